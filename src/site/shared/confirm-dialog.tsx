import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusHeading } from '../router.js';
import { Button, Field, Form } from './controls.js';
import { ErrorNotice, useTask } from './task.js';

interface ConfirmProps extends Pick<ButtonHTMLAttributes, 'class' | 'aria-label'> {
  button: ComponentChildren;
  title: string;
  /** Explains in the dialog what the action does. */
  children: ComponentChildren;
  action: string;
  /** A word that must be typed to enable the confirming button. */
  typed?: string;
  onConfirm(): Promise<void>;
}

/** A button for an action that can't be undone. It asks before, in a native modal dialog. */
export function ConfirmButton(props: ConfirmProps) {
  const { class: name = 'quiet', button } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button class={name} aria-label={props['aria-label']} onClick={() => setOpen(true)}>
        {button}
      </Button>
      {isOpen && <ConfirmDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type DialogProps = Omit<ConfirmProps, 'button'> & { onClose(): void };

function ConfirmDialog({ title, children, action, typed, onConfirm, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [word, setWord] = useState('');
  const task = useTask();
  // A layout effect opens the dialog before the next key press, so that focus later returns to the element
  // that opened it.
  useLayoutEffect(() => {
    const { current: modal } = dialog;
    modal?.showModal();
    return () => {
      modal?.close();
      // The element that opened the dialog may have been deleted.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, []);
  // An action that ends after its dialog must not close the next dialog.
  const close = () => {
    if (dialog.current !== null) onClose();
  };
  // Escape unmounts the dialog as the buttons do. If the browser closed it first, the opener would miss the
  // next press.
  const cancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  const confirm = () =>
    task.run(async () => {
      await onConfirm();
      close();
    });
  return (
    <dialog ref={dialog} aria-labelledby="question" onCancel={cancel} onClose={close}>
      <Form onSubmit={confirm}>
        <h2 id="question">{title}</h2>
        {children}
        {typed !== undefined && (
          <Field
            label={
              <>
                Type <strong>{typed}</strong> to confirm
              </>
            }
            value={word}
            autocomplete="off"
            onText={setWord}
          />
        )}
        <ErrorNotice problem={task.problem} />
        <div class="row end">
          <Button onClick={close}>Cancel</Button>
          <button type="submit" disabled={task.busy || (typed !== undefined && word !== typed)}>
            {action}
          </button>
        </div>
      </Form>
    </dialog>
  );
}
