import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync as brotli, gzipSync } from 'node:zlib';

const folder = join('dist', 'site');
const bytesOf = (name: string) => readFileSync(join(folder, name));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const importsOf = (name: string): string[] =>
  Array.from(
    bytesOf(name)
      .toString()
      .matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g),
    match => join('assets', match[1]!),
  );
const loaded = Array.from(
  bytesOf('index.html')
    .toString()
    .matchAll(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]* (?:src|href)="\/([^"]+)"/g),
  match => match[1]!,
);
const isOfEditPage = /(?:edit-page|typography-worker)-[^.]*\.(?:js|css)$/;
const editPage = new Set(names.filter(name => isOfEditPage.test(name)));
for (const name of editPage) for (const imported of importsOf(name)) editPage.add(imported);
const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 });

/** Fonts are compressed already. */
const asTheyAre = (bytes: Buffer) => bytes;

const budgets: [name: string, files: Iterable<string>, compress: (bytes: Buffer) => Buffer, max: number][] = [
  ['32 KB of scripts and styles, brotli-compressed, at a first visit to the scanner', loaded, brotli, 32],
  [
    '190 KB of scripts and styles, brotli-compressed, on the edit page, with its editor and worker',
    new Set([...loaded, ...editPage]),
    brotli,
    190,
  ],
  ['45 KB of fonts', names.filter(name => name.endsWith('.woff2')), asTheyAre, 45],
  ['365 KB of JavaScript, gzipped, in all', names.filter(name => name.endsWith('.js')), gzip, 365],
  [
    '12 KB of styles, gzipped, without those of reports and the reference, which the site does not load',
    names.filter(name => name.endsWith('.css') && !/^(?:report|reference)\.css$/.test(name)),
    gzip,
    12,
  ],
];

describe('built site', () => {
  it('preloads every module that its script imports', () => {
    assert.ok(loaded.length >= 3 && editPage.size >= 3);
    for (const path of loaded)
      for (const name of importsOf(path)) assert.ok(loaded.includes(name), `${path} imports ${name}`);
  });

  for (const [name, files, compress, kilobytes] of budgets)
    it(`has at most ${name}`, () => {
      const sizes = Array.from(files, file => compress(bytesOf(file)).length);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      assert.ok(sizes.length > 0 && total <= kilobytes * 1_024, `${total} bytes`);
    });
});
