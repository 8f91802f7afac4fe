/** Figures as English prose has them. Pure. */

const whole = new Intl.NumberFormat('en-US');

/** 12345 is "12,345". */
export const number = (value: number): string => whole.format(value);

/** A number with its unit: "1 word", "2,500 words". */
export const count = (value: number, unit: string): string =>
  `${number(value)} ${unit}${value === 1 ? '' : 's'}`;

/** A rate as a person reads it: 0.0008 is "0.08%", 0.034 is "3.4%". */
export function percent(rate: number): string {
  const value = rate * 100;
  return `${value.toFixed(value > 0 && value < 0.1 ? 2 : 1).replace(/\.0+$/, '')}%`;
}
