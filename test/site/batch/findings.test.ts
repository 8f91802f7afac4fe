import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScanResult } from '../../../src/contract/scan.js';
import { passageName } from '../../../src/report/passages.js';
import { flaggedPassages, groupOf, ofGroup, ordered, partsByText } from '../../../src/site/batch/findings.js';

const resultOf = (score: number, band: string, share: number, words: number, assessed = true, top = score) =>
  ({
    ...{ score, band, assessed, word_count: words, artefacts: [], passages: [{ score: top }, { score }] },
    mixed: { mixed: share > 0 && share < 1, elevated_share: share, note: '' },
  }) as unknown as ScanResult;

type Result = ScanResult | null;
const file = (name: string, result: Result) => ({ name, text: '', result, warnings: [], error: null });
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('a list of results', () => {
  const files = [
    file('essay 10', resultOf(25, 'moderate', 0.22, 500, true, 92)),
    file('essay 11', resultOf(25, 'moderate', 0.1, 500, true, 97)),
    file('essay 2', resultOf(95, 'high', 1, 200)),
    file('brief', resultOf(99, 'high', 0, 20, false)),
    file('essay 1', resultOf(3, 'low', 0, 900)),
    file('waiting', null),
  ];

  it('is in the order of names', () => {
    assert.deepEqual(namesOf(ordered(files, 'name')), [
      'brief',
      'essay 1',
      'essay 2',
      'essay 10',
      'essay 11',
      'waiting',
    ]);
  });

  it('begins with traces of a chat tool, and ranks mixed texts by their highest passage', () => {
    const artefacts = [{ kind: 'self_reference', detail: '', text: 'As an AI', start: 0, end: 8 }];
    const traced = file('traced', { ...resultOf(2, 'low', 0, 300), artefacts } as unknown as ScanResult);
    const broken = { ...file('broken', null), error: 'No PDF.' };
    assert.deepEqual(namesOf(ordered([...files, traced, broken], 'first')), [
      'traced',
      'essay 11',
      'essay 2',
      'essay 10',
      'essay 1',
      'brief',
      'broken',
      'waiting',
    ]);
  });

  it('shows the files of one group', () => {
    assert.deepEqual(namesOf(ofGroup(files, 'mixed')), ['essay 10', 'essay 11']);
    assert.equal(ofGroup(files, null).length, files.length);
  });

  it('counts mixed texts and those not assessed apart from the bands', () => {
    const groups = files.flatMap(({ result }) => (result === null ? [] : groupOf(result)));
    assert.deepEqual(groups, ['mixed', 'mixed', 'high', 'not assessed', 'low']);
  });

  it('lists the parts of each divided text, those with findings and how much of it is low', () => {
    const part = (of: string, label: string, result: Result) => ({
      ...file(`${of}, ${label}`, result),
      part: { of, label, words: 100 },
    });
    const parts = [
      part('A', '1', resultOf(10, 'low', 0, 100)),
      part('A', '2', resultOf(80, 'high', 1, 100)),
      part('A', '3', null),
      part('B', '1', resultOf(30, 'moderate', 0.5, 100)),
      part('B', '2', resultOf(90, 'high', 1, 100, false)),
    ];
    const passages = (...all: [words: number, band: string][]) =>
      all.map(([words, band]) => ({ words, band }));
    parts[0]!.result!.passages = passages([900, 'low']) as never;
    parts[1]!.result!.passages = passages([50, 'low'], [50, 'high']) as never;
    const found = partsByText([...files, ...parts]);
    const named = found.map(({ name, parts, found }) => `${name} ${parts.length}: ${namesOf(found)}`);
    assert.deepEqual(named, ['A 2: A, 2', 'B 2: B, 1']);
    assert.equal(found[0]!.lowShare, 0.95);
    const unassessed = resultOf(5, 'low', 0, 9, false);
    const [one, other] = [part('C', '1', unassessed), part('C', '2', resultOf(80, 'high', 1, 9))];
    one!.result!.passages = passages([100, 'low']) as never;
    other!.result!.passages = passages([100, 'high']) as never;
    assert.equal(partsByText([one!, other!])[0]!.lowShare, 0);
  });

  it('names flagged passages by their paragraph, their words and their beginning', () => {
    const text = 'Mine. It is important to note that this one is not mine at all.';
    const passages = [
      { start: 0, end: 5, words: 1, score: 2, band: 'low' },
      { start: 6, end: text.length, words: 13, score: 80.6, band: 'high' },
    ];
    const result = { ...resultOf(80, 'high', 0.5, 14), passages } as unknown as ScanResult;
    const [flagged, ...others] = flaggedPassages(result, text);
    assert.deepEqual(others, []);
    assert.equal(passageName(flagged!), 'Words 2 to 14: high, 80 of 100');
    assert.equal(flagged!.opening, 'It is important to note that this one …');
    const paragraphs = text.replace(' It', '\n\n\nIt');
    const later = { ...result, passages: [passages[0], { ...passages[1], start: 8 }] } as never;
    const [moved] = flaggedPassages(later, paragraphs);
    assert.equal(passageName(moved!), 'Words 2 to 14, from paragraph 2: high, 80 of 100');
    const unassessed = { ...resultOf(80, 'high', 1, 14, false), passages } as unknown as ScanResult;
    assert.deepEqual(flaggedPassages(unassessed, text), []);
  });
});
