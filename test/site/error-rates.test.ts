import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  aiYears,
  humanKinds,
  humanPassages,
  ofThousand,
  parseTable,
  passageSentence,
  pooledShare,
  studentSets,
} from '../../src/site/accuracy/tables.js';

describe('error rates', () => {
  it('are read from a table by the names of its columns', () => {
    assert.deepEqual(parseTable('a,b,c\r\n1,"x, ""y""",\n'), [{ a: '1', b: 'x, "y"', c: '' }]);
  });

  it('state how often passages of texts of the nearest length are flagged', () => {
    const rates = humanPassages(table('passages-false-positives'));
    assert.match(
      passageSentence(rates, 700, false),
      /^Of 100 human-written texts of about 600 words, [\d.]+ have an “elevated” or “high” passage by mistake \(measured on [\d,]+ texts\)\.$/,
    );
    assert.match(passageSentence(rates, 90_000, true), /about 10,000 words/);
    const [one] = [{ name: '300', texts: 2_000, elevated: 1, high: 0 }];
    assert.match(passageSentence([one], 5, false), /words, 1 has an/);
    assert.match(passageSentence([one], 5, true), /words, fewer than 0\.1 have a “high” passage/);
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
        assert.ok(elevated !== null && high !== null && high <= elevated && elevated <= 100, name);
      }
    }
  });

  it('are pooled by the number of texts', () => {
    const rate = (texts: number, elevated: number) => ({ name: '', texts, elevated, high: 0 });
    assert.equal(pooledShare([rate(900, 1), rate(100, 11)]), 0.02);
  });

  it('become texts out of 1,000', () => {
    assert.deepEqual(ofThousand(0.1, 0.01, 0.6), { human: 9, ai: 60 });
  });
});

const table = (name: string) => readFileSync(`docs/accuracy/${name}.csv`, 'utf8');
