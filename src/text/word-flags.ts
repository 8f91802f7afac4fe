/** Shape bits of a word. */
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

/** What a sentence is, judged by its line. */
export const sentenceKind = { prose: 0, heading: 1, list: 2, quote: 3 } as const;

/** How a sentence ends. */
export const ending = { none: 0, stop: 1, question: 2, exclamation: 3 } as const;
