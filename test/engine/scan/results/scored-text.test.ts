import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { loadShippedClassifier } from '../../../../src/engine/classifier/shipped.js';
import { bandFrom, shortCeiling } from '../../../../src/engine/scan/bands.js';
import { edgesInside, scoreRange } from '../../../../src/engine/scan/results/scored-text.js';
import { type ScanOptions, scan } from '../../../../src/engine/scan/scan.js';
import { scanOptions } from '../../options.js';

const options = { ...scanOptions, include_fixes: false, include_sentences: false, evidenceMax: 1 };
const model = loadShippedClassifier();
const read = (text: string, changes: Partial<ScanOptions> = {}) =>
  scan(text, { ...options, ...changes }, model);
const kept = (name: string) => readFileSync(`bench/texts/${name}`, 'utf8');

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
  const texts = ['email.txt', 'abstract.txt', 'chat.md', 'blog.md', 'novel.txt'].map(kept);

  it('holds the score, with and without the wording model', () => {
    for (const text of texts) {
      for (const use_model of [true, false]) {
        const { score, score_range } = read(text, { use_model });
        const [low, high] = score_range;
        assert.ok(0 <= low! && low! <= score && score <= high! && high! <= 100, `${score} in ${score_range}`);
      }
    }
  });

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
      const [low, high] = scoreRange(50, words, kind, { slope: 1.5 }, 100);
      return high - low;
    };
    assert.ok(width(400, 'model') < width(200, 'model'));
    assert.ok(width(200, 'model') < width(200, 'heuristics'));
  });

  it('never passes the highest score of a text under 50 words', () => {
    const { score_range } = read(
      'It is a testament to the rich tapestry of human creativity and resilience.',
    );
    assert.ok(score_range[1]! <= shortCeiling);
  });
});

describe('edgesInside', () => {
  it('counts the band edges that a range crosses', () => {
    assert.equal(edgesInside([3, 24.9]), 0);
    assert.equal(edgesInside([24.9, 25]), 1);
    assert.equal(edgesInside([bandFrom.moderate, bandFrom.elevated]), 1);
    assert.equal(edgesInside([10, 80]), 3);
  });
});
