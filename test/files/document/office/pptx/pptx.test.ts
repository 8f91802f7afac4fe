import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { docx, pptx, shape } from '../../archive.js';
import { clean, partOf, problemOf, read as readFile } from '../../reading.js';

const name = 'talk.pptx';
const slidePart = 'ppt/slides/slide0.xml';
const read = (bytes: Uint8Array) => readFile(bytes, name);

const run = (text: string, underline = 'none') => `<a:r><a:rPr u="${underline}"/><a:t>${text}</a:t></a:r>`;
const paragraph = (...runs: string[]) => `<p:sp><p:txBody><a:p>${runs.join('')}</a:p></p:txBody></p:sp>`;
const cell = (text: string) =>
  `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody><a:p>${run(text)}</a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
const alternatives = (choice: string, fallback: string, required = '') =>
  `<mc:AlternateContent xmlns:z="urn:example:future"><mc:Choice ${required}>${shape([choice])}</mc:Choice>${fallback}</mc:AlternateContent>`;
const fallback = (text: string) => `<mc:Fallback>${shape([text])}</mc:Fallback>`;
const unknown = 'Requires="z"';

describe('a .pptx', () => {
  it('is read slide by slide, in the order of the presentation', async () => {
    const slides = [{ shapes: shape(['Second']) }, { shapes: shape(['First', 'with &lt;two&gt; lines']) }];
    const { text, kind, warnings } = await read(pptx(slides, [1, 0]));
    assert.deepEqual([text, kind, warnings], ['First\n\nwith <two> lines\n\nSecond', 'pptx', []]);
  });

  for (const [what, shapes, text] of [
    ['runs and line breaks', paragraph(run('One '), run('two'), '<a:br/>', run('three')), 'One two\nthree'],
    ['tables', cell('one'), 'one'],
    ['the first alternative of a shape', alternatives('a', fallback('b')), 'a'],
    ['the fallback of an unknown alternative', alternatives('a', fallback('b'), unknown), 'b'],
    ['blanks', paragraph(run('Name '), run('    ', 'sng'), run('  '), run('a')), 'Name ____ a'],
    ['underlined words', paragraph(run('two words', 'sng')), 'two words'],
  ] as const)
    it(`has ${what}`, async () => assert.equal((await read(pptx([{ shapes }]))).text, text));

  it('is cleaned in all alternatives', async () => {
    const shapes = alternatives('“a”', fallback('“b”'), unknown);
    assert.deepEqual((await clean(pptx([{ shapes }]), name)).changes, { 'smart quotes': 4 });
  });

  it('has the same tabs when it is cleaned', async () => {
    const slide = (quote: string) => pptx([{ shapes: shape([`Name\t\t${quote}\t&#9;\t2024`]) }]);
    const { bytes } = await clean(slide('“Late”'), name);
    assert.equal(partOf(bytes, slidePart), partOf(slide('"Late"'), slidePart));
  });

  it('has the same glyphs of symbol fonts when it is cleaned', async () => {
    const slide = (quote: string) => {
      const symbols = '<a:r><a:rPr><a:sym typeface="Wingdings"/></a:rPr><a:t>\uf0b7</a:t></a:r>';
      return pptx([{ shapes: paragraph(symbols, run('\t'), run(`${quote}a${quote}`)) }]);
    };
    const { bytes } = await clean(slide('“'), name);
    assert.equal(partOf(bytes, slidePart), partOf(slide('"'), slidePart));
  });

  it('warns of alternatives of which none can be read', async () => {
    const { text, warnings } = await read(pptx([{ shapes: alternatives('a', '', unknown) + shape(['b']) }]));
    assert.deepEqual([text, warnings], ['b', ['1 embedded object is not part of the text.']]);
  });

  it('warns of parts that are not read', async () => {
    const shapes = shape(['Body']) + shape(['7'], 'sldNum') + shape(['Ferry Ltd'], 'ftr') + '<p:pic/>';
    const hidden = { shapes: shape(['Secret']), attributes: 'show="0"' };
    const { text, warnings } = await read(pptx([{ shapes, notes: true }, hidden]));
    assert.equal(text, 'Body');
    assert.deepEqual(warnings, [
      '1 image is not part of the text.',
      'Headers and footers are not part of the text.',
      '1 hidden slide is not part of the text.',
      'Speaker notes are not part of the text.',
    ]);
  });

  it('reports slides that could not be read', async () => {
    const { text, unread, warnings } = await read(pptx([{ shapes: shape(['First']) }], [0, 7]));
    assert.equal(text, 'First');
    assert.deepEqual(unread, ['1 slide could not be read: missing in the archive.']);
    assert.deepEqual(warnings, unread);
  });

  it('reads a slide once that the presentation lists again', async () => {
    assert.equal((await read(pptx([{ shapes: shape(['once']) }], Array(10_000).fill(0)))).text, 'once');
  });

  const deep = '<p:grpSp>'.repeat(5_000) + '</p:grpSp>'.repeat(5_000);
  const slides = Array.from({ length: 11 }, () => ({ shapes: '<a:p/>'.repeat(10_000) }));
  const rejected: [what: string, bytes: () => Uint8Array, problem: string][] = [
    ['no slides', () => pptx([]), 'no_text'],
    ['slides without text', () => pptx([{ shapes: '<p:pic/>' }]), 'no_text'],
    ['the content of a Word document', () => docx('<w:p/>'), 'unsupported'],
    ['a damaged slide', () => pptx([{ shapes: '<a:p><a:t>x' }]), 'unreadable'],
    ['a slide nested too deeply', () => pptx([{ shapes: deep }]), 'too_large_inside'],
    ['too many paragraphs over all slides', () => pptx(slides), 'too_large_inside'],
    ['a large slide', () => pptx([{ shapes: shape(['a '.repeat(6_000_000)]) }]), 'too_large_inside'],
  ];
  for (const [what, bytes, problem] of rejected)
    it(`is rejected with ${what}`, async () => assert.equal(await problemOf(bytes(), name), problem));
});
