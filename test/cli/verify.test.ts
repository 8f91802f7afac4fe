import assert from 'node:assert/strict';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { telltale } from '../programs.js';
import { someForgeries } from '../report/signing/forgeries.js';
import { genuineFiles, text } from '../report/signing/genuine.js';
import { sockets, suiteServer } from '../server.js';
import { dropFolders, newFolder } from '../store/folder.js';

after(dropFolders);

describe('telltale verify', () => {
  const server = suiteServer(sockets);
  const folder = newFolder();
  const file = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const files = async () => {
    const genuine = await genuineFiles(server);
    const keys = await (await server.call('/.well-known/telltale-report-key.json')).text();
    return { genuine, keys: file('keys.json', keys) };
  };

  it('accepts a report and a result with the published keys, and the scanned text', async () => {
    const { genuine, keys } = await files();
    const textFile = file('text.txt', text);
    for (const path of [file('report.html', genuine.page), file('result.json', `${genuine.result}\n`)]) {
      const { code, out } = await telltale(['verify', path, '--keys', keys, '--text', textFile]);
      assert.equal(code, 0, out);
      assert.match(out, /^The signature is valid\.\nSigned by the service:\n {2}found {3}\S.*\.\n {2}engine/);
      assert.ok(out.includes(`  found   ${JSON.parse(genuine.result).headline}\n`));
      assert.match(out, /, the text given\n.*not who wrote the text\.\n$/s);
      assert.equal(
        out.includes(
          'Not checked by the service:\n  the section "Added by the person who made this report, not checked by the service"',
        ),
        path.endsWith('html'),
      );
    }
  });

  it('exits with 1 for another text, an unknown key and no signature', async () => {
    const { genuine, keys } = await files();
    const path = file('report.html', genuine.page);
    const cases: [string[], RegExp][] = [
      [['verify', path, '--keys', keys, '--text', file('other.txt', 'Another.')], /not the text given/],
      [['verify', path], /its key is not known/],
      [['verify', path, '--keys', file('none.json', '{"keys":[]}')], /key is not known/],
      [['verify', file('plain.json', '{"score":1}'), '--keys', keys], /no signature/],
    ];
    for (const [args, message] of cases) {
      const { code, out } = await telltale(args);
      assert.equal(code, 1, args.join(' '));
      assert.match(out, message);
    }
  });

  it('exits with 1 for files that are not what was signed, and names members', async () => {
    const { genuine, keys } = await files();
    for (const [i, { what, file: name, make, reason }] of someForgeries.entries()) {
      const forged = file(`${i} ${name}`, make(genuine));
      const { code, out } = await telltale(['verify', forged, '--keys', keys]);
      assert.equal(code, 1, `${what}: ${out}`);
      assert.doesNotMatch(out, /is valid/);
      if (reason) assert.match(out, reason);
    }
  });

  it('prints JSON for programs', async () => {
    const { genuine, keys } = await files();
    const path = file('report.html', genuine.page);
    const { out } = await telltale(['verify', path, '--keys', keys, '--json']);
    const found = JSON.parse(out);
    assert.deepEqual(
      [found.kind, found.keyIsKnown, found.textMatches, found.hasAddedSection],
      ['intact', true, null, true],
    );
  });

  it('reads no more of a file than a report may have', async () => {
    const large = file('large.html', '');
    truncateSync(large, 20 * 1_048_576 + 1);
    const { code, err } = await telltale(['verify', large]);
    assert.equal(code, 3);
    assert.match(err, /larger than 20 MB/);
    assert.equal((await telltale(['verify', '/dev/zero'])).code, 3);
  });

  it('reports files that cannot be read', async () => {
    const absent = await telltale(['verify', join(folder, 'absent.html')]);
    assert.equal(absent.code, 3);
    const keys = await telltale(['verify', file('a.html', '<p>'), '--keys', file('k.json', 'x')]);
    assert.match(keys.err, /is not a key set; save it from \/\.well-known\/telltale-report-key\.json/);
  });
});
