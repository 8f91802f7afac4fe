import { randomBytes } from 'node:crypto';
import type { HistoryKind } from './durable.js';

/**
 * Ids that sort by time, like ULIDs with a prefix that says the kind:
 *
 *     scan_ 01jd8x3k2q 8h4m2v7c9t1nrb5w
 *           ms, 10     random, 16 (80 bits)
 *
 * Crockford's base 32 in lower case: digits before letters, no i l o u. Within a process an id is always greater than
 * the one before, also within one millisecond and when the clock steps back.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeDigits = 10;
const randomDigits = 16;

export type IdPrefix = 'scan' | 'cln' | 'rep' | 'fb';

/** How ids of records begin. */
export const prefixOf = {
  scan: 'scan',
  cleanup: 'cln',
  report: 'rep',
  feedback: 'fb',
} as const satisfies Record<HistoryKind, IdPrefix>;

let lastMs = 0;
let lastRandom = Array<number>(randomDigits).fill(0);

export function recordId(prefix: IdPrefix, now: number): string {
  if (now > lastMs) {
    lastMs = now;
    lastRandom = Array.from(randomBytes(randomDigits), byte => byte & 31);
    // Headroom, so that counting up within a millisecond never wraps.
    lastRandom[0]! &= 15;
  } else {
    increment(lastRandom);
  }
  return `${prefix}_${timeText(lastMs)}${lastRandom.map(digit => alphabet[digit]).join('')}`;
}

/** Sorts before every id of this prefix made at `time` or later, and behind all that were made earlier. */
export const firstIdOf = (prefix: IdPrefix, time: number): string =>
  `${prefix}_${timeText(Math.max(0, time))}`;

function increment(digits: number[]): void {
  for (let i = digits.length - 1; i >= 0; i--) {
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
