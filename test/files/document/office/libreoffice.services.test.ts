import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../../../temporary-folder.js';
import { docx, odt, wordNamespaces } from '../archive.js';
import { clean } from '../reading.js';

const present = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Accepts or rejects the tracked changes of each document, and saves its text beside it. */
const macro = `Sub AcceptAndReject
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  Dim asText(0) As New com.sun.star.beans.PropertyValue
  Dim none()
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  asText(0).Name = "FilterName"
  asText(0).Value = "Text (encoded)"
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  For Each item In Split(Environ("DOCUMENTS"), ":")
    For Each what In Array("Accept", "Reject")
      doc = StarDesktop.loadComponentFromURL("file://" & item, "_blank", 0, hidden())
      dispatcher.executeDispatch(doc.CurrentController.Frame, ".uno:" & what & "AllTrackedChanges", "", 0, none())
      doc.storeToURL("file://" & item & "." & what & ".txt", asText())
      doc.close(True)
    Next
  Next
End Sub`;

const module =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">\n' +
  '<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">' +
  `${macro.replaceAll('&', '&amp;')}</script:module>`;

/** The texts of documents in LibreOffice with all tracked changes accepted, and with all rejected. */
function opened(
  files: Readonly<Record<string, Uint8Array>>,
): Record<string, { accepted: string; rejected: string }> {
  const folder = temporaryFolder();
  const names = Object.keys(files);
  const office = (...args: string[]) =>
    execFileSync(
      'soffice',
      [`-env:UserInstallation=file://${join(folder, 'profile')}`, '--headless', '--norestore', ...args],
      {
        stdio: 'ignore',
        env: { ...process.env, DOCUMENTS: names.map(name => join(folder, name)).join(':') },
      },
    );
  for (const name of names) writeFileSync(join(folder, name), files[name]!);
  // The first start writes the profile, with an empty module.
  office('--terminate_after_init');
  writeFileSync(join(folder, 'profile/user/basic/Standard/Module1.xba'), module);
  office('macro:///Standard.Module1.AcceptAndReject');
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8').replace('\ufeff', '');
  return Object.fromEntries(
    names.map(name => [
      name,
      { accepted: textOf(`${name}.Accept.txt`), rejected: textOf(`${name}.Reject.txt`) },
    ]),
  );
}

describe('LibreOffice', { skip: present ? false : 'soffice is not installed' }, () => {
  const manifest = {
    name: 'META-INF/manifest.xml',
    content:
      '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" m:version="1.2">' +
      '<m:file-entry m:full-path="/" m:version="1.2" m:media-type="application/vnd.oasis.opendocument.text"/>' +
      '<m:file-entry m:full-path="content.xml" m:media-type="text/xml"/>' +
      '<m:file-entry m:full-path="styles.xml" m:media-type="text/xml"/></m:manifest>',
  };
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const files = {
    'word.docx': docx(`<w:p>${run('“One”—')}${run('two')}</w:p>`),
    'writer.odt': odt('<text:p>“One”<text:span>—</text:span>two</text:p>', '“header”', '', [manifest]),
  };

  for (const [what, edits, expected] of [
    ['cleaned', [], '"One" - two'],
    ['edited', [{ before: '“One”—two', after: '“One & a half”—three' }], '"One & a half" - three'],
  ] as const)
    it(`opens ${what} documents and reads their text`, async () => {
      const changed: Record<string, Uint8Array> = {};
      for (const [name, bytes] of Object.entries(files))
        changed[name] = (await clean(bytes, name, { edits: [...edits] })).bytes;
      for (const [name, { accepted }] of Object.entries(opened(changed)))
        assert.equal(accepted.trim(), expected, name);
    });

  const tracked = '2026-11-28T12:00:00Z';
  const r = (text: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const by = (id: number) => `w:id="${id}" w:author="Ana" w:date="${tracked}"`;
  const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
  const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
  const footnotes =
    `<w:footnotes ${wordNamespaces}><w:footnote w:id="0" w:type="separator"><w:p/></w:footnote>` +
    `<w:footnote w:id="1" w:type="continuationSeparator"><w:p/></w:footnote>` +
    `<w:footnote w:id="2"><w:p>${r('A “note”.')}</w:p></w:footnote></w:footnotes>`;
  /** Paragraphs of Word with "one two three" and typography around formatting, links, notes and changes. */
  const wordParagraphs = [
    r('“one two three” — four…'),
    r('a one ') + r('two', '<w:b/>') + r(' three', '<w:i/><w:color w:val="FF0000"/>') + r(' — b'),
    `<w:hyperlink w:anchor="x">${r('one two')}</w:hyperlink>${r(' three “c”')}`,
    `${r('one')}${note}${r(' two three — d')}`,
    `${r('one ')}<w:ins ${by(1)}>${r('two — ')}${r('x ', '<w:b/>')}</w:ins>${r('three')}`,
    `<w:ins ${by(2)}>${r('one two three “e”')}</w:ins>`,
    `${r('one ')}<w:del ${by(3)}><w:r><w:delText>gone </w:delText></w:r></w:del>${r('two three — f')}`,
    `<w:commentRangeStart w:id="9"/>${r('one two')}<w:commentRangeEnd w:id="9"/>${r(' three “g”')}`,
    `${r('one ')}${field('begin')}<w:r><w:instrText> ADDIN x </w:instrText></w:r>${field('separate')}${r('—')}${field('end')}${r(' one two three')}`,
    `<w:r><w:t> one two&amp;three </w:t><w:br/><w:t>one two three — h</w:t></w:r>`,
    `<w:moveTo ${by(4)}>${r('one two three — i')}</w:moveTo>`,
  ];
  const cell = (text: string) => `<w:tc><w:p>${text}</w:p></w:tc>`;
  const span = (text: string) => `<text:span text:style-name="T1">${text}</text:span>`;
  const change = (id: string, kind: string, content = '') =>
    `<text:changed-region text:id="${id}"><text:${kind}><office:change-info><dc:creator>Ana</dc:creator>` +
    `<dc:date>2026-11-28T12:00:00</dc:date></office:change-info>${content}</text:${kind}></text:changed-region>`;
  const changes = `<text:tracked-changes>${change('c1', 'insertion')}${change('c2', 'deletion', '<text:p>gone </text:p>')}</text:tracked-changes>`;
  const textNote =
    '<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>A “note”.</text:p></text:note-body></text:note>';
  const textParagraphs = [
    '“one two three” — four…',
    `a one ${span('two')}${span(' three ')}— b`,
    `<text:a xlink:href="http://x.example" xmlns:xlink="http://www.w3.org/1999/xlink">one two</text:a> three “c”`,
    `one${textNote} two three — d`,
    `one <text:change-start text:change-id="c1"/>two — ${span('x ')}<text:change-end text:change-id="c1"/>three`,
    `one <text:change text:change-id="c2"/>two three — e`,
    `one  two\n three<text:s text:c="2"/>— f`,
    `one <text:title>—</text:title> one two three`,
    `one<text:tab/>one two three — g<text:line-break/>“h”`,
  ];

  it('reads tracked changes: all accepted as the clean text, all rejected as the source', async () => {
    const comments = `<w:comments ${wordNamespaces}><w:comment w:id="9" w:author="Ana"><w:p>${r('“c”')}</w:p></w:comment></w:comments>`;
    const parts = [
      { type: 'footnotes', name: 'footnotes.xml', content: footnotes },
      { type: 'comments', name: 'comments.xml', content: comments },
    ];
    const table = (rows: string) =>
      `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/></w:tblGrid>${rows}</w:tbl><w:p/>`;
    const styles =
      '<style:style style:name="T1" style:family="text"><style:text-properties xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" fo:font-weight="bold"/></style:style>';
    const sources = {
      'word.docx': docx(wordParagraphs.map(text => `<w:p>${text}</w:p>`).join(''), parts),
      'table.docx': docx(table(wordParagraphs.map(text => `<w:tr>${cell(text)}</w:tr>`).join('')), parts),
      'writer.odt': odt(
        changes + textParagraphs.map(text => `<text:p>${text}</text:p>`).join(''),
        '“header”',
        styles,
        [manifest],
      ),
    };
    const replacements: [before: string, after: string][] = [
      ['one two three', 'six “seven”'],
      ['one two three', 'one very — two three'],
      ['two three', 'three'],
    ];
    const files: Record<string, Uint8Array> = {};
    for (const [name, bytes] of Object.entries(sources)) {
      files[`source-${name}`] = bytes;
      for (const [i, [before, after]] of replacements.entries()) {
        const edits = Array.from({ length: 15 }, (_, k) => ({ before, after, occurrence: k + 1 }));
        for (const date of [undefined, tracked]) {
          const result = await clean(bytes, name, { edits, tracked: date });
          assert.ok(result.edits!.applied > 5, JSON.stringify(result.edits));
          files[`${date === undefined ? 'clean' : 'tracked'}${i}-${name}`] = result.bytes;
        }
      }
    }
    const texts = opened(files);
    for (const name of Object.keys(sources))
      for (const i of replacements.keys()) {
        const { accepted, rejected } = texts[`tracked${i}-${name}`]!;
        assert.equal(accepted, texts[`clean${i}-${name}`]!.accepted, `${name} ${i} accepted`);
        assert.equal(rejected, texts[`source-${name}`]!.rejected, `${name} ${i} rejected`);
      }
  });
});
