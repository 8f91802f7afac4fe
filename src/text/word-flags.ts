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

/** Kind of a sentence, by the line it is on. */
export const sentenceKind = { prose: 0, heading: 1, list: 2, quote: 3 } as const;

/** Mark at the end of a sentence. */
export const ending = { none: 0, stop: 1, question: 2, exclamation: 3 } as const;
