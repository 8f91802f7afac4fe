import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Manifest } from '../../../src/engine/classifier/manifest.js';
import { csvOf, parseCsv } from '../../../src/training/accuracy/figure-table.js';
import { accuracyPage, accuracyTables } from '../../../src/training/accuracy/page.js';
import { readFigures } from '../../../src/training/accuracy/write.js';
import { cardOf } from '../../../src/training/classifier/model-card.js';
import { forAll } from '../../for-all.js';

describe('csvOf', () => {
  it('omits the percent sign where the column names it, and leaves undefined figures empty', () => {
    const head = ['name', 'texts', 'high_percent', 'note'];
    const rows = ['a, b;2;3.4%;5% of "all"', 'c;0;–;–'].map(row => row.split(';'));
    const csv = 'name,texts,high_percent,note\n"a, b",2,3.4,"5% of ""all"""\nc,0,,\n';
    assert.equal(csvOf({ name: 'x', head, rows }), csv);
  });

  it('is read back by parseCsv', () =>
    forAll([fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 })], rows => {
      const table = rows.map(row => row.map(cell => (cell === '–' ? '' : cell)));
      assert.deepEqual(parseCsv(csvOf({ name: 'x', head: ['a', 'b'], rows: table })).slice(1), table);
    }));
});

const names = accuracyTables.flatMap(({ tables }) => tables.map(([name]) => name));

describe('docs/accuracy', () => {
  it('has exactly the tables that the page lists', () => {
    const files = readdirSync('docs/accuracy').filter(file => file.endsWith('.csv'));
    assert.deepEqual(files.sort(), names.map(name => `${name}.csv`).sort());
  });

  for (const name of names)
    it(`${name}.csv has a header, full rows and percentages between 0 and 100`, () => {
      const [head, ...rows] = readFigures(name);
      assert.ok(head!.every(column => /^[a-z0-9_]+$/.test(column)));
      assert.ok(rows.length > 0);
      for (const row of rows) {
        assert.equal(row.length, head!.length);
        for (const [i, column] of head!.entries()) {
          if (column.endsWith('_percent')) assert.match(row[i]!, /^(?:\d{1,2}\.\d|100\.0)?$/);
          if (column === 'auc') assert.match(row[i]!, /^(?:[01]\.\d{3})?$/);
        }
      }
    });

  it('agrees with docs/accuracy.md', () => {
    assert.equal(readFileSync('docs/accuracy.md', 'utf8'), accuracyPage(readFigures));
  });

  it('agrees with the model card', () => {
    const manifest = JSON.parse(readFileSync('src/generated/classifier/manifest.json', 'utf8')) as Manifest;
    const bytes = statSync('src/generated/classifier/weights.bin').size;
    assert.equal(
      readFileSync('docs/model-card.md', 'utf8'),
      cardOf(manifest, bytes, readFigures('classifier-error'), readFigures('training-sources')),
    );
  });
});
