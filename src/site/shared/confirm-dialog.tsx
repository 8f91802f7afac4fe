import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusHeading } from '../router.js';
import { Button, Field, Form } from './controls.js';
import { ErrorNotice, useTask } from './task.js';

interface Question {
  title: string;
  children: ComponentChildren;
  action: string;
  /** A word that must be typed to enable the confirming button. */
  typed?: string | undefined;
  onConfirm(): Promise<void>;
}

interface ConfirmProps extends Question, Pick<ButtonHTMLAttributes, 'class' | 'disabled' | 'aria-label'> {
  button: ComponentChildren;
}

/** A button for an action that can't be undone. It asks before, in a native modal dialog. */
export function ConfirmButton({ title, children, action, typed, onConfirm, button, ...props }: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => setOpen(true)}>
        {button}
      </Button>
      {isOpen && (
        <ConfirmDialog {...{ title, children, action, typed, onConfirm }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function ConfirmDialog({ onClose, ...question }: Question & { onClose(): void }) {
  const { title, children, action, typed, onConfirm } = question;
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
