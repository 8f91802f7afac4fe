import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

const pages = [
  ...readdirSync('.').filter(name => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.md'))
    .map(path => join('docs', path)),
];

const widthMax = 140;

/** The anchor that GitHub derives from a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (text: string): string =>
  text.replace(/^ *```.*?^ *```$/gms, '').replace(/`[^`\n]*`/g, '');
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(match => anchorOf(match[1]!));

describe('Markdown pages', () => {
  for (const page of pages)
    it(`${page} links only to existing files and headings`, () => {
      const links = withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g);
      for (const [, link] of links) {
        if (/^[a-z]+:/.test(link!)) continue;
        const [path, heading] = link!.split('#') as [string, string?];
        const target = path === '' ? page : join(dirname(page), path);
        assert.ok(existsSync(target), link);
        if (heading !== undefined) assert.ok(anchorsOf(target).includes(heading), link);
      }
    });

  for (const page of pages)
    it(`${page} names only existing files, and wraps at ${widthMax} columns`, () => {
      const text = readFileSync(page, 'utf8');
      const named = /`((?:bench|deploy|docs|src|test|workers)\/[\w./-]+)`/g;
      // Guides name files that a reader adds.
      if (!page.startsWith(join('docs', 'guides')))
        for (const [, path] of text.matchAll(named)) assert.ok(existsSync(path!), path);
      const long = (line: string) => line.length > widthMax && !line.startsWith('|');
      assert.deepEqual(withoutCode(text).split('\n').filter(long), []);
    });

  it('name only scripts and settings that exist, and docs/settings.md names every setting', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const read = readFileSync('src/server/config.ts', 'utf8');
    const settings = [...read.matchAll(/(?:read\(\s*'|env\.)([A-Z_]{3,})/g)].map(match => match[1]!);
    const listed = [...readFileSync('docs/settings.md', 'utf8').matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)];
    const named = listed.flatMap(([, names]) => names!.match(/[A-Z_]+/g)!);
    assert.deepEqual([...new Set(settings)].sort(), [...new Set(named)].sort());
    for (const page of pages)
      for (const [, name] of readFileSync(page, 'utf8').matchAll(/\bnpm run ([a-z][\w:]*)/g))
        assert.ok(name! in scripts, `${page}: npm run ${name}`);
  });

  it('are all reachable from the README', () => {
    const reached = new Set<string>();
    const visit = (page: string): void => {
      if (reached.has(page) || !pages.includes(page)) return;
      reached.add(page);
      for (const [, link] of readFileSync(page, 'utf8').matchAll(/\]\(([^)\s#]+)/g))
        visit(join(dirname(page), link!));
    };
    visit('README.md');
    const unreached = pages.filter(page => !reached.has(page));
    assert.deepEqual(unreached, []);
  });
});
