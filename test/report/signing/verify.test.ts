import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signerOfSecret } from '../../../src/accounts/signing/signer.js';
import type { PublicKey } from '../../../src/contract/report.js';
import { sha256 } from '../../../src/report/signing/attested-result.js';
import { readKeySet, verifySigned } from '../../../src/report/signing/verify.js';
import { read, sharedServer } from '../../server.js';
import { forgeries, type Genuine, signedBy } from './forgeries.js';
import { genuineFiles, text } from './genuine.js';

describe('verifySigned', () => {
  const server = sharedServer();
  let genuine: Genuine;
  let keys: PublicKey[];
  before(async () => {
    genuine = await genuineFiles(server);
    keys = (await read(server.call('/.well-known/telltale-report-key.json'))).body.keys;
  });
  const verify = (name: string, content: string | Uint8Array, known = keys) =>
    verifySigned({ name, bytes: Buffer.from(content as string) }, known);

  it('accepts a genuine result and a genuine report', async () => {
    const { result, page } = genuine;
    const files = { 'result.json': result, 'report.html': page, result, '-': page };
    for (const [name, content] of Object.entries(files)) {
      const found = await verify(name, content);
      assert.ok(found.kind === 'intact' && found.keyIsKnown, JSON.stringify(found));
      assert.equal(found.kid, keys[0]!.kid);
      const { headline, score, band, assessed, engine } = JSON.parse(genuine.result);
      const { signed_at, ...facts } = found.facts;
      assert.deepEqual(facts, { headline, score, band, assessed, engine, text_sha256: sha256(text) });
      assert.ok(Date.parse(signed_at) > 0);
      assert.equal(found.hasAddedSection, content === genuine.page);
    }
  });

  it('accepts white space around a result and after a report, an indentation and another order', async () => {
    const { result, page } = genuine;
    const document = JSON.parse(result);
    const results = [
      `${result}\r\n\t \n`,
      ` \n${result}`,
      JSON.stringify(document, null, 2),
      JSON.stringify(document, null, '\t').replaceAll('\n', '\r\n'),
      JSON.stringify(Object.fromEntries(Object.entries(document).reverse())),
    ];
    for (const content of [...results, `${page}\n`, `${page}\r\n \t`, page.trimEnd()])
      assert.equal((await verify('a', content)).kind, 'intact', content.slice(0, 40));
  });

  describe('finds that a file is not what was signed with', () => {
    for (const { what, file, make, reason } of forgeries)
      it(`${what} (${file})`, async () => {
        const forged = Buffer.from(make(genuine) as string);
        if (!/called/.test(what))
          assert.ok(![genuine.page, genuine.result].some(each => forged.equals(Buffer.from(each))));
        const found = await verify(file, forged);
        if (found.kind === 'intact') assert.ok(!found.keyIsKnown && /forger/.test(what), 'it is accepted');
        if (reason) assert.match(found.kind === 'invalid' ? found.reason : found.kind, reason);
      });
  });

  it('says that the key is not known without the published keys', async () => {
    for (const content of [genuine.result, genuine.page]) {
      const found = await verify('a', content, signerOfSecret('2a'.repeat(32)).keys);
      assert.ok(found.kind === 'intact' && !found.keyIsKnown);
    }
  });

  it('finds no signature in other files', async () => {
    for (const content of ['<p>No report.</p>', '{"score":1}', 'x', ''])
      assert.deepEqual(await verify('a', content), { kind: 'unsigned' });
    assert.equal((await verify('a.json', '{"score":')).kind, 'invalid');
  });

  it('names members in printable ASCII only, and not all of many', async () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`m${i}`, 1]));
    const odd = { '\u001b[2J\u202e': 1, ['x'.repeat(500)]: 1 };
    const forged = JSON.stringify({ ...JSON.parse(genuine.result), ...odd, ...many });
    const found = await verify('a.json', forged.replace('\u202e', '\\u202e'));
    assert.ok(found.kind === 'invalid');
    assert.match(found.reason, /^[ -~]{1,300}$/);
    assert.match(found.reason, /"\\u001b\[2J\\u202e".* and 94 more\.$/);
  });

  it('accepts no fact that is not of its kind, whoever signed it', async () => {
    const signer = signerOfSecret('2a'.repeat(32));
    const { attestation: _, text_sha256, signed_at: __, ...result } = JSON.parse(genuine.result);
    for (const change of [
      { engine: '\u001b[2JThe signature is valid.' },
      { score: 'high' },
      { band: ['low'] },
      { headline: ['Few signals.'] },
      { engine: undefined },
    ]) {
      const forged = signedBy(signer, { ...result, ...change }, text_sha256);
      assert.equal((await verify('a.json', JSON.stringify(forged), signer.keys)).kind, 'invalid');
    }
  });
});

it('readKeySet reads Ed25519 keys and ignores others', () => {
  const { keys: own } = signerOfSecret('0e'.repeat(32));
  const keys = [...own, { kty: 'RSA', n: 'x' }];
  assert.deepEqual(readKeySet(JSON.stringify({ keys })), own);
  assert.equal(readKeySet('{"keys":1}'), null);
  assert.equal(readKeySet('no JSON'), null);
});
