import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foldRevisions, isFilter, matching, noFilter } from '../../src/site/history/search.js';

const item = (id: string, parent: string | null = null) => ({ id, parent_scan_id: parent });

describe('matching', () => {
  const items = [
    {
      title: 'Letter to the council',
      preview: 'The ferry was late',
      created_at: '2026-03-02T12:00:00Z',
      band: 'moderate',
      mixed: { mixed: true },
    },
    { title: null, preview: 'A council of owls', created_at: '2026-03-05T12:00:00Z', band: 'high' },
  ];
  const found = (filter: Partial<typeof noFilter>) =>
    matching(items, { ...noFilter, ...filter }).map(({ preview }) => preview);

  it('returns items that contain every word in title or preview', () => {
    assert.equal(found({ words: 'COUNCIL' }).length, 2);
    assert.deepEqual(found({ words: 'ferry council' }), ['The ferry was late']);
    assert.deepEqual(found({ words: 'tram' }), []);
  });

  it('returns items of the band and between the days, both included', () => {
    assert.deepEqual(found({ band: 'high' }), ['A council of owls']);
    assert.deepEqual(found({ band: 'mixed' }), ['The ferry was late']);
    assert.deepEqual(found({ from: '2026-03-03' }), ['A council of owls']);
    assert.deepEqual(found({ to: '2026-03-02' }), ['The ferry was late']);
    assert.equal(found({ from: '2026-03-02', to: '2026-03-05' }).length, 2);
    assert.deepEqual(found({ words: 'council', band: 'moderate', from: '2026-03-03' }), []);
  });

  it('is everything without a filter', () => {
    assert.equal(isFilter({ ...noFilter, words: '  ' }), false);
    assert.equal(found({}).length, 2);
  });
});

describe('foldRevisions', () => {
  it('puts earlier versions under the newest one', () => {
    const folded = foldRevisions([item('c', 'b'), item('x'), item('b', 'a'), item('a')]);
    assert.deepEqual(
      folded.map(({ item, earlier }) => [item.id, earlier.map(({ id }) => id)]),
      [
        ['c', ['b', 'a']],
        ['x', []],
      ],
    );
  });

  it('keeps a version whose parent is not among the items', () => {
    assert.deepEqual(foldRevisions([item('c', 'gone')]), [{ item: item('c', 'gone'), earlier: [] }]);
  });

  it('shows every version of two branches once', () => {
    const folded = foldRevisions([item('c', 'a'), item('b', 'a'), item('a')]);
    assert.deepEqual(
      folded.map(({ item, earlier }) => [item.id, earlier.length]),
      [
        ['c', 1],
        ['b', 0],
      ],
    );
  });

  it('ends for versions that name each other', () => {
    assert.ok(foldRevisions([item('a', 'b'), item('b', 'a')]).length >= 1);
  });
});
