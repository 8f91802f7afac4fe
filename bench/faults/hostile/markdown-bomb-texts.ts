/** Markdown with extreme nesting, repetition or unclosed constructs, shared by the document attacks. */
const long = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const wedge = (mark: string, lines: number) =>
  Array.from({ length: lines }, (_, i) => `${mark.repeat(i + 1)} x`).join('\n');

export const markdownBombs: readonly string[] = [
  long('+ ', 220_000),
  long('> ', 160_000),
  wedge('>', 600),
  long('1) - ', 300_000),
  long('- item\n', 900_000),
  `|${'h|'.repeat(900)}\n|${'-|'.repeat(900)}\n${long('|c\n', 800_000)}`,
  long('text— ', 240_000),
  long('[a](<b', 250_000),
  long('~~~\nq\n', 400_000),
  long('**_`', 300_000),
];
