import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../../src/contract/limits.js';
import type { EngineResult } from '../../../../src/contract/scan.js';
import { loadShippedClassifier } from '../../../../src/engine/classifier/shipped.js';
import { upstreamModel } from '../../../../src/engine/classifier/upstream.js';
import { bandOf } from '../../../../src/engine/scan/bands.js';
import { passageWordsMin } from '../../../../src/engine/scan/passages/change-points.js';
import { type ScanOptions, scan } from '../../../../src/engine/scan/scan.js';
import { forAll } from '../../../for-all.js';
import { scanOptions } from '../../options.js';
import { assistant, novel, novelContinued } from './prose.js';

const model = loadShippedClassifier();
const read = (text: string, changes: Partial<ScanOptions> = {}) =>
  scan(text, { ...scanOptions, ...changes }, model);

const human = novel.join(' ');
const continued = novelContinued.join(' ');
const ai = assistant.join(' ');
const mixedText = `${human}\n\n${ai}\n\n${continued}`;
const isElevated = ({ band }: { band: string }) => band === 'elevated' || band === 'high';

/** Paragraphs of the benchmark's texts, each by its file and its place among those of over 20 words. */
const paragraphsOf = (places: string): string =>
  places
    .split(', ')
    .map(each => {
      const [file, place] = each.split(' ') as [string, string];
      const paragraphs = readFileSync(`bench/texts/${file}`, 'utf8').split(/\n\s*\n/);
      return paragraphs.filter(paragraph => paragraph.split(/\s+/).length > 20)[Number(place)];
    })
    .join('\n\n');

/** Asserts what holds for the passages of every text. */
function assertConsistent(text: string, result: EngineResult): void {
  const { passages, mixed, coverage, sentences = [] } = result;
  if (coverage.words < 50) {
    assert.deepEqual(passages, []);
    return;
  }
  assert.ok(passages.length >= 1 && passages.length <= limits.passages);
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  assert.equal(words, coverage.words);
  let end = 0;
  for (const passage of passages) {
    assert.ok(passage.start >= end && passage.end > passage.start && passage.end <= text.length);
    end = passage.end;
    assert.equal(passage.band, bandOf(passage.score));
    if (passages.length > 1) assert.ok(passage.words >= passageWordsMin);
    assert.equal(passage.top !== undefined, passages.length > 1);
    assert.ok((passage.top ?? []).length <= limits.passageSignals);
    for (const { evidence = [] } of passage.top ?? []) {
      assert.ok(evidence.length <= limits.evidencePerPassageSignal);
      for (const span of evidence) {
        assert.ok(span.start < span.end);
        assert.equal(text.slice(span.start, span.end), span.text);
        assert.ok(span.start >= passage.start - 1 && span.end <= passage.end + 1);
      }
    }
  }
  const [first] = passages;
  if (passages.length === 1)
    assert.deepEqual([first!.score, first!.confidence], [result.score, result.confidence]);
  else assert.notEqual(result.confidence, 'high');
  assert.equal(mixed!.mixed, passages.some(isElevated) && !passages.every(isElevated));
  for (const { score } of sentences) assert.ok(score >= 0 && score <= 100);
}

describe('passages', () => {
  const result = read(mixedText);
  const [before, passage] = result.passages!;
  const { start, end, top } = passage!;

  it('need no evidence by sentence in a text too short to divide', () => {
    const short = human.split(' ').slice(0, 100).join(' ');
    const refuse = () => assert.fail('The evidence by sentence was computed.');
    const classifier = {
      version: model.version,
      read: (...args: Parameters<typeof model.read>) => ({ ...model.read(...args), sentences: refuse }),
    };
    const options = { ...scanOptions, include_sentences: false };
    assert.deepEqual(scan(short, options, classifier), scan(short, options, model));
  });

  it('locate an AI-generated passage between human-written ones', () => {
    assertConsistent(mixedText, result);
    assert.deepEqual(result.passages!.map(isElevated), [false, true, false]);
    assert.equal(mixedText.slice(start, end), ai);
    const note = `Words ${before!.words + 1} to ${before!.words + passage!.words} read as high, the rest as low.`;
    assert.deepEqual([result.mixed!.mixed, result.mixed!.note], [true, note]);
    assert.match(result.confidence_note, /3 passages that read differently/);
  });

  it('name the strongest signals of the passage, with evidence in it', () => {
    assert.ok(top!.length > 1 && top![0]!.points > 0);
    assert.ok(top!.some(({ evidence }) => evidence !== undefined));
    const sizes = top!.map(({ points }) => Math.abs(points));
    assert.ok(sizes.every((size, i) => i === 0 || size <= sizes[i - 1]!));
  });

  it('score sentences of a passage above those of the rest', () => {
    const inside = result.sentences!.filter(sentence => sentence.start >= start && sentence.end <= end);
    const outside = result.sentences!.filter(sentence => sentence.end <= start || sentence.start >= end);
    assert.ok(inside.length > 5 && outside.length > 10);
    assert.ok(Math.min(...inside.map(s => s.score)) > Math.max(...outside.map(s => s.score)));
  });

  it('give advice about the passage, at its place', () => {
    assert.ok(result.fix_details!.length > 0 || result.fixes_note !== undefined);
    for (const span of result.fix_details!.flatMap(({ spans }) => spans)) {
      assert.ok(span.start >= start && span.end <= end);
      assert.equal(mixedText.slice(span.start, span.end), span.text);
    }
  });

  it('give a mixed text the mean of their scores by words, at least moderate, with points that add up', () => {
    for (const text of [mixedText, `${human}\n\n${ai}\n\n${continued}\n\n${human} ${continued} ${human}`]) {
      const { score, band, baseline, signals, passages, calibration } = read(text);
      const words = passages.reduce((sum, passage) => sum + passage.words, 0);
      const mean = passages.reduce((sum, passage) => sum + passage.score * passage.words, 0) / words;
      assert.ok(Math.abs(score - Math.max(25, mean)) < 0.051, `${score}, ${mean}`);
      assert.notEqual(band, 'low');
      const sum = signals.reduce((total, { points }) => total + points, baseline);
      assert.ok(Math.abs(sum - score) < 0.051);
      const raise = signals.find(({ name }) => name === 'passages');
      assert.equal(raise !== undefined, mean < 25);
      if (raise !== undefined) {
        assert.ok(Math.abs(raise.points - (25 - mean)) < 0.2, `${raise.points}`);
        for (const { start, end, text: quoted } of raise.evidence!)
          assert.ok(text.slice(start, end) === quoted && ai.startsWith(quoted));
      }
      assert.equal(calibration, null, 'no figures were measured for mixed texts');
    }
  });

  it('are named as unclear exactly when the score of a mixed text is above all of theirs', () => {
    // Paragraphs that read alike: the text as one has more evidence than its passages.
    const unclear = paragraphsOf('blog.md 3, chat.md 23, long.md 29, email.txt 3, chat.md 10');
    for (const [text, isAbove] of [[mixedText, false] as const, [unclear, true] as const]) {
      const { score, passages, mixed, confidence_note: note } = read(text);
      assert.equal(mixed.mixed && passages.every(passage => passage.score < score), isAbove, 'the condition');
      assert.equal(/above that of every passage/.test(note), isAbove, note);
    }
  });

  it('limit the confidence when a stretch too short for a passage is unclear', () => {
    const undivided = read(`${human}\n\n${assistant.slice(0, 2).join(' ')} ${continued}`);
    assert.equal(undivided.band, 'low');
    assert.equal(undivided.passages!.length, 1);
    assert.equal(undivided.confidence, 'moderate');
    assert.match(undivided.confidence_note, /Not every stretch of 130 words is clear/);
    assert.equal(read(`${human}\n\n${continued}`).confidence, 'high');
  });

  it('are the whole text when nothing changes', () => {
    for (const text of [human, ai, `${human}\n\n${human}`]) {
      const result = read(text);
      assertConsistent(text, result);
      assert.equal(result.passages!.length, 1);
      assert.match(result.mixed!.note, /^No passage of 60 words or more was found/);
    }
  });

  it('are located beyond the words that the classifier reads for the score', () => {
    const text = `${`${human}\n\n`.repeat(14)}${ai}\n\n${human}`;
    const result = read(text);
    assert.ok(result.coverage.words > 2_000);
    assertConsistent(text, result);
    const found = result.passages!.find(isElevated);
    assert.ok(found !== undefined);
    assert.ok(found.top!.some(({ name }) => name === 'deeper_model'));
  });

  it('are scored by the signals alone when the classifier has no evidence by sentence', () => {
    const text = `${human}\n\n${continued}\n\n${ai}\n\n${ai.replaceAll('communication', 'planning')}`;
    const alone = read(text, { use_model: false });
    const upstream = scan(text, scanOptions, upstreamModel(0));
    assertConsistent(text, upstream);
    assert.ok(alone.passages!.length > 1);
    const found = [upstream, alone].map(result =>
      result.passages!.map(({ start, end, score }) => [start, end, score].join()),
    );
    assert.deepEqual(found[0], found[1]);
  });

  it('are empty under 50 words, and one for a text too short to divide', () => {
    assert.deepEqual(read(novel[0]!).passages, []);
    const short = `${novel.slice(0, 2).join(' ')} ${assistant.slice(0, 2).join(' ')} ${novel[2]}`;
    assert.equal(read(short).passages!.length, 1);
  });

  const sentence =
    'Wir sind am Dienstag spät nach Hause gekommen, und der Hund hatte einen von meinen Stiefeln gefressen. ';
  const german = sentence.repeat(6);

  it('are not divided in another language', () => {
    assert.equal(read(`${german.repeat(2)}\n\n${german.repeat(2)}`).passages!.length, 1);
    const inside = `${human}\n\n${german.repeat(2)}\n\n${human}`;
    assertConsistent(inside, read(inside));
    assert.ok(!read(inside).passages!.some(isElevated));
  });

  it('do not change when a part in another language follows', () => {
    const before = `${human}\n\n${ai}`;
    const text = `${before}\n\n${german}`;
    const result = read(text);
    assertConsistent(text, result);
    const [first, second, last] = result.passages!;
    assert.deepEqual([first!.band, second!.band, last!.band], ['low', 'high', 'low']);
    assert.equal(last!.start, before.length + 2);
    assert.equal(last!.confidence, 'low');
  });
});

describe('passages of unusual texts', () => {
  const texts: Readonly<Record<string, string>> = {
    '10,000 paragraphs of one word': 'word\n\n'.repeat(10_000),
    'no paragraph breaks': mixedText.replaceAll('\n', ' '),
    'a list between prose': `${human}\n\n${assistant.map(line => `- ${line}`).join('\n')}\n\n${human}`,
    'code between prose': `${human}\n\n\`\`\`\n${'let x = compute(a, b);\n'.repeat(60)}\`\`\`\n\n${human}`,
    'headings only': '# A heading of words\n\n'.repeat(40),
    'look-alike novels': mixedText.replaceAll('a', 'а'),
  };
  for (const [name, text] of Object.entries(texts)) {
    it(`are consistent: ${name}`, () => {
      assertConsistent(text, read(text));
      assertConsistent(text, read(text, { use_model: false }));
    });
  }

  it('are consistent for any order of sentences', () => {
    const sentence = fc.constantFrom(...novel, ...assistant, '\n\n', '- ', '> ', '# ');
    forAll([fc.array(sentence, { maxLength: 40 })], { numRuns: 100 }, parts => {
      const text = parts.join(' ');
      if (text.trim() !== '') assertConsistent(text, read(text));
    });
  });

  it('are bounded in number', () => {
    const mixed = `${mixedText}\n\n${continued}\n\n`;
    assert.ok(read(mixed.repeat(4)).passages!.length > 4);
    assertConsistent(mixed.repeat(150), read(mixed.repeat(150)));
  });
});
