import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEdits } from '../../../src/document/span.js';
import { findEdits } from '../../../src/engine/cleanup/clean.js';
import { leftoverEdits } from '../../../src/engine/cleanup/leftovers.js';
import {
  acceptEdits,
  inOrder,
  type Mark,
  sentenceMarks,
  typographyMarks,
} from '../../../src/site/edit/editor/marks.js';

const text = 'We met in order to talk. It rained \u2014 twice. Nobody came.';
const sentences = [
  { start: 0, end: 24, signals: null },
  {
    start: 25,
    end: 43,
    signals: { score: 80, reasons: ['Cut it.'], places: [{ start: 3, end: 9 }], alternative: null },
  },
  { start: 44, end: 56, signals: null },
];
const rewriteOf = (sentence: string) =>
  sentence.startsWith('We met')
    ? {
        text: 'We met to talk.',
        edits: [
          { kind: 'wordy_phrase', before: 'in order to', after: 'to', reason: 'fewer words say the same' },
        ],
      }
    : null;
const typographyEdits = (text: string) => findEdits(text, { contractions: false });
const all = () =>
  inOrder([...typographyMarks(text, typographyEdits(text)), ...sentenceMarks(text, sentences, rewriteOf)]);
const underlined = ({ start, places }: Mark, of = text) =>
  places.map(place => of.slice(start + place.start, start + place.end));

describe('marks of a text', () => {
  it('underline the changed words, the words of the signals and the glyphs, in the order of the text', () => {
    const marks = all().map(mark => `${mark.kind} ${underlined(mark)}: ${mark.replacement}`);
    const expected = ['wordy in order to: We met to talk.', 'strong rained: null', 'typography \u2014: -'];
    assert.deepEqual(marks, expected);
  });

  it('offer no contraction as the answer to strong signals', () => {
    const edits = [{ kind: 'contraction', before: 'It did not', after: "It didn't", reason: 'tone' }];
    const [, strong] = sentenceMarks(text, sentences, () => ({ text: "It didn't rain.", edits }));
    assert.deepEqual([strong!.kind, strong!.replacement, strong!.isWaiting], ['strong', null, false]);
  });

  it('list a sentence with strong signals and a rewrite once', () => {
    const rewrite = { text: 'Rain fell.', edits: [] };
    const marks = sentenceMarks(text, sentences, () => rewrite).map(({ kind, start }) => `${kind} ${start}`);
    assert.deepEqual(marks, ['wordy 0', 'strong 25', 'wordy 44']);
  });

  it('give each rewrite its reasons', () => {
    const reason = '\u201cin order to\u201d \u2192 \u201cto\u201d: fewer words say the same.';
    assert.deepEqual(all()[0]!.reasons, [reason]);
  });

  it('offer the rewrite of a sentence with strong signals', () => {
    const [mark] = sentenceMarks(text, sentences.slice(1), () => ({ text: 'It rained.', edits: [] }));
    assert.equal(mark!.replacement, 'It rained.');
  });

  it('offer another style, or examples, of a sentence that stays, where its signals are strong', () => {
    const offered = (rewrite: { text: string; advice?: typeof advice }) =>
      sentenceMarks(text, sentences, () => ({ ...rewrite, edits: [], changed: false })).map(
        ({ start, replacement, examples }) => [start, replacement, examples],
      );
    const advice = [{ kind: 'colons', before: 'So: no.', after: 'No.', reason: 'Write a sentence.' }];
    assert.deepEqual(offered({ text: 'It poured.' }), [[25, 'It poured.', []]]);
    assert.deepEqual(offered({ text: text.slice(25, 43), advice }), [[25, null, advice]]);
  });

  it('give an example of plain wording where the rewriter has neither wording nor advice', () => {
    const examples = (known: null | undefined) =>
      sentenceMarks(text, sentences.slice(1, 2), () => known)[0]!.examples.map(({ kind }) => kind);
    assert.deepEqual(examples(null), ['wording']);
    assert.deepEqual(examples(undefined), []);
  });

  it('underline the word beside an insertion', () => {
    const [mark] = sentenceMarks(text, sentences.slice(2), () => ({ text: 'Nobody else came.', edits: [] }));
    assert.deepEqual(underlined(mark!), ['Nobody']);
  });

  it('are accepted together, except where one overlaps an accepted one', () => {
    const [wordy, strong, dash] = all();
    const inside = { ...dash!, start: 3, end: 5, replacement: 'x' };
    const accepted = applyEdits(text, acceptEdits([wordy!, inside, strong!, dash!]));
    assert.equal(accepted, 'We met to talk. It rained - twice. Nobody came.');
  });

  it('take a pair of quotation marks and what is inside as one suggestion', () => {
    const text = '"It\'s \'so\'," he said. It\'s "a"\nand "b.';
    const edits = findEdits(text, { contractions: false, style: 'typographic' });
    const marks = typographyMarks(text, edits);
    assert.deepEqual(new Set(marks.map(({ kind }) => kind)), new Set(['typography']));
    const changes = marks.map(mark => `${underlined(mark, text).join(' ')} becomes ${mark.replacement}`);
    const pair = `" ' ' ' " becomes “It’s ‘so’,”`;
    assert.deepEqual(changes, [pair, "' becomes ’", '" " becomes “a”', '" becomes “']);
  });

  it('have leftovers of chat tools first, which go with the spaces around them', () => {
    const text =
      "Certainly! Here's the essay:\n\nIt is\u200b so (https://a.b/?utm_source=chatgpt.com&c=1). Would you like me to add more?";
    const edits = [...findEdits(text, { contractions: false, style: 'keep' }), ...leftoverEdits(text)];
    const marks = inOrder(typographyMarks(text, edits));
    assert.deepEqual(new Set(marks.map(({ kind }) => kind)), new Set(['leftover']));
    assert.equal(applyEdits(text, acceptEdits(marks)), 'It is so (https://a.b/?c=1).');
    const wordy = { ...marks[0]!, kind: 'wordy' as const, start: 0 };
    assert.equal(inOrder([wordy, marks[3]!])[0]!.kind, 'leftover');
  });
});
