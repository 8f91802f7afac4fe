import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prepare } from '../../../../src/engine/text/prepare.js';
import { fitPassageRows, type MeasuredDocument } from '../../../../src/training/engine/passages/calibrate.js';
import { documentLengths, humanDocuments } from '../../../../src/training/engine/passages/human-documents.js';
import type { EngineSample } from '../../../../src/training/engine/samples.js';
import { engineSample } from '../../classifier/synthetic.js';

describe('humanDocuments', () => {
  const sentence = (i: number) => `The ${i}th boat left the harbour at noon with nine men and a dog aboard.`;
  const samples = (count: number, changes: Partial<EngineSample> = {}) =>
    Array.from({ length: count }, (_, i) => {
      const text = Array.from({ length: 10 }, (_, k) => sentence(100 * i + k)).join(' ');
      return engineSample({ id: `${i}`, text, source: 'logs', domain: 'letter', ...changes });
    });
  const build = (of: readonly EngineSample[]) => humanDocuments(of, new Uint8Array(of.length).fill(3));

  it('reaches each length with the sentence that completes it, in every run', () => {
    const documents = build(samples(100));
    assert.deepEqual(new Set(documents.map(({ words }) => words)), new Set(documentLengths));
    for (const { text, words, group, source, domain } of documents) {
      const { words: found, sentences, sentenceFirst } = prepare(text);
      assert.ok(found >= words && sentenceFirst[sentences - 1]! < words, `${found} for ${words}`);
      assert.deepEqual([group, source, domain], [3, 'logs', 'letter']);
    }
    assert.deepEqual(build(samples(100)), documents);
  });

  it('uses a text once per length, and at most 120 documents, 40 of the long ones', () => {
    const documents = build(samples(400));
    for (const length of documentLengths) {
      const own = documents.filter(({ words }) => words === length);
      assert.ok(own.length <= (length <= 1_000 ? 120 : 40));
      const used = own.flatMap(({ text }) => text.match(/\d+th/g)!);
      assert.equal(new Set(used).size, used.length);
    }
  });

  it('does not mix sources or domains', () => {
    const mixed = [{}, { source: 'diaries' }, { domain: 'essay' }].flatMap(change => samples(30, change));
    const kinds = build(mixed).map(({ source, domain }) => `${source} ${domain}`);
    assert.deepEqual(new Set(kinds), new Set(['logs letter', 'diaries letter', 'logs essay']));
  });

  it('skips AI-generated texts, excerpts and sources that are too short', () => {
    const short = samples(50, { text: 'Nine men and a dog.' });
    for (const change of [{ machine: true }, { excerpt: true }])
      assert.deepEqual(build(samples(50, change)), []);
    assert.ok(build(short).every(({ words }) => words <= 250));
  });
});

describe('fitPassageRows', () => {
  const domains = ['blog', 'essay', 'fiction', 'news'];
  /** Undivided documents of low score; `divided` per 1,000 have a passage of log-odds from 0 to 10. */
  const measured = (divided: (words: number, domain: string) => number): MeasuredDocument[] =>
    documentLengths.flatMap(words =>
      domains.flatMap(domain =>
        Array.from({ length: 1_000 }, (_, i) => {
          const hits = divided(words, domain);
          const document = { text: '', source: domain, domain, group: 0, words };
          if (i >= hits) return { document, whole: 1, logOdds: Number.NEGATIVE_INFINITY };
          return { document, whole: null, logOdds: (10 * (i + 0.5)) / hits };
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
  /** Rows fitted with the mapping of whole texts. */
  const rowsOf = (documents: readonly MeasuredDocument[], midpoint = 1) =>
    fitPassageRows(documents, { midpoint });

  it('bounds the share of documents with an elevated or high passage at every length', () => {
    const documents = measured(words => 20 * Math.log2(words));
    const rows = rowsOf(documents);
    assert.equal(rows.map(({ words }) => words).join(), documentLengths.join());
    for (const row of rows) {
      const elevated = shareFrom(documents, row.words, row.midpoint);
      assert.ok(elevated <= 0.02 && elevated > 0.01, `${elevated} at ${row.words}`);
      assert.ok(shareFrom(documents, row.words, high(row)) <= 0.003);
    }
  });

  it('bounds the share in the worst domain', () => {
    const documents = measured((_, domain) => (domain === 'fiction' ? 400 : 0));
    for (const row of rowsOf(documents)) {
      assert.ok(shareFrom(documents, row.words, row.midpoint, 'fiction') <= 0.04);
      assert.ok(shareFrom(documents, row.words, high(row), 'fiction') <= 0.008);
    }
  });

  it('is never more lenient for a longer text', () => {
    const midpoints = rowsOf(measured(words => (words === 500 ? 300 : 30))).map(({ midpoint }) => midpoint);
    assert.ok(midpoints.every((midpoint, i) => i === 0 || midpoint >= midpoints[i - 1]!));
  });

  it('never scores a passage higher than a text of its own', () => {
    const documents = measured(() => 1);
    for (const { midpoint } of rowsOf(documents, 11)) assert.ok(midpoint >= 11);
  });

  it('returns a finite mapping without divided documents', () => {
    for (const { midpoint, slope } of [...rowsOf(measured(() => 0)), ...rowsOf([])])
      assert.ok(Number.isFinite(midpoint) && slope >= 0.8);
  });
});
