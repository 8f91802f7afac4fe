/** The values of NDJSON. */
// biome-ignore lint/suspicious/noExplicitAny: lines of every shape are read by tests that state theirs
export const jsonLines = (text: string): any[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line));
