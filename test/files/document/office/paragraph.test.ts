import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { allowedEdits, type EditFinder } from '../../../../src/files/document/edits/allowed-edits.js';
import { OdtReader } from '../../../../src/files/document/office/odt/reader.js';
import { StyleCollector } from '../../../../src/files/document/office/odt/styles.js';
import { editXml } from '../../../../src/files/document/office/paragraph.js';
import type { OfficePart } from '../../../../src/files/document/office/paragraphs.js';
import { contentXml } from '../archive.js';
import { inside } from '../reading.js';

/** Replaces every occurrence of one string by another. */
const replacing =
  (from: string, to: string): EditFinder =>
  text =>
    [...text.matchAll(RegExp(from, 'gu'))].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      replacement: to,
      kind: 'test',
      glyphs: 1,
    }));

const written = ({ xml, paragraphs, trimmed }: OfficePart, find: EditFinder): string => {
  const edits = paragraphs.flatMap(paragraph =>
    allowedEdits(paragraph.text, find).edits.flatMap(edit => paragraph.sourceEdits(edit)),
  );
  return editXml(xml.text, edits, trimmed);
};
const source = (text: string) => ({ text, encoding: 'utf-8' }) as const;

function inText(body: string, find: EditFinder): string {
  const reader = new OdtReader(new StyleCollector(), limits, new Map(), () => undefined);
  return inside(written(reader.read('', source(contentXml(`<text:p>${body}</text:p>`))), find), 'text:p');
}

type Rows = readonly (readonly [what: string, body: string, from: string, to: string, after: string])[];

const spaces: Rows = [
  ['two spaces', 'axb', 'x', '  ', 'a <text:s/>b'],
  ['a space at the start', 'xb', 'x', ' ', '<text:s/>b'],
  ['a space at the end', 'ax', 'x', ' ', 'a<text:s/>'],
  ['a space after another', 'a <text:span>x</text:span>b', 'x', ' ', 'a <text:span><text:s/></text:span>b'],
  ['a space before another', 'ax b', 'x', ' ', 'a<text:s/> b'],
  ['single spaces', 'axb', 'x', ' - ', 'a - b'],
  ['spaces of a field', 'a<text:date>x</text:date>b', 'x', '  ', 'a<text:date>  </text:date>b'],
];

describe('edits of paragraphs in XML', () => {
  for (const [what, body, from, to, after] of spaces)
    it(`writes ${what} in OpenDocument`, () => assert.equal(inText(body, replacing(from, to)), after));
});
