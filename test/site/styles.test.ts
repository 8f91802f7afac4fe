import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** Style sheets that load with a page, and stay when another page is opened. */
const ofPages = ['account', 'around-result', 'batch', 'edit', 'images', 'lists'];

/** The selectors of a style sheet, without those of nested at-rules such as `@media`. */
const selectorsOf = (css: string): string[] =>
  Array.from(css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g), match => match[1]!.trim())
    .filter(selector => !selector.startsWith('@'))
    .flatMap(selector => selector.split(/,(?![^(]*\))/));

describe('the style sheet of a page', () => {
  for (const name of ofPages)
    it(`styles no element of other pages: ${name}`, () => {
      const selectors = selectorsOf(readFileSync(`src/site/styles/${name}.css`, 'utf8'));
      assert.ok(selectors.length > 5);
      const broad = selectors.filter(selector => !/[.#]|\[data-|^:root$/.test(selector));
      assert.deepEqual(broad, []);
    });
});
