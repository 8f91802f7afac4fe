import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const kilobyte = 1024;

describe('built site', () => {
  const folder = join('dist', 'site');
  const sizes = (extension: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The site does not load the style of reports.
      .filter(name => name.endsWith(extension) && name !== 'report.css')
      .map(name => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
  const total = (extension: string) => sizes(extension).reduce((sum, size) => sum + size, 0);

  const brotliOf = (names: Iterable<string>) =>
    Array.from(names, name => brotliCompressSync(readFileSync(join(folder, name))).length).reduce(
      (sum, size) => sum + size,
      0,
    );
  const importsOf = (name: string): string[] =>
    Array.from(
      readFileSync(join(folder, name), 'utf8').matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g),
      match => join('assets', match[1]!),
    );
  const loaded = Array.from(
    readFileSync(join(folder, 'index.html'), 'utf8').matchAll(
      /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g,
    ),
    match => match[1]!,
  );

  it('loads at most 45 KB of JavaScript, brotli-compressed, at a first visit to the scanner', () => {
    assert.ok(loaded.length >= 2);
    // Modules that the script imports are preloaded, and so are counted.
    for (const path of loaded)
      for (const name of importsOf(path)) assert.ok(loaded.includes(name), `${path} imports ${name}`);
    assert.ok(brotliOf(loaded) <= 45 * kilobyte, `${brotliOf(loaded)} bytes`);
  });

  it('loads at most 190 KB of JavaScript, brotli-compressed, on the edit page, with its editor and worker', () => {
    const names = readdirSync(join(folder, 'assets')).map(name => join('assets', name));
    const page = new Set(names.filter(name => /(?:edit-page|typography-worker)-[^.]*\.js$/.test(name)));
    assert.equal(page.size, 2);
    for (const name of page) for (const imported of importsOf(name)) page.add(imported);
    const all = new Set([...loaded, ...page]);
    assert.ok(brotliOf(all) <= 190 * kilobyte, `${brotliOf(all)} bytes`);
  });

  it('has at most 365 KB of JavaScript, gzipped, with the pages that are loaded when they are opened', () => {
    assert.ok(total('.js') <= 365 * kilobyte, `${total('.js')} bytes`);
  });

  it('has at most 12 KB of styles, gzipped', () => {
    assert.ok(sizes('.css').length >= 1);
    assert.ok(total('.css') <= 12 * kilobyte, `${total('.css')} bytes`);
  });
});
