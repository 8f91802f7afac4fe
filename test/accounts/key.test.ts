import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { generateKey, hashKey, isKeyValid, looksLikeKey, toBase62 } from '../../src/accounts/key.js';
import { forAll } from '../for-all.js';

const request = { account: 'ann', scope: 'read', label: 'ci', expires_at: null } as const;
const now = Date.parse('2026-11-21T12:00:00Z');
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('an API key', () => {
  const { text, record } = generateKey(request, now);

  it('has its prefix, 30 random characters and their checksum', () => {
    assert.match(text, /^at_sk_[0-9A-Za-z]{36}$/);
    assert.equal(text.slice(-6), toBase62(crc32(Buffer.from(text.slice(6, 36))), 6));
  });

  it('is not stored: its record has the hash and the last four characters', () => {
    const { id, ...rest } = record;
    assert.match(id, /^key_[0-9A-Za-z]{16}$/);
    assert.ok(!JSON.stringify(record).includes(text.slice(0, 12)));
    const created_at = '2026-11-21T12:00:00.000Z';
    const unused = { last_used_at: null, revoked_at: null };
    const stored = { hash: hashKey(text), last4: text.slice(-4), created_at, ...unused };
    assert.deepEqual(rest, { ...request, ...stored });
    assert.match(record.hash, /^[0-9a-f]{64}$/);
  });

  it('is distinguished from malformed text without a store lookup', () => {
    assert.equal(looksLikeKey(text), true);
    // A key of an earlier version: the checksum must not change.
    assert.equal(looksLikeKey('at_sk_zzzzzzzzzzzzzzzzzzzz01234567892Kxsl9'), true);
    for (const junk of [
      '',
      'at_sk_',
      text.slice(0, -1),
      `${text}a`,
      `${text}\n`,
      ` ${text}`,
      text.replace('at_sk_', 'AT_SK_'),
      text.replace('at_sk_', 'at_pk_'),
      `at_sk_${'a'.repeat(36)}`,
      `at_sk_${'é'.repeat(36)}`,
      'x'.repeat(100_000),
    ])
      assert.equal(looksLikeKey(junk), false, junk.slice(0, 60));
  });

  it('fails its checksum when any one character changes', () =>
    forAll([fc.integer({ min: 6, max: 41 }), fc.integer({ min: 1, max: 61 })], (at, step) => {
      const other = alphabet[(alphabet.indexOf(text[at]!) + step) % 62];
      assert.equal(looksLikeKey(text.slice(0, at) + other + text.slice(at + 1)), false);
    }));

  it('is valid until it expires or is revoked', () => {
    const expiring = { ...record, expires_at: '2026-11-21T13:00:00.000Z' };
    assert.equal(isKeyValid(expiring, now), true);
    assert.equal(isKeyValid(expiring, now + 3_600_000), false);
    assert.equal(isKeyValid({ ...record, revoked_at: record.created_at }, now), false);
    assert.equal(isKeyValid(record, now * 2), true);
  });
});
