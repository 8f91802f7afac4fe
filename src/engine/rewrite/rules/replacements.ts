/** Parses `after: before, before; after: before` to a record from each phrase to what replaces it. */
export const replacements = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    table.split(';').flatMap(row => {
      const [after, before] = row.split(':') as [string, string];
      return before.split(',').map(phrase => [phrase.trim(), after.trim()]);
    }),
  );
