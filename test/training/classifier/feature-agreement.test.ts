import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { featureAgreement } from '../../../src/training/classifier/feature-agreement.js';
import type { FeatureMatrix } from '../../../src/training/classifier/feature-matrix.js';
import { compact, selectFeatures } from '../../../src/training/classifier/feature-selection.js';
import type { Cell } from '../../../src/training/classifier/sample-weights.js';

/**
 * Two paired sources of 40 texts. Bucket 1 marks AI-generated texts in both sources, bucket 2 opposite
 * labels, bucket 3 every text.
 */
function corpus() {
  const texts = Array.from({ length: 80 }, (_, i) => {
    const source = i < 40 ? 'a' : 'b';
    const machine = i % 2 === 1;
    const contradicts = source === 'a' ? machine : !machine;
    return { source, machine, buckets: [3, ...(machine ? [1] : []), ...(contradicts ? [2] : [])] };
  });
  const start = new Float64Array(texts.length + 1);
  texts.forEach((text, i) => {
    start[i + 1] = start[i]! + text.buckets.length;
  });
  const columns: FeatureMatrix = {
    start,
    bucket: Int32Array.from(texts.flatMap(text => text.buckets)),
    occurrences: new Int32Array(texts.length).fill(100),
  };
  const chosen = [...texts.keys()];
  const cells: Cell[] = ['a', 'b'].map(source => ({
    source,
    genre: 'essay',
    human: chosen.filter(i => texts[i]!.source === source && !texts[i]!.machine),
    machine: chosen.filter(i => texts[i]!.source === source && texts[i]!.machine),
    paired: true,
    newest: false,
  }));
  return { columns, chosen, cells, sources: texts.map(text => text.source) };
}

describe('featureAgreement', () => {
  it('is high where settings agree, low where they contradict or the feature is in every text', () => {
    const { columns, chosen, cells, sources } = corpus();
    const kept = selectFeatures(columns, sources, chosen, 2, 1);
    const trust = featureAgreement(columns, compact(columns, kept, chosen), cells);
    const of = (bucket: number) => trust[kept.number[bucket]!]!;
    assert.ok(of(1) > 3, `agreed: ${of(1)}`);
    assert.ok(of(2) < 0.2, `contradicted: ${of(2)}`);
    assert.ok(of(3) < 0.2, `everywhere: ${of(3)}`);
  });

  it('is 0 if no setting has both labels', () => {
    const { columns, chosen, cells, sources } = corpus();
    const kept = selectFeatures(columns, sources, chosen, 2, 1);
    const humanOnly = cells.map(cell => ({ ...cell, machine: [] }));
    const trust = featureAgreement(columns, compact(columns, kept, chosen), humanOnly);
    assert.ok(trust.every(value => value === 0));
  });
});

describe('selectFeatures', () => {
  it('drops features of too few sources or texts', () => {
    const { columns, chosen, sources } = corpus();
    assert.equal(selectFeatures(columns, sources, chosen, 2, 1).size, 3);
    assert.equal(selectFeatures(columns, sources, chosen, 2, 80).size, 1);
    assert.equal(selectFeatures(columns, sources, chosen.slice(0, 40), 2, 1).size, 0);
  });
});
