import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isProblem } from '../../../../src/files/image/image.js';
import { readMetadata } from '../../../../src/files/image/metadata/read-metadata.js';
import { assertLinear } from '../../../linear.js';
import { readDrawing } from '../reading.js';
import { drawing, hostileFamilies } from './hostile.js';

const read = (svg: string) => readDrawing(new TextEncoder().encode(svg));
const notes = (content: string): string =>
  read(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`).notes.join(' ');

describe('readDrawing', () => {
  it('notes nothing about a drawing that shows only its text and few basic shapes', () => {
    for (const content of [
      '<title>A harbour</title><circle r="40"/>',
      '<rect width="300" height="150"/><text y="20" fill="#333">A harbour at dusk</text>',
      '<rect fill="url(#g)"/><linearGradient id="g"><stop/></linearGradient>',
    ])
      assert.equal(notes(content), '', content);
  });

  it('notes that shapes which can form letters or codes were not rendered', () => {
    for (const content of [
      '<path d="M0 0h9"/>',
      '<polygon points="0,0 1,1"/>',
      '<rect/>'.repeat(9),
      '<defs><rect id="a"/></defs>' + '<use href="#a"/>'.repeat(9),
    ])
      assert.match(notes(content), /not rendered, so text and codes drawn with shapes/, content);
  });

  it('notes elements beyond the bounds', () => {
    assert.match(read(drawing('<g/>'.repeat(100_001))).notes.join(' '), /too many parts/);
  });

  it('reads elements with entities, and elements before a syntax error', () => {
    const text = ({ $ }: ReturnType<typeof read>) => $('text').text();
    const entity =
      '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY word "harbour">]><svg xmlns="&ns;"><text>&word;</text></svg>';
    assert.match(text(read(entity)), /harbour/);
    assert.match(text(read(drawing('<text>harbour</text><g <'))), /harbour/);
  });

  for (const [name, make] of Object.entries(hostileFamilies))
    it(`takes time linear in the size of a hostile drawing: ${name}`, () => {
      const makeBytes = (n: number) => new TextEncoder().encode(make(n));
      assertLinear(name, 2_000, makeBytes, bytes => !isProblem(readMetadata(bytes)) && readDrawing(bytes));
    });
});
