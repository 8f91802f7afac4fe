import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import type { EditFinder } from '../../../../src/files/document/office/allowed-edits.js';
import { DocxReader } from '../../../../src/files/document/office/docx/reader.js';
import { OdtReader } from '../../../../src/files/document/office/odt/reader.js';
import { StyleCollector } from '../../../../src/files/document/office/odt/styles.js';
import type { OfficePart, Paragraph } from '../../../../src/files/document/office/paragraphs.js';
import { styleFacts } from '../../../../src/files/document/office/styles.js';
import { cleanParagraphs } from '../../../../src/files/document/office/write-edits.js';
import { contentXml, wordXml } from '../archive.js';

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

const partOf = (text: string, paragraphs: Paragraph[]): OfficePart => ({
  name: '',
  xml: { text, encoding: 'utf-8' },
  paragraphs,
});

function inWord(body: string, edits: EditFinder): { body: string; count: number } {
  const source = wordXml(`<w:p>${body}</w:p>`);
  const changes: Record<string, number> = {};
  const paragraphs = new DocxReader(styleFacts(new Map()), limits, new Map(), true).read(source);
  const text = cleanParagraphs(partOf(source, paragraphs), limits, edits, changes);
  return { body: text.slice(text.indexOf('<w:p>') + 5, text.indexOf('</w:p>')), count: changes.test ?? 0 };
}

function inText(body: string, edits: EditFinder): string {
  const source = contentXml(`<text:p>${body}</text:p>`);
  const paragraphs = new OdtReader(new StyleCollector(), limits, new Map()).read(source);
  const part = { ...partOf(source, paragraphs), spaceElement: '<text:s/>' };
  const text = cleanParagraphs(part, limits, edits, {});
  return text.slice(text.indexOf('<text:p>') + 8, text.indexOf('</text:p>'));
}

const r = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe('cleanParagraphs', () => {
  it('writes a replacement where the replaced text starts and removes the rest', () => {
    assert.equal(inWord(r('a1') + r('2') + r('3b'), replacing('123', 'x')).body, r('ax') + r('') + r('b'));
  });

  it('does not touch runs whose text does not change', () => {
    assert.equal(inWord(r('do') + r(' not'), replacing('do not', "don't")).body, r('do') + r("n't"));
  });

  it('inserts at the end of the preceding run', () => {
    assert.equal(inWord(r('a') + r('b'), replacing('(?=b)', '-')).body, r('a-') + r('b'));
    assert.equal(inWord(r('ab'), replacing('(?=a)', '-')).body, r('-ab'));
  });

  it('escapes replacements', () => {
    assert.equal(inWord(r('a'), replacing('a', '<&>')).body, r('&lt;&amp;&gt;'));
  });

  it('maps offsets past references and line ends', () => {
    assert.equal(
      inWord(r('&lt;\r\n&#x1F600;a&gt;a'), replacing('a', 'b')).body,
      r('&lt;\r\n&#x1F600;b&gt;b'),
    );
    assert.equal(inWord(r('x&#x1F600;x'), replacing('😀', 'y')).body, r('xyx'));
  });

  it('does not split a surrogate pair', () => {
    assert.equal(inWord(r('😀'), replacing('😀', '😁')).body, r('😁'));
  });

  it('skips an edit that would touch a tab and does not count it', () => {
    const body = `${r('a')}<w:r><w:tab/></w:r>${r('b')}`;
    assert.deepEqual(inWord(body, replacing('a\tb', 'x')), { body, count: 0 });
    assert.equal(inWord(body, replacing('b', 'x')).count, 1);
  });

  it('continues after a skipped edit', () => {
    const body = `${r('a')}<w:r><w:tab/></w:r>${r('b')}`;
    assert.equal(inWord(body, replacing('\t|b', 'x')).body, `${r('a')}<w:r><w:tab/></w:r>${r('x')}`);
  });

  it('writes ODF spaces that would collapse as elements', () => {
    assert.equal(inText('axb', replacing('x', '  ')), 'a <text:s/>b');
    assert.equal(inText('xb', replacing('x', ' ')), '<text:s/>b');
    assert.equal(inText('ax', replacing('x', ' ')), 'a<text:s/>');
    assert.equal(
      inText('a <text:span>x</text:span>b', replacing('x', ' ')),
      'a <text:span><text:s/></text:span>b',
    );
    assert.equal(inText('ax b', replacing('x', ' ')), 'a<text:s/> b');
    assert.equal(inText('axb', replacing('x', ' - ')), 'a - b');
  });

  it('does not write an element into a field', () => {
    assert.equal(inText('a<text:date>x</text:date>b', replacing('x', '  ')), 'a<text:date>  </text:date>b');
  });
});
