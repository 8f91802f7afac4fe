import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ShareTokens } from '../../../src/accounts/signing/share-token.js';

const tokens = new ShareTokens('5c'.repeat(32));
const shared = { account: 'ann', report_id: 'rep_1', expires_at: 1_790_000_000_000 };

describe('ShareTokens', () => {
  it('reads its own tokens, and makes the same one for the same share', () => {
    const token = tokens.make(shared);
    assert.match(token, /^[\w-]+$/);
    assert.deepEqual(tokens.read(token), shared);
    assert.equal(tokens.make({ ...shared }), token);
    assert.notEqual(tokens.make({ ...shared, expires_at: 1 }), token);
  });

  it('shows neither the account nor the report', () => {
    const bytes = Buffer.from(tokens.make(shared), 'base64url').toString('latin1');
    assert.ok(!bytes.includes('ann') && !bytes.includes('rep_1'));
  });

  it('rejects every change of a token, and tokens of another secret', () => {
    const token = tokens.make(shared);
    for (let at = 0; at < token.length; at++) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      // The last character has unused bits.
      if (Buffer.from(changed, 'base64url').equals(Buffer.from(token, 'base64url'))) continue;
      assert.equal(tokens.read(changed), null, `character ${at}`);
    }
    assert.equal(new ShareTokens('6d'.repeat(32)).read(token), null);
    for (const other of ['', 'x', token.slice(0, 45), `${token}${token}`, '../..', token.repeat(100)])
      assert.equal(tokens.read(other), null);
  });
});
