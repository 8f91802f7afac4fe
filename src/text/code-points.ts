/** Unicode code points of a text, the characters of every cap and count; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++, count++) if (text.codePointAt(i)! > 0xffff) i++;
  return count;
}
