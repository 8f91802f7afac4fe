import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signerOfSecret } from '../../../src/accounts/signing/signer.js';
import { attestedResult, ownScan, sha256 } from '../../../src/report/signing/attested-result.js';
import { mixedResult as result } from '../mixed-result.js';
import { signedBy } from './forgeries.js';

const html = '<!doctype html>\n<html lang="en">\n<body>\n<p>61.5</p>\n</body>\n</html>\n';
const signer = signerOfSecret('0e'.repeat(32));
const { keys } = signer;
const scan = signedBy(signer, result, sha256('a text'));

describe('ownScan', () => {
  it('recognises its own signed result within an object of a client, without its other members', () => {
    assert.deepEqual(ownScan(scan, keys), scan);
    assert.deepEqual(ownScan({ scan_id: null, ...scan, warnings: ['x'], title: 'x' }, keys), scan);
  });

  it('recognises no changed result, no result of another service and no signature of a report', () => {
    const { attestation, ...rest } = scan;
    const { signature } = signer.report(html, result, { textSha256: sha256('x'), reportId: 'rep_1', now: 0 });
    for (const object of [
      rest,
      { ...scan, score: 61.4 },
      { ...scan, text_sha256: sha256('another') },
      { ...scan, attestation: null },
      { ...scan, attestation: 'x' },
      { ...scan, attestation: { ...attestation, signature: 7 } },
      { ...scan, attestation: { ...attestation, note: 'x' } },
      { ...scan, attestation: { ...attestation, key: null } },
      signature,
      { ...signature, attestation: { ...signature.attestation, kind: 'telltale-scan' } },
      signedBy(signerOfSecret('2a'.repeat(32)), result, sha256('a text')),
    ])
      assert.equal(ownScan(object, keys), null);
  });
});

describe('attestedResult', () => {
  const saved = JSON.stringify({ ...result, text: 'a text' });

  it('is the result of the engine alone, for its signature or the saved scan', () => {
    const expected = { result, textSha256: sha256('a text') };
    const more = { warnings: ['x'], title: 'x', claim: 'x' };
    assert.deepEqual(attestedResult({ ...scan, ...more }, keys, null), expected);
    assert.deepEqual(attestedResult({ ...result, ...more }, keys, saved), expected);
    const other = JSON.stringify({ ...result, score: 1, text: 'b' });
    assert.deepEqual(attestedResult(scan, keys, other), expected);
  });

  it('is null for a changed result, and without a signature or saved scan', () => {
    for (const [object, record] of [
      [result, null],
      [{ ...scan, score: 1 }, null],
      [{ ...result, score: 1 }, saved],
      [{ ...result, disclaimer: undefined }, saved],
      [{}, saved],
    ] as const)
      assert.equal(attestedResult(JSON.parse(JSON.stringify(object)), keys, record), null);
  });
});
