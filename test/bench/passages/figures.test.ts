import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SaxesParser } from 'saxes';
import { passagesChart } from '../../../bench/passages/chart.js';
import { documentKinds } from '../../../bench/passages/kinds.js';
import { measure, partNames } from '../../../bench/passages/measure.js';
import { passageTables } from '../../../bench/passages/tables.js';
import { scan } from '../../../src/engine/scan/scan.js';
import { csvOf } from '../../../src/training/accuracy/figure-table.js';
import { madePool } from './made-texts.js';

const generated = (['ai', 'polished'] as const).map(authorship => madePool({ authorship }));
const pools = [madePool(), madePool({ source: 'ellipse' }), ...generated];
const scanned: string[] = [];
const scanDocument = (text: string, source: string) => {
  scanned.push(source);
  const options = { genre: '', esl: false, include_fixes: false, use_model: false, deep: false } as const;
  return scan(text, { ...options, include_sentences: true, evidenceMax: 0 }, null);
};
const measured = (parts: readonly string[]) => ({
  ...measure(pools, scanDocument, parts, () => {}),
  trainingSources: false,
});
const all = measured(partNames);

describe('the accuracy of passages', () => {
  it('has every kind of document, and its sources held out', () => {
    assert.deepEqual(new Set(all.mixed.map(({ kind }) => kind)), new Set(documentKinds.map(one => one.name)));
    assert.deepEqual([...new Set(scanned)].sort(), ['ellipse', 'forum']);
  });

  it('scores each of three paragraphs alone', () => {
    for (const { kind, alone } of all.mixed) assert.equal(alone.length, kind === 'thirds' ? 3 : 0);
  });

  it('counts ESL essays apart from other human-written documents', () => {
    const sources = (lengths: typeof all.human) =>
      new Set(lengths.flatMap(({ readings }) => readings.map(({ source }) => source)));
    assert.deepEqual(sources(all.human), new Set(['forum']));
    assert.deepEqual(sources(all.esl), new Set(['ellipse']));
    assert.equal(all.esl[0]!.words, null);
  });

  it('is written as tables with a row for every kind and no undefined number', () => {
    const text = passageTables(all, '1.test').map(csvOf).join('');
    for (const { title } of documentKinds) assert.match(text, new RegExp(`^"?${title}"?,all,`, 'm'));
    assert.doesNotMatch(text, /NaN|Infinity|undefined|null/);
  });

  it('is drawn as well-formed SVG, also without documents', () => {
    for (const measurement of [all, measured([])]) {
      const svg = passagesChart(measurement);
      const parser = new SaxesParser();
      parser.on('error', error => assert.fail(error));
      parser.write(svg).close();
      assert.doesNotMatch(svg, /NaN|Infinity|undefined/);
    }
  });
});
