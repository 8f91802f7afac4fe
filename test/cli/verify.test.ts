import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { telltale } from '../programs.js';
import { read, suiteServer } from '../server.js';
import { dropFolders, newFolder } from '../store/folder.js';

after(dropFolders);

const text = 'Moreover, we delve into the rich tapestry of modern solutions. My aunt bought two onions.\n';

describe('telltale verify', () => {
  const server = suiteServer();
  const folder = newFolder();
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const files = async () => {
    const site = { origin: server.url };
    const { body: result } = await read(
      server.call('/api/scan', { json: { text, sign: true }, headers: site }),
    );
    const { body: report } = await read(server.call('/api/report', { json: { result }, headers: site }));
    const keys = await (await server.call('/.well-known/telltale-report-key.json')).text();
    return { report: report.html as string, result: JSON.stringify(result), keys: file('keys.json', keys) };
  };

  it('accepts a report and a result with the published keys, and the scanned text', async () => {
    const { report, result, keys } = await files();
    const textFile = file('text.txt', text);
    for (const path of [file('report.html', report), file('result.json', result)]) {
      const { code, out } = await telltale(['verify', path, '--keys', keys, '--text', textFile]);
      assert.equal(code, 0, out);
      assert.match(out, /^The signature is valid\.\n/);
      assert.match(out, /, the text given\n.*not who wrote the text\.\n$/s);
    }
  });

  it('exits with 1 for another text, a changed file, an unknown key and no signature', async () => {
    const { report, result, keys } = await files();
    const path = file('report.html', report);
    const other = await telltale(['verify', path, '--keys', keys, '--text', file('other.txt', 'Another.')]);
    assert.deepEqual([other.code, /not the text given/.test(other.out)], [1, true]);
    const changed = file('changed.html', report.replace('Telltale · report', 'Telltale, report'));
    const cases: [string[], RegExp][] = [
      [['verify', changed, '--keys', keys], /not valid\. The page was changed/],
      [['verify', path], /intact, but its key is not known/],
      [['verify', path, '--keys', file('none.json', '{"keys":[]}')], /key is not known/],
      [
        ['verify', file('plain.json', result.replace('attestation', 'other')), '--keys', keys],
        /no signature/,
      ],
    ];
    for (const [args, message] of cases) {
      const { code, out } = await telltale(args);
      assert.equal(code, 1, args.join(' '));
      assert.match(out, message);
    }
  });

  it('prints JSON for programs', async () => {
    const { report, keys } = await files();
    const { out } = await telltale(['verify', file('report.html', report), '--keys', keys, '--json']);
    const found = JSON.parse(out);
    assert.deepEqual([found.kind, found.keyIsKnown, found.textMatches], ['intact', true, null]);
  });

  it('reports files that cannot be read', async () => {
    const absent = await telltale(['verify', join(folder, 'absent.html')]);
    assert.equal(absent.code, 3);
    const keys = await telltale(['verify', file('a.html', '<p>'), '--keys', file('k.json', 'x')]);
    assert.match(keys.err, /is not a key set; save it from \/\.well-known\/telltale-report-key\.json/);
  });
});
