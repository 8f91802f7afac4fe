/** Limits that the pages of the site apply too: a page loads these alone. */
export const pageLimits = {
  titleChars: 200,
  rewriteSentences: 20,
  rewriteCharsMin: 12,
  rewriteChars: 1_200,
  reportTextChars: 200_000,
  reportSourceChars: 300,
  /** Statement of a writer about the text, in a report. */
  statementChars: 5_000,
  /** First and last words of passages, in a report without the text: about 100 passages. */
  reportExcerptsChars: 20_000,
  /** Text sent with feedback: as long as a report's. */
  feedbackTextChars: 200_000,
  /** Characters of an extracted text that is scanned in parts (`whole`): the largest plan's limit. */
  wholeTextChars: 1_000_000,
  /** Replacements of words that a request makes in a document: a rewrite of each sentence of 200 pages. */
  requestedEdits: 4_000,
  /** Length of the words of such a replacement: more than the longest sentence that can be rewritten. */
  requestedEditChars: 2_000,
  /** Open HTML elements; browsers have the same limit. */
  htmlDepth: 512,
  htmlAttributes: 64,
  /** Blocks considered when the main content of a page is searched. */
  htmlContainers: 50_000,
} as const;
