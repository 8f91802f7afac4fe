import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ApiKey, Scope } from '../store/durable.js';

/**
 * Format of an API key:
 *
 *     at_sk_ 4fGh…30 random characters…Zq 0aB3xY
 *     prefix  178 bits                   CRC-32 of the random part
 *
 * The checksum lets the service reject malformed keys without a store lookup, and secret scanners recognise
 * keys.
 */
const prefix = 'at_sk_';
const randomChars = 30;
const checksumChars = 6;
const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${randomChars + checksumChars}}$`);

export interface KeyRequest {
  account: string;
  scope: Scope;
  label: string | null;
  /** RFC 3339, UTC; null for a key that does not expire. */
  expires_at: string | null;
}

/** Generates a key: `text` is shown once, `record` is stored and has only the key's hash. */
export function generateKey(request: KeyRequest, now: number): { text: string; record: ApiKey } {
  const random = randomBase62(randomChars);
  const text = prefix + random + checksum(random);
  const record: ApiKey = {
    id: `key_${randomBase62(16)}`,
    account: request.account,
    hash: hashKey(text),
    last4: text.slice(-4),
    scope: request.scope,
    label: request.label,
    created_at: new Date(now).toISOString(),
    expires_at: request.expires_at,
    last_used_at: null,
    revoked_at: null,
  };
  return { text, record };
}

/** Whether the text has the shape and checksum of a key. Does not check whether the key exists. */
export function looksLikeKey(text: string): boolean {
  if (!shape.test(text)) return false;
  const random = text.slice(prefix.length, prefix.length + randomChars);
  return text.endsWith(checksum(random));
}

/** SHA-256, hex. A key has 178 random bits, so it needs neither salt nor a slow hash. */
export function hashKey(text: string): string {
  return hash('sha256', text);
}

/** Whether a stored key is valid at `now` (ms): neither revoked nor expired. */
export function isKeyValid(key: ApiKey, now: number): boolean {
  return key.revoked_at === null && (key.expires_at === null || Date.parse(key.expires_at) > now);
}

const checksum = (random: string) => toBase62(crc32(random), checksumChars);

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` uniformly random characters. Bytes from 248 (4 × 62) would bias the modulo and are discarded. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length + 8)) {
      if (byte < 248 && text.length < length) text += base62[byte % 62];
    }
  }
  return text;
}

/** A non-negative integer in `width` digits, left-padded so that strings sort in numeric order. */
export function toBase62(value: number, width: number): string {
  let text = '';
  for (let rest = value; text.length < width; rest = Math.floor(rest / 62)) text = base62[rest % 62] + text;
  return text;
}
