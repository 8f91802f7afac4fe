import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Passage, ScanResult } from '../../../src/contract/scan.js';
import { bandOf } from '../../../src/engine/scan/bands.js';
import { scan } from '../../../src/engine/scan/scan.js';
import { joinResults } from '../../../src/site/scan/parts/joined-result.js';
import { assistant, novel } from '../../engine/scan/passages/prose.js';

const options = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: true,
  use_model: false,
  deep: false,
  evidenceMax: 5,
} as const;

const texts = { person: novel.join(' '), machine: assistant.join(' '), short: 'See you at noon.' };

/** A result of the engine with passages made by hand: their words and scores. */
function resultOf(text: string, passages: readonly [words: number, score: number][] = []): ScanResult {
  const result = scan(text, options, null);
  const made = passages.map(([words, score], i): Passage => {
    const top = [{ name: 'commas', points: score / 10, detail: '' }];
    return { start: i, end: i + 1, words, score, band: bandOf(score), confidence: 'high', top };
  });
  return { scan_id: null, ...result, passages: made };
}

const join = (...results: ScanResult[]) =>
  joinResults(results.map((result, i) => ({ start: 1_000 * i, result })));

describe('joinResults', () => {
  const person = resultOf(texts.person, [[100, 4]]);
  const machine = resultOf(texts.machine, [[60, 90]]);

  it('adds the words, and weights scores and points by them so that they still add up', () => {
    const joined = join(person, machine, person);
    const words = (result: ScanResult) => result.coverage.words;
    const mean = (2 * words(person) * person.score + words(machine) * machine.score) / words(joined);
    assert.equal(joined.word_count, 2 * person.word_count + machine.word_count);
    assert.ok(Math.abs(joined.score - Math.max(25, mean)) <= 0.05, `${joined.score} is not ${mean}`);
    const points = joined.signals.reduce((sum, signal) => sum + signal.points, joined.baseline);
    assert.ok(Math.abs(points - joined.score) < 0.01, `${points} is not ${joined.score}`);
  });

  it('names the mix first, and gives a mixed text at least the lowest score of moderate', () => {
    const joined = join({ ...person, score: 0 }, { ...machine, score: 20 });
    assert.equal(
      joined.headline,
      'Mixed: one passage of 60 words (38% of the text) shows strong signals of machine writing; the rest shows few.',
    );
    assert.deepEqual([joined.score, joined.band, joined.signals.at(-1)!.name], [25, 'moderate', 'passages']);
    assert.match(joined.mixed.note, /^Words 101 to 160 read as high/);
  });

  it('moves every place to its offset in the whole text', () => {
    const joined = join(person, machine);
    const moved = machine.sentences!.map(({ start, end }) => [start + 1_000, end + 1_000]);
    assert.deepEqual(
      joined.sentences!.slice(-moved.length).map(({ start, end }) => [start, end]),
      moved,
    );
    assert.equal(joined.passages.at(-1)!.start, 1_000);
    const quoted = joined.signals
      .flatMap(({ evidence = [] }) => evidence)
      .filter(({ start }) => start >= 1_000);
    assert.ok(quoted.length > 0);
    for (const { start, text } of quoted) assert.ok(texts.machine.startsWith(text, start - 1_000), text);
  });

  it('joins passages of the same band at the border of parts', () => {
    const [joined, next, ...others] = join(
      resultOf(texts.person, [[100, 2]]),
      resultOf(texts.person, [
        [300, 6],
        [50, 60],
      ]),
    ).passages;
    assert.deepEqual(others, []);
    assert.deepEqual([joined!.start, joined!.end, joined!.words, joined!.score], [0, 1_001, 400, 5]);
    assert.deepEqual(joined!.top, [{ name: 'commas', points: 0.5, detail: '' }]);
    assert.equal(next!.words, 50);
  });

  it('leaves out parts that could not be assessed, and says so', () => {
    const short = resultOf(texts.short);
    const joined = join(person, short);
    assert.equal(joined.score, person.score);
    assert.equal(
      joined.confidence_note,
      'Joined from 2 parts, each scanned on its own; the joined result is not signed. 1 part could not be assessed and does not count.',
    );
    assert.match(join(short, short).headline, /^Not assessed: none of its parts/);
  });

  it('has no signature, record and calibration of a part', () => {
    const signed = { ...person, scan_id: 'scan_1', text_sha256: 'x', signed_at: 'y', attestation: {} };
    const joined = join(signed as unknown as ScanResult, machine);
    for (const name of ['text_sha256', 'signed_at', 'attestation']) assert.ok(!(name in joined), name);
    assert.deepEqual([joined.scan_id, joined.calibration], [null, null]);
  });
});
