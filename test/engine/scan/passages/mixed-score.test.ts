import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { loadShippedClassifier } from '../../../../src/engine/classifier/shipped.js';
import { clarity } from '../../../../src/engine/scan/passages/mixed-score.js';
import type { Part } from '../../../../src/engine/scan/passages/parts.js';
import { scan } from '../../../../src/engine/scan/scan.js';
import { scanOptions } from '../../options.js';

/** Human-written; public domain. */
const human = readFileSync('bench/texts/novel.txt', 'utf8').slice(0, 2_400);
const generated =
  'Effective communication plays a crucial role in fostering meaningful relationships within modern organizations. ' +
  'By cultivating a culture of transparency and trust, leaders can empower their teams to navigate complex challenges. ' +
  'Moreover, thoughtful dialogue serves as a powerful catalyst for innovation, enabling diverse perspectives to flourish. ' +
  'It is important to note that these benefits extend far beyond the workplace, shaping resilient communities everywhere. ' +
  'Ultimately, embracing open communication is not just a strategy; it is a commitment to long-term, sustainable growth. ' +
  'In conclusion, organizations that prioritize clarity and collaboration are better positioned to thrive in the future.';

/** Two sentences: the first part is human-written, the second AI-generated. */
const clarityOf = (scores: readonly [number, number], logOdds: readonly [number, number]) => {
  const parts = scores.map((score, i) => ({ from: i, to: i + 1, score }) as Part);
  return clarity(parts, [parts[1]!], Float64Array.from(logOdds));
};

describe('clarity', () => {
  it('is 1 for passages that are far from the edge on either side', () => {
    assert.equal(clarityOf([3, 90], [-20, 20]), 1);
  });

  it('falls to 0 towards the edge of `elevated`, from either side', () => {
    assert.equal(clarityOf([3, 50], [-20, 20]), 0);
    assert.ok(clarityOf([3, 52], [-20, 20]) < clarityOf([3, 60], [-20, 20]));
    assert.ok(clarityOf([49.9, 90], [-20, 20]) < 0.01);
  });

  it('falls to 0 as the evidence of either side for its own state does', () => {
    assert.equal(clarityOf([3, 90], [-20, 0]), 0);
    assert.equal(clarityOf([3, 90], [1, 20]), 0);
    assert.ok(clarityOf([3, 90], [-20, 1]) < clarityOf([3, 90], [-20, 4]));
  });
});

describe('the wording model in a mixed text', () => {
  it('quotes only evidence in the direction of its points, which are means of the passages', () => {
    const options = { ...scanOptions, include_fixes: false, include_sentences: false };
    const text = [human, generated, human].join('\n\n');
    const { mixed, signals } = scan(text, options, loadShippedClassifier());
    assert.equal(mixed.mixed, true);
    const { points, detail, evidence } = signals.find(({ name }) => name === 'deeper_model')!;
    for (const { log_odds } of evidence!) assert.ok(log_odds! * points > 0, `${log_odds} ${points}`);
    assert.match(detail, /the points are the mean of the passages by words/);
    assert.doesNotMatch(detail, /nearer to/);
  });
});
