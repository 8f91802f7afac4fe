import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { EngineResult } from '../../../../src/contract/scan.js';
import { scan } from '../../../../src/engine/scan/scan.js';
import { scanOptions } from '../../options.js';
import { assistant, novel, novelContinued } from '../passages/prose.js';

const read = (text: string) => scan(text, { ...scanOptions, use_model: false }, null);
const pointsOf = ({ signals }: EngineResult, name: string) =>
  signals.find(signal => signal.name === name)?.points ?? null;
const listedIn = ({ signals }: EngineResult) =>
  signals.find(({ name }) => name === 'absences')?.detail.replace(/^.*many: /, '') ?? '';

const people = [...novel, ...novelContinued, ...novel].join(' ');
const long = read(people);

describe('an absence', () => {
  for (const [name, shown] of [
    ['markdown_headings', 'fewer headings marked with # (as read) −'],
    ['similes', 'fewer comparisons such as “like a” −'],
    ['parentheses', 'fewer brackets +'],
  ] as const)
    it(`has no row where both kinds of text have about as many: ${name}`, () => {
      assert.equal(pointsOf(long, name), 0);
      assert.ok(listedIn(long).includes(shown), listedIn(long));
    });

  it('has a row where AI-generated texts of this length have clearly more', () => {
    assert.ok(pointsOf(long, 'colons')! < 0);
    assert.ok(!listedIn(long).includes('colons'));
  });

  it('has a row from the length on at which the texts differ', () => {
    const sentence = 'He walked to the old harbour and looked at the boats until it was dark. ';
    const isListed = (times: number) => pointsOf(read(sentence.repeat(times)), 'stock_phrases') !== 0;
    assert.deepEqual([isListed(6), isListed(60)], [false, true]);
  });

  it('has no row for few of what both kinds of text have about as many of', () => {
    const few = read(`${people} Then he went to Leeds (and back).`);
    assert.equal(pointsOf(few, 'parentheses'), 0);
    assert.ok(listedIn(few).includes('brackets +'), listedIn(few));
  });
});

describe('the row of absences', () => {
  it('has the sum of its parts, strongest first, and is not counted as a signal', () => {
    const parts = listedIn(long)
      .match(/[+−]\d+\.\d/g)!
      .map(part => Number(part.replace('−', '-')));
    const sizes = parts.slice(0, -1).map(Math.abs);
    assert.equal(sizes.length, 6);
    assert.match(listedIn(long), / and \d more [+−][\d.]+\.$/);
    assert.ok(sizes.every((size, i) => i === 0 || size <= sizes[i - 1]!));
    const sum = parts.reduce((one, other) => one + other, 0);
    assert.ok(Math.abs(sum - pointsOf(long, 'absences')!) <= 0.05 * parts.length, listedIn(long));
    assert.equal(long.coverage.total_signals, long.signals.length - 1);
  });

  it('is in no list of the strongest signals of a passage', () => {
    const { mixed, passages } = read([people, assistant.join(' '), people].join('\n\n'));
    assert.ok(mixed.mixed);
    const names = passages.flatMap(({ top = [] }) => top.map(({ name }) => name));
    assert.ok(names.length > 5 && !names.includes('absences'), names.join());
  });

  it('is absent from a text without such absences', () => {
    const words = read(readFileSync('bench/texts/email.txt', 'utf8').split(' ').slice(0, 5).join(' '));
    assert.equal(pointsOf(words, 'absences'), null);
  });
});
