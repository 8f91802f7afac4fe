import { randomFillSync } from 'node:crypto';
import type { HistoryKind } from './durable.js';

/**
 * Record ids: sortable by time like ULIDs, with a prefix for the kind of record.
 *
 *     scan_ 01jd8x3k2q 8h4m2v7c9t1nrb5w
 *           ms, 10     random, 16 (80 bits)
 *
 * Crockford's base 32 in lower case: digits before letters, without i, l, o and u. Within a process each id
 * is greater than the one before, also within one millisecond and after the clock was set back.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeDigits = 10;
const randomDigits = 16;

export type IdPrefix = 'scan' | 'cln' | 'rep' | 'fb' | 'img';

export const prefixOf = {
  scan: 'scan',
  cleanup: 'cln',
  report: 'rep',
  feedback: 'fb',
  image: 'img',
} as const satisfies Record<HistoryKind, IdPrefix>;

let lastMs = 0;
/** Random digits of the last id. */
const digits = new Uint8Array(randomDigits);

/** Makes a new id. `now` is Unix time in milliseconds. */
export function recordId(prefix: IdPrefix, now: number): string {
  if (now > lastMs) {
    lastMs = now;
    randomFillSync(digits);
    // The first digit starts below 16, so that increments within a millisecond never overflow.
    for (let i = 0; i < randomDigits; i++) digits[i]! &= i === 0 ? 15 : 31;
  } else increment();
  let text = `${prefix}_${timeText(lastMs)}`;
  for (const digit of digits) text += alphabet[digit];
  return text;
}

/** Whether a text has the form of a record id. Others are never stored, and may not fit a key of LMDB. */
export const isRecordId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** When an id was made, in Unix milliseconds. */
export function timeOfId(id: string): number {
  const start = id.indexOf('_') + 1;
  const digits = Array.from(id.slice(start, start + timeDigits), digit => alphabet.indexOf(digit));
  return digits.reduce((ms, digit) => ms * 32 + digit, 0);
}

/** A lower bound: sorts before every id made at `time` or later, and after every id made earlier. */
export const firstIdOf = (prefix: IdPrefix, time: number): string =>
  `${prefix}_${timeText(Math.max(0, time))}`;

function increment(): void {
  for (let i = randomDigits - 1; i >= 0; i--) {
    digits[i] = (digits[i]! + 1) & 31;
    if (digits[i] !== 0) return;
  }
}

function timeText(ms: number): string {
  let text = '';
  for (let rest = ms; text.length < timeDigits; rest = Math.floor(rest / 32))
    text = alphabet[rest % 32] + text;
  return text;
}
