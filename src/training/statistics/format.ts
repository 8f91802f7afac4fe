/** A share as a percentage with one decimal, for example "3.4%"; an en dash for NaN. */
export const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)}%`);

/** A number with three decimals; an en dash for NaN. */
export const decimal = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(3));

/** A Markdown table. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
