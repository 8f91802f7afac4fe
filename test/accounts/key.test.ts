import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { generateKey, hashKey, isKeyValid, looksLikeKey, toBase62 } from '../../src/accounts/key.js';

const request = { account: 'ann', scope: 'full', label: null, expires_at: null } as const;
const now = Date.parse('2026-11-21T12:00:00Z');

describe('an API key', () => {
  it('has its prefix, 30 random characters and their checksum', () => {
    const { text } = generateKey(request, now);
    assert.match(text, /^at_sk_[0-9A-Za-z]{36}$/);
    assert.equal(text.slice(-6), toBase62(crc32(Buffer.from(text.slice(6, 36))), 6));
  });

  it('is not stored: its record has the hash and the last four characters', () => {
    const { text, record } = generateKey({ ...request, scope: 'read', label: 'ci' }, now);
    assert.equal(record.hash, hashKey(text));
    assert.match(record.hash, /^[0-9a-f]{64}$/);
    assert.equal(record.last4, text.slice(-4));
    assert.match(record.id, /^key_[0-9A-Za-z]{16}$/);
    assert.ok(!JSON.stringify(record).includes(text.slice(0, 12)));
    assert.deepEqual([record.scope, record.label, record.revoked_at], ['read', 'ci', null]);
    assert.equal(record.created_at, '2026-11-21T12:00:00.000Z');
  });

  it('is distinguished from malformed text without a store lookup', () => {
    const { text } = generateKey(request, now);
    assert.equal(looksLikeKey(text), true);
    const last = text.endsWith('0') ? '1' : '0';
    for (const junk of [
      '',
      'at_sk_',
      text.slice(0, -1),
      `${text}a`,
      `${text}\n`,
      ` ${text}`,
      text.slice(0, -1) + last,
      text.replace('at_sk_', 'AT_SK_'),
      text.replace('at_sk_', 'at_pk_'),
      `at_sk_${'a'.repeat(36)}`,
      `at_sk_${'é'.repeat(36)}`,
      'x'.repeat(100_000),
    ]) {
      assert.equal(looksLikeKey(junk), false, junk.slice(0, 60));
    }
  });

  it('fails its checksum when any one character changes', () => {
    const { text } = generateKey(request, now);
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 41 }), fc.integer({ min: 1, max: 61 }), (at, step) => {
        const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
        const other = alphabet[(alphabet.indexOf(text[at]!) + step) % 62];
        assert.equal(looksLikeKey(text.slice(0, at) + other + text.slice(at + 1)), false);
      }),
    );
  });

  it('is valid until it expires or is revoked', () => {
    const { record } = generateKey({ ...request, expires_at: '2026-11-21T13:00:00.000Z' }, now);
    assert.equal(isKeyValid(record, now), true);
    assert.equal(isKeyValid(record, now + 3_600_000), false);
    assert.equal(isKeyValid({ ...record, revoked_at: record.created_at }, now), false);
    assert.equal(isKeyValid({ ...record, expires_at: null }, now * 2), true);
  });
});
