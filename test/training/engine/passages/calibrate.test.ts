import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fitPassageRows, type MeasuredDocument } from '../../../../src/training/engine/passages/calibrate.js';
import { documentLengths } from '../../../../src/training/engine/passages/human-documents.js';

const domains = ['blog', 'essay', 'fiction', 'news'];
/** Undivided documents of low score, of which `divided` per 1,000 have a passage of log-odds from 0 to 10. */
const measured = (divided: (words: number, domain: string) => number, whole = 1): MeasuredDocument[] =>
  documentLengths.flatMap(words =>
    domains.flatMap(domain =>
      Array.from({ length: 1_000 }, (_, i) => {
        const hits = divided(words, domain);
        return {
          document: { text: '', source: domain, domain, group: 0, words },
          whole: i < hits ? null : whole,
          logOdds: i < hits ? (10 * (i + 0.5)) / hits : Number.NEGATIVE_INFINITY,
        };
      }),
    ),
  );
const shareFrom = (of: readonly MeasuredDocument[], words: number, from: number, domain?: string) => {
  const own = of.filter(
    ({ document }) => document.words === words && (domain ?? document.domain) === document.domain,
  );
  return own.filter(({ logOdds }) => logOdds >= from).length / own.length;
};
/** Log-odds at which the score is 75. */
const high = ({ midpoint, slope }: { midpoint: number; slope: number }) => midpoint + slope * Math.log(3);

/** Mapping of whole texts. */
const ofTexts = { midpoint: 1 };

describe('fitPassageRows', () => {
  it('bounds the share of documents with an elevated or high passage at every length', () => {
    const documents = measured(words => 20 * Math.log2(words));
    const rows = fitPassageRows(documents, ofTexts);
    assert.deepEqual(
      rows.map(({ words }) => words),
      [...documentLengths],
    );
    for (const row of rows) {
      const elevated = shareFrom(documents, row.words, row.midpoint);
      assert.ok(elevated <= 0.02 && elevated > 0.01, `${elevated} at ${row.words}`);
      assert.ok(shareFrom(documents, row.words, high(row)) <= 0.003);
    }
  });

  it('bounds the share in the worst domain', () => {
    const documents = measured((_, domain) => (domain === 'fiction' ? 400 : 0));
    for (const row of fitPassageRows(documents, ofTexts)) {
      assert.ok(shareFrom(documents, row.words, row.midpoint, 'fiction') <= 0.04);
      assert.ok(shareFrom(documents, row.words, high(row), 'fiction') <= 0.008);
    }
  });

  it('is never more lenient for a longer text', () => {
    const rows = fitPassageRows(
      measured(words => (words === 500 ? 300 : 30)),
      ofTexts,
    );
    rows.reduce((shorter, longer) => {
      assert.ok(longer.midpoint >= shorter.midpoint);
      return longer;
    });
  });

  it('never scores a passage higher than a text of its own', () => {
    for (const { midpoint } of fitPassageRows(
      measured(() => 1),
      { midpoint: 11 },
    ))
      assert.ok(midpoint >= 11);
  });

  it('leaves room for whole documents that reach a band', () => {
    const documents = measured(() => 100);
    const [strict] = fitPassageRows(
      documents.map((one, i) => (one.whole !== null && i % 100 === 99 ? { ...one, whole: 90 } : one)),
      ofTexts,
    );
    const [plain] = fitPassageRows(documents, ofTexts);
    assert.ok(strict!.midpoint > plain!.midpoint);
  });

  it('returns a finite mapping without divided documents', () => {
    for (const { midpoint, slope } of fitPassageRows(
      measured(() => 0),
      ofTexts,
    ))
      assert.ok(Number.isFinite(midpoint) && slope >= 0.8);
    for (const { midpoint } of fitPassageRows([], ofTexts)) assert.ok(Number.isFinite(midpoint));
  });
});
