import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { preferredType } from '../../../../src/api/http/coding/negotiate.js';

const offered = ['application/json', 'text/html', 'text/plain'] as const;

const cases: [accept: string | undefined, chosen: (typeof offered)[number]][] = [
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['*/*', 'application/json'],
  ['text/html', 'text/html'],
  ['TEXT/HTML;charset=utf-8', 'text/html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
  ['text/*', 'text/html'],
  ['text/*;q=0.5, text/plain;q=0.9', 'text/plain'],
  ['text/html;q=0.4, application/json;q=0.3', 'text/html'],
  ['text/html;q=0, */*', 'application/json'],
  ['text/html, text/plain', 'text/html'],
  ['image/png', 'application/json'],
  ['text/html;q=nonsense, text/plain;q=0.1', 'text/plain'],
  [`${'a/b,'.repeat(100_000)}text/html`, 'application/json'],
];

describe('preferredType', () => {
  for (const [accept, chosen] of cases)
    it(`returns ${chosen} for ${accept === undefined ? 'no header' : JSON.stringify(accept.slice(0, 70))}`, () => {
      assert.equal(preferredType(accept, offered), chosen);
    });
});
