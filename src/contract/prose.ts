/** Numbers and lists as English prose writes them. Pure. */
import type { NotApplied } from './cleanup.js';

/** Formats an integer: 12345 is "12,345". Does without Intl, whose tables take 15 ms to load. */
export const number = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a number with its unit: "1 word", "2,500 words". */
export const count = (value: number, unit: string): string =>
  `${number(value)} ${unit}${value === 1 ? '' : 's'}`;

/** Formats a number of bytes: "10 MB", "1.5 MB", "490 KB". What exceeds a limit is rounded up. */
export const fileSize = (bytes: number, round = Math.floor): string =>
  bytes < 2 ** 20 ? `${number(round(bytes / 1024))} KB` : `${String(round((bytes * 10) / 2 ** 20) / 10)} MB`;

/** Points with a sign. U+2212 is as wide as the plus sign. */
export const points = (value: number): string => {
  const text = Math.abs(value).toFixed(1);
  return text === '0.0' ? '0.0' : `${value < 0 ? '\u2212' : '+'}${text}`;
};

/** A waiting time: "45 s", "12 min 5 s", "1 h 3 min". */
export function waitingTime(seconds: number): string {
  const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.ceil(seconds % 60)];
  if (h > 0) return `${h} h ${min} min`;
  return min > 0 ? `${min} min ${s} s` : `${s} s`;
}

/** The detail of an error without its sentence on the time to wait, which is counted down beside it. */
export const withoutWait = (detail: string): string => detail.replace(/ Try again in \d+ seconds?\.$/, '');

/** Names in a sentence: "a", "a and b", "a, b and c". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Formats a rate as a percentage: 0.0008 is "0.08%", 0.034 is "3.4%". Only 0 and 1 are "0%" and "100%". */
export function percent(rate: number): string {
  const value = rate * 100;
  const isExtreme = (value > 0 && value < 0.1) || (value > 99.9 && value < 100);
  const shown = isExtreme ? Math.min(99.99, Math.max(0.01, value)) : value;
  return `${shown.toFixed(isExtreme ? 2 : 1).replace(/\.0+$/, '')}%`;
}

/** Least percentage that is "nearly all". */
const nearlyAllPercent = 99.9;

/** A share in a sentence: "none", "31.2%", "nearly all" where it rounds to 99.9% or 100%, or "all". */
export function share(of: number): string {
  if (of === 0 || of === 1) return of === 0 ? 'none' : 'all';
  return Number((of * 100).toFixed(1)) >= nearlyAllPercent ? 'nearly all' : percent(of);
}

/** The glyphs that a cleanup leaves as they are: "Not applied: 2 that the syntax of the format forbids." */
export function notAppliedNote({ syntax, structure }: NotApplied): string {
  const reasons = [
    syntax && `${number(syntax)} that the syntax of the format forbids`,
    structure && `${number(structure)} that would change an element, a link or an anchor`,
  ].filter(Boolean);
  return reasons.length === 0 ? '' : `Not applied: ${reasons.join(', ')}.`;
}
