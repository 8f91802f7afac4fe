import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

const pages = ['.', 'docs'].flatMap(folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name)),
);

/** A heading's anchor, as GitHub makes it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (text: string): string => text.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '');
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(match => anchor(match[1]!));

describe('the written pages', () => {
  for (const page of pages)
    it(`${page} links to what exists`, () => {
      const links = withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g);
      for (const [, link] of links) {
        if (/^[a-z]+:/.test(link!)) continue;
        const [path, place] = link!.split('#') as [string, string?];
        const target = path === '' ? page : join(dirname(page), path);
        assert.ok(existsSync(target), link);
        if (place !== undefined) assert.ok(anchorsOf(target).includes(place), link);
      }
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
    assert.deepEqual(
      pages.filter(page => !reached.has(page)),
      [],
    );
  });
});
