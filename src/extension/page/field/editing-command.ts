/** The editing command of the browser, which its undo command reverts. */

/** Replaces the selection by a text. */
export function type(text: string): void {
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
}

export function undo(steps: number): void {
  for (let step = 0; step < steps; step++) document.execCommand('undo');
}

/** Tells the page of a change that was made without the editing command. */
export function announceInput(field: HTMLElement): void {
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
