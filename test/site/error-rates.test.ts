import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  aiYears,
  humanKinds,
  humanPassages,
  ofThousand,
  parseTable,
  pooled,
  studentSets,
} from '../../src/site/accuracy/tables.js';

describe('error rates', () => {
  it('are read from a table by the names of its columns', () => {
    assert.deepEqual(parseTable('a,b,c\r\n1,"x, ""y""",\n'), [{ a: '1', b: 'x, "y"', c: '' }]);
  });

  it('are found in the tables of the documentation', () => {
    const rates = [
      humanKinds(table('engine-genres')),
      aiYears(table('engine-bands')),
      studentSets(table('evaluation-sets')),
      humanPassages(table('passages-false-positives')),
    ];
    for (const rows of rates) {
      assert.ok(rows.length > 1);
      for (const { name, texts, elevated, high } of rows) {
        assert.ok(name !== '' && texts > 0, name);
        assert.ok(high <= elevated && elevated <= 100, name);
      }
    }
  });

  it('are pooled by the number of texts', () => {
    const rate = (texts: number, elevated: number) => ({ name: '', texts, elevated, high: 0 });
    assert.deepEqual(pooled([rate(900, 1), rate(100, 11)]), { texts: 1_000, share: 0.02 });
  });

  it('become texts out of 1,000', () => {
    assert.deepEqual(ofThousand(0.1, 0.01, 0.6), { human: 9, ai: 60 });
  });
});

const table = (name: string) => readFileSync(`docs/accuracy/${name}.csv`, 'utf8');
