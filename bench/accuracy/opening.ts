/** The first words of a text, with the white space after them. */
export function opening(text: string, wordsMax: number): string {
  let words = 0;
  for (const { index } of text.matchAll(/\S+/g)) if (words++ === wordsMax) return text.slice(0, index);
  return text;
}
