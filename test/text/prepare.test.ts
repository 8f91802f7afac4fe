import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { prepare } from '../../src/text/prepare.js';
import { countWords } from '../../src/text/words.js';

const words = (text: string): string[] => {
  const read = prepare(text);
  return Array.from({ length: read.words }, (_, i) => text.slice(read.wordStart[i], read.wordEnd[i]));
};
const sentences = (text: string): string[] => {
  const read = prepare(text);
  return Array.from({ length: read.sentences }, (_, i) =>
    text.slice(read.sentenceStart[i], read.sentenceEnd[i]),
  );
};

test('words keep inner apostrophes, hyphens and decimal marks', () => {
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

test('quotes, dashes and markdown marks change no word', () => {
  const hashes = (text: string) => [...prepare(text).wordHash];
  assert.deepEqual(hashes('“Don’t,” he said—twice.'), hashes('"Don\'t," he said - twice.'));
  assert.deepEqual(hashes('**Bold** and _soft_ words'), hashes('Bold and soft words'));
  assert.deepEqual(hashes('soft\u00adhyphen and zero\u200bwidth'), hashes('softhyphen and zerowidth'));
});

test('sentences end at stops, not at abbreviations, initials and decimals', () => {
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

test('a missing space after a stop still ends a sentence, a domain does not', () => {
  assert.deepEqual(sentences('It was over.The crowd left for example.com at once.'), [
    'It was over.',
    'The crowd left for example.com at once.',
  ]);
});

test('an ellipsis before a small letter goes on', () => {
  assert.equal(sentences('well... maybe not. Then again… No.').length, 3);
});

test('ideographic stops end sentences and every ideograph is a word', () => {
  const text = '今天天气很好。我们去公园吧！';
  assert.equal(sentences(text).length, 2);
  assert.equal(prepare(text).words, 12);
});

test('a hard-wrapped line does not end a sentence, a heading and a blank line do', () => {
  assert.deepEqual(
    sentences('Title Here\n\nThis line was broken at the margin by hand after this\nword and goes on. Next.'),
    ['Title Here', 'This line was broken at the margin by hand after this\nword and goes on.', 'Next.'],
  );
});

test('list items are sentences of their own; fences and tables are counted but not read', () => {
  const text = 'Intro line.\n\n- first item\n- second item\n\n```js\nconst a = 1;\n```\n\n| a | b |\n\nEnd.';
  const read = prepare(text);
  assert.deepEqual(sentences(text), ['Intro line.', 'first item', 'second item', 'End.']);
  assert.equal(read.wordCount, countWords(text));
  assert.equal(read.wordCount - read.words, 6);
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

test('a digit or letter from the astral planes is a word, at the start of a line too', () => {
  for (const text of ['\u{1fbf0} word', '\u{1d7cf} word', '\u{1f130} word'])
    assert.equal(prepare(text).wordCount, countWords(text), text);
});

test('whatever the text: counts agree, offsets lie in order and inside it', () => {
  fc.assert(
    fc.property(anyText, text => {
      const read = prepare(text);
      assert.equal(read.wordCount, countWords(text));
      let at = 0;
      for (let i = 0; i < read.words; i++) {
        assert.ok(read.wordStart[i]! >= at && read.wordEnd[i]! > read.wordStart[i]!);
        at = read.wordEnd[i]!;
      }
      assert.ok(at <= text.length);
      let end = 0;
      for (let i = 0; i < read.sentences; i++) {
        assert.ok(read.sentenceStart[i]! >= end && read.sentenceEnd[i]! > read.sentenceStart[i]!);
        end = read.sentenceEnd[i]!;
        assert.ok(read.sentenceFirst[i + 1]! > read.sentenceFirst[i]!);
      }
      assert.ok(end <= text.length);
      assert.equal(read.sentenceFirst[read.sentences], read.words);
      assert.equal(read.paragraphFirst[read.paragraphs], read.sentences);
    }),
    { numRuns: 2000 },
  );
});
