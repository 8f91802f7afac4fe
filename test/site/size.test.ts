import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';

const kilobyte = 1024;

describe('built site', () => {
  const folder = join('dist', 'site');
  const sizes = (extension: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith(extension))
      .map(name => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
  const total = (extension: string) => sizes(extension).reduce((sum, size) => sum + size, 0);

  it('has at most 60 KB of JavaScript, gzipped', () => {
    assert.ok(sizes('.js').length >= 2);
    assert.ok(total('.js') <= 60 * kilobyte, `${total('.js')} bytes`);
  });

  it('has at most 12 KB of styles, gzipped', () => {
    assert.ok(sizes('.css').length >= 1);
    assert.ok(total('.css') <= 12 * kilobyte, `${total('.css')} bytes`);
  });
});
