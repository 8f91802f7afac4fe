import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellsOf, pairWeights, sampleWeights } from '../../../src/training/classifier/sample-weights.js';
import type { TrainingSample } from '../../../src/training/corpus/corpus.js';

function texts(n: number, source: string, machine: boolean, genre = 'essay'): TrainingSample[] {
  return Array.from({ length: n }, (_, i) => ({
    id: `${i}`,
    text: '',
    machine,
    source,
    domain: genre,
    genre,
    model: null,
    attack: null,
    year: 2023,
    era: 'earlier' as const,
  }));
}

function totals(samples: TrainingSample[]): Map<string, number> {
  const weights = sampleWeights(samples, [...samples.keys()]);
  const sums = new Map<string, number>();
  samples.forEach(({ source, machine }, i) => {
    const key = `${source} ${machine ? 'machine' : 'human'}`;
    sums.set(key, (sums.get(key) ?? 0) + weights[i]!);
  });
  return sums;
}

describe('sampleWeights', () => {
  it('gives both labels the same total weight, 1 per text on average', () => {
    const samples = [...texts(90, 'a', false), ...texts(30, 'b', true)];
    const sums = totals(samples);
    assert.ok(Math.abs(sums.get('a human')! - 60) < 1e-9);
    assert.ok(Math.abs(sums.get('b machine')! - 60) < 1e-9);
  });

  it('weighs sources by the square root of their size', () => {
    const sums = totals([...texts(100, 'a', false), ...texts(400, 'b', false), ...texts(10, 'c', true)]);
    assert.ok(Math.abs(sums.get('b human')! / sums.get('a human')! - 2) < 1e-9);
  });

  it('does not raise the weight of a source beyond 600 texts', () => {
    const sums = totals([...texts(600, 'a', false), ...texts(900, 'b', false), ...texts(10, 'c', true)]);
    assert.ok(Math.abs(sums.get('b human')! / sums.get('a human')! - 1) < 1e-9);
  });

  it('weighs both labels of a paired source the same', () => {
    const sums = totals([...texts(100, 'a', false), ...texts(25, 'a', true)]);
    assert.ok(Math.abs(sums.get('a human')! - sums.get('a machine')!) < 1e-9);
  });

  it('multiplies the weight of 2026 texts by twelve', () => {
    const newest = texts(9, 'new', true).map(text => ({ ...text, year: 2026 }));
    const sums = totals([...texts(9, 'old', true), ...newest, ...texts(9, 'h', false)]);
    assert.ok(Math.abs(sums.get('new machine')! / sums.get('old machine')! - 12) < 1e-9);
  });

  it('weighs an edited text by the share that is new', () => {
    const [, ...edited] = texts(3, 'e', true).map((text, i) => ({
      ...text,
      draft: { of: 'h 1', passage: '', changed: i / 4 },
    }));
    const weights = sampleWeights([...texts(9, 'h', false), ...edited], [...Array(11).keys()]);
    assert.ok(Math.abs(weights[10]! / weights[9]! - 2) < 1e-9);
  });

  it('gives weight 0 to samples that are not chosen', () => {
    const samples = [...texts(4, 'a', false), ...texts(4, 'b', true)];
    assert.deepEqual([...sampleWeights(samples, [0, 4]).subarray(1, 4)], [0, 0, 0]);
  });
});

describe('cellsOf', () => {
  it('pairs a source in a genre only if it has many texts of both labels', () => {
    const samples = [
      ...texts(20, 'a', false),
      ...texts(20, 'a', true),
      ...texts(20, 'b', false),
      ...texts(19, 'b', true),
    ];
    const paired = cellsOf(samples, samples.keys()).map(cell => [cell.source, cell.paired]);
    assert.deepEqual(paired, [
      ['a', true],
      ['b', false],
    ]);
  });
});

describe('pairWeights', () => {
  const samples = [...texts(4, 'small', true), ...texts(16, 'large', true), ...texts(20, 'h', false)];
  const pairs = Array.from({ length: 20 }, (_, machine) => ({ human: 20 + machine, machine }));

  it('weighs a source by the square root of its pairs, and sums to the total', () => {
    const weights = pairWeights(samples, pairs, 60, Number.POSITIVE_INFINITY);
    const sum = (from: number, to: number) => weights.subarray(from, to).reduce((all, one) => all + one, 0);
    assert.ok(Math.abs(sum(0, 4) - 20) < 1e-9 && Math.abs(sum(4, 20) - 40) < 1e-9);
  });

  it('limits the weight of a pair', () => {
    const weights = pairWeights(samples, pairs, 60, 3);
    assert.equal(weights[0], 3);
    assert.ok(weights[19]! < 3);
  });

  it('is empty without pairs', () => {
    assert.equal(pairWeights(samples, [], 60, 3).length, 0);
  });
});
