import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read, sharedServer } from '../server.js';
import { sarifProblems } from './sarif-rules.js';
import { machine, person, run, scanned, write } from './workspace.js';

// biome-ignore lint/suspicious/noExplicitAny: the output is untyped JSON
type Any = any;
/** The result of a file with this content. */
const scanFile = async (name: string, content: string, ...args: string[]): Promise<Any> =>
  (await scanned(write(name, content), ...args))[0];
const scanStdin = async (text: string, ...args: string[]): Promise<Any> =>
  JSON.parse((await run(['scan', '--json', ...args], text)).out);

const page = 'See [the plays a crucial role page](https://example.com/plays-a-crucial-role).';
const draft = `# The pier\n\n${person}\n${page}\n\n${machine}`;
const withMachine = (comment: string) => draft.replace(machine, `${comment}\n\n${machine}`);

describe('telltale scan', () => {
  const server = sharedServer();

  it('returns the same result as the service for the same file', async () => {
    const key = await server.key('ada');
    for (const [name, text] of [
      ['draft.md', draft],
      ['page.html', `<title>x</title><p>${machine}</p><p>${person}</p>`],
      ['note.txt', `${machine.trim()}\r\n\r\n${person.trim()}\t  x`],
    ] as const) {
      const form = new FormData();
      form.append('file', new File([text], name));
      form.append('save', 'false');
      const { body } = await read(server.call('/api/scan', { key, body: form }));
      const { file, findings, ...result } = await scanFile(name, text);
      const { scan_id: _, warnings: __, ...answer } = body;
      assert.equal(file, name);
      assert.ok(findings.length > 0);
      assert.deepEqual(result, answer);
    }
    const { body } = await read(server.call('/api/scan', { key, json: { text: machine, save: false } }));
    assert.equal((await scanStdin(machine)).score, body.score);
  });

  it('prints the listed fields', async () => {
    const part = await scanFile('draft.md', draft, '--fields', 'file,score,findings.from.line,signals.name');
    assert.deepEqual(Object.keys(part), ['file', 'score', 'findings', 'signals']);
    assert.deepEqual(Object.keys(part.findings[0]), ['from']);
    const { code, err } = await run(['scan', 'draft.md', '--json', '--fields', 'scor']);
    assert.equal(code, 2);
    assert.match(err, /unknown field "scor"; the nearest known field is "score"/);
    assert.equal((await run(['scan', 'draft.md', '--fields', 'score'])).code, 2);
  });

  it('reports positions in the file itself', async () => {
    const { findings } = await scanFile('draft.md', draft);
    const lines = draft.split('\n');
    for (const { text, from, to } of findings) {
      assert.equal(draft.slice(from.offset, to.offset), text);
      assert.equal(lines[from.line - 1]!.slice(from.column - 1, from.column - 1 + text.length), text);
    }
  });

  it('scans Markdown on stdin and in a .txt file as Markdown, and reports positions in the source', async () => {
    const source = `${draft}\n- **a** b\n- c\n`;
    const expected = await scanFile('draft.md', source);
    const piped = await scanStdin(source, '--genre', 'fiction', '--esl');
    assert.deepEqual([piped.genre, piped.esl, piped.model_used], ['fiction', true, true]);
    for (const result of [await scanStdin(source), await scanFile('draft.txt', source)]) {
      assert.deepEqual([result.read_as, result.score], ['markdown', expected.score]);
      assert.ok(result.findings.length > 0);
      for (const { text, from, to } of result.findings)
        assert.equal(source.slice(from.offset, to.offset), text);
    }
    for (const { evidence = [] } of piped.signals)
      for (const { start, end, text } of evidence) assert.equal(source.slice(start, end), text);
    assert.equal((await scanStdin(draft, '-', '--stdin-name', 'a.md')).score, (await scanStdin(draft)).score);
    assert.equal((await scanFile('draft.md', source, '--read-as', 'plain')).read_as, 'plain');
    assert.equal((await run(['scan', '--read-as', 'pdf'], source)).code, 2);
  });

  it('does not count text that a comment excludes', async () => {
    const { score, word_count } = await scanFile('plain.md', `${draft}\nThe end.\n`);
    const ignored = `${draft}\n<!-- telltale-ignore -- quoted -->\n${machine}\n\nThe end.\n`;
    const result = await scanFile('ignored.md', ignored);
    assert.deepEqual([result.score, result.word_count], [score, word_count]);
    const html = (part: string) => `<p>${person}</p>${part}<p>The end.</p>`;
    const hidden = await scanFile('a.html', html(`<!-- telltale-ignore --><div>${machine}</div>`));
    assert.equal(hidden.score, (await scanFile('b.html', html(''))).score);
  });

  const codes: [name: string, content: string, args: string[], code: number, message: RegExp][] = [
    ['no limit', machine, [], 0, /^$/],
    ['a score above the limit', machine, ['--fail-above', '5'], 1, /^$/],
    ['a score under the limit', machine, ['--fail-above', '100'], 0, /^$/],
    ['a limit that is no number', machine, ['--fail-above', 'x'], 2, /fail-above/],
    ['a limit over 100', machine, ['--fail-above', '101'], 2, /fail-above/],
    ['two formats', machine, ['--json', '--sarif'], 2, /./],
    ['two formats by name', machine, ['--format', 'json', '--sarif'], 2, /./],
    ['an unknown format', machine, ['--format', 'junit'], 2, /: expected text, json, sarif, github\n/],
    ['an unknown signal', machine, ['--signals', 'comas'], 2, /comas/],
    ['points that are no number', machine, ['--min-points', 'x'], 2, /min-points/],
    ['a negative number of findings', machine, ['--max-findings', '-1'], 2, /./],
    ['an update of no baseline', machine, ['--update-baseline'], 2, /baseline/],
    ['changes of stdin', machine, ['--changed-since', 'main', '-'], 2, /./],
    ['an unknown genre', machine, ['--genre', 'poetry'], 2, /invalid --genre: expected academic/],
    ['an unreadable file', machine, ['missing.md', '--fail-above', '5'], 3, /cannot read missing\.md/],
    ['a glob without files', machine, ['none/*.md'], 3, /none/],
  ];
  for (const [name, content, args, code, message] of codes)
    it(`exits with ${code} for ${name}`, async () => {
      const { code: actual, out, err } = await run(['scan', write('a.txt', content), ...args]);
      assert.equal(actual, code);
      assert.match(err, message);
      assert.equal(/of 100/.test(out), code < 2 || args.includes('missing.md'));
    });

  it('does not assess files without prose, and exits with 3 for such a text in stdin', async () => {
    const empty: [string, string][] = [
      ['empty.md', ''],
      ['break.txt', '\n'],
      ['marks.txt', '?! ...'],
      ['matter.md', '---\ntitle: Pier\n---\n'],
      ['code.md', '```js\nlet pier;\n```\n'],
      ['image.md', '![](pier.png)\n'],
      ['page.html', '<html></html>'],
      ['off.md', `<!-- telltale-disable -->\n${machine}`],
    ];
    for (const each of empty) write(...each);
    const names = empty.map(([name]) => name);
    const { code, out, err } = await run(['scan', '.', '--fail-above', '1', '--score-only']);
    assert.deepEqual([code, err, out.match(/- {2}unassessed/g)?.length], [0, '', names.length]);
    for (const { assessed, headline } of await scanned(...names))
      assert.deepEqual([assessed, /^Not assessed: the text has 0 words/.test(headline)], [false, true]);
    for (const { score, band } of await scanned(...names, '--score-only'))
      assert.deepEqual([score, band], [null, null]);
    assert.equal((await run(['scan', '--fail-unassessed', ...names])).code, 1);
    for (const text of ['', '?! ...']) assert.equal((await run(['scan'], text)).code, 3);
  });

  it('exits with 3 for a file that is no PDF', async () => {
    assert.equal((await run(['scan', write('fake.pdf', 'not a pdf')])).code, 3);
  });

  it('accepts folders and globs and prints one JSON line per file', async () => {
    for (const name of ['many/a.md', 'many/deep/b.txt', 'many/node_modules/c.md', 'many/d.js'])
      write(name, draft);
    const files = async (...args: string[]) => (await scanned(...args)).map(({ file }) => file);
    assert.deepEqual(await files('many'), ['many/a.md', 'many/deep/b.txt']);
    assert.deepEqual(await files('many/**/*.txt', 'many'), ['many/deep/b.txt', 'many/a.md']);
  });

  it('prints a report for people, coloured only on a terminal, without control characters', async () => {
    write('draft.md', draft);
    write('a\x1b[2Jb.md', machine.replace('serving as', 'serving\x1b[8mas').replace('hub', 'hub\u202e'));
    const args = ['scan', 'draft.md', 'a\x1b[2Jb.md', '--fail-above', '5'];
    const { out } = await run(args, '', { FORCE_COLOR: '1' });
    for (const part of [
      /^Score +[\w ]+ of 100 \(/m,
      /draft\.md:\d+:\d+ /,
      /2 files, highest score first/,
      /\(\d+\.\d+ is above 5\)/,
      /a\ufffd\[2Jb\.md/,
    ])
      assert.match(out, part);
    assert.equal(out.match(/not a verdict/g)?.length, 1);
    assert.doesNotMatch(out, /[\x1b\u202e]/);
    for (const line of out.split('\n')) assert.ok(line.length <= 120, line);
  });

  it('prints valid SARIF', async () => {
    write('draft.md', draft);
    write('dir with space/quiet.md', withMachine('<!-- telltale-disable machine_phrasing -->'));
    const files = ['draft.md', 'dir with space', 'missing.md'];
    const { out, code } = await run(['scan', ...files, '--sarif', '--fail-above', '5']);
    const log = JSON.parse(out);
    assert.equal(code, 3);
    assert.deepEqual(sarifProblems(log), []);
    const [{ invocations, artifacts, results }] = log.runs;
    assert.equal(invocations[0].exitCode, 3);
    assert.equal(artifacts[1].location.uri, 'dir%20with%20space/quiet.md');
    const score = results.find((each: Any) => each.ruleId === 'score');
    assert.deepEqual([score.kind, score.level], ['fail', 'warning']);
    const findings = results.filter(({ ruleId }: Any) => ruleId !== 'score' && ruleId !== 'passages');
    assert.ok(findings.length > 3);
    for (const { locations } of findings) {
      const { artifactLocation, region } = locations[0].physicalLocation;
      const { charOffset: at, charLength, snippet } = region;
      if (artifactLocation.uri === 'draft.md') assert.equal(draft.slice(at, at + charLength), snippet.text);
    }
    assert.ok(findings.some((each: Any) => each.suppressions?.length === 1));
  });
});
