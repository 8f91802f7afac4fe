import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashToken, looksLikeToken, mintSession, sessionInForce } from '../../src/accounts/session.js';
import { limits } from '../../src/limits.js';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('a session', () => {
  it('keeps only the hash of its token', () => {
    const { token, record } = mintSession('ann', now);
    assert.match(token, /^[0-9A-Za-z]{43}$/);
    assert.equal(record.hash, hashToken(token));
    assert.equal(record.account, 'ann');
    assert.notEqual(mintSession('ann', now).token, token);
  });

  it('ends when its time is over', () => {
    const { record } = mintSession('ann', now);
    assert.equal(sessionInForce(record, now + limits.sessionMs - 1), true);
    assert.equal(sessionInForce(record, now + limits.sessionMs), false);
  });

  it('tells junk from a token', () => {
    assert.equal(looksLikeToken(mintSession('ann', now).token), true);
    for (const junk of ['', 'a', 'é'.repeat(43), 'a'.repeat(44), `${'a'.repeat(42)};`]) {
      assert.equal(looksLikeToken(junk), false);
    }
  });
});
