import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { csvOf, parseCsv } from '../../../src/training/accuracy/figure-table.js';

describe('csvOf', () => {
  it('omits the percent sign where the column names it, and leaves undefined figures empty', () => {
    const rows = [
      ['a, b', 2, '3.4%', '5% of "all"'],
      ['c', 0, '–', '–'],
    ];
    assert.equal(
      csvOf({ name: 'x', head: ['name', 'texts', 'high_percent', 'note'], rows }),
      'name,texts,high_percent,note\n"a, b",2,3.4,"5% of ""all"""\nc,0,,\n',
    );
  });

  it('is read back by parseCsv', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 }), rows => {
        const table = rows.map(row => row.map(cell => (cell === '–' ? '' : cell)));
        assert.deepEqual(parseCsv(csvOf({ name: 'x', head: ['a', 'b'], rows: table })).slice(1), table);
      }),
    );
  });
});
