import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTask } from '../task.js';
import { Failed } from './notice.js';

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
export function Confirm({ title, children, action, typed, onConfirm, onClose }: Question) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [word, setWord] = useState('');
  const task = useTask();
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    return () => opener?.focus();
  }, []);
  const confirm = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      await onConfirm();
      onClose();
    });
  };
  return (
    <dialog ref={dialog} aria-labelledby="question" onClose={onClose}>
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
        <Failed problem={task.problem} />
        <div class="row end">
          <button type="button" class="quiet" onClick={onClose}>
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
