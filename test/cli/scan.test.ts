import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { telltale } from '../programs.js';
import { read, sockets, suiteServer } from '../server.js';
import { sarifProblems } from './sarif-rules.js';

const folder = mkdtempSync(join(tmpdir(), 'telltale-cli-'));
after(() => rmSync(folder, { recursive: true }));

const run = (args: string[], stdin = '', env: Record<string, string> = {}) =>
  telltale(args, { stdin, env, cwd: folder });
const scanJson = async (...args: string[]) => JSON.parse((await run(['scan', '--json', ...args])).out);
const file = (name: string, text: string): string => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
  return name;
};

const machine =
  'The harbour plays a crucial role in the life of the town, serving as a vibrant hub where tradition meets innovation. ' +
  'Moreover, it fosters a sense of community, connecting residents, visitors, and businesses in meaningful ways.';
const person =
  'Nobody met us at the pier, so we walked. The shop was shut. I ate the last of the bread standing up.';
const draft = `# The pier\n\n${person}\n\nSee [the plays a crucial role page](https://example.com/plays-a-crucial-role).\n\n${machine}\n`;

describe('telltale scan with files', () => {
  const server = suiteServer(sockets);

  it('returns the same result as the service for the same file', async () => {
    const key = await server.key('ada');
    for (const [name, text] of [
      ['draft.md', draft],
      ['page.html', `<title>x</title><p>${machine}</p><p>${person}</p>`],
      ['note.txt', `${machine}\r\n\r\n${person}\t  x`],
    ] as const) {
      const form = new FormData();
      form.append('file', new File([text], name));
      form.append('save', 'false');
      const { body } = await read(server.call('/api/scan', { key, body: form }));
      const { file: printedName, findings, ...result } = await scanJson(file(name, text));
      const { scan_id: _, warnings: __, ...answer } = body;
      assert.equal(printedName, name);
      assert.ok(findings.length > 0);
      assert.deepEqual(result, answer);
    }
    const { body } = await read(server.call('/api/scan', { key, json: { text: machine, save: false } }));
    assert.equal(JSON.parse((await run(['scan', '--json'], machine)).out).score, body.score);
  });

  it('prints the listed fields', async () => {
    const name = file('draft.md', draft);
    const part = await scanJson(name, '--fields', 'file,score,findings.from.line,signals.name');
    assert.deepEqual(Object.keys(part), ['file', 'score', 'findings', 'signals']);
    assert.deepEqual(Object.keys(part.findings[0]), ['from']);
    const { code, err } = await run(['scan', name, '--json', '--fields', 'scor']);
    assert.equal(code, 2);
    assert.match(err, /unknown field "scor"; the nearest known field is "score"/);
    assert.equal((await run(['scan', name, '--fields', 'score'])).code, 2);
  });

  it('reports positions in the file itself', async () => {
    const { findings } = await scanJson(file('draft.md', draft));
    const lines = draft.split('\n');
    for (const { text, from, to } of findings) {
      assert.equal(draft.slice(from.offset, to.offset), text);
      assert.equal(lines[from.line - 1]!.slice(from.column - 1, from.column - 1 + text.length), text);
    }
  });

  it('scans Markdown on stdin and in a .txt file as Markdown, and reports positions in the source', async () => {
    const expected = await scanJson(file('draft.md', `${draft}\n- **a** b\n- c\n`));
    const source = `${draft}\n- **a** b\n- c\n`;
    const piped = JSON.parse((await run(['scan', '--json'], source)).out);
    for (const result of [piped, await scanJson(file('draft.txt', source))]) {
      assert.deepEqual([result.read_as, result.score], ['markdown', expected.score]);
      assert.ok(result.findings.length > 0);
      for (const { text, from, to } of result.findings)
        assert.equal(source.slice(from.offset, to.offset), text);
    }
    for (const { evidence = [] } of piped.signals)
      for (const { start, end, text } of evidence) assert.equal(source.slice(start, end), text);
    const plain = await scanJson(file('draft.md', source), '--read-as', 'plain');
    assert.equal(plain.read_as, 'plain');
    assert.equal((await run(['scan', '--read-as', 'pdf'], source)).code, 2);
  });

  it('ignores suppressed text and keeps the positions of the rest', async () => {
    const ignored = `${draft}\n<!-- telltale-ignore -- quoted -->\n${machine}\n\nThe end.\n`;
    const plain = await scanJson(file('plain.md', `${draft}\nThe end.\n`));
    const withoutIgnored = await scanJson(file('ignored.md', ignored));
    assert.equal(withoutIgnored.score, plain.score);
    assert.equal(withoutIgnored.word_count, plain.word_count);
    const ranged = await scanJson(
      file(
        'ranged.md',
        `${draft}\n<!-- telltale-disable -->\n\n${machine}\n\n${machine}\n\n<!-- telltale-enable -->\n\nThe end.\n`,
      ),
    );
    assert.equal(ranged.score, plain.score);
    const html = await scanJson(
      file(
        'ignored.html',
        `<p>${person}</p><!-- telltale-ignore --><div><div>${machine}</div></div><p>The end.</p>`,
      ),
    );
    assert.equal(html.score, (await scanJson(file('plain.html', `<p>${person}</p><p>The end.</p>`))).score);
  });

  it('ignores suppression comments inside fenced code', async () => {
    const example = `${draft}\n\`\`\`\n<!-- telltale-disable -->\n\`\`\`\n\n${machine}\n`;
    assert.ok(
      (await scanJson(file('example.md', example))).word_count >
        (await scanJson(file('draft.md', draft))).word_count,
    );
  });

  it('suppresses findings of named signals without changing the score', async () => {
    const suppressing = draft.replace(
      machine,
      `<!-- telltale-disable ai_vocabulary, machine_phrasing -->\n\n${machine}`,
    );
    const reported = await scanJson(file('draft.md', draft));
    const quiet = await scanJson(file('quiet.md', suppressing));
    assert.equal(quiet.score, reported.score);
    const suppressed = quiet.findings.filter((each: { suppressed: boolean }) => each.suppressed);
    assert.ok(suppressed.length > 0);
    assert.deepEqual(
      new Set(suppressed.map((each: { rule: string }) => each.rule)),
      new Set(
        ['ai_vocabulary', 'machine_phrasing'].filter(rule =>
          suppressed.some((each: { rule: string }) => each.rule === rule),
        ),
      ),
    );
    assert.match((await run(['scan', 'quiet.md'])).out, /findings? suppressed/);
  });

  it('exits with 1 above a score, 2 for an invalid command and 3 for an unreadable file', async () => {
    file('machine.txt', machine);
    file('sub/person.txt', person);
    assert.equal((await run(['scan', 'machine.txt'])).code, 0);
    assert.equal((await run(['scan', 'machine.txt', '--fail-above', '5'])).code, 1);
    assert.equal((await run(['scan', 'machine.txt', '--fail-above', '100'])).code, 0);
    for (const args of [
      ['--fail-above', 'x'],
      ['--fail-above', '101'],
      ['--json', '--sarif'],
      ['--genre', 'poetry'],
    ])
      assert.equal((await run(['scan', 'machine.txt', ...args])).code, 2, args.join(' '));
    const { code, out, err } = await run([
      'scan',
      'machine.txt',
      'missing.md',
      '--fail-above',
      '5',
      '--json',
    ]);
    assert.equal(code, 3);
    assert.match(err, /cannot read missing\.md/);
    assert.equal(JSON.parse(out).file, 'machine.txt');
    file('marks.txt', '?! ...');
    const wordless = await run(['scan', 'marks.txt']);
    assert.equal(wordless.code, 3);
    assert.match(wordless.err, /marks\.txt: the text has no words/);
    file('fake.pdf', 'not a pdf');
    assert.equal((await run(['scan', 'fake.pdf'])).code, 3);
    assert.equal((await run(['scan', 'none/*.md'])).code, 3);
  });

  it('accepts folders and globs and prints one JSON line per file', async () => {
    for (const name of ['many/a.md', 'many/deep/b.txt', 'many/node_modules/c.md', 'many/d.js'])
      file(name, draft);
    const files = async (...args: string[]) =>
      (await run(['scan', '--json', ...args])).out
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).file);
    assert.deepEqual(await files('many'), ['many/a.md', 'many/deep/b.txt']);
    assert.deepEqual(await files('many/**/*.txt', 'many'), ['many/deep/b.txt', 'many/a.md']);
  });

  it('prints a report for people, coloured only on a terminal', async () => {
    const { out } = await run(['scan', 'draft.md', 'machine.txt', '--fail-above', '5'], '', {
      FORCE_COLOR: '1',
    });
    assert.match(out, /^Score +[\w ]+ of 100 \(/m);
    assert.match(out, /draft\.md:\d+:\d+ /);
    assert.match(out, /2 files, highest score first/);
    assert.match(out, /\(above 5\)/);
    assert.equal(out.match(/not a verdict/g)?.length, 1);
    assert.doesNotMatch(out, /\x1b/);
    for (const line of out.split('\n')) assert.ok(line.length <= 120, line);
  });

  it('removes terminal control characters of the file and its name', async () => {
    file('a\x1b[2Jb.md', machine.replace('serving as', 'serving\x1b[8mas').replace('hub', 'hub\u202e'));
    const { out } = await run(['scan', 'a\x1b[2Jb.md']);
    assert.match(out, /^a\ufffd\[2Jb\.md$/m);
    assert.doesNotMatch(out, /[\x1b\u202e]/);
  });

  it('scans stdin like the file that --stdin-name names', async () => {
    const { out } = await run(['scan', '-', '--stdin-name', 'draft.md', '--json'], draft);
    assert.equal(JSON.parse(out).score, (await scanJson(file('draft.md', draft))).score);
  });

  it('prints valid SARIF', async () => {
    file(
      'dir with space/quiet.md',
      draft.replace(machine, `<!-- telltale-disable machine_phrasing -->\n\n${machine}`),
    );
    const { out, code } = await run([
      'scan',
      'draft.md',
      'dir with space',
      'missing.md',
      '--sarif',
      '--fail-above',
      '5',
    ]);
    const log = JSON.parse(out);
    assert.equal(code, 3);
    assert.deepEqual(sarifProblems(log), []);
    const [reported] = log.runs;
    assert.equal(reported.invocations[0].exitCode, 3);
    assert.equal(reported.artifacts[1].location.uri, 'dir%20with%20space/quiet.md');
    const score = reported.results.find((each: { ruleId: string }) => each.ruleId === 'score');
    assert.deepEqual([score.kind, score.level], ['fail', 'warning']);
    const findings = reported.results.filter(
      ({ ruleId }: { ruleId: string }) => ruleId !== 'score' && ruleId !== 'passage',
    );
    assert.ok(findings.length > 3);
    for (const { locations } of findings) {
      const { artifactLocation, region } = locations[0].physicalLocation;
      if (artifactLocation.uri === 'draft.md')
        assert.equal(
          draft.slice(region.charOffset, region.charOffset + region.charLength),
          region.snippet.text,
        );
    }
    assert.ok(findings.some((each: { suppressions?: unknown[] }) => each.suppressions?.length === 1));
  });
});

describe('telltale clean with files', () => {
  it('lists needed changes, makes them and then finds none', async () => {
    const name = file('typo/a.md', '# \u201cHi\u201d\n\nWe waited\u2026\n');
    file('typo/b.txt', 'Plain.\n');
    const check = await run(['clean', '--check', 'typo']);
    assert.deepEqual(
      [check.code, check.out],
      [1, `${name}: 3 changes needed (smart quotes 2, ellipsis glyph 1)\n`],
    );
    assert.equal((await run(['clean', '--write', 'typo'])).code, 0);
    assert.deepEqual(
      [(await run(['clean', '--check', 'typo'])).code, (await run(['clean', 'typo/a.md'])).out],
      [0, '# "Hi"\n\nWe waited...\n'],
    );
  });

  it('keeps what comments exclude from scans', async () => {
    const quote = '> \u201cThis quote \u2014 is kept\u2026\u201d';
    const markdown = `<!-- telltale-ignore -- a quotation -->\n${quote}\n\nWe \u2014 left\u2026\n\n<!-- telltale-disable -->\n\n${quote}\n\n<!-- telltale-enable -->\n`;
    file('kept/a.md', markdown);
    const cleaned = markdown.replace('We \u2014 left\u2026', 'We - left...');
    assert.equal((await run(['clean', 'kept/a.md'])).out, cleaned);
    const named = markdown.replace('telltale-ignore', 'telltale-ignore em_dashes');
    file('kept/named.md', named);
    assert.match((await run(['clean', 'kept/named.md'])).out, /^<!--.*\n> "This quote - is kept..."\n/);
    file(
      'kept/b.html',
      '<!-- telltale-ignore --><blockquote>It\u2019s \u2014 kept</blockquote><p>It\u2019s</p>',
    );
    await run(['clean', '--write', 'kept/b.html']);
    assert.equal(
      (await run(['clean', 'kept/b.html'])).out,
      "<!-- telltale-ignore --><blockquote>It\u2019s \u2014 kept</blockquote><p>It's</p>",
    );
    assert.equal((await run(['clean', '--check', 'kept/b.html'])).code, 0);
  });

  it('rejects invalid combinations and unreadable files', async () => {
    for (const args of [
      ['--check', '--write', 'a'],
      ['--check'],
      ['--write', '-'],
      ['typo/a.md', 'typo/b.txt'],
    ])
      assert.equal((await run(['clean', ...args])).code, 2, args.join(' '));
    assert.equal((await run(['clean', '--check', 'missing.txt'])).code, 3);
  });
});
