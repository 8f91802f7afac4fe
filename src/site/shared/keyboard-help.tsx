import { useEffect, useRef } from 'preact/hooks';
import { Fact, LinkButton } from './controls.js';

const keys: readonly (readonly [keys: string, what: string])[] = [
  ['Ctrl + Enter', 'In the text field: scan the text; on Edit, accept the suggestion'],
  ['Ctrl + Z', 'In the text field: restore a text that was cleared or replaced; on Edit, undo any step'],
  ['Alt + ↓ ↑', 'On Edit: go to the next or previous suggestion'],
  ['Ctrl + Shift + Enter', 'On Edit: dismiss the suggestion'],
  ['← → ↑ ↓', 'In the result: move from sentence to sentence, or along the ribbon from passage to passage'],
  ['Home, End', 'In the result: go to the first or last sentence'],
  ['Enter, Space', 'In the result: keep the sentence open'],
  ['Escape', 'Close the sentence, the passage or a dialog'],
  ['?', 'Show these keys'],
];

/** Elements in which a question mark is text. */
const editable = 'input, textarea, select, [contenteditable]';

/** The focused element, also within a shadow root. */
const focused = () => document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;

/** A button that shows the keys of the site; the question mark does so too. */
export function KeyboardHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (focused()?.matches(editable) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <LinkButton onClick={open}>Keyboard</LinkButton>
      <dialog ref={dialog} aria-labelledby="keyboard">
        <h2 id="keyboard">Keyboard</h2>
        <dl class="keys">
          {keys.map(([name, what]) => (
            <Fact key={name} name={<kbd>{name}</kbd>} value={what} />
          ))}
        </dl>
        <form method="dialog" class="row end">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}
