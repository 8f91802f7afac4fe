import assert from 'node:assert/strict';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { telltale } from '../programs.js';
import type { Genuine } from '../report/signing/forgeries.js';
import { genuineFiles, text } from '../report/signing/genuine.js';
import { sharedServer } from '../server.js';
import { temporaryFolder } from '../temporary-folder.js';

describe('telltale verify', () => {
  const server = sharedServer();
  const folder = temporaryFolder();
  const file = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  let genuine: Genuine;
  let [keys, page] = ['', ''];
  before(async () => {
    genuine = await genuineFiles(server);
    keys = file('keys.json', await (await server.call('/.well-known/telltale-report-key.json')).text());
    page = file('report.html', genuine.page);
  });

  it('accepts a report and a result with the published keys, and the scanned text', async () => {
    const textFile = file('text.txt', text);
    for (const path of [page, file('result.json', `${genuine.result}\n`)]) {
      const { code, out } = await telltale(['verify', path, '--keys', keys, '--text', textFile]);
      assert.equal(code, 0, out);
      assert.match(out, /^The signature is valid\.\nSigned by the service:\n {2}found {3}\S.*\.\n {2}engine/);
      assert.ok(out.includes(`  found   ${JSON.parse(genuine.result).headline}\n`));
      assert.match(out, /^ {2}score {3}Not assessed$/m);
      assert.match(out, /, the text given\n.*not who wrote the text\.\n$/s);
      const added =
        /^Not checked by the service:\n {2}the section "Added by the person who made this report, not/m;
      assert.equal(added.test(out), path === page);
    }
  });

  it('prints JSON for programs', async () => {
    const { out } = await telltale(['verify', page, '--keys', keys, '--json']);
    const { kind, keyIsKnown, textMatches, hasAddedSection } = JSON.parse(out);
    assert.deepEqual([kind, keyIsKnown, textMatches, hasAddedSection], ['intact', true, null, true]);
  });

  const large = () => {
    truncateSync(file('large.html', ''), 20 * 1_048_576 + 1);
    return join(folder, 'large.html');
  };
  const changed = () => file('changed.html', genuine.page.replace('not a verdict', 'a verdict'));
  const rejected: [name: string, args: () => string[], code: number, message: RegExp][] = [
    ['another text', () => [page, '--keys', keys, '--text', file('b.txt', 'B.')], 1, /not the text given/],
    ['an unknown key', () => [page], 1, /its key is not known/],
    ['a file without signature', () => [file('p.json', '{"score":1}'), '--keys', keys], 1, /no signature/],
    ['a page that was changed', () => [changed(), '--keys', keys], 1, /was changed|not what was signed/],
    ['a file over the limit', () => [large()], 3, /larger than 20 MB/],
    ['a device', () => ['/dev/zero'], 3, /./],
    ['a missing file', () => [join(folder, 'absent.html')], 3, /./],
    [
      'a malformed key set',
      () => [page, '--keys', file('k.json', 'x')],
      1,
      /not a key set; save it from \/\.well/,
    ],
  ];
  for (const [name, args, code, message] of rejected)
    it(`exits with ${code} for ${name}`, async () => {
      const ran = await telltale(['verify', ...args()]);
      assert.equal(ran.code, code, ran.out + ran.err);
      assert.match(ran.out + ran.err, message);
    });
});
