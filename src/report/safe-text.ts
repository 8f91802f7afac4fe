/** Control characters, and marks that turn the direction of what follows them around (Unicode, Bidi_Control). */
const unruly =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** Text that can't change how the text around it reads; white space stays. What was taken out leaves a mark. */
export const tame = (text: string): string => text.replace(unruly, '\ufffd');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, for elements and quoted attributes. */
export const html = (text: string): string => tame(text).replace(/[&<>"']/g, char => entities[char]!);

/** At most `units` of a text on one line, not cut between the halves of a character. */
export function oneLine(text: string, units: number): string {
  const line = text
    .slice(0, units * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= units ? line : `${line.slice(0, units - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
