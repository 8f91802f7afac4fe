/**
 * Counts Unicode code points, the unit of every character limit and count. A lone surrogate counts as one.
 */
export function codePoints(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++, count++) if (text.codePointAt(i)! > 0xffff) i++;
  return count;
}
