/** White space, which is the same as one space where words are compared. */
const isSpace = (unit: string): boolean => /[\s\x85]/.test(unit);
/** Controls that no extracted text has, and characters that XML cannot contain. */
const removed = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g;

/** The text with runs of white space as single spaces, none at its ends, and without controls. */
export const collapseSpace = (text: string): string =>
  isCollapsed.test(text)
    ? text
    : text
        .replace(removed, '')
        .replace(/[\s\x85]+/g, ' ')
        .trim();

/** Most paragraphs: ASCII without runs of spaces. */
const isCollapsed = /^(?:[!-~]+ )*[!-~]+$/;

/** Returns a function that maps an offset of the collapsed text to the offset of the same character. */
export function spaceMap(text: string): (offset: number) => number {
  const collapsed = collapseSpace(text);
  const offsets = new Uint32Array(collapsed.length + 1);
  let at = 0;
  for (let i = 0; i < collapsed.length; i++) {
    if (collapsed[i] === ' ') {
      while (!isSpace(text[at]!)) at++;
      offsets[i] = at;
      while (isSpace(text[at]!) || collapsed[i + 1] !== text[at]) at++;
    } else {
      while (text[at] !== collapsed[i]) at++;
      offsets[i] = at++;
    }
  }
  offsets[collapsed.length] = at;
  return offset => offsets[offset]!;
}
