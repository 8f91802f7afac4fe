import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DocumentFailure } from '../../../src/files/document/document.js';
import { acceptedExtensions } from '../../../src/files/document/extensions.js';
import { kindOf } from '../../../src/files/document/kinds.js';
import { archive, docx, epub, odt, pptx, xhtml } from './archive.js';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const wordFile = docx('<w:p/>');
const textFile = odt('<text:p/>');
const slides = pptx([]);
const book = epub([{ name: 'a.xhtml', body: xhtml('<p>a</p>') }]);
const other = archive([{ name: 'a', content: '' }]);
const ole = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and the rest');
const encrypted = new Uint8Array(Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]));

const kinds: [content: Uint8Array, filename: string, kind: string][] = [
  [bytes('text'), 'a.TXT', 'txt'],
  [bytes(''), 'a.txt', 'txt'],
  [bytes('{\\rtf1 they wrote'), 'a.txt', 'txt'],
  [bytes('text'), 'dir.pdf/a.markdown', 'markdown'],
  [bytes('<p>'), 'a.b.htm', 'html'],
  [bytes('<?xml version="1.0"?><p/>'), 'a.html', 'html'],
  [wordFile, 'a.docx', 'docx'],
  [textFile, 'a.odt', 'odt'],
  [slides, 'a.pptx', 'pptx'],
  [book, 'a.EPUB', 'epub'],
  [bytes('%PDF-1.7'), 'a.pdf', 'pdf'],
  [bytes('junk\n%PDF-1.7'), 'a.pdf', 'pdf'],
];

const rejected: [name: string, content: Uint8Array, filename: string, problem: string, message: RegExp][] = [
  ['an unknown extension', bytes('x'), 'a.exe', 'unsupported', /not supported/],
  ['no extension', bytes('x'), 'README', 'unsupported', /\.docx/],
  ['a PDF', bytes('%PDF-1.7'), 'a.docx', 'unreadable', /PDF/],
  ['text', bytes('hello'), 'a.odt', 'unreadable', /named \.odt/],
  ['an empty file', bytes(''), 'a.docx', 'unreadable', /named \.docx/],
  ['an archive', wordFile, 'a.txt', 'unreadable', /zip/],
  ['an .odt', textFile, 'a.docx', 'unreadable', /OpenDocument/],
  ['a .docx', wordFile, 'a.odt', 'unreadable', /Office/],
  ['another archive', other, 'a.docx', 'unreadable', /another zip/],
  ['an .epub', book, 'a.docx', 'unreadable', /EPUB/],
  ['a .pptx', slides, 'a.epub', 'unreadable', /Office/],
  ['RTF', bytes('{\\rtf1 a}'), 'a.epub', 'unreadable', /RTF/],
  ['RTF', bytes('{\\rtf1 a}'), 'a.rtf', 'unsupported', /not supported/],
  ['an old Word document', ole, 'a.docx', 'unreadable', /old Office/],
  ['an encrypted document', encrypted, 'a.docx', 'encrypted', /password/],
];

describe('kindOf', () => {
  for (const [content, filename, kind] of kinds)
    it(`reads ${filename} of ${content.length} bytes as ${kind}`, () => {
      assert.equal(kindOf(content, filename), kind);
    });

  for (const [what, content, filename, problem, message] of rejected)
    it(`rejects ${what} named ${filename}`, () => {
      assert.throws(
        () => kindOf(content, filename),
        (error: unknown) =>
          error instanceof DocumentFailure && error.problem === problem && message.test(error.message),
      );
    });

  it('accepts the documented extensions', () => {
    const documented = '.txt .md .markdown .html .htm .docx .odt .pptx .epub .pdf';
    assert.equal(acceptedExtensions.join(' '), documented);
  });
});
