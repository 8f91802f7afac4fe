import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { EngineResult } from '../../../../src/contract/scan.js';
import { loadShippedClassifier } from '../../../../src/engine/classifier/shipped.js';
import {
  bandFrom,
  elevatedPercent,
  highestScore,
  isRaised,
  listCeiling,
  mixedLabel,
  mixedScores,
  shortCeiling,
  shownRange,
  shownScore,
} from '../../../../src/engine/scan/bands.js';
import { chooseSignals, strongestOfBoth } from '../../../../src/engine/scan/results/choose-signals.js';
import { engineResultMembers } from '../../../../src/engine/scan/results/json.js';
import { edgesInside, scoreRange } from '../../../../src/engine/scan/results/scored-text.js';
import { type ScanOptions, scan } from '../../../../src/engine/scan/scan.js';
import { TypicalValues } from '../../../../src/engine/scan/signal.js';
import { signals } from '../../../../src/engine/scan/signals/index.js';
import { forAll } from '../../../for-all.js';
import { mixedResult } from '../../../report/mixed-result.js';
import { scanOptions } from '../../options.js';
import { assistant, novel, novelContinued } from '../passages/prose.js';

describe('chooseSignals', () => {
  const points = { a: 1, b: 0, c: -3, d: null, e: 2 };
  const all = Object.entries(points).map(([name, own]) => ({ name, points: own ?? 0, active: own !== null }));
  for (const [choice, expected] of [
    ['all', 'abcde'],
    ['active', 'abce'],
    ['none', ''],
    // Those with the most points in either direction first, and none without points.
    [{ top: 2 }, 'ce'],
    [{ top: 100 }, 'cea'],
  ] as const)
    it(`chooses "${expected}" for ${JSON.stringify(choice)}, also from the chosen ones`, () => {
      const once = chooseSignals(all, choice);
      assert.equal(once.map(({ name }) => name).join(''), expected);
      assert.deepEqual(chooseSignals(once, choice), once);
    });
});

describe('strongestOfBoth', () => {
  for (const [values, max, expected] of [
    [[1, 9, 8, 7, 6, 5, -2, -4, -3, 0], 5, [9, 8, 7, -4, -3]],
    [[9, 8, 7, -0.1], 3, [9, 8, -0.1]],
    [[-1, -2, -3, -4], 3, [-4, -3, -2]],
    [[0], 5, []],
  ] as const)
    it(`chooses ${expected} of ${values}`, () =>
      assert.deepEqual(strongestOfBoth<number>(values, max, Number), expected));
});

const options = { ...scanOptions, use_model: false };
const parsed = (result: EngineResult) => JSON.parse(`{${engineResultMembers(result)}}`);

describe('engineResultMembers', () => {
  const passages = mixedResult.passages!.map(passage => ({ ...passage, score: 1 / 3 }));
  const note = 'Words 881 to 2,176 read as \u201chigh\u201d.';
  for (const [name, result] of [
    ['one word', scan('word '.repeat(12), options, null)],
    ['marks and controls', scan('He said "no" \\.\tThen\u0000 nothing.\n\n'.repeat(12), options, null)],
    ['dashes', scan('Moreover, the harbour \u2014 old, and quiet \u2014 slept. '.repeat(12), options, null)],
    ['other scripts', scan('\u{1f600} \ud800, na\u00efve \u2028 \u4e2d\u6587'.repeat(12), options, null)],
    ['several passages', { ...mixedResult, passages, mixed: { ...mixedResult.mixed!, note } }],
    ['no passages', { ...mixedResult, passages: [] }],
  ] as [string, EngineResult][])
    it(`equals JSON.stringify in ASCII: ${name}`, () => {
      assert.deepEqual(parsed(result), JSON.parse(JSON.stringify(result)));
      assert.match(engineResultMembers(result), /^[\x20-\x7e]*$/);
    });

  it('needs no escape for the details of signals without evidence', () => {
    const means = new TypicalValues(1.5, 0, 'texts');
    const details = signals.flatMap(signal =>
      [0, 1, 7].map(count => signal.detail({ value: count / 3, count, exposure: 120 }, means, '')),
    );
    const results = ['one "two" \\ three', 'He said \u201cno\u201d. '.repeat(90)].flatMap(
      text => scan(text, options, null).signals,
    );
    const unquoted = results.filter(({ evidence }) => evidence === undefined).map(({ detail }) => detail);
    for (const detail of [...details, ...unquoted]) assert.equal(JSON.stringify(detail), `"${detail}"`);
    assert.ok(unquoted.length > 50);
    assert.match(details.join(''), /^[\x20-\x7e]*$/);
  });

  it('equals JSON.stringify for any numbers and strings', () => {
    const result = scan('one two three', options, null);
    const thousandths = fc.integer({ min: -200_000, max: 200_000 }).map(n => n / 1000);
    const number = fc.oneof(fc.double(), fc.integer(), thousandths);
    forAll([number, fc.string({ unit: 'binary' })], (value, detail) => {
      const span = { start: 0, end: 1, text: detail };
      const evidence = [span, { ...span, log_odds: value }];
      const signal = { ...result.signals[0]!, value, detail, evidence };
      const odd = { ...result, signals: [signal] };
      assert.deepEqual(parsed(odd), JSON.parse(JSON.stringify(odd)));
    });
  });
});

describe('shown scores', () => {
  it('are whole numbers that stay in their band, and neither 0 nor 100', () => {
    const shown = [0, 0.9, 1, 24.9, 25, 62.4, 74.96, 99, 99.1, 100].map(shownScore);
    assert.equal(shown.join(), 'under 1,under 1,1,24,25,62,74,99,over 99,over 99');
  });

  for (const [range, expected] of [
    [[48.2, 74.9], '48 to 74'],
    [[0.2, 99.4], 'under 1 to over 99'],
    [[62.1, 62.8], ''],
    [[], ''],
  ] as const)
    it(`are "${expected}" for the range ${range}`, () => assert.equal(shownRange(range), expected));

  it('are those of the strongest passage and the whole text for a mixed text', () => {
    const passages = [12, 50, 88.4, 49.9].map(score => ({ score }));
    assert.equal(mixedScores({ score: 30, passages }), 'passages up to 88, whole text 30');
    assert.equal(mixedScores({ score: 30, passages: passages.slice(0, 2) }), 'passage 50, whole text 30');
    const higher = { score: 76, mixed: { mixed: true }, passages: [{ score: 75.4 }, { score: 20 }] };
    assert.equal(mixedScores(higher), 'passage 75, whole text 76');
    assert.equal(highestScore(higher), 75.4);
  });

  it('are percentages that are neither 0 nor 100 for a mixed text', () => {
    const shares = [0, 0.004, 0.224, 0.996, 1];
    const labels = [true, false].map(mixed =>
      shares.map(elevated_share => mixedLabel({ mixed, elevated_share })).join(),
    );
    assert.deepEqual(labels, ['mixed, 1%,mixed, 1%,mixed, 22%,mixed, 99%,mixed, 99%', ',,,,']);
    assert.equal(elevatedPercent({ mixed: false, elevated_share: 0.996 }), 100);
  });

  it('are raised from more than two points, and not without both scores', () => {
    assert.ok(isRaised(50.1, 52.2) && !isRaised(50.1, 52.1) && !isRaised(52.2, 50.1));
    assert.ok(!isRaised(null, 99) && !isRaised(1, null));
  });
});

const model = loadShippedClassifier();
const read = (text: string, changes: Partial<ScanOptions> = {}) => {
  const few = { ...scanOptions, include_fixes: false, include_sentences: false, evidenceMax: 1 };
  return scan(text, { ...few, ...changes }, model);
};

/** Small changes, each of one place. */
const changesOf = (text: string): string[] => [
  text.replace(/\.\s*$/, '!'),
  text.replace(', and ', '; '),
  `What I did\n\n${text}`,
  text.replace(/\s+[^.!?]+[.!?]\s*$/, ''),
  text.replace(/\bdo not\b/, "don't"),
  `${text.trimEnd()} See 12, 45 and 60.`,
  `${text.trimEnd()} Why not?`,
];

describe('score_range', () => {
  const texts = ['email.txt', 'abstract.txt', 'chat.md', 'blog.md', 'novel.txt'].map(name =>
    readFileSync(`bench/texts/${name}`, 'utf8'),
  );

  it('holds the scores of most texts with one small change', () => {
    const changed = texts.flatMap(text => {
      const [low, high] = read(text).score_range;
      return changesOf(text).map(other => {
        const { score } = read(other);
        return low! <= score && score <= high!;
      });
    });
    const inside = changed.filter(Boolean).length;
    assert.ok(inside >= 0.85 * changed.length, `${inside} of ${changed.length}`);
  });

  it('is narrower for a longer text, and wider without the wording model', () => {
    const width = (words: number, kind: 'model' | 'heuristics') => {
      const [low, high] = scoreRange(50, words, kind, { slope: 1.5 });
      return high - low;
    };
    assert.ok(width(400, 'model') < width(200, 'model'));
    assert.ok(width(200, 'model') < width(200, 'heuristics'));
  });

  it('ends above a score that a passage raises to moderate', () => {
    const people = [...novel, ...novelContinued, ...novel].join(' ');
    const { score, score_range, mixed } = read([people, assistant.join(' '), people].join('\n\n'), {
      use_model: false,
    });
    assert.ok(mixed.mixed);
    assert.equal(score, bandFrom.moderate);
    assert.ok(score_range[0]! < score && score + 1 <= score_range[1]!, String(score_range));
  });

  it('passes the highest score of a text under 50 words, which may grow by a sentence', () => {
    const { score, score_range } = read(
      'Moreover, seamless coordination plays a crucial role in fostering innovation, ensuring critical insights, and highlighting the importance of openness and empathy. Ultimately, embracing these strategies not only strengthens relationships but also serves as a testament to the transformative power of meaningful dialogue.',
    );
    assert.equal(score, shortCeiling);
    assert.ok(score_range[1]! > score + 1, String(score_range));
  });

  it('holds the score and never ends at it, however long the text is, except at 0 and 100', () => {
    const long = texts.slice(0, 4).map(text => `${text}\n\n`.repeat(100));
    const measured = [...texts, ...long].map(text => read(text, { use_model: false }));
    for (const { score, score_range } of [...measured, ...texts.map(text => read(text))]) {
      const [low, high] = score_range;
      assert.ok((low! < score || score === 0) && (score < high! || score === 100), String(score_range));
      assert.ok(0 <= low! && high! <= 100, String(score_range));
    }
  });
});

it('a list of items alone is never elevated, as a text or as a passage', () => {
  const items = [...assistant, ...assistant].map(sentence => `- ${sentence}`).join('\n');
  assert.ok(read(items.replaceAll('- ', '')).score > bandFrom.elevated);
  const { score, confidence } = read(items);
  assert.deepEqual([score <= listCeiling, confidence], [true, 'low']);
  const people = [...novel, ...novelContinued, ...novel].join(' ');
  const { passages } = read([people, items, people].join('\n\n'));
  const found = passages!.map(({ score, confidence }) => `${score <= listCeiling}, ${confidence}`);
  assert.deepEqual(found, ['true, high', 'true, low', 'true, high']);
});

it('edgesInside counts the band edges that a range crosses', () => {
  const { moderate, elevated } = bandFrom;
  const counts = [[3, 24.9] as const, [24.9, 25] as const, [moderate, elevated] as const, [10, 80] as const];
  assert.deepEqual(counts.map(edgesInside), [0, 1, 1, 3]);
});
