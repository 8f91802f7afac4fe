import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { palette } from '../../src/report/style.js';

describe('the palette of reports', () => {
  it('has the colours of the site', () => {
    const tokens = readFileSync('src/site/styles/tokens.css', 'utf8');
    for (const [name, [light, dark]] of Object.entries(palette))
      assert.ok(tokens.includes(`--${name}: light-dark(${light}, ${dark});`), name);
  });
});
