import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { keyOf, readRows } from '../../src/model/learn/corpus.js';
import { licenceOf } from '../../src/model/learn/licences.js';

const folder = 'src/model/own-texts';
const rows = [...readRows([folder])].flat();

describe('the texts of the project’s own', () => {
  it('are machine texts of 2026, which train the recent expert', () => {
    assert.ok(rows.every(({ machine, year, era }) => machine && year === 2026 && era === 'recent'));
  });

  it('are told apart by source and id, and none is there twice', () => {
    assert.equal(new Set(rows.map(keyOf)).size, rows.length);
    assert.equal(new Set(rows.map(({ text }) => text)).size, rows.length);
  });

  it('carry a licence that the model card can name', () => {
    for (const { source } of rows) assert.match(licenceOf(source), /^CC0-1\.0/, source);
  });

  it('are counted in their page as they are', () => {
    const page = readFileSync(`${folder}/README.md`, 'utf8');
    const counts = new Map<string, number>();
    for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1);
    for (const [source, count] of counts) assert.ok(page.includes(`| \`${source}\` | ${count} |`), source);
    assert.ok(page.includes(`${rows.length} English texts`));
    for (const attack of ['humanlike', 'polished'])
      assert.match(page, new RegExp(`\\(${rows.filter(row => row.attack === attack).length}\\)`), attack);
  });
});
