import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { signerOfFile, signerOfSecret } from '../../../src/accounts/signing/signer.js';
import { sha256 } from '../../../src/report/signing/attested-result.js';
import { verifySigned } from '../../../src/report/signing/verify.js';
import { mixedResult } from '../../report/mixed-result.js';
import { temporaryFolder } from '../../temporary-folder.js';

const folder = temporaryFolder();

const pem = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
const result = mixedResult;
const html = '<!doctype html>\n<html lang="en">\n<body>\n<p>61.5</p>\n</body>\n</html>\n';
const now = Date.UTC(2026, 0, 2, 3, 4, 5);

const secret = '0e'.repeat(32);
const signer = signerOfSecret(secret);
describe('signerOfSecret', () => {
  it('has the same key for the same secret', () => {
    assert.deepEqual(signerOfSecret(secret).keys, signer.keys);
    assert.notEqual(signerOfSecret('1f'.repeat(32)).keys[0]!.kid, signer.keys[0]!.kid);
  });
});

describe('signerOfFile', () => {
  it('signs with the first private key of a file and publishes the others', async () => {
    const [old, current] = [pem(), pem()];
    const file = join(folder, 'keys.pem');
    writeFileSync(file, old);
    const before = signerOfFile(file);
    const signed = before.report(html, result, { textSha256: sha256('a text'), reportId: 'rep_1', now }).html;
    writeFileSync(file, current + old);
    const rotated = signerOfFile(file);
    assert.equal(rotated.keys.length, 2);
    assert.notEqual(rotated.keys[0]!.kid, before.keys[0]!.kid);
    const report = { name: 'report.html', bytes: Buffer.from(signed) };
    const verification = await verifySigned(report, rotated.keys);
    assert.ok(verification.kind === 'intact' && verification.keyIsKnown);
  });

  it('rejects a file without a private key, with over 20 keys, or with keys of other kinds', () => {
    const file = join(folder, 'bad.pem');
    writeFileSync(file, 'no key');
    assert.throws(() => signerOfFile(file), /no private key/);
    const key = pem();
    writeFileSync(file, key.repeat(20));
    assert.equal(signerOfFile(file).keys.length, 1);
    writeFileSync(file, key.repeat(21));
    assert.throws(() => signerOfFile(file), /more than 20 keys/);
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
    writeFileSync(file, rsa.export({ format: 'pem', type: 'pkcs8' }));
    assert.throws(() => signerOfFile(file), /not an Ed25519 key/);
    assert.throws(() => signerOfFile(join(folder, 'absent.pem')), /ENOENT/);
  });
});
