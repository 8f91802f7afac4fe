import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { allowedEdits, type EditFinder } from '../../../../src/files/document/edits/allowed-edits.js';
import { DocxReader } from '../../../../src/files/document/office/docx/reader.js';
import { OdtReader } from '../../../../src/files/document/office/odt/reader.js';
import { StyleCollector } from '../../../../src/files/document/office/odt/styles.js';
import { editXml } from '../../../../src/files/document/office/paragraph.js';
import type { OfficePart } from '../../../../src/files/document/office/paragraphs.js';
import { styleFacts } from '../../../../src/files/document/office/styles.js';
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

const written = ({ xml, paragraphs, trimmed }: OfficePart, find: EditFinder): string => {
  const edits = paragraphs.flatMap(paragraph =>
    allowedEdits(paragraph.text, find).edits.flatMap(edit => paragraph.sourceEdits(edit)),
  );
  return editXml(xml.text, edits, trimmed);
};

function inWord(body: string, find: EditFinder): string {
  const source = wordXml(`<w:p>${body}</w:p>`);
  const reader = new DocxReader(styleFacts(new Map()), limits, new Map(), true);
  const text = written(reader.read('', { text: source, encoding: 'utf-8' }), find);
  return text.slice(text.indexOf('<w:p>') + 5, text.indexOf('</w:p>'));
}

function inText(body: string, find: EditFinder): string {
  const source = contentXml(`<text:p>${body}</text:p>`);
  const reader = new OdtReader(new StyleCollector(), limits, new Map(), () => undefined);
  const text = written(reader.read('', { text: source, encoding: 'utf-8' }), find);
  return text.slice(text.indexOf('<text:p>') + 8, text.indexOf('</text:p>'));
}

const r = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe('edits of paragraphs in XML', () => {
  it('writes a replacement where the replaced text starts and removes the rest', () => {
    assert.equal(inWord(r('a1') + r('2') + r('3b'), replacing('123', 'x')), r('ax') + r('') + r('b'));
  });

  it('does not touch runs whose text does not change', () => {
    assert.equal(inWord(r('do') + r(' not'), replacing('do not', "don't")), r('do') + r("n't"));
  });

  it('escapes replacements', () => {
    assert.equal(inWord(r('a'), replacing('a', '<&>')), r('&lt;&amp;&gt;'));
  });

  it('maps offsets past references and line ends', () => {
    assert.equal(inWord(r('&lt;\r\n&#x1F600;a&gt;a'), replacing('a', 'b')), r('&lt;\r\n&#x1F600;b&gt;b'));
    assert.equal(inWord(r('x&#x1F600;x'), replacing('😀', 'y')), r('xyx'));
  });

  it('does not split a surrogate pair', () => {
    assert.equal(inWord(r('😀'), replacing('😀', '😁')), r('😁'));
  });

  it('skips an edit that would touch a tab', () => {
    const body = `${r('a')}<w:r><w:tab/></w:r>${r('b')}`;
    assert.equal(inWord(body, replacing('a\tb', 'x')), body);
  });

  it('continues after a skipped edit', () => {
    const body = `${r('a')}<w:r><w:tab/></w:r>${r('b')}`;
    assert.equal(inWord(body, replacing('\t|b', 'x')), `${r('a')}<w:r><w:tab/></w:r>${r('x')}`);
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
