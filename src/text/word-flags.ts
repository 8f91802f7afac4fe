/** Properties of a word, as bits. */
export const wordFlag = {
  capitalised: 1,
  allCaps: 2,
  digit: 4,
  apostrophe: 8,
  hyphen: 16,
  sentenceStart: 32,
  ing: 64,
  ly: 128,
  nominal: 256,
  ed: 512,
  uncased: 1024,
} as const;
