import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEdits } from '../../../src/document/span.js';
import {
  acceptEdits,
  inOrder,
  type Mark,
  markAt,
  sentenceMarks,
  shownIndex,
  stretches,
  typographyEdits,
  typographyMarks,
  withPlainTypography,
} from '../../../src/site/edit/marks.js';

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
const all = () =>
  inOrder(
    [...typographyMarks(text, typographyEdits(text)), ...sentenceMarks(text, sentences, rewriteOf)],
    [],
  );
const underlined = ({ places }: Mark) => places.map(({ start, end }) => text.slice(start, end));

describe('marks of a text', () => {
  it('underline the changed words, the words of the signals and the glyphs, in the order of the text', () => {
    assert.deepEqual(
      all().map(mark => [mark.kind, underlined(mark), mark.replacement]),
      [
        ['wordy', ['in order '], 'We met to talk.'],
        ['strong', ['rained'], null],
        ['typography', ['\u2014'], '-'],
      ],
    );
  });

  it('list a sentence with strong signals and a rewrite once', () => {
    const rewrite = { text: 'Rain fell.', edits: [] };
    assert.deepEqual(
      sentenceMarks(text, sentences, () => rewrite).map(({ kind, start }) => [kind, start]),
      [
        ['wordy', 0],
        ['strong', 25],
        ['wordy', 44],
      ],
    );
  });

  it('give each rewrite its reasons', () => {
    assert.deepEqual(all()[0]!.reasons, [
      '\u201cin order to\u201d \u2192 \u201cto\u201d: fewer words say the same.',
    ]);
  });

  it('offer the rewrite of a sentence with strong signals', () => {
    const [mark] = sentenceMarks(text, sentences.slice(1), () => ({ text: 'It rained.', edits: [] }));
    assert.equal(mark!.replacement, 'It rained.');
  });

  it('underline the word beside an insertion', () => {
    const [mark] = sentenceMarks(text, sentences.slice(2), () => ({ text: 'Nobody else came.', edits: [] }));
    assert.deepEqual(underlined(mark!), ['Nobody']);
  });

  it('leave out the dismissed ones, wherever the text has moved them', () => {
    const dismissed = [all()[2]!.key];
    const longer = `First. ${text}`;
    const marks = inOrder(typographyMarks(longer, typographyEdits(longer)), dismissed);
    assert.deepEqual(marks, []);
  });

  it('are accepted together, except where one overlaps an accepted one', () => {
    const [wordy, strong, dash] = all();
    const inside = { ...dash!, start: 3, end: 5, replacement: 'x' };
    assert.equal(
      applyEdits(text, acceptEdits([wordy!, inside, strong!, dash!])),
      'We met to talk. It rained - twice. Nobody came.',
    );
  });
});

describe('shown mark', () => {
  it('is the smallest one at the caret', () => {
    const sentence = { ...all()[1]!, places: [{ start: 25, end: 43 }] };
    const dash = all()[2]!;
    assert.equal(markAt([sentence, dash], 35), dash);
    assert.equal(markAt([sentence, dash], 30), sentence);
    assert.equal(markAt([sentence, dash], 2), undefined);
  });

  it('stays the chosen one, and is the next one in the text when that is gone', () => {
    const marks = all();
    assert.equal(shownIndex(marks, marks[2]!.key, 0), 2);
    assert.equal(shownIndex(marks, 'gone', 20), 1);
    assert.equal(shownIndex(marks, null, 50), 0, 'from the end it starts again');
    assert.equal(shownIndex([], null, 0), -1);
  });

  it('is the nearest of several with the same words', () => {
    const [mark] = all();
    const later = { ...mark!, start: 100, end: 124 };
    assert.equal(shownIndex([mark!, later], mark!.key, 90), 1);
  });
});

describe('stretches of a line', () => {
  it('cover the line and name the kinds that lie together', () => {
    const marks = all().map((mark, i) => (i === 0 ? { ...mark, places: [{ start: 20, end: 31 }] } : mark));
    const line = { start: 0, end: text.length };
    const found = stretches(line, marks, marks[1]);
    assert.equal(found.map(({ start, end }) => text.slice(start, end)).join(''), text);
    assert.deepEqual(
      found.filter(({ kinds }) => kinds.length > 0).map(one => [one.start, one.end, one.kinds, one.isShown]),
      [
        [20, 28, ['wordy'], false],
        [28, 31, ['strong', 'wordy'], true],
        [31, 34, ['strong'], true],
        [35, 36, ['typography'], false],
      ],
    );
  });
});

describe('plain typography', () => {
  it('is that of the cleaned text', () => {
    assert.equal(withPlainTypography('\u201cYes\u201d \u2014 no\u2026'), '"Yes" - no...');
    assert.equal(withPlainTypography('Plain.'), 'Plain.');
  });
});
