/** Separators between a word and the one before it, as bits. */
export const separator = {
  comma: 1,
  colon: 2,
  semicolon: 4,
  dash: 8,
  stop: 16,
  exclamation: 32,
  question: 64,
  newline: 128,
  quote: 256,
  open: 512,
  close: 1024,
  ellipsis: 2048,
  emphasis: 4096,
  space: 8192,
  paragraph: 16_384,
  other: 32_768,
} as const;

/** Separators that end a clause: no phrase or construction extends across them. */
export const clauseBreak =
  separator.colon |
  separator.semicolon |
  separator.dash |
  separator.stop |
  separator.exclamation |
  separator.question |
  separator.open |
  separator.close |
  separator.ellipsis |
  separator.paragraph;
