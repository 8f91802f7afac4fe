import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { read, suiteServer } from '../server.js';
import { sarifProblems } from './sarif-rules.js';

const program = fileURLToPath(new URL('../../src/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'telltale-cli-'));
after(() => rmSync(folder, { recursive: true }));

function telltale(args: string[], input = '', env = {}): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: status, out: stdout, err: stderr };
}
const scanned = (...args: string[]) => JSON.parse(telltale(['scan', '--json', ...args]).out);
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

describe('telltale scan, for files', () => {
  const server = suiteServer();

  it('says what the service says of the same file', async () => {
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
      const { file: named, findings, ...reading } = scanned(file(name, text));
      const { scan_id: _, warnings: __, ...answer } = body;
      assert.equal(named, name);
      assert.ok(findings.length > 0);
      assert.deepEqual(reading, answer);
    }
    const { body } = await read(server.call('/api/scan', { key, json: { text: machine, save: false } }));
    assert.equal(JSON.parse(telltale(['scan', '--json'], machine).out).score, body.score);
  });

  it('points at the places in the file itself', () => {
    const { findings } = scanned(file('draft.md', draft));
    const lines = draft.split('\n');
    for (const { text, from, to } of findings) {
      assert.equal(draft.slice(from.offset, to.offset), text);
      assert.equal(lines[from.line - 1]!.slice(from.column - 1, from.column - 1 + text.length), text);
    }
  });

  it('leaves unread what a comment says to, and everything else where it was', () => {
    const ignored = `${draft}\n<!-- telltale-ignore -- quoted -->\n${machine}\n\nThe end.\n`;
    const plain = scanned(file('plain.md', `${draft}\nThe end.\n`));
    const kept = scanned(file('ignored.md', ignored));
    assert.equal(kept.score, plain.score);
    assert.equal(kept.word_count, plain.word_count);
    const ranged = scanned(
      file(
        'ranged.md',
        `${draft}\n<!-- telltale-disable -->\n\n${machine}\n\n${machine}\n\n<!-- telltale-enable -->\n\nThe end.\n`,
      ),
    );
    assert.equal(ranged.score, plain.score);
    const html = scanned(
      file(
        'ignored.html',
        `<p>${person}</p><!-- telltale-ignore --><div><div>${machine}</div></div><p>The end.</p>`,
      ),
    );
    assert.equal(html.score, scanned(file('plain.html', `<p>${person}</p><p>The end.</p>`)).score);
  });

  it('reads comments in examples as examples', () => {
    const example = `${draft}\n\`\`\`\n<!-- telltale-disable -->\n\`\`\`\n\n${machine}\n`;
    assert.ok(scanned(file('example.md', example)).word_count > scanned(file('draft.md', draft)).word_count);
  });

  it('reports no finding of a signal that is named, and scores the text as it is', () => {
    const quiet = draft.replace(
      machine,
      `<!-- telltale-disable ai_vocabulary, machine_phrasing -->\n\n${machine}`,
    );
    const loud = scanned(file('draft.md', draft));
    const got = scanned(file('quiet.md', quiet));
    assert.equal(got.score, loud.score);
    const suppressed = got.findings.filter((each: { suppressed: boolean }) => each.suppressed);
    assert.ok(suppressed.length > 0);
    assert.deepEqual(
      new Set(suppressed.map((each: { rule: string }) => each.rule)),
      new Set(
        ['ai_vocabulary', 'machine_phrasing'].filter(rule =>
          suppressed.some((each: { rule: string }) => each.rule === rule),
        ),
      ),
    );
    assert.match(telltale(['scan', 'quiet.md']).out, /findings? suppressed/);
  });

  it('exits 1 above a score, 2 for nonsense, 3 for a file it can not read', () => {
    file('machine.txt', machine);
    file('sub/person.txt', person);
    assert.equal(telltale(['scan', 'machine.txt']).code, 0);
    assert.equal(telltale(['scan', 'machine.txt', '--fail-above', '5']).code, 1);
    assert.equal(telltale(['scan', 'machine.txt', '--fail-above', '100']).code, 0);
    for (const args of [
      ['--fail-above', 'x'],
      ['--fail-above', '101'],
      ['--json', '--sarif'],
      ['--genre', 'poetry'],
    ])
      assert.equal(telltale(['scan', 'machine.txt', ...args]).code, 2, args.join(' '));
    const { code, out, err } = telltale(['scan', 'machine.txt', 'missing.md', '--fail-above', '5', '--json']);
    assert.equal(code, 3);
    assert.match(err, /missing\.md can't be read/);
    assert.equal(JSON.parse(out).file, 'machine.txt');
    file('fake.pdf', 'not a pdf');
    assert.equal(telltale(['scan', 'fake.pdf']).code, 3);
    assert.equal(telltale(['scan', 'none/*.md']).code, 3);
  });

  it('takes folders and globs, and gives a line of JSON a file', () => {
    for (const name of ['many/a.md', 'many/deep/b.txt', 'many/node_modules/c.md', 'many/d.js'])
      file(name, draft);
    const files = (...args: string[]) =>
      telltale(['scan', '--json', ...args])
        .out.trim()
        .split('\n')
        .map(line => JSON.parse(line).file);
    assert.deepEqual(files('many'), ['many/a.md', 'many/deep/b.txt']);
    assert.deepEqual(files('many/**/*.txt', 'many'), ['many/deep/b.txt', 'many/a.md']);
  });

  it('lays the result out for people, in colour on terminals alone', () => {
    const { out } = telltale(['scan', 'draft.md', 'machine.txt', '--fail-above', '5'], '', {
      FORCE_COLOR: '1',
    });
    assert.match(out, /^Score +[\d.]+ of 100, /m);
    assert.match(out, /draft\.md:\d+:\d+ /);
    assert.match(out, /2 files, highest score first/);
    assert.match(out, /\(above 5\)/);
    assert.equal(out.match(/not a verdict/g)?.length, 1);
    assert.doesNotMatch(out, /\x1b/);
    for (const line of out.split('\n')) assert.ok(line.length <= 120, line);
  });

  it('reads stdin under a name as the file of that name', () => {
    const { out } = telltale(['scan', '-', '--stdin-name', 'draft.md', '--json'], draft);
    assert.equal(JSON.parse(out).score, scanned(file('draft.md', draft)).score);
  });

  it('writes SARIF that code scanning takes', () => {
    file(
      'dir with space/quiet.md',
      draft.replace(machine, `<!-- telltale-disable machine_phrasing -->\n\n${machine}`),
    );
    const { out, code } = telltale([
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
    const [run] = log.runs;
    assert.equal(run.invocations[0].exitCode, 3);
    assert.equal(run.artifacts[1].location.uri, 'dir%20with%20space/quiet.md');
    const score = run.results.find((each: { ruleId: string }) => each.ruleId === 'score');
    assert.deepEqual([score.kind, score.level], ['fail', 'warning']);
    const placed = run.results.filter((each: { ruleId: string }) => each.ruleId !== 'score');
    assert.ok(placed.length > 3);
    for (const { locations } of placed) {
      const { artifactLocation, region } = locations[0].physicalLocation;
      if (artifactLocation.uri === 'draft.md')
        assert.equal(
          draft.slice(region.charOffset, region.charOffset + region.charLength),
          region.snippet.text,
        );
    }
    assert.ok(placed.some((each: { suppressions?: unknown[] }) => each.suppressions?.length === 1));
  });
});

describe('telltale clean, for files', () => {
  it('says what it would change, changes it, and is then content', () => {
    const name = file('typo/a.md', '# \u201cHi\u201d\n\nWe waited\u2026\n');
    file('typo/b.txt', 'Plain.\n');
    const check = telltale(['clean', '--check', 'typo']);
    assert.deepEqual(
      [check.code, check.out],
      [1, `${name}: 3 changes to make (smart quotes 2, ellipsis glyph 1)\n`],
    );
    assert.equal(telltale(['clean', '--write', 'typo']).code, 0);
    assert.deepEqual(
      [telltale(['clean', '--check', 'typo']).code, telltale(['clean', 'typo/a.md']).out],
      [0, '# "Hi"\n\nWe waited...\n'],
    );
  });

  it('refuses what it can not do', () => {
    for (const args of [
      ['--check', '--write', 'a'],
      ['--check'],
      ['--write', '-'],
      ['typo/a.md', 'typo/b.txt'],
    ])
      assert.equal(telltale(['clean', ...args]).code, 2, args.join(' '));
    assert.equal(telltale(['clean', '--check', 'missing.txt']).code, 3);
  });
});
