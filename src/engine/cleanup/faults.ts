/**
 * Kinds of changes that correct faults, in every style: characters that no reader sees, finds or copies as
 * they are meant. Quotes, dashes, spaces and bullets are a matter of style.
 */
export const faults: ReadonlySet<string> = new Set([
  'line endings',
  'invisible characters',
  'chat citation markers',
  'ligatures',
  'fullwidth',
  'styled letters',
  'decomposed letters',
  'chat replies',
  'chat tracking parameters',
]);
