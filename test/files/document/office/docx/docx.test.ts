import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../../src/contract/limits.js';
import { readEntry } from '../../../../../src/files/document/office/zip.js';
import { openZip } from '../../../../../src/files/document/office/zip-directory.js';
import { archive, docx, relationships, wordNamespaces, wordXml } from '../../archive.js';
import {
  cleanedForm,
  clean as cleanFile,
  inside,
  partOf,
  problemOf,
  read as readFile,
} from '../../reading.js';

const name = 'paper.docx';
const read = (bytes: Uint8Array) => readFile(bytes, name);
const clean = (bytes: Uint8Array, contractions = false) => cleanFile(bytes, name, { contractions });

/** An element of the namespace of Word. */
const w = (element: string, content = '', attributes = '') =>
  `<w:${element} ${attributes}>${content}</w:${element}>`;
const p = (...content: string[]) => `<w:p>${content.join('')}</w:p>`;
const r = (...content: string[]) => `<w:r>${content.join('')}</w:r>`;
const t = (text: string) => r(`<w:t xml:space="preserve">${text}</w:t>`);
const styled = (properties: string, text: string) => r(w('rPr', properties), `<w:t>${text}</w:t>`);
const style = (id: string) => w('pPr', `<w:pStyle w:val="${id}"/>`);
const tab = '<w:tab/>';
const tabStop = w('tabs', '<w:tab w:val="left"/>');
const deletedMark = w('rPr', '<w:del/>');
const deleted = (text: string) => w('del', r(w('delText', text)));
const field = (type: string, data = '') => w('fldChar', data, `w:fldCharType="${type}"`);
const [begin, separate, end] = ['begin', 'separate', 'end'].map(type => r(field(type))) as [
  string,
  string,
  string,
];
const code = (text: string) => r(w('instrText', text));
const row = (...cells: string[]) => w('tr', cells.map(cell => w('tc', cell)).join(''));
const control = (properties: string, text: string) =>
  w('sdt', w('sdtPr', properties) + w('sdtContent', text));
const box = (text: string) => w('txbxContent', p(t(text)));
const alternatives = (...each: string[]) => r(`<mc:AlternateContent>${each.join('')}</mc:AlternateContent>`);
const formula = (text: string) => `<m:oMath><m:r><m:t>${text}</m:t></m:r></m:oMath>`;
const underlined = (...content: string[]) => r(w('rPr', '<w:u w:val="single"/>'), ...content);
const space = (text: string) => underlined(`<w:t xml:space="preserve">${text}</w:t>`);

const form = (data: string, result = '') =>
  r(field('begin', w('ffData', data))) + code('FORM') + separate + result + end;
const list = (chosen: string) =>
  w('ddList', `${chosen}<w:listEntry w:val="red"/><w:listEntry w:val="blue"/>`);
const checkBox = (content: string) => w('checkBox', content);
const choices = (required: string) =>
  p(
    r(
      `<mc:AlternateContent xmlns:z="urn:example:future" xmlns:s="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><mc:Choice Requires="${required}"><w:t>first</w:t></mc:Choice><mc:Choice Requires="s"><w:t>second</w:t></mc:Choice><mc:Fallback><w:t>last</w:t></mc:Fallback></mc:AlternateContent>`,
    ),
  );

const texts: [what: string, body: string, text: string][] = [
  ['separates paragraphs by an empty line', p(t('One.')) + p(t('Two.')), 'One.\n\nTwo.'],
  ['omits empty paragraphs', p(t('One.')) + p() + p(t(' ')) + p(t('Two.')), 'One.\n\nTwo.'],
  ['joins runs without a space', p(t('un'), t('bro'), t('ken')), 'unbroken'],
  ['collapses runs of spaces', p(t('a   b'), t(' '), t('  c')), 'a b c'],
  ['reads line ends and tabs in the data as spaces', p(t('a\nb\tc')), 'a b c'],
  ['preserves curly quotes and a single no-break space', p(t('“a\u00a0b”')), '“a\u00a0b”'],
  ['resolves references', p(t('Tom &amp; Jerry &lt;3 &#x1F600; &#233;')), 'Tom & Jerry <3 😀 é'],
  ['reads CDATA', p(r('<w:t><![CDATA[a < b]]></w:t>')), 'a < b'],
  ['reads text around a comment', p(r('<w:t>be<!-- > -->fore</w:t>')), 'before'],
  ['trims text that is not marked as preserved', p(r('<w:t>\n  a\n</w:t>'), t('b')), 'ab'],
  ['reads breaks as line breaks', p(t('a'), r('<w:br/>'), t('b'), r('<w:cr/>'), t('c')), 'a\nb\nc'],
  ['reads a tab as a space and ignores tab stops', p(w('pPr', tabStop), t('a'), r(tab), t('b')), 'a b'],
  ['reads a no-break hyphen', p(t('a'), r('<w:noBreakHyphen/>'), t('b')), 'a\u2011b'],
  ['omits a soft hyphen', p(t('b'), r('<w:softHyphen/>'), t('c')), 'bc'],
  ['reads symbols of a font with a mapping', p(r('<w:sym w:font="Symbol" w:char="F061"/>'), t('b')), 'αb'],
  ['omits symbols of other fonts', p(r('<w:sym w:font="Wingdings" w:char="F04A"/>'), t('b')), 'b'],
  ['reads symbols in Unicode', p(r('<w:sym w:char="2192"/>')), '→'],
  ['reads moved text at its new place', p(w('moveFrom', t('y')), w('moveTo', t('c'))), 'c'],
  ['joins paragraphs whose mark is deleted', p(w('pPr', deletedMark), t('one ')) + p(t('two')), 'one two'],
  ['ignores later tab stops', p(w('pPr', deletedMark), t('one')) + p(w('pPr', tabStop), t('two')), 'onetwo'],
  ['omits deleted rows', w('tbl', w('tr', w('trPr', '<w:del/>') + w('tc', p(t('x')))) + row(p(t('a')))), 'a'],
  ['omits deleted cells', w('tbl', row(w('tcPr', '<w:cellDel/>') + p(t('y')), p(t('a')))), 'a'],
  ['reads each cell as a paragraph', w('tbl', row(p(t('a')), p(t('b')))), 'a\n\nb'],
  ['reads results of fields, not their codes', p(begin, code('LINK'), t('x'), separate, t('a'), end), 'a'],
  ['reads the text after an unclosed field', p(begin, t('code')) + p(t('text')), 'text'],
  ['reads a nested result', p(begin, begin, t('x'), separate, t('y')) + p(t('a'), end, t('b')), 'ab'],
  [
    'restores an outer namespace after an inner declaration',
    `<w:p xmlns:q="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><q:r xmlns:q="x"><q:t>no</q:t></q:r><q:r><q:t>yes</q:t></q:r></w:p>`,
    'yes',
  ],
  ['reads through links and tags', p(w('hyperlink', t('a')), w('smartTag', t('b'))), 'ab'],
  ['reads through content controls', p(control('<w:rPr><w:vanish/></w:rPr>', t('b'))), 'b'],
  [
    'reads a blank for the placeholder of an empty content control',
    p(t('a '), control('<w:showingPlcHdr/>', t('Choose.')), control('<w:showingPlcHdr w:val="0"/>', t(' c'))),
    'a ____ c',
  ],
  ['reads ruby text and its base', p(r(w('ruby', w('rt', t('とう')) + w('rubyBase', t('東'))))), 'とう東'],
  ['reads mathematics as one line', p(t('so '), formula('a+b')), 'so a+b'],
  ['omits hidden text', p(t('a'), styled('<w:vanish/>', 'x'), styled('<w:vanish w:val="0"/>', 'b')), 'ab'],
  ['ignores formatting before a change', p(styled(w('rPrChange', w('rPr', '<w:vanish/>')), 'seen')), 'seen'],
  [
    'reads a text box once, after its paragraph',
    p(
      t('a'),
      alternatives(`<mc:Choice>${box('b')}</mc:Choice>`, `<mc:Fallback>${box('b')}</mc:Fallback>`),
      t('c'),
    ),
    'ac\n\nb',
  ],
  ['reads a fallback alone', p(alternatives('<mc:Fallback><w:t>only</w:t></mc:Fallback>')), 'only'],
  ['reads a choice that requires a known namespace', choices('s'), 'first'],
  ['reads the next choice after one that requires an unknown namespace', choices('z'), 'second'],
  ['reads the next choice after one that requires an undeclared prefix', choices('s y'), 'second'],
  ['reads underlined spaces as a blank', p(t('Name: '), space('     '), t(' '), t('Age')), 'Name: _____ Age'],
  ['reads underlined no-break spaces as a blank', p(t('Name '), space('&#160;&#xA0;\u00a0')), 'Name ___'],
  ['reads a tab that is not underlined', p(t('a'), r(w('rPr', '<w:u w:val="words"/>'), tab), t('b')), 'a b'],
  ['reads a space between underlined words', p(space('two'), space(' '), space('words')), 'two words'],
  ['reads a space in underlined text', p(space('1.'), underlined(`<w:t>a</w:t>${tab}<w:t>b</w:t>`)), '1.a b'],
  ['reads underlined line breaks', p(underlined('<w:t>a</w:t><w:br/><w:br/>'), t('b')), 'a\n\nb'],
  ['reads a blank on each line', p(underlined(tab, '<w:br/>', tab)), '____\n____'],
  ['reads a tab before underlined text of another run', p(underlined(tab), space('a')), 'a'],
  ['reads a blank before a formula', p(underlined(tab), formula('x')), '____x'],
  ['reads the chosen entry', p(form(list('<w:result w:val="1"/><w:default w:val="0"/>')), t('.')), 'blue.'],
  ['reads the default entry of a form', p(form(list('<w:default w:val="1"/>')), form(list(''))), 'bluered'],
  ['reads the result of a form with text', p(form(list(''), t('green'))), 'green'],
  ['reads check boxes of a form', p(form(checkBox('<w:sizeAuto/><w:checked/>'))), '☒'],
  ['reads a changed check box', p(form(checkBox('<w:default w:val="1"/><w:checked w:val="0"/>'))), '☐'],
  [
    'reads the content of controls, not their lists',
    p(control('<w:comboBox><w:listItem w:displayText="Oslo" w:value="1"/></w:comboBox>', t('Bodø'))),
    'Bodø',
  ],
];

/** A minimal package with a main part. `target` is the target of its relationship. */
const packaged = (content: string | Uint8Array, main = 'word/document.xml', target = main, stored = false) =>
  archive([
    { name: '_rels/.rels', content: relationships([['officeDocument', target]]) },
    { name: main, content, stored },
  ]);

describe('readDocx', () => {
  for (const [what, body, text] of texts)
    it(what, async () => assert.equal((await read(docx(body))).text, text));

  const styles =
    `<w:styles ${wordNamespaces}>${w('style', w('rPr', '<w:vanish/>'), 'w:styleId="Secret"')}` +
    `${w('style', '<w:basedOn w:val="Secret"/>', 'w:styleId="Child"')}</w:styles>`;
  const withStyles = (body: string) => docx(body, [{ type: 'styles', name: 'styles.xml', content: styles }]);

  it('omits text hidden by a style or its ancestors', async () => {
    const hidden = p(style('Child'), t('x')) + p(styled('<w:rStyle w:val="Secret"/>', 'y'), t('seen'));
    const { text, warnings } = await read(withStyles(hidden));
    assert.deepEqual([text, warnings], ['seen', ['2 hidden passages are not part of the text.']]);
  });

  it('ignores the style a paragraph had before a tracked change', async () => {
    const body = p(w('pPr', w('pPrChange', style('Secret'))), t('seen'));
    assert.equal((await read(withStyles(body))).text, 'seen');
  });

  const main = wordXml(p(style('Secret'), t('x')) + p(t('seen')));

  it('finds parts by names in another letter case', async () => {
    const notes = `<w:footnotes ${wordNamespaces}>${p(t('“note”'))}</w:footnotes>`;
    const parts = relationships([
      ['styles', 'Styles.XML'],
      ['footnotes', 'FootNotes.xml'],
    ]);
    const bytes = archive([
      { name: '[content_types].XML', content: '<Types/>' },
      { name: '_RELS/.rels', content: relationships([['officeDocument', 'WORD/document.xml']]) },
      { name: 'Word/Document.xml', content: main },
      { name: 'word/_rels/document.XML.rels', content: parts },
      { name: 'word/styles.xml', content: styles },
      { name: 'word/footnotes.xml', content: notes },
    ]);
    assert.equal((await read(bytes)).text, 'seen');
    assert.deepEqual((await clean(bytes)).changes, { 'smart quotes': 2 });
  });

  it('finds parts by absolute, relative and percent-encoded targets', async () => {
    for (const target of ['/odd/styles.xml', '../odd/styles.xml', '/%6Fdd/styles.xml']) {
      const bytes = archive([
        { name: '_rels/.rels', content: relationships([['officeDocument', '/word/./document.xml']]) },
        { name: 'word/document.xml', content: main },
        { name: 'word/_rels/document.xml.rels', content: relationships([['styles', target]]) },
        { name: 'odd/styles.xml', content: styles },
      ]);
      assert.equal((await read(bytes)).text, 'seen', target);
    }
  });

  it('finds the main part by its name without a relationship', async () => {
    const parts = [{ name: '_rels/.rels', content: '<x/>' }];
    const bytes = archive([...parts, { name: 'word/document.xml', content: wordXml(p(t('a'))) }]);
    assert.equal((await read(bytes)).text, 'a');
  });

  it('warns about omitted content', async () => {
    const omitted =
      r('<w:footnoteReference w:id="1"/>') +
      r('<w:commentReference w:id="1"/>') +
      r('<w:drawing><pic:pic/></w:drawing>');
    const header = '<w:altChunk/><w:sectPr><w:headerReference w:type="default"/></w:sectPr>';
    assert.deepEqual((await read(docx(p(t('a'), omitted, deleted('b')) + header))).warnings, [
      '1 image is not part of the text.',
      '1 footnote or endnote is not part of the text.',
      '1 comment is not part of the text.',
      'Headers and footers are not part of the text.',
      '1 tracked deletion is not part of the text. The document is read with all changes accepted.',
      '1 imported document could not be read.',
    ]);
  });

  it('reads Strict Open XML and unusual namespace prefixes', async () => {
    const xml =
      '<document xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main"><body><p><r><t>one</t></r></p>' +
      '<x:p xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:r><x:t>two</x:t></x:r></x:p></body></document>';
    assert.equal((await read(packaged(xml))).text, 'one\n\ntwo');
  });

  const deep = '<w:x>'.repeat(limits.xmlDepth) + '</w:x>'.repeat(limits.xmlDepth);
  const entity = `<!DOCTYPE x [<!ENTITY secret "s">]>${wordXml(p(t('&secret;'))).replace(/<\?.*?\?>\n/, '')}`;
  const rejected: [what: string, bytes: () => Uint8Array, problem: string][] = [
    ['no text', () => docx(p()), 'no_text'],
    ['an open tag', () => packaged('<w:document'), 'unreadable'],
    ['an element without an end', () => packaged(wordXml('<w:p>')), 'unreadable'],
    ['an unknown entity', () => packaged(wordXml(p(t('&secret;')))), 'unreadable'],
    ['an entity of its own', () => packaged(entity), 'unreadable'],
    ['invalid bytes', () => packaged(Buffer.from('<a>\xff</a>', 'latin1')), 'unreadable'],
    ['deep nesting', () => docx(deep), 'too_large_inside'],
    ['too many paragraphs', () => docx('<w:p/>'.repeat(limits.documentParagraphs + 1)), 'too_large_inside'],
    ['too many runs', () => docx(p('<w:t>a</w:t>'.repeat(limits.documentRuns + 1))), 'too_large_inside'],
    ['a workbook', () => packaged('<workbook/>', 'xl/workbook.xml'), 'unsupported'],
    ['a main part outside', () => packaged(wordXml(p(t('a'))), 'a', '../../etc/passwd'), 'unreadable'],
  ];
  for (const [what, bytes, problem] of rejected)
    it(`rejects a file with ${what}`, async () => assert.equal(await problemOf(bytes(), name), problem));
});

const boxes = `<mc:Choice>${box('“a”')}</mc:Choice><mc:Fallback>${box('“a”')}</mc:Fallback>`;
const cleaned: [what: string, body: string, after?: string][] = [
  ['replaces glyphs in text only', p('<w:bookmarkStart w:name="“x”"/>', t('“a”'))],
  ['chooses quotes by the whole paragraph', p(t('‘'), t('tis, “'), t('b”')), p(t("'"), t('tis, "'), t('b"'))],
  ['writes a dash into its own run', p(t('one'), t('—'), t('two')), p(t('one'), t(' - '), t('two'))],
  ['preserves new spaces', p(r('<w:t>o—</w:t>'), r('<w:t>two</w:t>')), p(t('o - '), r('<w:t>two</w:t>'))],
  ['trims them', p(r('<w:t>\n o—\n</w:t>'), r('<w:t>two</w:t>')), p(t('o - '), r('<w:t>two</w:t>'))],
  [
    'preserves new spaces beside comments and processing instructions',
    p(r('<w:t>one</w:t>'), r('<w:t><!-- a -->—two</w:t>'), r('<w:t><?p b?>—three</w:t>')),
    p(r('<w:t>one</w:t>'), t('<!-- a --> - two'), t('<?p b?> - three')),
  ],
  [
    'removes ignored white space beside comments and CDATA sections',
    p(r('<w:t> <!-- a -->\n<![CDATA[ o—]]> <!-- b --> </w:t>'), r('<w:t>two</w:t>')),
    p(t('<!-- a --><![CDATA[o - ]]><!-- b -->'), r('<w:t>two</w:t>')),
  ],
  ['maps offsets past references', p(t('&amp;&#8220;a&#x201D;')), p(t('&amp;"a"'))],
  ['cleans CDATA', p(r('<w:t><![CDATA[“&<”]]></w:t>')), p(r('<w:t><![CDATA["&<"]]></w:t>'))],
  ['does not change deleted text', p(deleted('“x”'), t('“a”'))],
  ['does not change field codes', p(begin, code('QUOTE “y”'), separate, t('“a”'), end)],
  [
    'does not change the spaces of an empty form field',
    p(begin, code('FORMTEXT'), separate, t('\u2002'), t('\u2002\u2002'), end, t(' “a”')),
  ],
  ['does not change mathematics', p('<m:oMath><m:r><m:t>“x”</m:t></m:r></m:oMath>', t('“a”'))],
  ['does not change no-break hyphens', p(t('“a” b'), r('<w:noBreakHyphen/>'), t('c'))],
  ['does not change text in code styles', p(styled('<w:rStyle w:val="VerbatimChar"/>', '“x”'), t(' “a”'))],
  [
    'does not change glyphs of symbol fonts',
    p(styled('<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>', '\uf0b7'), r(tab), t('“a”')),
  ],
  [
    'does not change the spaces around an object, a note or a picture',
    ['<w:drawing/>', '<w:object/>', '<w:footnoteReference/>', '<w:sym w:font="Wingdings" w:char="F04A"/>']
      .map(object => p(t('“a” '), r(object), t(' b')) + p(r(object), t('“a”')))
      .join(''),
  ],
  [
    'cleans a dash after an object',
    p(t('a '), r('<w:pict/>'), t(' — b')),
    p(t('a '), r('<w:pict/>'), t(' - b')),
  ],
  ['cleans both copies of a text box', p(alternatives(boxes))],
  ['writes no contractions', p(t('They do'), t(' not go.'))],
];

describe('cleanDocx', () => {
  for (const [what, body, after = cleanedForm(body)] of cleaned)
    it(what, async () => {
      const { bytes } = await clean(docx(body));
      assert.equal(inside(partOf(bytes, 'word/document.xml'), 'w:body'), after);
    });

  it('writes contractions across runs if requested', async () => {
    const { bytes } = await clean(docx(p(t('They do'), t(' not go.'))), true);
    assert.equal(inside(partOf(bytes, 'word/document.xml'), 'w:body'), p(t('They do'), t("n't go.")));
  });

  it('cleans and counts changes in headers, footers, notes and comments', async () => {
    const types = ['header', 'footer', 'footnotes', 'endnotes', 'comments'];
    const content = `<w:x ${wordNamespaces}>${p(t('“a”'))}</w:x>`;
    const parts = types.map(type => ({ type, name: `${type}.xml`, content }));
    const { bytes, changes } = await clean(docx(p(t('“a”')), parts));
    for (const type of types) assert.equal(partOf(bytes, `word/${type}.xml`), cleanedForm(content));
    assert.deepEqual(changes, { 'smart quotes': 12 });
  });

  it('reads UTF-16 and writes it back in its byte order', async () => {
    const little = (quote: string) =>
      Buffer.from(`\ufeff${wordXml(p(t(`${quote}ż${quote}`)))}`.replace('UTF-8', 'UTF-16'), 'utf16le');
    const big = (quote: string) => little(quote).swap16();
    for (const xml of [little, big]) {
      const bytes = packaged(xml('“'), 'main.xml');
      assert.equal((await read(bytes)).text, '“ż“');
      const zip = openZip((await clean(bytes)).bytes);
      assert.equal(Buffer.compare(readEntry(zip, zip.entries.get('main.xml')!), xml('"')), 0);
    }
  });

  it('writes curly quotes beside objects', async () => {
    const body = p(t('say '), r('<w:drawing/>'), t('"one", '), r('<w:object/>'), t(' "two"'));
    const { bytes } = await cleanFile(docx(body), name, { style: 'typographic' });
    const curly = body.replace('"one"', '“one”').replace('"two"', '“two”');
    assert.equal(partOf(bytes, 'word/document.xml'), wordXml(curly));
  });

  it('warns about an invalidated signature', async () => {
    const signed = (text: string) =>
      docx(p(t(text)), [], [{ name: '_xmlsignatures/sig1.xml', content: '<x/>' }]);
    assert.match((await clean(signed('“a”'))).warnings.join(), /signed/);
    assert.deepEqual((await clean(signed('a'))).warnings, []);
  });
});
