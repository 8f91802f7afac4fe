import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../../src/contract/limits.js';
import { cleanFile } from '../../../../../src/files/document/clean.js';
import {
  type DocumentProblem,
  type ExtractedDocument,
  isProblem,
} from '../../../../../src/files/document/document.js';
import { extract } from '../../../../../src/files/document/extract.js';
import { archive, docx, relationships, wordNamespaces, wordXml } from '../../archive.js';

const t = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inside: string) => `<w:p>${inside}</w:p>`;

async function read(bytes: Uint8Array): Promise<ExtractedDocument> {
  const result = await extract(bytes, 'paper.docx', limits);
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

async function problem(bytes: Uint8Array): Promise<DocumentProblem> {
  const result = await extract(bytes, 'paper.docx', limits);
  assert.ok(isProblem(result), JSON.stringify(result));
  return result;
}

const text = async (body: string) => (await read(docx(body))).text;

describe('readDocx', () => {
  const cases: [name: string, body: string, expected: string][] = [
    ['separates paragraphs by an empty line', p(t('One.')) + p(t('Two.')), 'One.\n\nTwo.'],
    ['omits empty paragraphs', p(t('One.')) + p('') + p(t(' ')) + p(t('Two.')), 'One.\n\nTwo.'],
    ['joins runs without a space', p(t('un') + t('bro') + t('ken')), 'unbroken'],
    ['collapses runs of spaces', p(t('a   b') + t(' ') + t('  c')), 'a b c'],
    ['preserves curly quotes and a single no-break space', p(t('“a\u00a0b”')), '“a\u00a0b”'],
    ['resolves references', p(t('Tom &amp; Jerry &lt;3 &#x1F600; &#233;')), 'Tom & Jerry <3 😀 é'],
    ['reads CDATA', p('<w:r><w:t><![CDATA[a < b]]></w:t></w:r>'), 'a < b'],
    ['reads text around a comment', p('<w:r><w:t>be<!-- > -->fore</w:t></w:r>'), 'before'],
    ['trims text that is not marked as preserved', p('<w:r><w:t>\n  a\n</w:t></w:r>' + t('b')), 'ab'],
    [
      'reads breaks as line breaks',
      p(`<w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:cr/><w:t>c</w:t></w:r>`),
      'a\nb\nc',
    ],
    [
      'reads a tab as a space and ignores tab stops',
      p(`<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t></w:r>`),
      'a b',
    ],
    [
      'reads a no-break hyphen and omits a soft one',
      p('<w:r><w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t><w:softHyphen/><w:t>c</w:t></w:r>'),
      'a\u2011bc',
    ],
    [
      'reads symbols with a Unicode mapping',
      p(
        '<w:r><w:sym w:font="Symbol" w:char="F061"/><w:sym w:font="Wingdings" w:char="F04A"/><w:sym w:char="2192"/></w:r>',
      ),
      'α→',
    ],
    [
      'reads insertions and moved text, omits deletions',
      p(
        t('a') +
          `<w:ins>${t('b')}</w:ins><w:del><w:r><w:delText>x</w:delText></w:r></w:del><w:moveFrom>${t('y')}</w:moveFrom><w:moveTo>${t('c')}</w:moveTo>`,
      ),
      'abc',
    ],
    [
      'joins paragraphs whose paragraph mark is deleted',
      p(`<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${t('one ')}`) + p(t('paragraph')),
      'one paragraph',
    ],
    [
      'omits deleted rows and cells',
      `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${p(t('x'))}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:cellDel/></w:tcPr>${p(t('y'))}</w:tc><w:tc>${p(t('kept'))}</w:tc></w:tr></w:tbl>`,
      'kept',
    ],
    [
      'reads each cell as a paragraph',
      `<w:tbl><w:tr><w:tc>${p(t('a'))}</w:tc><w:tc>${p(t('b'))}</w:tc></w:tr></w:tbl>`,
      'a\n\nb',
    ],
    [
      'reads results of fields, not their codes',
      p(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK</w:instrText></w:r>${t('code')}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${t('result')}<w:r><w:fldChar w:fldCharType="end"/></w:r><w:fldSimple w:instr="AUTHOR">${t(' Ann')}</w:fldSimple>`,
      ),
      'result Ann',
    ],
    [
      'reads the text after an unclosed field',
      p(`<w:r><w:fldChar w:fldCharType="begin"/></w:r>${t('code')}`) + p(t('text')),
      'text',
    ],
    [
      'reads the result of a nested field after the paragraph ends',
      p(
        `<w:r><w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="begin"/><w:t>x</w:t><w:fldChar w:fldCharType="separate"/><w:t>y</w:t></w:r>`,
      ) + p(`${t('a')}<w:r><w:fldChar w:fldCharType="end"/></w:r>${t('b')}`),
      'ab',
    ],
    [
      'restores an outer namespace after an inner declaration',
      `<w:p xmlns:q="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><q:r xmlns:q="x"><q:t>no</q:t></q:r><q:r><q:t>yes</q:t></q:r></w:p>`,
      'yes',
    ],
    [
      'reads through links, content controls, tags and directions',
      p(
        `<w:hyperlink>${t('a')}</w:hyperlink><w:sdt><w:sdtPr><w:rPr><w:vanish/></w:rPr></w:sdtPr><w:sdtContent>${t('b')}</w:sdtContent></w:sdt><w:smartTag>${t('c')}</w:smartTag><w:bdo w:val="rtl">${t('d')}</w:bdo><w:dir>${t('e')}</w:dir>`,
      ),
      'abcde',
    ],
    [
      'reads a blank for the placeholder of an empty content control',
      p(
        `${t('a ')}<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${t('Choose.')}</w:sdtContent></w:sdt>${t(' b ')}<w:sdt><w:sdtPr><w:showingPlcHdr w:val="0"/></w:sdtPr><w:sdtContent>${t('c')}</w:sdtContent></w:sdt>`,
      ),
      'a ____ b c',
    ],
    [
      'reads ruby text and its base',
      p(`<w:r><w:ruby><w:rt>${t('とう')}</w:rt><w:rubyBase>${t('東')}</w:rubyBase></w:ruby></w:r>`),
      'とう東',
    ],
    ['reads mathematics as one line', p(`${t('so ')}<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>`), 'so a+b'],
    [
      'omits hidden text',
      p(
        `${t('a')}<w:r><w:rPr><w:vanish/></w:rPr><w:t>x</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>b</w:t></w:r>`,
      ),
      'ab',
    ],
    [
      'ignores formatting from before a tracked change',
      p(`<w:r><w:rPr><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>seen</w:t></w:r>`),
      'seen',
    ],
    [
      'reads a text box once, after its paragraph',
      p(
        `${t('around')}<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${p(t('box'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${p(t('box'))}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>${t(' it')}`,
      ),
      'around it\n\nbox',
    ],
    [
      'reads a fallback without a choice',
      p(`<w:r><mc:AlternateContent><mc:Fallback><w:t>only</w:t></mc:Fallback></mc:AlternateContent></w:r>`),
      'only',
    ],
  ];
  cases.push(
    ['reads line ends and tabs in the data as spaces', p(t('a\nb\tc')), 'a b c'],
    [
      'ignores tab stops in a continued paragraph',
      p(`<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${t('one')}`) +
        p(`<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>${t('two')}`),
      'onetwo',
    ],
  );
  const u = '<w:rPr><w:u w:val="single"/></w:rPr>';
  const underlined = (inside: string) => `<w:r>${u}${inside}</w:r>`;
  const space = (text: string) => underlined(`<w:t xml:space="preserve">${text}</w:t>`);
  const form = (data: string, result = '') =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText>FORM</w:instrText></w:r>` +
    `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const list = (chosen: string) =>
    `<w:ddList>${chosen}<w:listEntry w:val="red"/><w:listEntry w:val="blue"/></w:ddList>`;
  const content = (properties: string, inside: string) =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`;
  const items =
    '<w:listItem w:displayText="Oslo" w:value="1"/><w:listItem w:displayText="Bergen" w:value="2"/>';
  const alternatives = (required: string) =>
    p(
      `<w:r><mc:AlternateContent xmlns:z="urn:example:future" xmlns:s="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><mc:Choice Requires="${required}"><w:t>first</w:t></mc:Choice><mc:Choice Requires="s"><w:t>second</w:t></mc:Choice><mc:Fallback><w:t>last</w:t></mc:Fallback></mc:AlternateContent></w:r>`,
    );
  cases.push(
    [
      'reads underlined spaces as a blank',
      p(t('Name: ') + space('     ') + t(' ') + t('Age')),
      'Name: _____ Age',
    ],
    ['reads underlined tabs as a blank', p(t('Name:') + underlined('<w:tab/><w:tab/>')), 'Name:________'],
    ['reads underlined no-break spaces as a blank', p(t('Name ') + space('&#160;&#xA0;\u00a0')), 'Name ___'],
    [
      'reads white space as a space where only words are underlined',
      p(`${t('a')}<w:r><w:rPr><w:u w:val="words"/></w:rPr><w:tab/></w:r>${t('b')}`),
      'a b',
    ],
    [
      'reads a space between underlined words as a space',
      p(space('two') + space(' ') + space('words')),
      'two words',
    ],
    [
      'reads white space in underlined text as a space',
      p(space('1.') + underlined('<w:t>a</w:t><w:tab/><w:t>b</w:t>')),
      '1.a b',
    ],
    [
      'reads the chosen entry of a form',
      p(t('a ') + form(list('<w:result w:val="1"/><w:default w:val="0"/>')) + t('.')),
      'a blue.',
    ],
    [
      'reads the default entry of a form',
      p(form(list('<w:default w:val="1"/>')) + form(list(''))),
      'bluered',
    ],
    ['reads the result of a form with text', p(form(list(''), t('green'))), 'green'],
    [
      'reads check boxes of a form',
      p(
        form('<w:checkBox><w:sizeAuto/><w:checked/></w:checkBox>') +
          form('<w:checkBox><w:default w:val="1"/><w:checked w:val="0"/></w:checkBox>'),
      ),
      '☒☐',
    ],
    [
      'reads the content of controls, not their lists',
      p(
        content(`<w:dropDownList>${items}</w:dropDownList>`, t('Bergen')) +
          t(' or ') +
          content(`<w:comboBox>${items}</w:comboBox>`, t('Bodø')),
      ),
      'Bergen or Bodø',
    ],
    ['reads a choice that requires a known namespace', alternatives('s'), 'first'],
    ['reads the next choice after one that requires an unknown namespace', alternatives('z'), 'second'],
    ['reads the next choice after one that requires an undeclared prefix', alternatives('s y'), 'second'],
  );
  for (const [name, body, expected] of cases) it(name, async () => assert.equal(await text(body), expected));

  it('omits text hidden by a style or its ancestors', async () => {
    const styles =
      `<w:styles ${wordNamespaces}><w:style w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>` +
      '<w:style w:styleId="Child"><w:basedOn w:val="Secret"/></w:style></w:styles>';
    const body =
      p(`<w:pPr><w:pStyle w:val="Child"/></w:pPr>${t('x')}`) +
      p(`<w:r><w:rPr><w:rStyle w:val="Secret"/></w:rPr><w:t>y</w:t></w:r>${t('seen')}`);
    const result = await read(docx(body, [{ type: 'styles', name: 'styles.xml', content: styles }]));
    assert.equal(result.text, 'seen');
    assert.deepEqual(result.warnings, ['2 hidden passages were left out.']);
  });

  it('ignores the style a paragraph had before a tracked change', async () => {
    const styles = `<w:styles ${wordNamespaces}><w:style w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;
    const before = '<w:pPrChange><w:pPr><w:pStyle w:val="Secret"/></w:pPr></w:pPrChange>';
    const body = p(`<w:pPr>${before}</w:pPr>${t('seen')}`);
    assert.equal(
      (await read(docx(body, [{ type: 'styles', name: 'styles.xml', content: styles }]))).text,
      'seen',
    );
  });

  it('finds parts by names in another letter case', async () => {
    const hidden = `<w:styles ${wordNamespaces}><w:style w:styleId="S"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;
    const bytes = archive([
      { name: '[content_types].XML', content: '<Types/>' },
      { name: '_RELS/.rels', content: relationships([['officeDocument', 'WORD/document.xml']]) },
      {
        name: 'Word/Document.xml',
        content: wordXml(p('<w:pPr><w:pStyle w:val="S"/></w:pPr>' + t('x')) + p(t('seen'))),
      },
      {
        name: 'word/_rels/document.XML.rels',
        content: relationships([
          ['styles', 'Styles.XML'],
          ['footnotes', 'FootNotes.xml'],
        ]),
      },
      { name: 'word/styles.xml', content: hidden },
      {
        name: 'word/footnotes.xml',
        content: `<w:footnotes ${wordNamespaces}>${p(t('“note”'))}</w:footnotes>`,
      },
    ]);
    assert.equal((await read(bytes)).text, 'seen');
    const cleaned = await cleanFile(bytes, 'paper.docx', limits, { contractions: false });
    assert.ok(!isProblem(cleaned));
    assert.deepEqual(cleaned.changes, { 'smart quotes': 2 });
  });

  it('finds parts by absolute, relative and percent-encoded targets', async () => {
    const styles = `<w:styles ${wordNamespaces}><w:style w:styleId="S"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;
    const main = wordXml(p(`<w:pPr><w:pStyle w:val="S"/></w:pPr>${t('x')}`) + p(t('seen')));
    for (const target of ['/odd/styles.xml', '../odd/styles.xml', '/%6Fdd/styles.xml']) {
      const bytes = archive([
        { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
        { name: 'word/document.xml', content: main },
        { name: 'word/_rels/document.xml.rels', content: relationships([['styles', target]]) },
        { name: 'odd/styles.xml', content: styles },
      ]);
      assert.equal((await read(bytes)).text, 'seen');
    }
  });

  it('warns about omitted content', async () => {
    const body =
      p(
        t('a') +
          '<w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:commentReference w:id="1"/></w:r>' +
          '<w:r><w:drawing><pic:pic/></w:drawing></w:r><w:del><w:r><w:delText>b</w:delText></w:r></w:del>',
      ) + '<w:altChunk/><w:sectPr><w:headerReference w:type="default"/></w:sectPr>';
    assert.deepEqual((await read(docx(body))).warnings, [
      '1 image was left out.',
      '1 footnote or endnote was left out.',
      '1 comment was left out.',
      'Headers and footers were left out.',
      '1 tracked deletion was left out: the document is read with all changes accepted.',
      '1 imported document could not be read.',
    ]);
  });

  /** A minimal package with a main part. `target` is the target of its relationship. */
  const packaged = (
    xml: string | Uint8Array,
    span: { name?: string; target?: string; stored?: boolean } = {},
  ) => {
    const name = span.name ?? 'word/document.xml';
    return archive([
      { name: '_rels/.rels', content: relationships([['officeDocument', span.target ?? name]]) },
      { name, content: xml, stored: span.stored ?? false },
    ]);
  };

  it('finds the main part by its relationship', async () => {
    assert.equal(
      (await read(packaged(wordXml(p(t('a'))), { name: 'odd/span.xml', target: '/odd/./span.xml' }))).text,
      'a',
    );
  });

  it('reads Strict Open XML and unusual namespace prefixes', async () => {
    const xml =
      '<d xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main"><body><p><r><t>one</t></r></p>' +
      '<x:p xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:r><x:t>two</x:t></x:r></x:p></body></d>';
    assert.equal(
      (await read(packaged(xml.replaceAll('<d ', '<document ').replaceAll('</d>', '</document>')))).text,
      'one\n\ntwo',
    );
  });

  it('reads UTF-16 in both byte orders', async () => {
    const xml = wordXml(p(t('żółć'))).replace('UTF-8', 'UTF-16');
    const little = Buffer.from(`\ufeff${xml}`, 'utf16le');
    assert.equal((await read(packaged(new Uint8Array(little)))).text, 'żółć');
    assert.equal((await read(packaged(new Uint8Array(Buffer.from(little).swap16())))).text, 'żółć');
  });

  it('rejects a document without text', async () => {
    assert.equal((await problem(docx(p('')))).problem, 'no_text');
  });

  it('rejects damaged XML, unknown entities and invalid bytes', async () => {
    for (const xml of [
      '<w:document',
      wordXml('<w:p>'),
      wordXml(p(t('&secret;'))),
      `<!DOCTYPE x [<!ENTITY secret "s">]>${wordXml(p(t('&secret;'))).replace(/<\?.*?\?>\n/, '')}`,
      new Uint8Array([...Buffer.from('<a>'), 0xff, ...Buffer.from('</a>')]),
    ])
      assert.equal((await problem(packaged(xml))).problem, 'unreadable');
  });

  it('rejects excessive depth, paragraphs and runs', async () => {
    const deep = '<w:x>'.repeat(limits.xmlDepth) + '</w:x>'.repeat(limits.xmlDepth);
    const many = '<w:p/>'.repeat(limits.documentParagraphs + 1);
    const runs = p('<w:t>a</w:t>'.repeat(limits.documentRuns + 1));
    for (const body of [deep, many, runs])
      assert.equal((await problem(packaged(wordXml(body), { stored: true }))).problem, 'too_large_inside');
  });

  it('rejects a workbook named .docx', async () => {
    assert.equal(
      (await problem(packaged('<workbook/>', { name: 'xl/workbook.xml' }))).problem,
      'unsupported',
    );
  });

  it('rejects a package without a main part', async () => {
    const bytes = archive([
      { name: '_rels/.rels', content: relationships([['officeDocument', '../../etc/passwd']]) },
    ]);
    assert.equal((await problem(bytes)).problem, 'unreadable');
  });
});
