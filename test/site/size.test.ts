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

  it('loads at most 45 KB of JavaScript, brotli-compressed, at a first visit to the scanner', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const loaded = Array.from(
      page.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g),
      match => match[1]!,
    );
    assert.ok(loaded.length >= 2);
    // Modules that the script imports are preloaded, and so are counted.
    for (const path of loaded)
      for (const [, name] of readFileSync(join(folder, path), 'utf8').matchAll(/\bfrom"\.\/([^"]+)"/g))
        assert.ok(loaded.includes(`/assets/${name}`), `${path} imports ${name}`);
    const bytes = loaded
      .map(path => brotliCompressSync(readFileSync(join(folder, path))).length)
      .reduce((sum, size) => sum + size, 0);
    assert.ok(bytes <= 45 * kilobyte, `${bytes} bytes`);
  });

  it('has at most 205 KB of JavaScript, gzipped, with the pages that are loaded when they are opened', () => {
    assert.ok(total('.js') <= 205 * kilobyte, `${total('.js')} bytes`);
  });

  it('has at most 12 KB of styles, gzipped', () => {
    assert.ok(sizes('.css').length >= 1);
    assert.ok(total('.css') <= 12 * kilobyte, `${total('.css')} bytes`);
  });
});
