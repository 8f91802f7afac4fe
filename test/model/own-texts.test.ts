import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { collectionOf, keyOf, readRows } from '../../src/model/learn/corpus.js';
import { groupBy } from '../../src/model/learn/group.js';
import { licenceOf } from '../../src/model/learn/licences.js';
import { rewritingOf } from '../../src/model/learn/rewriting.js';

const folder = 'src/model/own-texts';
const rows = [...readRows([folder])].flat();
const page = readFileSync(`${folder}/README.md`, 'utf8');

/** Each source of these lines stands in the page with how many it has. */
function assertCounted(lines: readonly { source: string }[]): void {
  for (const [source, { length }] of groupBy(lines, line => line.source)) {
    assert.ok(page.includes(`| \`${source}\` | ${length} |`), source);
  }
}

describe('the texts of the project’s own', () => {
  it('are machine texts of 2026, which train the recent expert', () => {
    assert.ok(rows.every(({ machine, year, era }) => machine && year === 2026 && era === 'recent'));
  });

  it('are told apart by source and id, and none is there twice', () => {
    assert.equal(new Set(rows.map(keyOf)).size, rows.length);
    assert.equal(new Set(rows.map(({ text }) => text)).size, rows.length);
  });

  it('carry a licence that the model card can name', () => {
    for (const { source } of rows) assert.match(licenceOf(source), /^CC0-1\.0/, source);
  });

  it('are counted in their page as they are', () => {
    assertCounted(rows);
    assert.ok(page.includes(`${rows.length} English texts`));
    for (const attack of ['humanlike', 'polished'])
      assert.match(page, new RegExp(`\\(${rows.filter(row => row.attack === attack).length}\\)`), attack);
  });
});

describe('the edits of people’s texts', () => {
  const edits = readdirSync(`${folder}/edited`).flatMap(name =>
    readFileSync(`${folder}/edited/${name}`, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
  );
  const corpora = '../shared/corpora/detect/train';

  it('are machine texts of 2026 of passages of their own, which pass on no draft', () => {
    for (const edit of edits) {
      const { draft, edits: changes } = rewritingOf(edit);
      assert.ok(edit.label === 'ai' && edit.year === 2026 && edit.attack === 'polished', edit.id);
      assert.ok(edit.text === undefined && changes.length > 0 && draft.to - draft.from > 300, edit.id);
    }
    assert.equal(new Set(edits.map(({ draft }) => keyOf(draft))).size, edits.length);
  });

  it('are told apart from texts written for the project, by licence too', () => {
    for (const { source } of edits) {
      assert.equal(collectionOf(source), 'edited');
      assert.match(licenceOf(source), /^edits CC0-1\.0/);
    }
    assert.ok(rows.every(({ source }) => collectionOf(source) === 'written'));
  });

  it('are counted in their page as they are', () => {
    assertCounted(edits);
    assert.ok(page.includes(`${edits.length} edits`));
  });

  it('fit the texts they were made to', { skip: existsSync(corpora) ? false : `${corpora} absent` }, () => {
    const made = [...readRows([corpora, `${folder}/edited`])]
      .flat()
      .filter(row => collectionOf(row.source) === 'edited');
    assert.deepEqual(made.map(keyOf), edits.map(keyOf));
    assert.ok(made.every(({ text }) => text.split(/\s+/).length > 25));
  });
});
