/**
 * Counts Unicode code points, the unit of every character limit and count. A lone surrogate counts as one.
 */
export function codePoints(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++, count++) if (text.codePointAt(i)! > 0xffff) i++;
  return count;
}

/** Whether a text has more code points than a limit. Most have fewer UTF-16 units and need no count. */
export const isLonger = (text: string, charsMax: number): boolean =>
  text.length > charsMax && codePoints(text) > charsMax;
