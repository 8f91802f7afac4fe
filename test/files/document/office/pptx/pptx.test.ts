import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../../src/contract/limits.js';
import { cleanFile } from '../../../../../src/files/document/clean.js';
import { isProblem } from '../../../../../src/files/document/document.js';
import { extract } from '../../../../../src/files/document/extract.js';
import { archive, docx, pptx, presentationNamespaces, relationships, shape } from '../../archive.js';

async function read(bytes: Uint8Array) {
  const result = await extract(bytes, 'talk.pptx', limits);
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

async function problem(bytes: Uint8Array) {
  const result = await extract(bytes, 'talk.pptx', limits);
  assert.ok(isProblem(result), JSON.stringify(result).slice(0, 200));
  return result;
}

describe('a .pptx', () => {
  it('is read slide by slide, in the order of the presentation', async () => {
    const slides = [{ shapes: shape(['Second']) }, { shapes: shape(['First', 'with &lt;two&gt; lines']) }];
    const { text, kind, warnings } = await read(pptx(slides, [1, 0]));
    assert.equal(text, 'First\n\nwith <two> lines\n\nSecond');
    assert.deepEqual({ kind, warnings }, { kind: 'pptx', warnings: [] });
  });

  it('has line breaks, runs and tables', async () => {
    const shapes =
      '<p:sp><p:txBody><a:p><a:r><a:t>One </a:t></a:r><a:r><a:t>two</a:t></a:r><a:br/><a:r><a:t>three</a:t></a:r></a:p></p:txBody></p:sp>' +
      '<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody><a:p><a:r><a:t>cell</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>';
    assert.equal((await read(pptx([{ shapes }]))).text, 'One two\nthree\n\ncell');
  });

  it('reads the first alternative of a shape', async () => {
    const shapes = `<mc:AlternateContent><mc:Choice>${shape(['a'])}</mc:Choice><mc:Fallback>${shape(['b'])}</mc:Fallback></mc:AlternateContent>`;
    assert.equal((await read(pptx([{ shapes }]))).text, 'a');
  });

  it('reads the fallback of an alternative that requires an unknown namespace, and cleans both', async () => {
    const shapes = `<mc:AlternateContent xmlns:z="urn:example:future"><mc:Choice Requires="z">${shape(['“a”'])}</mc:Choice><mc:Fallback>${shape(['“b”'])}</mc:Fallback></mc:AlternateContent>`;
    assert.equal((await read(pptx([{ shapes }]))).text, '“b”');
    const cleaned = await cleanFile(pptx([{ shapes }]), 'talk.pptx', limits, { contractions: false });
    assert.ok(!isProblem(cleaned));
    assert.deepEqual(cleaned.changes, { 'smart quotes': 4 });
  });

  it('warns of alternatives of which none can be read', async () => {
    const unknown = `<mc:AlternateContent xmlns:z="urn:example:future"><mc:Choice Requires="z">${shape(['a'])}</mc:Choice></mc:AlternateContent>`;
    const { text, warnings } = await read(pptx([{ shapes: unknown + shape(['b']) }]));
    assert.deepEqual({ text, warnings }, { text: 'b', warnings: ['1 embedded object was left out.'] });
  });

  it('reads underlined spaces as a blank', async () => {
    const run = (text: string, line: string) => `<a:r><a:rPr u="${line}"/><a:t>${text}</a:t></a:r>`;
    const shapes = `<p:sp><p:txBody><a:p>${run('Name ', 'none')}${run('    ', 'sng')}${run('   ', 'none')}${run('two words', 'sng')}</a:p></p:txBody></p:sp>`;
    assert.equal((await read(pptx([{ shapes }]))).text, 'Name ____ two words');
  });

  it('finds slides by names in another letter case', async () => {
    const { text } = await read(
      archive([
        { name: '_rels/.rels', content: relationships([['officeDocument', 'PPT/Presentation.xml']]) },
        {
          name: 'ppt/presentation.xml',
          content: `<p:presentation ${presentationNamespaces}><p:sldIdLst><p:sldId r:id="r0"/></p:sldIdLst></p:presentation>`,
        },
        { name: 'ppt/_RELS/presentation.xml.rels', content: relationships([['slide', 'slides/Slide1.XML']]) },
        {
          name: 'ppt/Slides/slide1.xml',
          content: `<p:sld ${presentationNamespaces}>${shape(['seen'])}</p:sld>`,
        },
      ]),
    );
    assert.equal(text, 'seen');
  });

  it('warns of parts that are not read', async () => {
    const slides = [
      {
        shapes: shape(['Body']) + shape(['7'], 'sldNum') + shape(['Ferry Ltd'], 'ftr') + '<p:pic/>',
        notes: true,
      },
      { shapes: shape(['Secret']), attributes: 'show="0"' },
    ];
    const { text, warnings } = await read(pptx(slides));
    assert.equal(text, 'Body');
    assert.deepEqual(warnings, [
      '1 image was left out.',
      'Headers and footers were left out.',
      '1 hidden slide was left out.',
      'Speaker notes were left out.',
    ]);
  });

  it('stays a presentation when it is cleaned', async () => {
    const result = await cleanFile(pptx([{ shapes: shape(['“Late”']) }]), 'talk.pptx', limits, {
      contractions: false,
    });
    assert.ok(!isProblem(result));
    assert.equal(result.extension, '.pptx');
    assert.deepEqual(result.changes, { 'smart quotes': 2 });
    assert.equal((await read(result.bytes)).text, '"Late"');
  });

  it('reports slides that could not be read', async () => {
    const { text, unread, warnings } = await read(pptx([{ shapes: shape(['First']) }], [0, 7]));
    assert.equal(text, 'First');
    assert.deepEqual(unread, ['1 slide could not be read: missing in the archive.']);
    assert.deepEqual(warnings, unread);
  });

  it('reads a slide once that the presentation lists again', async () => {
    const order = Array.from({ length: 10_000 }, () => 0);
    assert.equal((await read(pptx([{ shapes: shape(['once']) }], order))).text, 'once');
  });

  const rejected: [what: string, bytes: () => Uint8Array, code: string][] = [
    ['no slides', () => pptx([]), 'no_text'],
    ['slides without text', () => pptx([{ shapes: '<p:pic/>' }]), 'no_text'],
    ['the content of a Word document', () => docx('<w:p/>'), 'unsupported'],
    ['a damaged slide', () => pptx([{ shapes: '<a:p><a:t>x' }]), 'unreadable'],
    [
      'a slide nested too deeply',
      () => pptx([{ shapes: '<p:grpSp>'.repeat(5_000) + '</p:grpSp>'.repeat(5_000) }]),
      'too_large_inside',
    ],
    [
      'too many paragraphs over all slides',
      () => pptx(Array.from({ length: 11 }, () => ({ shapes: '<a:p/>'.repeat(10_000) }))),
      'too_large_inside',
    ],
    [
      'a slide that inflates too far',
      () => pptx([{ shapes: shape(['a '.repeat(6_000_000)]) }]),
      'too_large_inside',
    ],
  ];
  for (const [what, bytes, code] of rejected)
    it(`is rejected with ${what}`, async () => assert.equal((await problem(bytes())).problem, code));
});
