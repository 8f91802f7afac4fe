import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentEdit, ReadAsChoice } from '../../../../src/contract/document.js';
import type { CleanOptions, EditOutcome } from '../../../../src/files/document/document.js';
import { beforeAndAfter } from '../../../marked.js';
import { docx, epub, odt, pptx, shape, xhtml } from '../archive.js';
import { pdfOf, runs } from '../pdf-file.js';
import { clean, inside, partOf, read, utf8 } from '../reading.js';

type File = [filename: string, content: Uint8Array];
const string = (content: Uint8Array) => new TextDecoder().decode(content);
const edit = ([filename, content]: File, edits: DocumentEdit[], options: Partial<CleanOptions> = {}) =>
  clean(content, filename, { ...options, edits });
const outcomeOf = async (file: File, ...edits: DocumentEdit[]): Promise<EditOutcome> =>
  (await edit(file, edits)).edits!;

const r = (text: string, properties = '') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const word = (body: string): File => ['a.docx', docx(body)];
/** The body of a .docx after edits. */
async function wordBody(body: string, ...edits: DocumentEdit[]): Promise<string> {
  const result = await edit(word(body), edits);
  assert.deepEqual(result.edits, { applied: edits.length, notApplied: {} });
  return inside(partOf(result.bytes, 'word/document.xml'), 'w:body');
}
const wordOutcome = (body: string, before: string, after: string) => outcomeOf(word(body), { before, after });
const rejected = (reason: string) => ({ applied: 0, notApplied: { [reason]: [0] } });

describe('edits of words', () => {
  const plain = 'We utilize “the pier” daily.';
  const within = (open: string, close: string) => plain.replace('pier', `${open}pier${close}`);
  const chapter = (text: string, i: number) => ({ name: `${i}.xhtml`, body: xhtml(`<p>${text}</p>`) });
  const files: File[] = [
    ['a.txt', utf8(`${plain}\n\n${plain}`)],
    ['a.md', utf8(`${plain.replace('utilize', '*utilize*')}\n\n${within('[', '](x)')}`)],
    ['a.html', utf8(`<p>${plain}<p>${within('<b>', '</b>')}`)],
    ['a.docx', docx(p(r(plain)) + p(r('We utilize “the '), r('pier', '<w:b/>'), r('” daily.')))],
    ['a.odt', odt(`<text:p>${plain}</text:p><text:p>${within('<text:span>', '</text:span>')}</text:p>`)],
    ['a.pptx', pptx([plain, plain].map(text => ({ shapes: shape([text]) })))],
    ['a.epub', epub([plain, within('<i>', '</i>')].map(chapter))],
    ['a.pdf', pdfOf({ pages: ['', '"'].map(q => runs([72, 720, `We utilize ${q}the pier${q} daily.`])) })],
  ];
  for (const [filename, content] of files) {
    const textOf = async (bytes: Uint8Array, name = filename.replace('.pdf', '.txt')) =>
      (await read(bytes, name)).text.trim();

    it(`are the only changes of ${filename.slice(1)} when its typography is kept`, async () => {
      const change = { before: 'We utilize', after: 'We use' };
      const result = await edit([filename, content], [change], { typography: 'keep' });
      assert.deepEqual(result.changes, {});
      const before = await textOf(content, filename);
      assert.equal(await textOf(result.bytes), before.replace('We utilize', 'We use'));
    });

    it(`reach the right occurrence in ${filename.slice(1)}, before the cleaning`, async () => {
      const text = await textOf(content, filename);
      const before = text.split(/\n+/).at(-1)!;
      const after = before.replace('utilize', 'rarely use');
      const occurrence = text.split(before).length - 1;
      const result = await edit([filename, content], [{ before, after, occurrence }]);
      assert.deepEqual(result.edits, { applied: 1, notApplied: {} });
      const expected = text.slice(0, -before.length) + after;
      assert.equal(await textOf(result.bytes), expected.replace(/[“”]/g, '"'));
    });
  }

  it('are absent from the result of a call without edits', async () => {
    assert.equal((await edit(files[0]!, [])).edits, undefined);
  });

  it('compare any white space as one space', async () => {
    const body = p(r('We  utilize'), '<w:r><w:br/></w:r>', r('the pier.'));
    const change = { before: ' We\nutilize the\u00a0pier.', after: 'We use the pier.' };
    assert.equal(await wordBody(body, change), body.replace('We  utilize', 'We use'));
  });

  it('are rejected with a reason when their words are not there, or edited twice', async () => {
    const outcome = await outcomeOf(
      word(p(r('One two three.'))),
      { before: 'two three.', after: 'two.' },
      { before: 'four', after: 'five' },
      { before: 'One two', after: 'One' },
      { before: 'One', after: 'A', occurrence: 2 },
    );
    assert.deepEqual(outcome, { applied: 1, notApplied: { not_found: [1, 3], overlap: [2] } });
  });

  it('may touch each other', async () => {
    const yard = { before: 'yard', after: 'house' };
    const ship = { before: 'ship', after: 'boat' };
    assert.equal(await wordBody(p(r('A shipyard.')), yard, ship), p(r('A boathouse.')));
  });

  it('may insert words on both sides of one letter', async () => {
    const edit = { before: 'I went.', after: 'So I, too, went.' };
    assert.equal(await wordBody(p(r('I went.')), edit), p(r('So I, too, went.')));
  });

  it('may not span paragraphs', async () => {
    for (const file of [
      word(p(r('One.')) + p(r('Two.'))),
      ['a.txt', utf8('One.\n\nTwo.')],
      ['a.md', utf8('- One.\n- Two.')],
      ['a.html', utf8('<li>One.<li>Two.')],
    ] satisfies File[]) {
      const outcome = await outcomeOf(file, { before: 'One. Two.', after: 'Two.' });
      assert.deepEqual(outcome, rejected('paragraph'), file[0]);
    }
  });

  it('leave a document as it is when none is applied', async () => {
    const file = word(p(r('Plain words.')));
    assert.deepEqual((await edit(file, [{ before: 'None', after: 'x' }])).bytes, file[1]);
  });

  it('write nothing that XML cannot contain', async () => {
    const after = 'a < b & "c" \u0001\ufffe';
    assert.equal(await wordBody(p(r('One.')), { before: 'One', after }), p(r('a &lt; b &amp; "c".')));
  });
});

describe('edits in a .docx', () => {
  const spelling = '<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="1" w:name="x"/>';
  const british = '<w:i/><w:lang w:val="en-GB"/>';
  /** ‹a|b› stands for a part `a` of the words and the runs that becomes `b`. */
  const rows: [what: string, words: string, runs: string][] = [
    [
      'keep the formatting of the words around them',
      'We ‹utilize|use› the pier daily‹, moreover|›.',
      p(r('We ‹utilize|use› '), r('the pier', '<w:b/>'), r(' daily‹, moreover|›.')),
    ],
    [
      'write into the first of several runs that look the same',
      'It ‹plays a role|is key›.',
      p(r('It ‹plays|is key›', '<w:i/>'), spelling, r('‹ a role|›', british), r('.')),
    ],
    [
      'give inserted words the formatting of the character before them',
      'the ‹|big ›dog',
      p(r('the ‹|big ›', '<w:b/>'), r('dog')),
    ],
    ['stay in their run', '‹|big ›dog', p(r('the ', '<w:b/>'), r('‹|big ›dog'))],
    [
      'may remove words of any format',
      'It is‹ very big|›.',
      p(r('It is‹ |›'), r('‹very|›', '<w:b/>'), r('‹ big|›.')),
    ],
    [
      'give words that replace a change of formatting that of its first run',
      'It ‹plays a role|is key› here.',
      p(r('It '), r('‹plays|is key›', '<w:i/>'), r('‹ a|›'), r('‹ role|›', '<w:b/>'), r(' here.')),
    ],
  ];
  for (const [what, words, runs] of rows)
    it(what, async () => {
      const [[before, after], [body, expected]] = [beforeAndAfter(words), beforeAndAfter(runs)];
      assert.equal(await wordBody(body, { before, after }), expected);
    });

  const note = '<w:r><w:footnoteReference w:id="1"/></w:r>';
  const deletion = '<w:del w:id="1"><w:r><w:delText>x</w:delText></w:r></w:del>';
  const picture = '<w:r><w:drawing><pic:pic/></w:drawing></w:r>';
  const crossed: [name: string, body: string][] = [
    ['a note', `${r('One')}${note}${r(' two')}`],
    ['a picture', `${r('One')}${picture}${r(' two')}`],
    ['an insertion', `${r('One')}<w:ins w:id="1">${r(' two')}</w:ins>`],
    ['a deletion', `${r('One')}${deletion}${r(' two')}`],
    ['a comment', `${r('One')}<w:commentRangeStart w:id="1"/>${r(' two')}<w:commentRangeEnd w:id="1"/>`],
    ['the end of a link', `<w:hyperlink r:id="x">${r('One')}</w:hyperlink>${r(' two')}`],
  ];
  for (const [name, body] of crossed)
    it(`leave ${name} between the replaced words in the document`, async () => {
      const edited = await wordBody(p(body), { before: 'One two', after: 'Three' });
      assert.equal(edited, p(body.replace('One', 'Three').replace(' two', '')));
    });

  const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
  const obstacles: [name: string, between: string][] = [
    ['the start of a link', `${r('One')}<w:hyperlink r:id="x">${r(' two')}</w:hyperlink>`],
    [
      'a field',
      `${r('One')}${field('begin')}<w:r><w:instrText>REF</w:instrText></w:r>${field('separate')}${r(' two')}${field('end')}`,
    ],
    ['a simple field', `<w:fldSimple w:instr="REF">${r('One two')}</w:fldSimple>`],
    ['a tab', `${r('One')}<w:r><w:tab/></w:r>${r('two')}`],
    ['a formula', `${r('One')}<m:oMath><m:r><m:t> two</m:t></m:r></m:oMath>`],
  ];
  for (const [name, between] of obstacles)
    it(`are rejected across ${name}`, async () => {
      assert.deepEqual(await wordOutcome(p(between), 'One two', 'Three'), rejected('markup'));
    });

  it('may stand beside a note and inside an insertion', async () => {
    const body = p(r('We utilize it.'), note, `<w:ins w:id="1">${r(' They utilize it.')}</w:ins>`);
    const change = { before: 'We utilize it. They utilize it.', after: 'We use it. They use it.' };
    assert.equal(await wordBody(body, change), body.replaceAll('utilize', 'use'));
  });
});

describe('edits in an .odt', () => {
  const text = (inside: string): File => ['a.odt', odt(`<text:p>${inside}</text:p>`)];
  const span = (style: string, inside: string) =>
    `<text:span text:style-name="${style}">${inside}</text:span>`;

  it('leave a note and spans that they cross, and are rejected across a field or into a link', async () => {
    const change = { before: 'It plays a role.', after: 'It is key.' };
    const note = '<text:note><text:note-body><text:p>x</text:p></text:note-body></text:note>';
    const { bytes: edited } = await edit(text(`It plays${note}${span('T2', ' a role')}.`), [change]);
    assert.ok(partOf(edited, 'content.xml').includes(`It is key${note}${span('T2', '')}.`));
    for (const inside of ['It plays<text:title> a role</text:title>.', 'It plays<text:a> a role</text:a>.'])
      assert.deepEqual(await outcomeOf(text(inside), change), rejected('markup'), inside);
  });
});

describe('edits in text, Markdown and HTML', () => {
  const source = async (file: File, before: string, after: string, options: Partial<CleanOptions> = {}) => {
    const result = await edit(file, [{ before, after }], options);
    return result.edits!.applied === 1 ? string(result.bytes) : Object.keys(result.edits!.notApplied)[0];
  };
  type Row = [extension: string, text: string, before: string, after: string, expected: string];
  const itEdits = (what: string, rows: readonly Row[], readAs?: ReadAsChoice) => {
    for (const [extension, text, before, after, expected] of rows)
      it(`${what}: ${text}`, async () => {
        const file: File = [`a.${extension}`, utf8(text)];
        assert.equal(await source(file, before, after, { ...(readAs && { readAs }) }), expected);
      });
  };

  const role = ['It plays a role.', 'It is key.'] as const;
  const fenced = '# We\n\n```\nWe utilize it.\n```\n\n';
  const unseen = '<title>We utilize it.</title><p hidden>We utilize it.</p><p>';
  itEdits('keep the markup around them', [
    [
      'md',
      `${fenced}We utilize **it**, [moreover](https://utilize.example).`,
      'We utilize it, moreover.',
      'We use it, also.',
      `${fenced}We use **it**, [also](https://utilize.example).`,
    ],
    [
      'html',
      `${unseen}We utilize <b>it</b>&nbsp;&mdash; R&amp;D.`,
      'We utilize it\u00a0— R&D.',
      'We use it\u00a0— <R&D>.',
      `${unseen}We use <b>it</b> - &lt;R&amp;D>.`,
    ],
  ]);
  itEdits('reach the text of an answer in a fence', [
    ['md', '```\nA [b](it) b it.\n```', 'it', 'them', '```\nA [b](it) b them.\n```'],
  ]);
  itEdits('have the formatting of the first words that they replace', [
    ['html', '<p>It <b>plays a</b> <i>ro</i>le.', ...role, '<p>It <b>is key</b><i></i>.'],
  ]);
  const definition = '\n\n[pier]: https://pier.example\n';
  itEdits('are rejected when they replace markup', [
    ['md', 'It **plays a** role.', ...role, 'markup'],
    ['html', '<p>It plays <a href="x">a</a> role.', ...role, 'markup'],
    ['html', '<p>Run <code>npm ci</code> now.', 'Run npm ci now.', 'Run npm now.', 'markup'],
    ['md', `[pier]${definition}`, 'pier', 'jetty', 'markup'],
    ['md', `[pier][]${definition}`, 'pier', 'jetty', 'markup'],
    ['md', '> Then 1. we left', 'Then 1.', '1.', 'markup'],
    ['md', 'Then # we left', 'Then # we', '# we', 'markup'],
  ]);
  itEdits('change the text of a link', [
    ['md', `[pier](x)${definition}`, 'pier', 'jetty', `[jetty](x)${definition}`],
    ['md', `[pier][pier]${definition}`, 'pier', 'jetty', `[jetty][pier]${definition}`],
  ]);
  itEdits('escape what would be markup', [
    ['md', 'One two.\n', 'two', '*two* <b>', 'One \\*two\\* \\<b\\>.\n'],
    ['md', 'One two.\n', 'One', '1. One', '1\\. One two.\n'],
    ['md', 'One\\* two.\n', '*', '* or so', 'One\\* or so two.\n'],
    ['md', '\\# One two.\n', '# One', 'One', 'One two.\n'],
    ['md', '- word one', 'word', '- x', '- \\- x one'],
    ['md', '> - 1. word one', 'word', '+ x', '> - 1. \\+ x one'],
    ['md', '+ word one', 'word one', '---', '+ \\---'],
    ['md', '* a\n\n  word', 'word', '=== x', '* a\n\n  \\=== x'],
    ['md', 'word. One', 'word', '1', '1\\. One'],
    ['md', 'a word. One', 'word', '1', 'a 1. One'],
    ['md', '- a word', 'word', '- x', '- a - x'],
    ['md', 'Then 1 we left', 'Then 1', '1', '1 we left'],
    ['md', '# A\n\n<p>One two.</p>\n', 'two', '*R&D* <b>', '# A\n\n<p>One *R&amp;D* &lt;b>.</p>\n'],
    ['md', '<div>\r\nOne two.\r\n</div>\r\n', 'two', '- #1 | ~', '<div>\r\nOne - #1 | ~.\r\n</div>\r\n'],
    ['md', 'One <b>two</b> three.\n', 'two', '*R&D*', 'One <b>\\*R\\&D\\*</b> three.\n'],
  ]);
  itEdits('cross a line break of a paragraph, and keep those of the words that stay', [
    ['txt', 'We dig\r\nit\r\neach day.', 'We dig it each day.', 'We use it daily.', 'We use\r\nit\r\ndaily.'],
  ]);
  itEdits('read a .txt as text', [['txt', 'We *utilize* it.', 'We utilize it.', 'We use it.', 'not_found']]);
  const text = 'We *utilize* it.';
  itEdits('read .txt as asked', [['txt', text, 'We utilize it.', 'We use it.', 'We *use* it.']], 'markdown');
  itEdits('read a .md as asked', [['md', text, 'We *utilize* it.', 'We use it.', 'We use it.']], 'plain');

  it('write what the encoding has', async () => {
    const encoded = (name: string, text: string, encoding: 'latin1' | 'utf16le'): File => [
      name,
      new Uint8Array(Buffer.from(text, encoding)),
    ];
    const latin = encoded('a.txt', 'A\x92s caf\xe9 is shut.', 'latin1');
    assert.equal(await source(latin, 'shut', 'naïve'), 'encoding');
    const result = await edit(latin, [{ before: 'shut', after: 'open' }]);
    assert.equal(Buffer.from(result.bytes).toString('latin1'), "A's caf\xe9 is open.");
    const html = encoded('a.html', '<meta charset=latin1><p>A caf\xe9.', 'latin1');
    assert.match((await source(html, 'A', 'É'))!, /<p>&#201; caf/);
    const wide = await edit(encoded('a.txt', '\ufeffOne.', 'utf16le'), [{ before: 'One', after: 'Éa' }]);
    assert.equal(Buffer.from(wide.bytes).toString('utf16le'), '\ufeffÉa.');
  });

  it('replace the wanted occurrence, where occurrences do not overlap', async () => {
    const edited = (edits: DocumentEdit[]) => edit(['a.txt', utf8('a a a a a b')], edits);
    const second = { before: 'a a', after: 'c', occurrence: 2 };
    assert.equal(string((await edited([second, { before: 'b', after: 'd' }])).bytes), 'a a c a d');
    const missing = await edited([
      { ...second, occurrence: 3 },
      { ...second, before: ' ' },
    ]);
    assert.deepEqual(missing.edits, { applied: 0, notApplied: { not_found: [0, 1] } });
  });

  it('keep the structure of data, or are rejected', async () => {
    const edits: [source: string, after: string, edited: string | null, readAs: ReadAsChoice][] = [
      ['{"a": "the map"}', '"b" \\', '{"a": "the \\"b\\" \\\\"}', 'auto'],
      ['{"map": 1}', 'b', null, 'auto'],
      ['1,"the map"\n', 'a, "b"', '1,"the a, ""b"""\n', 'csv'],
      ['1,the map\n', 'a, b', null, 'csv'],
      ['k: the map x\n', 'net', 'k: the net x\n', 'yaml'],
      ['k: the map x\n', 'net: y', null, 'yaml'],
      ['map: x y\n', 'a', null, 'yaml'],
      ['<p>the <b>map</b></p>', 'a < b', '<p>the <b>a &lt; b</b></p>', 'html'],
      ['1\n00:01,000 --> 00:02,000\nthe map', 'a --> b', null, 'auto'],
    ];
    for (const [source, after, edited, readAs] of edits) {
      const options = { typography: 'keep', readAs } as const;
      const result = await edit(['a.txt', utf8(source)], [{ before: 'map', after }], options);
      assert.equal(string(result.bytes), edited ?? source);
      assert.deepEqual(result.edits, edited === null ? rejected('markup') : { applied: 1, notApplied: {} });
    }
  });
});
