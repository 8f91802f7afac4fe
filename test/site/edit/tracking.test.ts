import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ScanResult } from '../../../src/contract/scan.js';
import { editBetween } from '../../../src/document/edits.js';
import { applyEdits } from '../../../src/document/span.js';
import {
  follow,
  followEdits,
  noTracking,
  receive,
  trackedSentences,
} from '../../../src/site/edit/tracking.js';
import { changed, redone, undoHistory, undone } from '../../../src/site/edit/undo-history.js';

const text = 'The first one. The second one. The third one.';
/** A scan result whose sentences end with their full stops. */
const resultOf = (text: string, rest: Partial<ScanResult> = {}) =>
  ({
    assessed: true,
    sentences: Array.from(text.matchAll(/\S[^.]*\./g), match => ({
      start: match.index,
      end: match.index + match[0].length,
      score: 90,
      reasons: [{ name: 'deeper_model', log_odds: 0.7, text: 'one' }],
    })),
    ...rest,
  }) as unknown as ScanResult;
const wordsOf = ({
  text,
  sentences,
}: {
  text: string;
  sentences: readonly { start: number; end: number }[];
}) => sentences.map(({ start, end }) => text.slice(start, end));
const start = receive({ ...noTracking, text }, text, resultOf(text));

describe('sentences of a scan', () => {
  it('have strong signals when their own words add enough to the score', () => {
    const [first] = trackedSentences(text, resultOf(text));
    assert.deepEqual(first!.signals, {
      score: 90,
      reasons: ['Wording as a whole: \u201cone\u201d'],
      places: [{ start: 10, end: 13 }],
      alternative: null,
    });
  });

  const marked = (result: ScanResult) => trackedSentences(text, result).map(one => one.signals !== null);

  it('have none when the score is low, the words add nothing, or the text was not assessed', () => {
    const weak = resultOf(text);
    weak.sentences![0]!.score = 40;
    weak.sentences![1]!.reasons = [{ name: 'deeper_model', log_odds: 0.05, text: 'one' }];
    assert.deepEqual(marked(weak), [false, false, true]);
    assert.deepEqual(marked(resultOf(text, { assessed: false })), [false, false, false]);
  });

  it('have them when the words add little, but most of the sentences of the text', () => {
    const four = resultOf(text);
    four.sentences!.push({ ...four.sentences![2]!, start: 31, end: 40 });
    for (const [i, log_odds] of [0.2, 0.3, 0.25, 0.15].entries())
      four.sentences![i]!.reasons = [{ name: 'deeper_model', log_odds, text: 'one' }];
    assert.deepEqual(marked(four), [true, true, true, false]);
  });

  it('have the advice of a suggestion, its places and its wording', () => {
    const fix = {
      signal: 'stock_phrases',
      spans: [{ start: 19, end: 25, text: 'second' }],
      alternative: { start: 15, end: 30, text: 'The other.' },
    };
    const result = resultOf(text, {
      fixes: ["Cut the stock phrases. See 'second'. One way: 'The other.'"],
      fix_details: [fix],
    });
    result.sentences![1]!.reasons = [];
    assert.deepEqual(trackedSentences(text, result)[1]!.signals, {
      score: 90,
      reasons: ['Cut the stock phrases.'],
      places: [{ start: 4, end: 10 }],
      alternative: 'The other.',
    });
  });
});

describe('tracked sentences', () => {
  it('follow edits before and inside them', () => {
    const longer = follow(start, text.replace('first', 'very first').replace('third', '3rd'), [
      { start: 4, end: 9, replacement: 'very first' },
      { start: 35, end: 40, replacement: '3rd' },
    ]);
    assert.deepEqual(wordsOf(longer), ['The very first one.', 'The second one.', 'The 3rd one.']);
    assert.deepEqual(longer.sentences[0]!.signals!.places, [{ start: 15, end: 18 }]);
  });

  it('end with an edit that replaces them or crosses their end', () => {
    const replaced = [{ start: 15, end: 30, replacement: 'Another.' }];
    assert.deepEqual(wordsOf(follow(start, applyEdits(text, replaced), replaced)), [
      'The first one.',
      'The third one.',
    ]);
    assert.deepEqual(wordsOf(follow(start, 'The first of the second one. The third one.')), [
      'The third one.',
    ]);
  });

  it('of a late result follow the edits since its text', () => {
    const edits = [
      { start: 0, end: 3, replacement: 'A' },
      { start: 31, end: 34, replacement: 'A' },
    ];
    const once = follow({ ...noTracking, text }, applyEdits(text, edits), edits);
    const twice = follow(once, `Now. ${once.text}`);
    const received = receive(twice, text, resultOf(text));
    assert.deepEqual(wordsOf(received), ['A first one.', 'The second one.', 'A third one.']);
  });

  it('of an unknown text keep what is the same at its ends', () => {
    const received = receive({ ...noTracking, text: text.replace('second', '2nd') }, text, resultOf(text));
    assert.deepEqual(wordsOf(received), ['The first one.', 'The 2nd one.', 'The third one.']);
  });

  it('stay within the text and in order under any edits', () => {
    const edit = fc.tuple(fc.nat(60), fc.nat(20), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), edits => {
        let now: string = text;
        let sentences = start.sentences;
        for (const [at, length, after] of edits) {
          const next = now.slice(0, at) + after + now.slice(at + length);
          sentences = followEdits(sentences, [editBetween(now, next)]);
          now = next;
        }
        let last = 0;
        for (const sentence of sentences) {
          assert.ok(last <= sentence.start && sentence.start <= sentence.end && sentence.end <= now.length);
          last = sentence.end;
        }
      }),
      { seed: 7 },
    );
  });
});

describe('undo history', () => {
  it('goes back and forth, and forgets what was undone after a new change', () => {
    const both = changed(changed(undoHistory('a'), 'b'), 'c');
    assert.equal(undone(both).present, 'b');
    assert.equal(undone(undone(undone(both))).present, 'a');
    assert.equal(redone(undone(both)).present, 'c');
    assert.equal(redone(changed(undone(both), 'd')).present, 'd');
  });

  it('undoes joined changes in one step', () => {
    const typed = changed(changed(changed(undoHistory('a'), 'b'), 'bc', true), 'bcd', true);
    assert.equal(undone(typed).present, 'a');
  });

  it('is bounded', () => {
    let history = undoHistory(0);
    for (let i = 1; i <= 1_000; i++) history = changed(history, i);
    assert.ok(history.past.length <= 200);
    assert.equal(undone(history).present, 999);
  });
});
