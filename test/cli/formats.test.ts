import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { column, pdfOf, runs } from '../files/document/pdf-file.js';
import { machine, run, scanned, write } from './workspace.js';

const name = 'a<b>&"c\',%.md';
const odd = `${machine} A \u0001 \ufffe tail -- and "quotes" <tags> & more.`;

describe('a document of which a part could not be read', () => {
  it('is reported as such in every format, by itself and in a list', async () => {
    const pages = runs(...column(72, 700, ...machine.match(/.{1,80}/g)!));
    write('partly.pdf', pdfOf({ pages: [pages, pages], objects: { 12: 'null' } }));
    write(name, machine);
    write('odd.txt', odd);
    const formats = ['text', 'json', 'sarif', 'github'].map(format => ['--format', format]);
    for (const args of [
      ...formats.map(args => [...args, '--fail-above', '0']),
      ['--score-only'],
      ['--score-only', '--json'],
      [name],
      [name, 'odd.txt', 'odd.txt', 'partly.pdf'],
    ])
      assert.match(
        (await run(['scan', 'partly.pdf', ...args])).out,
        /1 of 2 pages could not be read: damaged\./,
        args.join(' '),
      );
  });
});

describe('formats for programs', () => {
  it('prints GitHub annotations with escaped names', async () => {
    write(name, machine);
    write('odd.txt', odd);
    const options = ['--format', 'github', '--fail-above', '5', '--max-findings', '1'];
    const { out } = await run(['scan', name, 'odd.txt', 'missing.md', ...options]);
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
    const { out } = await run(['scan', write('odd.txt', odd), '--format', 'github']);
    const found = out
      .trimEnd()
      .split('\n')
      .map(line => matcher.exec(line));
    assert.ok(found.length >= 2);
    for (const match of found) assert.equal(match?.[2], 'odd.txt');
    assert.ok(found.some(match => Number(match![4]) > 1));
  });

  it('prints at most 80 lines for people about many files, and all of them for programs', async () => {
    for (let file = 0; file < 40; file++) write(`many/${file}.md`, machine);
    const text = (await run(['scan', 'many', '--no-model'])).out;
    assert.ok(text.split('\n').length <= 80, text);
    assert.match(text, /^40 files, highest score first/);
    assert.match(text, /^26 more: /m);
    assert.equal((await scanned('many', '--no-model')).length, 40);
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
