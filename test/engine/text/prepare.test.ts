import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { prepare } from '../../../src/engine/text/prepare.js';
import { sentenceKind } from '../../../src/engine/text/sentences.js';
import { countWords } from '../../../src/engine/text/words.js';

const words = (text: string): string[] => {
  const prepared = prepare(text);
  return Array.from({ length: prepared.words }, (_, i) =>
    text.slice(prepared.wordStart[i], prepared.wordEnd[i]),
  );
};
const sentences = (text: string): string[] => {
  const prepared = prepare(text);
  return Array.from({ length: prepared.sentences }, (_, i) =>
    text.slice(prepared.sentenceStart[i], prepared.sentenceEnd[i]),
  );
};

test('words include inner apostrophes, hyphens and decimal marks', () => {
  assert.deepEqual(words("It's a well-known 3.5% of 1,200 - don’t 'quote' me."), [
    "It's",
    'a',
    'well-known',
    '3.5',
    'of',
    '1,200',
    'don’t',
    'quote',
    'me',
  ]);
});

test('options of commands and ranges of numbers are no dashes', () => {
  const dashes = (text: string) => prepare(text).tallies.dashes;
  assert.equal(dashes('Run git rebase --onto main -i with --amend on pages 12–15, from 2019—2021.'), 0);
  assert.equal(dashes('The mill -- the old one -- burned down--twice, and the inn — too - as well.'), 5);
  assert.equal(dashes('Chapter 3 – the end – and a word–word.'), 3);
});

test('quotes, dashes and Markdown marks do not change a word', () => {
  const hashes = (text: string) => [...prepare(text).wordHash];
  assert.deepEqual(hashes('“Don’t,” he said—twice.'), hashes('"Don\'t," he said - twice.'));
  assert.deepEqual(hashes('**Bold** and _soft_ words'), hashes('Bold and soft words'));
  assert.deepEqual(hashes('soft\u00adhyphen and zero\u200bwidth'), hashes('softhyphen and zerowidth'));
});

test('sentences end at full stops, but not at abbreviations, initials and decimals', () => {
  assert.deepEqual(
    sentences(
      'Dr. A. B. Cole paid 3.50 to Acme Inc. yesterday. He left at 5 p.m. on Monday. So did I. We ran.',
    ),
    [
      'Dr. A. B. Cole paid 3.50 to Acme Inc. yesterday.',
      'He left at 5 p.m. on Monday.',
      'So did I.',
      'We ran.',
    ],
  );
});

test('a closing quote belongs to the sentence it ends', () => {
  assert.deepEqual(sentences('“I know.” She left. "What?" he said.'), [
    '“I know.”',
    'She left.',
    '"What?" he said.',
  ]);
});

test('a full stop without a space ends a sentence, but not in a domain name', () => {
  assert.deepEqual(sentences('It was over.The crowd left for example.com at once.'), [
    'It was over.',
    'The crowd left for example.com at once.',
  ]);
});

test('an ellipsis before a lower-case letter does not end a sentence', () => {
  assert.equal(sentences('well... maybe not. Then again… No.').length, 3);
});

test('ideographic full stops end sentences, and every ideograph is a word', () => {
  const text = '今天天气很好。我们去公园吧！';
  assert.equal(sentences(text).length, 2);
  assert.equal(prepare(text).words, 12);
});

test('a hard-wrapped line does not end a sentence, but a heading and a blank line do', () => {
  assert.deepEqual(
    sentences('Title Here\n\nThis line was broken at the margin by hand after this\nword and goes on. Next.'),
    ['Title Here', 'This line was broken at the margin by hand after this\nword and goes on.', 'Next.'],
  );
});

test('list items are separate sentences, and words of fences and tables are only counted', () => {
  const text = 'Intro line.\n\n- first item\n- second item\n\n```js\nconst a = 1;\n```\n\n| a | b |\n\nEnd.';
  const prepared = prepare(text);
  assert.deepEqual(sentences(text), ['Intro line.', 'first item', 'second item', 'End.']);
  assert.equal(prepared.wordCount, countWords(text));
  assert.equal(prepared.wordCount - prepared.words, 6);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom(...'ab A.1,\'-\n\n#*`~|>—。漢é\u200b\ud83d\ude00\ud800\0"(!?:;'),
    maxLength: 300,
  }),
  fc
    .array(
      fc.constantFrom(
        '```',
        '~~~',
        '| a |',
        '1. one',
        '- two',
        'Some words.',
        '',
        '> said',
        '# Head',
        '🚀 up',
      ),
      { maxLength: 20 },
    )
    .map(lines => lines.join('\n')),
);

test('a digit or letter of the astral planes is a word, also at the start of a line', () => {
  for (const text of ['\u{1fbf0} word', '\u{1d7cf} word', '\u{1f130} word'])
    assert.equal(prepare(text).wordCount, countWords(text), text);
});

test('counts agree, and offsets are ascending and within bounds, for any text', () => {
  fc.assert(
    fc.property(anyText, text => {
      const prepared = prepare(text);
      assert.equal(prepared.wordCount, countWords(text));
      let at = 0;
      for (let i = 0; i < prepared.words; i++) {
        assert.ok(prepared.wordStart[i]! >= at && prepared.wordEnd[i]! > prepared.wordStart[i]!);
        at = prepared.wordEnd[i]!;
      }
      assert.ok(at <= text.length);
      let end = 0;
      for (let i = 0; i < prepared.sentences; i++) {
        assert.ok(prepared.sentenceStart[i]! >= end && prepared.sentenceEnd[i]! > prepared.sentenceStart[i]!);
        end = prepared.sentenceEnd[i]!;
        assert.ok(prepared.sentenceFirst[i + 1]! > prepared.sentenceFirst[i]!);
      }
      assert.ok(end <= text.length);
      assert.equal(prepared.sentenceFirst[prepared.sentences], prepared.words);
      assert.equal(prepared.paragraphFirst[prepared.paragraphs], prepared.sentences);
    }),
    { numRuns: 2000 },
  );
});

const kindsOf = (text: string) => {
  const names = Object.keys(sentenceKind);
  return Array.from(prepare(text).sentenceKind, of => names[of]);
};

test('lines of verse are no sentences, whether a mark ends them or not', () => {
  const verse =
    "Shall I compare thee to a summer's day?\nThou art more lovely and more temperate:\nRough winds do shake the darling buds of May,\nAnd summer's lease hath all too short a date.";
  assert.deepEqual(kindsOf(verse), ['line', 'line', 'line', 'line']);
});

test('the lines of a memo head and of a letter are no sentences, and the prose beside them is', () => {
  const memo = 'TO: Alice Brown\nFROM: Carl Dean\nRE: The lease\n\nThe lease ends in June. She may stay on.';
  assert.deepEqual(kindsOf(memo), ['line', 'line', 'line', 'prose', 'prose']);
  const letter =
    'Dear John,\nI write to you about the old house. It leaks.\nThe roof is new.\nBest regards,\nAnn';
  assert.deepEqual(kindsOf(letter), ['line', 'prose', 'prose', 'prose', 'line', 'line']);
});

test('a hard-wrapped line inside a sentence, and prose without a last mark, stay prose', () => {
  assert.deepEqual(
    kindsOf('It rained. But we\nRust people went on to the end of the long road by the river'),
    ['prose', 'prose', 'prose'],
  );
});
