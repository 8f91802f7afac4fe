import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ErrorNotice } from './error-notice.js';
import { focusHeading } from './focus-heading.js';
import { useTask } from './task.js';

interface Question {
  title: string;
  children: ComponentChildren;
  /** What the button that does it says. */
  action: string;
  /** A word that must be typed first, for what can't be undone and weighs much. */
  typed?: string;
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Asks before something that can't be undone; a modal dialog of the browser's own. */
export function ConfirmDialog({ title, children, action, typed, onConfirm, onClose }: Question) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [word, setWord] = useState('');
  const task = useTask();
  // Before the next key is read: a Tab pressed in between would be what the focus comes back to.
  useLayoutEffect(() => {
    const { current: modal } = dialog;
    modal?.showModal();
    return () => {
      modal?.close();
      // The opener may have gone with what was deleted.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, []);
  // What ends later than its dialog must not close the next one.
  const close = () => {
    if (dialog.current !== null) onClose();
  };
  // Escape takes the dialog away as its buttons do; closed by itself first, it would swallow the opener's next press.
  const cancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  const confirm = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      await onConfirm();
      close();
    });
  };
  return (
    <dialog ref={dialog} aria-labelledby="question" onCancel={cancel} onClose={close}>
      <form onSubmit={confirm}>
        <h2 id="question">{title}</h2>
        {children}
        {typed !== undefined && (
          <label class="field">
            Type <strong>{typed}</strong> to confirm
            <input
              type="text"
              value={word}
              autocomplete="off"
              onInput={event => setWord(event.currentTarget.value)}
            />
          </label>
        )}
        <ErrorNotice problem={task.problem} />
        <div class="row end">
          <button type="button" class="quiet" onClick={close}>
            Keep
          </button>
          <button type="submit" disabled={task.busy || (typed !== undefined && word !== typed)}>
            {action}
          </button>
        </div>
      </form>
    </dialog>
  );
}
