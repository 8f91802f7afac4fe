import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openShippedClassifier } from '../../../src/engine/classifier/shipped.js';
import { scan } from '../../../src/engine/scan/scan.js';
import {
  engineOptions,
  parseSignalChoice,
  type Selection,
  selectedMembers,
  selectionOf,
} from '../../../src/engine/selection/selection.js';
import { scanOptions } from '../options.js';

const options = scanOptions;
const text =
  'Moreover, it is important to note that this robust framework offers a seamless tapestry of benefits. '.repeat(
    30,
  );

describe('parseSignalChoice', () => {
  it('accepts the four forms and rejects any other text', () => {
    assert.equal(parseSignalChoice('active', 100), 'active');
    assert.deepEqual(parseSignalChoice('top:100', 100), { top: 100 });
    for (const text of ['top:101', 'top:0', 'top:', 'top:1.5', 'top: 1', 'None', ''])
      assert.equal(parseSignalChoice(text, 100), null, text);
  });
});

describe('selectionOf', () => {
  it('is null when the whole result is requested', () => {
    assert.equal(selectionOf(null, null), null);
    assert.equal(selectionOf(null, 'all'), null);
  });

  it('adds chosen signals to fields without them', () => {
    assert.deepEqual(selectionOf({ score: null }, { top: 3 })!.fields, { score: null, signals: null });
    assert.deepEqual(selectionOf({ signals: { name: null } }, 'active')!.fields, { signals: { name: null } });
    assert.deepEqual(selectionOf({ score: null }, 'none')!.fields, { score: null });
  });
});

describe('selectedMembers', () => {
  it('returns the same bytes from a whole result as from one without the parts that are not selected', () => {
    const model = openShippedClassifier();
    const whole = scan(text, options, model);
    const selections: Selection[] = [
      { fields: { score: null, band: null }, signals: 'all' },
      { fields: { passages: { score: null } }, signals: 'all' },
      { fields: { passages: { top: { name: null } }, fixes: null }, signals: 'none' },
      { fields: { sentences: null, signals: { name: null, detail: null } }, signals: { top: 4 } },
      { fields: null, signals: 'active' },
      { fields: null, signals: 'none' },
    ];
    for (const selection of selections) {
      const part = scan(text, engineOptions(options, selection), model);
      assert.equal(selectedMembers(part, selection), selectedMembers(whole, selection));
    }
  });

  it('builds neither reasons nor suggestions for a selection of the score', () => {
    const selection = { fields: { score: null }, signals: 'all' } as const;
    const result = scan(text, engineOptions(options, selection), null);
    assert.deepEqual(result.signals, []);
    assert.equal(result.fixes, undefined);
    assert.ok(result.passages!.every(({ top }) => top === undefined));
    assert.equal(result.score, scan(text, options, null).score);
  });
});
