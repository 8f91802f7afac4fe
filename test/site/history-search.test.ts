import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFilter, matching, noFilter } from '../../src/site/history/search.js';

const ferry = {
  title: 'Letter to the council',
  preview: 'The ferry was late',
  ...{ created_at: '2026-03-02T12:00:00Z', band: 'moderate', mixed: { mixed: true } },
};
const unassessed = { band: 'low', mixed: { mixed: false }, assessed: false };
const german = { ...ferry, ...unassessed, title: null, preview: 'Der Hafen' };
const owls = { title: null, preview: 'A council of owls', created_at: '2026-03-05T12:00:00Z', band: 'high' };

describe('matching', () => {
  for (const [filter, ...expected] of [
    [{}, ferry, owls, german],
    [{ words: 'COUNCIL' }, ferry, owls],
    [{ words: 'ferry council' }, ferry],
    [{ words: 'tram' }],
    [{ band: 'high' }, owls],
    [{ band: 'mixed' }, ferry],
    [{ from: '2026-03-03' }, owls],
    [{ to: '2026-03-02' }, ferry, german],
    [{ band: 'low' }],
    [{ from: '2026-03-02', to: '2026-03-05' }, ferry, owls, german],
    [{ words: 'council', band: 'moderate', from: '2026-03-03' }],
  ] as [Partial<typeof noFilter>, ...object[]][])
    it(`returns ${expected.length} items for ${JSON.stringify(filter)}`, () => {
      assert.deepEqual(matching([ferry, owls, german], { ...noFilter, ...filter }), expected);
    });

  it('does not count spaces as a filter', () => {
    assert.equal(isFilter({ ...noFilter, words: '  ' }), false);
  });
});
