import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { genres } from '../../../src/contract/genre.js';
import { bandOf } from '../../../src/engine/scan/bands.js';
import type { Classifier } from '../../../src/engine/scan/classifier.js';
import { type ScanOptions, scan } from '../../../src/engine/scan/scan.js';
import { forAll } from '../../for-all.js';
import { scanOptions } from '../options.js';
import { novel, novelContinued } from './passages/prose.js';

const options = { ...scanOptions, use_model: false };
const model = (earlier: number, recent = earlier): Classifier => ({
  version: 'test',
  read: () => ({
    logOdds: { earlier, recent },
    evidence: () => [],
    finding: (nearer, other) => `Nearer to ${nearer} than to ${other} text`,
    sentences: () => null,
  }),
});

const pieces = [
  'In today’s rapidly evolving world, technology plays a crucial role, fostering innovation, growth, and resilience.',
  'Moreover, it serves as a testament to human ingenuity and collaboration, highlighting the importance of community.',
  'I dunno, we just got there late and the door was locked, so what could we do?',
  'He said nothing. She laughed at him!',
  'On 3 May 1987 the mill at Leeds (the old one) made 4,200 yards of cloth; nobody bought it.',
  'The implementation of sustainable strategies ensures long-term success and enhances engagement across communities.',
  'It was not just a house but a home — a place of warmth and comfort.',
  '\n\n',
  '- **Speed:** the engine is fast\n',
  'Аs а lаrge 𝗹𝗮𝗻𝗴𝘂𝗮𝗴𝗲 𝗺𝗼𝗱𝗲𝗹 wоuld say, it ｐｌａｙｓ a crucial rolé, 𝗲𝗻𝘀𝘂𝗿𝗶𝗻𝗴 growth. ',
];
const prose = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 30 })
  .map(parts => parts.join(' '));
const genre = fc.constantFrom('' as const, ...genres);
const odds = fc.double({ min: -6, max: 6, noNaN: true });

const machine = pieces.slice(0, 2).concat(pieces[5]!).join(' ').repeat(4);
const person = `${pieces[2]} ${pieces[3]} ${pieces[4]} `.repeat(5);

test('scores an article like a text without a genre, to the decimal', () => {
  for (const text of [machine, person, novel.join(' ')])
    for (const use_model of [true, false]) {
      const read = (genre: ScanOptions['genre']) =>
        scan(text, { ...options, genre, use_model }, use_model ? model(1.3) : null);
      const [automatic, article] = [read(''), read('expository')];
      assert.equal(automatic.genre, '');
      assert.deepEqual([article.score, article.baseline], [automatic.score, automatic.baseline]);
      assert.deepEqual(article.signals, automatic.signals);
      assert.deepEqual(article.passages, automatic.passages);
    }
});

test('baseline and points sum to the score for any text, genre and classifier result', () =>
  forAll([prose, genre, fc.boolean(), odds, odds], { numRuns: 300 }, (text, genre, esl, earlier, recent) => {
    const result = scan(text, { ...options, genre, esl, use_model: true }, model(earlier, recent));
    const sum = result.signals.reduce((total, signal) => total + signal.points, result.baseline);
    assert.ok(Math.abs(sum - result.score) < 0.051, `${sum} against ${result.score}`);
    assert.equal(result.band, bandOf(result.score));
  }));

test('esl never raises a score', () =>
  forAll([prose, genre], { numRuns: 300 }, (text, genre) => {
    const [plain, relaxed] = [false, true].map(esl => scan(text, { ...options, genre, esl }, null).score);
    assert.ok(relaxed! <= plain!, `${relaxed} <= ${plain}`);
  }));

test('esl is echoed with a note, and reduces the weight of formality', () => {
  const result = scan(machine, { ...options, esl: true }, null);
  assert.equal(result.esl, true);
  assert.match(result.genre_note!, /second language/);
  assert.ok(result.score < scan(machine, options, null).score);
});

test('a named genre is used for scoring and explained in a note', () => {
  for (const genre of genres) {
    const result = scan(machine, { ...options, genre }, null);
    assert.equal(result.genre, genre);
    assert.ok(result.genre_note!.length > 20);
  }
  assert.equal(scan(machine, options, null).genre_note, undefined);
});

test('the value of deeper_model is between the log-odds of the eras', () =>
  forAll([odds, odds], (earlier, recent) => {
    const { signals } = scan(machine, { ...options, use_model: true }, model(earlier, recent));
    const { value } = signals.find(signal => signal.name === 'deeper_model')!;
    assert.ok(value >= Math.min(earlier, recent) - 1e-3 && value <= Math.max(earlier, recent) + 1e-3);
  }));

test('more evidence for AI of either era never lowers the score', () => {
  const more = fc.double({ min: 0, max: 4, noNaN: true });
  forAll([prose, odds, odds, more, more], (text, earlier, recent, moreEarlier, moreRecent) => {
    const score = (one: number, other: number) =>
      scan(text, { ...options, use_model: true }, model(one, other)).score;
    assert.ok(score(earlier + moreEarlier, recent + moreRecent) >= score(earlier, recent));
  });
});

test('evidence spans quote the text at their offsets, at most five per signal', () =>
  forAll([prose], { numRuns: 200 }, text => {
    const result = scan(text, options, null);
    for (const { evidence = [] } of result.signals) {
      assert.ok(evidence.length <= 5);
      for (const span of evidence) assert.equal(text.slice(span.start, span.end), span.text);
    }
    for (const { start, end, score } of result.sentences!) {
      assert.ok(start < end && end <= text.length && score >= 0 && score <= 100);
    }
  }));

test('under 50 words confidence is low, with a reason, and the band is at most elevated', () => {
  const short = scan(pieces.slice(0, 2).join(' '), { ...options, use_model: true }, model(50));
  assert.equal(short.confidence, 'low');
  assert.match(short.confidence_note, /words/);
  assert.notEqual(short.band, 'high');
  assert.equal(scan('Hello.', options, null).confidence_note.includes('1 word:'), true);
});

test('under 100 words confidence is low, and higher for long English prose', () => {
  assert.equal(scan(pieces.slice(0, 5).join(' '), options, null).confidence, 'low');
  assert.equal(scan(machine + person, options, null).confidence, 'moderate');
  const long = [...novel, ...novelContinued].join(' ');
  assert.equal(scan(long, { ...options, use_model: true }, model(0)).confidence, 'high');
});

test('another language is named, lowers confidence and has only the signals of any language', () => {
  const german =
    'Der Hund lief durch das Tor und bellte den Mann mit dem roten Hut an, der auf der Bank vor dem Haus saß. ';
  const result = scan(`${german.repeat(3)}\n\n`.repeat(4), options, null);
  assert.equal(result.language, 'de');
  assert.deepEqual([result.confidence, result.assessed], ['low', false]);
  assert.match(result.headline, /^Not assessed: the text seems to be in German/);
  assert.match(result.confidence_note, /German.*rates .* are for English texts, so there are none/);
  assert.deepEqual([result.calibration, result.fixes, result.fix_details], [null, [], []]);
  const measured = result.signals.filter(({ active }) => active).map(({ name }) => name);
  assert.equal(result.coverage.active_signals, 14);
  assert.ok(measured.includes('sentence_rhythm') && !measured.includes('stock_phrases'));
});

test('a short text in another language, or in an unknown one, has no English calibration or advice', () => {
  const swedish =
    'Hunden sprang genom porten och skällde på mannen med den röda hatten som satt där. '.repeat(9);
  for (const [language, text] of Object.entries({ zh: '漢字'.repeat(10), und: swedish })) {
    const result = scan(text, options, null);
    assert.equal(result.language, language);
    assert.match(result.confidence_note, /built for English.*so there are none\.$/);
    assert.deepEqual([result.calibration, result.fixes], [null, []]);
  }
});

test('a few words are too short for any language but English to be named', () => {
  for (const text of ['2026 1905', 'No me diga: una casa en Madrid.', 'Die Not des Man: a des, die.']) {
    const result = scan(text, options, null);
    assert.equal(result.language, 'und');
    assert.match(
      result.headline,
      /^Not assessed: the text has \d words? in sentences, and at least 30 are needed/,
    );
    assert.deepEqual([result.assessed, /signals of machine writing$/.test(result.label)], [false, true]);
    assert.doesNotMatch(`${result.headline} ${result.confidence_note}`, /seems|recognised/);
  }
});

test('code and lists lower confidence', () => {
  const code = `\`\`\`\n${'const value = compute(input, options);\n'.repeat(40)}\`\`\`\nThat is all there is to say here.`;
  assert.match(scan(code, options, null).confidence_note, /code/);
  assert.match(scan('- one item of the list here\n'.repeat(30), options, null).confidence_note, /lists/);
});

test('the result reports whether the classifier was used, and it is one of the signals', () => {
  const without = scan(machine, { ...options, use_model: true }, null);
  assert.equal(without.model_used, false);
  assert.match(without.degraded!, /model/);
  const degraded = scan(machine, { ...options, use_model: true, degraded: 'Spent.' }, model(3));
  assert.deepEqual([degraded.model_used, degraded.degraded], [false, 'Spent.']);
  const asked = scan(machine, options, null);
  assert.equal(asked.model_used, false);
  assert.match(asked.degraded!, /was not requested, so this scan used only the heuristic signals\.$/);
  const used = scan(machine, { ...options, use_model: true }, model(3));
  const signal = used.signals.find(one => one.name === 'deeper_model')!;
  assert.equal(used.degraded, undefined);
  assert.deepEqual([used.model_used, signal.active, signal.points > 0], [true, true, true]);
});

test('a scan accepts any text', () => {
  const hostile = ['', ' ', ...['a', '.', '\n'].map(unit => unit.repeat(300_000))];
  const units = 'a |and, |?!|“|```\n|~~~a\n|- |[|[your |as an AI |not only a '.split('|');
  const odd = ['😀', '\ud83d', '\udc00\ud800', '\0', 'a\u0301', '漢', 'é-', "a'", '1,', '\u200b'];
  hostile.push(...[...units, ...odd].map(unit => unit.repeat(50_000)));
  for (const text of hostile) {
    const { score } = scan(text, options, null);
    assert.ok(score >= 0 && score <= 100, JSON.stringify(text.slice(0, 10)));
  }
});

test('the confidence counts the measured signals', () => {
  const { confidence_note, coverage } = scan(`${novel} ${novelContinued}`, options, null);
  assert.match(confidence_note, new RegExp(` ${coverage.active_signals} signals, without the wording model`));
});
