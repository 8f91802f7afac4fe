import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generateSession, hashToken, isSessionValid, looksLikeToken } from '../../src/accounts/session.js';
import { limits } from '../../src/contract/limits.js';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('a session', () => {
  const { token, record } = generateSession('ann', now);

  it('stores only the hash of its token', () => {
    assert.match(token, /^[0-9A-Za-z]{43}$/);
    assert.deepEqual([record.hash, record.account], [hashToken(token), 'ann']);
    assert.notEqual(generateSession('ann', now).token, token);
  });

  it('expires', () => {
    assert.equal(isSessionValid(record, now + limits.sessionMs - 1), true);
    assert.equal(isSessionValid(record, now + limits.sessionMs), false);
  });

  it('distinguishes a token from malformed text', () => {
    assert.equal(looksLikeToken(token), true);
    for (const junk of ['', 'a', 'é'.repeat(43), 'a'.repeat(44), `${'a'.repeat(42)};`])
      assert.equal(looksLikeToken(junk), false);
  });
});
