/** How to use a report on a text, in the same words in each. */
export const advice =
  'Read the passages and their evidence yourself, talk with the writer, and ask for drafts. Base no decision about a person on a score.';
