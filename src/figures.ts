/** Formats numbers for English prose. Pure. */

const whole = new Intl.NumberFormat('en-US');

/** Formats an integer: 12345 is "12,345". */
export const number = (value: number): string => whole.format(value);

/** Formats a number with its unit: "1 word", "2,500 words". */
export const count = (value: number, unit: string): string =>
  `${number(value)} ${unit}${value === 1 ? '' : 's'}`;

/** Formats a rate as a percentage: 0.0008 is "0.08%", 0.034 is "3.4%". */
export function percent(rate: number): string {
  const value = rate * 100;
  return `${value.toFixed(value > 0 && value < 0.1 ? 2 : 1).replace(/\.0+$/, '')}%`;
}
