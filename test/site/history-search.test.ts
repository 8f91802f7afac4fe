import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foldRevisions, isFilter, matching, noFilter } from '../../src/site/history/search.js';

const item = (id: string, parent: string | null = null) => ({ id, parent_scan_id: parent });

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

describe('foldRevisions', () => {
  /** The newest version of each text, and how many earlier ones are under it. */
  const folded = (...items: ReturnType<typeof item>[]) =>
    foldRevisions(items).map(({ item, earlier }) => [item.id, ...earlier.map(({ id }) => id)]);

  const [a, b, x] = [item('a'), item('b', 'a'), item('x')];
  for (const [what, items, expected] of [
    ['puts earlier versions under the newest one', [item('c', 'b'), x, b, a], [['c', 'b', 'a'], ['x']]],
    ['keeps a version whose parent is not among the items', [item('c', 'gone')], [['c']]],
    ['shows every version of two branches once', [item('c', 'a'), b, a], [['c', 'a'], ['b']]],
  ] as const)
    it(what, () => assert.deepEqual(folded(...items), expected));

  it('ends for versions that name each other', () => {
    assert.ok(folded(item('a', 'b'), item('b', 'a')).length >= 1);
  });
});
