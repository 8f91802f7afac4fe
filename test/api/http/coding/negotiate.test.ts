import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codings, preferredCoding, preferredType } from '../../../../src/api/http/coding/negotiate.js';

describe('preferredCoding', () => {
  const cases: readonly [header: string | undefined, coding: 'br' | 'gzip' | null][] = [
    [undefined, null],
    ['', null],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['deflate, zstd', null],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['identity', null],
    ['identity;q=1, gzip;q=0.5', null],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity;q=0', null],
    ['gzip;q=2', null],
    ['gzip;q=x, br;q=0.001', 'br'],
    [`${'a,'.repeat(10_000)}br`, null],
  ];
  for (const [header, coding] of cases)
    it(`returns ${coding} for ${header?.slice(0, 40)}`, () => {
      assert.equal(preferredCoding(header, codings), coding);
    });

  it('returns only an offered coding', () => {
    assert.equal(preferredCoding('br, gzip;q=0.5', ['gzip']), 'gzip');
    assert.equal(preferredCoding('br', []), null);
  });
});

describe('preferredType', () => {
  const [json, html, plain] = ['application/json', 'text/html', 'text/plain'] as const;
  for (const [accept, chosen] of [
    [undefined, json],
    ['', json],
    ['*/*', json],
    ['text/html', html],
    ['TEXT/HTML;charset=utf-8', html],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', html],
    ['text/*', html],
    ['text/*;q=0.5, text/plain;q=0.9', plain],
    ['text/html;q=0.4, application/json;q=0.3', html],
    ['text/html;q=0, */*', json],
    ['text/html, text/plain', html],
    ['image/png', json],
    ['text/html;q=nonsense, text/plain;q=0.1', plain],
    [`${'a/b,'.repeat(100_000)}text/html`, json],
  ] as const)
    it(`returns ${chosen} for ${accept?.slice(0, 70)}`, () => {
      assert.equal(preferredType(accept, [json, html, plain]), chosen);
    });
});
