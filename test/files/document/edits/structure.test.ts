import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../../src/contract/limits.js';
import { cleanFile } from '../../../../src/files/document/clean.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { extract } from '../../../../src/files/document/extract.js';
import { readEntry } from '../../../../src/files/document/office/zip.js';
import { isZip, openZip } from '../../../../src/files/document/office/zip-directory.js';
import { testsAll } from '../../../variants.js';
import { docx, epub, odt, pptx, shape, xhtml } from '../archive.js';
import { clean, read, utf8 } from '../reading.js';

/** Texts that an edit may turn into markup, among words and glyphs that are cleaned. */
const piece = fc.constantFrom(
  ...['“', '”', '—', '…', ' ', '\u00a0', '\u200b', '\u00ad', 'word', 'do not', '&amp;', '&#8217;', '-'],
  ...['&lt;', ']]&gt;', ']', ']]', '&gt;', 'b', '/p', '1', 'lt;', '#38;', 'amp', 'We use'],
);
const loose = fc.constantFrom('<', '&', '>', '</', '<!');

type Build = (texts: readonly string[]) => Uint8Array;
const marks = ['<w:tab/>', '<w:br/>', ''];
const gaps = ['<text:tab/>', '<text:line-break/>', '<text:s/>'];
const cdata = (text: string) => `<![CDATA[${text.replaceAll('&', '+').replaceAll(']]>', ']')}]]>`;
const inWord = (text: string, i: number) =>
  `<w:hyperlink r:id="x"><w:r><w:t>${i % 2 ? text : cdata(text)}</w:t></w:r></w:hyperlink>` +
  `<w:r>${marks[i % 3]}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const inWriter = (text: string, i: number) =>
  `<text:p>a${gaps[i % 3]}${text}<text:span>${text}</text:span></text:p>`;
const inBook = (text: string) => `<p>a <i>${text}</i></p>`;
const inPage = (text: string) => `<p>a <b>${text}</b> <a href="x">${text}</a></p>`;
const formats: [extension: string, isMarkup: boolean, build: Build][] = [
  ['docx', false, texts => docx(`<w:p>${texts.map(inWord).join('')}</w:p>`)],
  ['odt', false, texts => odt(texts.map(inWriter).join(''))],
  ['pptx', false, texts => pptx([{ shapes: shape(texts) }])],
  ['epub', true, texts => epub([{ name: '1.xhtml', body: xhtml(texts.map(inBook).join('')) }])],
  ['html', true, texts => utf8(`<body>${texts.map(inPage).join('\n')}</body>`)],
];

/** The markup of all parts of a document. */
function markupOf(bytes: Uint8Array): string[] {
  const zip = isZip(bytes) ? openZip(bytes) : undefined;
  const parts = zip === undefined ? [bytes] : [...zip.entries.values()].map(entry => readEntry(zip, entry));
  return parts.flatMap(
    part =>
      new TextDecoder()
        .decode(part)
        .replaceAll(' xml:space="preserve"', '')
        .replaceAll('<text:s/>', '')
        .match(/<!\[CDATA\[|\]\]>|<[a-z!/?][^<>]*>?|&(?:lt|amp|gt);?|&#\w*/gi) ?? [],
  );
}

describe('cleaning and editing', () => {
  for (const [extension, isMarkup, build] of formats) {
    const name = `a.${extension}`;
    const texts = fc.array(
      fc.array(isMarkup ? fc.oneof(piece, loose) : piece, { maxLength: 6 }).map(pieces => pieces.join('')),
      { minLength: 1, maxLength: 3 },
    );

    it(`returns a .${extension} byte for byte without edits`, async () => {
      const bytes = build(['“We use” a &amp; b — c', '&#8217;x ]]']);
      const same = await clean(bytes, name, { typography: 'keep' });
      assert.deepEqual(Buffer.from(same.bytes), Buffer.from(bytes));
    });

    it(`leaves the tags of a .${extension} as they are, for any text`, async () => {
      await fc.assert(
        fc.asyncProperty(texts, async written => {
          const bytes = build(['We use it. ', ...written]);
          const text = await extract(bytes, name);
          if (isProblem(text)) return;
          const word = { before: 'word', after: '“' };
          const edits = [{ before: 'We use', after: '<i> & ]]> use' }, word];
          const changed = await clean(bytes, name, { contractions: true, edits });
          const tags = (markup: string[]) => markup.filter(each => (isMarkup ? /^</ : /^[<\]]/).test(each));
          assert.deepEqual(tags(markupOf(changed.bytes)), tags(markupOf(bytes)));
          await read(changed.bytes, name);
          const twice = await clean(changed.bytes, name, { contractions: true });
          if (!isMarkup) assert.deepEqual(twice.changes, {});
        }),
        { numRuns: testsAll ? 150 : 60 },
      );
    });
  }

  it('keeps a space that it writes at the end of a CDATA section of a .docx, and no ignored one', async () => {
    const runs = ['We', '\u00a0use it.  ', 'Now.'].map(text => `<w:r><w:t>${cdata(text)}</w:t></w:r>`);
    const changed = await clean(docx(`<w:p>${runs.join('')}</w:p>`), 'a.docx');
    assert.equal((await read(changed.bytes, 'a.docx')).text, 'We use it.Now.');
  });

  for (const [what, text] of [
    ['more changes than its limit', '“ '.repeat(limits.documentEdits + 1)],
    ['a longer paragraph than its limit', 'a '.repeat(limits.editedParagraphChars / 2 + 1)],
  ] as const)
    for (const [extension, , build] of formats.slice(0, 2))
      it(`rejects a .${extension} with ${what}`, async () => {
        const result = await cleanFile(build([text]), `a.${extension}`, { contractions: false });
        assert.equal('problem' in result && result.problem, 'too_large_inside');
      });

  it('counts the glyphs that stay because their replacement would be markup', async () => {
    const html = Buffer.from('<p>a <\u200bb> and &\u200blt; and \u201cc\u201d');
    const cleaned = await clean(html, 'a.html');
    assert.equal(new TextDecoder().decode(cleaned.bytes), '<p>a <\u200bb> and &\u200blt; and "c"');
    assert.deepEqual(cleaned.notApplied, { structure: 2 });
  });
});
