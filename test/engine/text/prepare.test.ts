import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lexicon } from '../../../src/engine/text/lexicon/index.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { sentenceKind } from '../../../src/engine/text/sentences.js';
import { countWords } from '../../../src/engine/text/words.js';
import { forAll } from '../../for-all.js';

/** Texts of the ranges of a list of starts and a list of ends. */
const cut = (text: string, count: number, starts: ArrayLike<number>, ends: ArrayLike<number>) =>
  Array.from({ length: count }, (_, i) => text.slice(starts[i], ends[i]));
const sentences = (text: string): string[] => {
  const prepared = prepare(text);
  return cut(text, prepared.sentences, prepared.sentenceStart, prepared.sentenceEnd);
};

test('words include inner apostrophes, hyphens and decimal marks', () => {
  const text = "It's a well-known 3.5% of 1,200 - don’t 'quote' me.";
  const { words, wordStart, wordEnd } = prepare(text);
  const found = cut(text, words, wordStart, wordEnd).join(' ');
  assert.equal(found, "It's a well-known 3.5 of 1,200 don’t quote me");
  assert.equal(countWords(text), words);
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

for (const [name, expected, separator = ' '] of [
  ['end at full stops', 'So did I.|We ran.'],
  ['do not end at abbreviations', 'Dr. A. B. Cole paid 3.50 to Acme Inc. yesterday.|He left at 5 p.m. so.'],
  ['include a closing quote', '“I know.”|She left.|"What?" he said.'],
  ['end at a full stop without a space', 'It was over.|The crowd left for example.com at once.', ''],
  ['do not end at an ellipsis before a lower-case letter', 'well... maybe not.|Then again…|No.'],
  ['end at ideographic full stops', '今天天气很好。|我们去公园吧！', ''],
  ['end at a blank line', 'Title Here|This line was broken at the margin by hand.', '\n\n'],
  ['go on after a wrap', 'This line was broken at the margin by hand after this\nword and goes on.|Next.'],
] as const)
  test(`sentences ${name}`, () =>
    assert.equal(sentences(expected.replaceAll('|', separator)).join('|'), expected));

test('every ideograph is a word', () => assert.equal(prepare('今天天气很好。我们去公园吧！').words, 12));

test('list items are separate sentences, and words of fences and tables are only counted', () => {
  const text = 'Intro line.\n\n- first item\n- second item\n\n```js\nconst a = 1;\n```\n\n| a | b |\n\nEnd.';
  const prepared = prepare(text);
  assert.deepEqual(sentences(text), ['Intro line.', 'first item', 'second item', 'End.']);
  assert.equal(prepared.wordCount, countWords(text));
  assert.equal(prepared.wordCount - prepared.words, 6);
});

test('every entry of a list is counted in it, with its weight', () => {
  for (const [list, { entries, weights }] of lexicon.lists.entries())
    for (const [i, entry] of entries.entries()) {
      const { listCount, listSum } = prepare(`so ${entry.replaceAll('*', 'very')} so`);
      assert.ok(listCount[list]! > 0, entry);
      if (weights && listCount[list] === 1) assert.equal(listSum[list], Math.fround(weights[i]!), entry);
    }
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom(...'ab A.1,\'-\n\n#*`~|>—。漢é\u200b\ud83d\ude00\ud800\0"(!?:;'),
    maxLength: 300,
  }),
  fc
    .array(fc.constantFrom(...'```,~~~,| a |,1. one,- two,Some words.,,> said,# Head,🚀 up'.split(',')), {
      maxLength: 20,
    })
    .map(lines => lines.join('\n')),
);

test('a digit or letter of the astral planes is a word, also at the start of a line', () => {
  for (const text of ['\u{1fbf0} word', '\u{1d7cf} word', '\u{1f130} word'])
    assert.equal(prepare(text).wordCount, countWords(text), text);
});

test('counts agree, and offsets are ascending and within bounds, for any text', () =>
  forAll([anyText], { numRuns: 2000 }, text => {
    const prepared = prepare(text);
    assert.equal(prepared.wordCount, countWords(prepared.text));
    let at = 0;
    for (let i = 0; i < prepared.words; i++) {
      assert.ok(prepared.wordStart[i]! >= at && prepared.wordEnd[i]! > prepared.wordStart[i]!);
      at = prepared.wordEnd[i]!;
    }
    assert.ok(at <= prepared.text.length);
    let end = 0;
    for (let i = 0; i < prepared.sentences; i++) {
      assert.ok(prepared.sentenceStart[i]! >= end && prepared.sentenceEnd[i]! > prepared.sentenceStart[i]!);
      end = prepared.sentenceEnd[i]!;
      assert.ok(prepared.sentenceFirst[i + 1]! > prepared.sentenceFirst[i]!);
    }
    assert.ok(end <= prepared.text.length);
    assert.equal(prepared.sentenceFirst[prepared.sentences], prepared.words);
    assert.equal(prepared.paragraphFirst[prepared.paragraphs], prepared.sentences);
  }));

const verse =
  "Shall I compare thee to a summer's day?\nThou art more lovely and more temperate:\nRough winds do shake the darling buds of May,\nAnd summer's lease hath all too short a date.";
for (const [name, text, expected] of [
  ['lines of verse are no sentences, whether a mark ends them or not', verse, 'line line line line'],
  [
    'the lines of a memo head are no sentences, and the prose beside them is',
    'TO: Alice Brown\nFROM: Carl Dean\nRE: The lease\n\nThe lease ends in June. She may stay on.',
    'line line line prose prose',
  ],
  [
    'the first and last lines of a letter are no sentences',
    'Dear John,\nI write to you about the old house. It leaks.\nThe roof is new.\nBest regards,\nAnn',
    'line prose prose prose line line',
  ],
  [
    'a hard-wrapped line inside a sentence, and prose without a last mark, stay prose',
    'It rained. But we\nRust people went on to the end of the long road by the river',
    'prose prose prose',
  ],
] as const)
  test(name, () => {
    const names = Object.keys(sentenceKind);
    assert.equal(Array.from(prepare(text).sentenceKind, kind => names[kind]).join(' '), expected);
  });
