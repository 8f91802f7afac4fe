import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { column, pdfOf, runs } from '../files/document/pdf-file.js';
import { telltale } from '../programs.js';

const folder = mkdtempSync(join(tmpdir(), 'telltale-formats-'));
after(() => rmSync(folder, { recursive: true }));

const machine =
  'The harbour plays a crucial role in the life of the town, serving as a vibrant hub where tradition meets innovation. ' +
  'Moreover, it fosters a sense of community, connecting residents, visitors, and businesses in meaningful ways.\n';
const name = 'a<b>&"c\',%.md';
writeFileSync(join(folder, name), machine);
writeFileSync(join(folder, 'odd.txt'), `${machine} A \u0001 \ufffe tail -- and "quotes" <tags> & more.`);

const scan = (...args: string[]) =>
  telltale(['scan', name, 'odd.txt', 'missing.md', ...args], { cwd: folder });

const pages = runs(...column(72, 700, ...machine.match(/.{1,80}/g)!));
writeFileSync(join(folder, 'partly.pdf'), pdfOf({ pages: [pages, pages], objects: { 12: 'null' } }));

describe('a document of which a part could not be read', () => {
  it('is reported as such in every format, by itself and in a list', async () => {
    const formats = ['text', 'json', 'sarif', 'github'];
    const unread = /1 of 2 pages could not be read: damaged\./;
    for (const args of [
      ...formats.map(format => ['--format', format, '--fail-above', '0']),
      ['--score-only'],
      ['--score-only', '--json'],
    ]) {
      const { out } = await telltale(['scan', 'partly.pdf', ...args], { cwd: folder });
      assert.match(out, unread, args.join(' '));
    }
    for (const others of [[name], [name, 'odd.txt', 'odd.txt', 'partly.pdf']])
      assert.match((await telltale(['scan', 'partly.pdf', ...others], { cwd: folder })).out, /could not be/);
  });
});

describe('formats for programs', () => {
  it('prints GitHub annotations with escaped names', async () => {
    const { out } = await scan('--format', 'github', '--fail-above', '5', '--max-findings', '1');
    const lines = out.trimEnd().split('\n');
    for (const line of lines) assert.match(line, /^::(?:notice|warning|error) [^:]+::.+$/);
    const start = '::warning file=a<b>&"c\'%2C%25.md,line=1,title=telltale%3A score::';
    assert.ok(lines[0]!.startsWith(start));
    assert.match(lines[0]!.slice(start.length), /^\w+ signals of machine writing.* Score [\w ]+ of 100 /);
    assert.match(lines.at(-1)!, /^::error title=telltale::cannot read missing\.md/);
  });

  it('prints lines that the problem matcher of docs/editors.md reads', async () => {
    const page = readFileSync('docs/editors.md', 'utf8');
    const tasks = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!);
    const matcher = new RegExp(tasks.tasks[0].problemMatcher.pattern.regexp);
    const { out } = await telltale(['scan', 'odd.txt', '--format', 'github'], { cwd: folder });
    const found = out
      .trimEnd()
      .split('\n')
      .map(line => matcher.exec(line));
    assert.ok(found.length >= 2);
    for (const match of found) assert.equal(match?.[2], 'odd.txt');
    assert.ok(found.some(match => Number(match![4]) > 1));
  });

  it('prints at most 80 lines for people about many files, and all of them for programs', async () => {
    const many = join(folder, 'many');
    mkdirSync(many);
    for (let file = 0; file < 40; file++) writeFileSync(join(many, `${file}.md`), machine);
    const text = (await telltale(['scan', 'many', '--no-model'], { cwd: folder })).out;
    assert.ok(text.split('\n').length <= 80, text);
    assert.match(text, /^40 files, highest score first/);
    assert.match(text, /^26 more: /m);
    const json = (await telltale(['scan', 'many', '--no-model', '--json'], { cwd: folder })).out;
    assert.equal(json.trimEnd().split('\n').length, 40);
  });
});

describe('files for pre-commit and GitHub Actions', () => {
  it('pins every other action by digest and passes inputs as environment', () => {
    const action = readFileSync('action.yml', 'utf8');
    for (const [, target] of action.matchAll(/uses: (\S+)/g)) assert.match(target!, /@[0-9a-f]{40}$/);
    for (const [, script] of action.matchAll(/run: (\|\n(?: {8}.*\n)*|.*)/g))
      assert.doesNotMatch(script!, /\$\{\{/);
  });

  it('names hooks that call existing commands', () => {
    const hooks = readFileSync('.pre-commit-hooks.yaml', 'utf8');
    const entries = [...hooks.matchAll(/entry: telltale (\w+)/g)].map(([, command]) => command);
    assert.deepEqual(entries, ['clean', 'scan']);
  });

  it('keeps scripts from printing to the stdout of npm pack, which pre-commit reads as a file name', () => {
    assert.match(readFileSync('.npmrc', 'utf8'), /^foreground-scripts=false$/m);
  });
});
