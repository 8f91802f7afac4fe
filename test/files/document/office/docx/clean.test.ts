import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../../../src/contract/limits.js';
import { cleanFile } from '../../../../../src/files/document/clean.js';
import { type CleanedFile, isProblem } from '../../../../../src/files/document/document.js';
import { readEntry } from '../../../../../src/files/document/office/zip.js';
import { openZip } from '../../../../../src/files/document/office/zip-directory.js';
import { archive, docx, relationships, wordNamespaces, wordXml } from '../../archive.js';

const t = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inside: string) => `<w:p>${inside}</w:p>`;

async function clean(bytes: Uint8Array, contractions = false): Promise<CleanedFile> {
  const result = await cleanFile(bytes, 'paper.docx', limits, { contractions });
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

const part = (bytes: Uint8Array, name = 'word/document.xml'): string => {
  const zip = openZip(bytes, limits);
  return new TextDecoder().decode(readEntry(zip, zip.entries.get(name)!));
};

const cleaned = async (body: string, contractions = false) => {
  const xml = part((await clean(docx(body), contractions)).bytes);
  return xml.slice(xml.indexOf('<w:body>') + 8, xml.indexOf('</w:body>'));
};

describe('cleanDocx', () => {
  const cases: [name: string, body: string, expected: string][] = [
    ['replaces glyphs in text only', p(t('“Hi”')), p(t('"Hi"'))],
    [
      'chooses quotes by the whole paragraph',
      p(t('‘') + t('tis, and “') + t('more') + t('”')),
      p(t("'") + t('tis, and "') + t('more') + t('"')),
    ],
    ['writes a dash into its own run', p(t('one') + t('—') + t('two')), p(t('one') + t(' - ') + t('two'))],
    [
      'marks new spaces at the ends of text as preserved',
      p('<w:r><w:t>one—</w:t></w:r><w:r><w:t>two</w:t></w:r>'),
      p('<w:r><w:t xml:space="preserve">one - </w:t></w:r><w:r><w:t>two</w:t></w:r>'),
    ],
    [
      'removes white space around text that it marks as preserved',
      p('<w:r><w:t>\n one—\n</w:t></w:r><w:r><w:t>two</w:t></w:r>'),
      p('<w:r><w:t xml:space="preserve">one - </w:t></w:r><w:r><w:t>two</w:t></w:r>'),
    ],
    [
      'maps offsets past references and CDATA',
      p(t('&amp;&#8220;a&#x201D;') + '<w:r><w:t><![CDATA[“&<”]]></w:t></w:r>'),
      p(t('&amp;"a"') + '<w:r><w:t><![CDATA["&<"]]></w:t></w:r>'),
    ],
    [
      'does not change deleted text and field codes',
      p(
        `<w:del><w:r><w:delText>“x”</w:delText></w:r></w:del><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE “y”</w:instrText><w:fldChar w:fldCharType="separate"/></w:r>${t('“z”')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
      p(
        `<w:del><w:r><w:delText>“x”</w:delText></w:r></w:del><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE “y”</w:instrText><w:fldChar w:fldCharType="separate"/></w:r>${t('"z"')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
    ],
    [
      'does not change mathematics and no-break hyphens',
      p('<m:oMath><m:r><m:t>“x”</m:t></m:r></m:oMath><w:r><w:noBreakHyphen/></w:r>'),
      p('<m:oMath><m:r><m:t>“x”</m:t></m:r></m:oMath><w:r><w:noBreakHyphen/></w:r>'),
    ],
    [
      'does not change text in code styles',
      p(`<w:r><w:rPr><w:rStyle w:val="VerbatimChar"/></w:rPr><w:t>“x”</w:t></w:r>${t(' “y”')}`),
      p(`<w:r><w:rPr><w:rStyle w:val="VerbatimChar"/></w:rPr><w:t>“x”</w:t></w:r>${t(' "y"')}`),
    ],
    [
      'cleans both copies of a text box',
      p(
        `<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${p(t('“a”'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${p(t('“a”'))}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      p(
        `<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${p(t('"a"'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${p(t('"a"'))}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
    ],
    [
      'does not touch attributes',
      p(`<w:bookmarkStart w:name="“x”"/>${t('“a”')}`),
      p(`<w:bookmarkStart w:name="“x”"/>${t('"a"')}`),
    ],
  ];
  for (const [name, body, expected] of cases)
    it(name, async () => assert.equal(await cleaned(body), expected));

  it('writes contractions across runs if requested', async () => {
    assert.equal(await cleaned(p(t('They do') + t(' not go.')), true), p(t('They do') + t("n't go.")));
    assert.equal(await cleaned(p(t('They do') + t(' not go.'))), p(t('They do') + t(' not go.')));
  });

  it('cleans and counts changes in headers, footers, notes and comments', async () => {
    const aside = (type: string) => ({
      type,
      name: `${type}.xml`,
      content: `<w:x ${wordNamespaces}>${p(t('“a”'))}</w:x>`,
    });
    const types = ['header', 'footer', 'footnotes', 'endnotes', 'comments'];
    const result = await clean(docx(p(t('“a”')), types.map(aside)));
    for (const type of types) assert.match(part(result.bytes, `word/${type}.xml`), /"a"<\/w:t>/);
    assert.deepEqual(result.changes, { 'smart quotes': 12 });
  });

  for (const [what, text] of [
    ['more changes than its limit', '“ '.repeat(limits.documentEdits + 1)],
    ['a longer paragraph than its limit', 'a '.repeat(limits.editedParagraphChars / 2 + 1)],
  ] as const)
    it(`rejects ${what}`, async () => {
      const quotes = wordXml(p(t(text)));
      const bytes = archive([
        { name: '_rels/.rels', content: '<x/>' },
        { name: 'word/document.xml', content: quotes, stored: true },
      ]);
      const result = await cleanFile(bytes, 'paper.docx', limits, { contractions: false });
      assert.ok(isProblem(result));
      assert.equal(result.problem, 'too_large_inside');
    });

  it('returns the same bytes when there is nothing to clean', async () => {
    const bytes = docx(p(t('plain')));
    const result = await clean(bytes);
    assert.deepEqual(result.bytes, bytes);
    assert.deepEqual(result.changes, {});
  });

  it('preserves every other entry byte for byte', async () => {
    const bytes = docx(p(t('“a”')), [
      { type: 'styles', name: 'styles.xml', content: `<w:styles ${wordNamespaces}/>` },
    ]);
    const { bytes: after } = await clean(bytes);
    const was = openZip(bytes, limits);
    const is = openZip(after, limits);
    assert.deepEqual([...is.entries.keys()], [...was.entries.keys()]);
    for (const [name, entry] of was.entries) {
      const now = is.entries.get(name)!;
      const same =
        Buffer.compare(bytes.subarray(entry.start, entry.end), after.subarray(now.start, now.end)) === 0;
      assert.equal(same, name !== 'word/document.xml', name);
    }
  });

  it('writes UTF-16 back in its byte order', async () => {
    const little = (quote: string) =>
      Buffer.from(`\ufeff${wordXml(p(t(`${quote}ż${quote}`)))}`.replace('UTF-8', 'UTF-16'), 'utf16le');
    const big = (quote: string) => little(quote).swap16();
    for (const xml of [little, big]) {
      const bytes = archive([
        { name: '_rels/.rels', content: relationships([['officeDocument', 'main.xml']]) },
        { name: 'main.xml', content: xml('“') },
      ]);
      const zip = openZip((await clean(bytes)).bytes, limits);
      assert.equal(Buffer.compare(readEntry(zip, zip.entries.get('main.xml')!), xml('"')), 0);
    }
  });

  it('warns about an invalidated signature', async () => {
    const signature = [{ name: '_xmlsignatures/sig1.xml', content: '<x/>' }];
    const changed = await clean(docx(p(t('“a”')), [], signature));
    assert.match(changed.warnings.join(), /signed/);
    assert.deepEqual((await clean(docx(p(t('a')), [], signature))).warnings, []);
  });

  it('is idempotent and does not change markup, for any runs', async () => {
    const piece = fc.constantFrom(
      '“',
      '”',
      '‘',
      '’',
      '—',
      '…',
      ' ',
      '  ',
      '\u00a0',
      'word',
      'do not',
      '&amp;',
      '\u200b',
      '-',
      '. ',
    );
    const run = fc.tuple(
      fc.array(piece, { maxLength: 4 }),
      fc.constantFrom(' xml:space="preserve"', ''),
      fc.constantFrom('', '<w:tab/>', '<w:br/>'),
    );
    const body = fc
      .array(run, { maxLength: 8 })
      .map(runs =>
        p(
          runs
            .map(([pieces, space, mark]) => `<w:r>${mark}<w:t${space}>${pieces.join('')}</w:t></w:r>`)
            .join(''),
        ),
      );
    const tags = (xml: string) => xml.replaceAll(' xml:space="preserve"', '').match(/<[^>]*>/g);
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (xml, contractions) => {
        const once = await clean(docx(xml), contractions);
        const twice = await clean(once.bytes, contractions);
        assert.deepEqual(twice.changes, {});
        assert.deepEqual(tags(part(once.bytes)), tags(wordXml(xml)));
      }),
      { numRuns: 300 },
    );
  });
});
