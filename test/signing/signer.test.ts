import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { sha256, signerOfFile, signerOfSecret } from '../../src/signing/signer.js';
import { type Signed, splitReport } from '../../src/signing/statement.js';
import { readKeySet, verifySigned } from '../../src/signing/verify.js';
import { temporaryFolder } from '../server.js';

const folder = temporaryFolder();
after(() => rmSync(folder, { recursive: true, force: true }));

const pem = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
const result = { score: 61.5, band: 'elevated', engine: '2.9.1', signals: [{ name: 'hapax', points: 1.5 }] };
const html = '<!doctype html>\n<html lang="en">\n<body>\n<p>61.5</p>\n</body>\n</html>\n';
const now = Date.UTC(2026, 0, 2, 3, 4, 5);

const secret = '0e'.repeat(32);
const signer = signerOfSecret(secret);
const report = signer.report(html, result, { textSha256: sha256('a text'), reportId: 'rep_1', now }).html;
const scan = JSON.stringify({
  scan_id: 'scan_1',
  attestation: signer.scan(result, sha256('a text'), now),
  ...result,
});

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
    const verification = await verifySigned(signed, rotated.keys);
    assert.ok(verification.kind === 'intact' && verification.keyIsKnown);
  });

  it('rejects a file without a private key, and keys of other kinds', () => {
    const file = join(folder, 'bad.pem');
    writeFileSync(file, 'no key');
    assert.throws(() => signerOfFile(file), /no private key/);
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
    writeFileSync(file, rsa.export({ format: 'pem', type: 'pkcs8' }));
    assert.throws(() => signerOfFile(file), /not an Ed25519 key/);
    assert.throws(() => signerOfFile(join(folder, 'absent.pem')), /ENOENT/);
  });

  it('recognises its own attestations of the same result only', () => {
    const attestation = JSON.parse(scan).attestation as Signed;
    assert.ok(signer.isAttested(result, attestation));
    assert.ok(!signer.isAttested({ ...result, score: 61.4 }, attestation));
    const forged = {
      ...attestation,
      statement: { ...attestation.statement, text_sha256: sha256('another') },
    };
    assert.ok(!signer.isAttested(result, forged));
    const other = signerOfSecret('2a'.repeat(32));
    assert.ok(!other.isAttested(result, attestation));
  });
});

describe('verifySigned', () => {
  it('finds the signature of a report and of a result intact', async () => {
    for (const file of [report, scan]) {
      const verification = await verifySigned(file, signer.keys);
      assert.ok(verification.kind === 'intact' && verification.keyIsKnown, JSON.stringify(verification));
      assert.equal(verification.kid, signer.keys[0]!.kid);
      assert.equal(verification.statement.text_sha256, sha256('a text'));
    }
  });

  it('finds a report intact whose line ends were converted', async () => {
    assert.equal((await verifySigned(report.replaceAll('\n', '\r\n'), [])).kind, 'intact');
  });

  it('says that the key is not known without the published keys', async () => {
    const verification = await verifySigned(report, []);
    assert.ok(verification.kind === 'intact' && !verification.keyIsKnown);
  });

  it('detects a change of any character of a report', async () => {
    const { json } = splitReport(report)!;
    const changes = [
      report.replace('<p>61.5', '<p>11.5'),
      report.replace('<body>', '<body><p>Written by a machine.</p>'),
      ...Object.keys(JSON.parse(json).statement).map(field => {
        const block = JSON.parse(json);
        block.statement[field] = typeof block.statement[field] === 'number' ? 2 : 'x';
        return report.replace(json, JSON.stringify(block));
      }),
      report.replace(json, json.replace('"points":1.5', '"points":9.5')),
      report.replace(json, json.replace(/"signature":"./, '"signature":"_')),
      report.replace(json, '{}'),
      report.replace(json, 'no JSON'),
    ];
    for (const changed of changes) {
      assert.notEqual(changed, report);
      const { kind } = await verifySigned(changed, signer.keys);
      assert.notEqual(kind, 'intact', changed.slice(-900));
    }
  });

  it('detects a signature by another key under the published key’s name', async () => {
    const other = signerOfSecret('2a'.repeat(32));
    const forged = other.report(html, result, { textSha256: sha256('x'), reportId: 'rep_1', now }).html;
    const named = forged.replace(other.keys[0]!.kid, signer.keys[0]!.kid);
    const verification = await verifySigned(named, signer.keys);
    assert.ok(
      verification.kind === 'intact' && !verification.keyIsKnown && verification.kid === other.keys[0]!.kid,
    );
  });

  it('finds no signature in other files', async () => {
    assert.deepEqual(await verifySigned(html, []), { kind: 'unsigned' });
    assert.deepEqual(await verifySigned('{"score":1}', []), { kind: 'unsigned' });
    assert.equal((await verifySigned('{"score":', [])).kind, 'invalid');
  });
});

describe('readKeySet', () => {
  it('reads Ed25519 keys and ignores others', () => {
    const keys = [...signer.keys, { kty: 'RSA', n: 'x' }];
    assert.deepEqual(readKeySet(JSON.stringify({ keys })), signer.keys);
    assert.equal(readKeySet('{"keys":1}'), null);
    assert.equal(readKeySet('no JSON'), null);
  });
});
