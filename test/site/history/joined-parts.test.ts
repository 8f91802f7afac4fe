import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScanItem } from '../../../src/client/index.js';
import { joinItems, summaryOf } from '../../../src/site/history/joined-parts.js';

const itemOf = (title: string, score = 4, words = 100): ScanItem => ({
  id: `scn_${title}`,
  title,
  created_at: '2026-01-02T03:04:05.000Z',
  preview: '',
  headline: `The headline of ${title}.`,
  assessed: true,
  score,
  band: 'low',
  word_count: words,
  genre: '',
  parent_scan_id: null,
});

describe('joinItems', () => {
  it('finds all parts of a text in a list that is newest first, twice for a text scanned twice', () => {
    const run = ['A (part 3 of 3)', 'A (part 2 of 3)', 'Other', 'A (part 1 of 3)'];
    const joined = joinItems([...run, ...run].map(title => itemOf(title)));
    assert.deepEqual(
      joined.map(({ title, parts }) => [title, ...parts.map(part => part.title)]),
      [0, 1].map(() => ['A', 'A (part 1 of 3)', 'A (part 2 of 3)', 'A (part 3 of 3)']),
    );
  });

  it('leaves a text alone of which a part is missing', () => {
    assert.deepEqual(joinItems(['A (part 3 of 3)', 'A (part 1 of 3)'].map(title => itemOf(title))), []);
    assert.deepEqual(joinItems(['A (part 2 of 3)', 'A (part 1 of 3)'].map(title => itemOf(title))), []);
  });
});

describe('summaryOf', () => {
  it('shows a mix when parts differ, names the strongest part, and adds the words', () => {
    const parts = [itemOf('A (part 1 of 2)', 2, 900), itemOf('A (part 2 of 2)', 90, 100)];
    const { score, band, mixed, words, headline } = summaryOf({ title: 'A', parts });
    assert.deepEqual([score, band, mixed, words], [25, 'moderate', { mixed: true }, 1_000]);
    assert.equal(
      headline,
      'Part 2: The headline of A (part 2 of 2). In all parts, 10% of the text shows such signals.',
    );
  });

  it('states shares of the joined text, not of a part', () => {
    const mixed = (elevated_share: number) => ({
      headline: `Mixed: one passage of ${1_000 * elevated_share} words (${100 * elevated_share}% of the text) shows.`,
      mixed: { mixed: true, elevated_share, note: '' },
    });
    const [low, first, second] = [
      itemOf('A (part 1 of 3)', 2, 8_000),
      { ...itemOf('A (part 2 of 3)', 26, 1_000), ...mixed(0.3) },
      { ...itemOf('A (part 3 of 3)', 25, 1_000), ...mixed(0.2) },
    ];
    const headlineOf = (...parts: ScanItem[]) => summaryOf({ title: 'A', parts }).headline;
    const last = itemOf('A (part 3 of 3)', 2, 1_000);
    assert.equal(
      headlineOf(low!, first!, last),
      'Part 2: Mixed: one passage of 300 words (3% of the text) shows.',
    );
    assert.equal(
      headlineOf(low!, first!, second!),
      'Part 2: Mixed: one passage of 300 words (3% of the text) shows. In all parts, 5% of the text shows such signals.',
    );
  });
});
