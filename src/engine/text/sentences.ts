/**
 * Kind of a sentence, by the line it is on. A `line` is a short line of a paragraph that ends without a mark,
 * or that is among such lines: of verse, of an address, of the head of a memo.
 */
export const sentenceKind = { prose: 0, heading: 1, list: 2, quote: 3, line: 4 } as const;

/** Whether signals of sentences count a sentence of this kind: headings and lines of verse are none. */
export const isCounted = (kind: number): boolean =>
  kind !== sentenceKind.heading && kind !== sentenceKind.line;

/** Mark at the end of a sentence. */
export const ending = { none: 0, stop: 1, question: 2, exclamation: 3 } as const;
