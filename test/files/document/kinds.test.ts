import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import { DocumentFailure } from '../../../src/files/document/document.js';
import { acceptedExtensions } from '../../../src/files/document/extensions.js';
import { kindOf } from '../../../src/files/document/kinds.js';
import { archive, docx, epub, odt, pptx, xhtml } from './archive.js';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const wordFile = docx('<w:p/>');
const textFile = odt('<text:p/>');
const slides = pptx([]);
const book = epub([{ name: 'a.xhtml', body: xhtml('<p>a</p>') }]);
const ole = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and the rest');
const encrypted = new Uint8Array(Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]));

describe('kindOf', () => {
  it('returns the kind of the extension in any case', () => {
    assert.equal(kindOf(bytes('text'), 'a.TXT', limits), 'txt');
    assert.equal(kindOf(bytes('text'), 'dir.pdf/a.markdown', limits), 'markdown');
    assert.equal(kindOf(bytes('<p>'), 'a.b.htm', limits), 'html');
    assert.equal(kindOf(wordFile, 'a.docx', limits), 'docx');
    assert.equal(kindOf(textFile, 'a.odt', limits), 'odt');
    assert.equal(kindOf(slides, 'a.pptx', limits), 'pptx');
    assert.equal(kindOf(book, 'a.EPUB', limits), 'epub');
    assert.equal(kindOf(bytes('%PDF-1.7'), 'a.pdf', limits), 'pdf');
    assert.equal(kindOf(bytes('junk\n%PDF-1.7'), 'a.pdf', limits), 'pdf');
    assert.equal(kindOf(bytes(''), 'a.txt', limits), 'txt');
  });

  it('returns the kind of the extension for text that resembles another format', () => {
    assert.equal(kindOf(bytes('<?xml version="1.0"?><p/>'), 'a.html', limits), 'html');
    assert.equal(kindOf(bytes('{\\rtf1 they wrote'), 'a.txt', limits), 'txt');
  });

  const refused: [name: string, content: Uint8Array, filename: string, problem: string, message: RegExp][] = [
    ['an unknown extension', bytes('x'), 'a.exe', 'unsupported', /not supported/],
    ['no extension', bytes('x'), 'README', 'unsupported', /\.docx/],
    ['a PDF named .docx', bytes('%PDF-1.7'), 'a.docx', 'unreadable', /PDF/],
    ['text named .odt', bytes('hello'), 'a.odt', 'unreadable', /named \.odt/],
    ['an empty file named .docx', bytes(''), 'a.docx', 'unreadable', /named \.docx/],
    ['an archive named .txt', wordFile, 'a.txt', 'unreadable', /zip/],
    ['an archive named .pdf', wordFile, 'a.pdf', 'unreadable', /zip/],
    ['a PDF named .md', bytes('%PDF-1.7'), 'a.md', 'unreadable', /PDF/],
    ['an .odt named .docx', textFile, 'a.docx', 'unreadable', /OpenDocument/],
    ['a .docx named .odt', wordFile, 'a.odt', 'unreadable', /Office/],
    ['another archive', archive([{ name: 'a', content: '' }]), 'a.docx', 'unreadable', /another zip/],
    ['another archive', archive([{ name: 'a', content: '' }]), 'a.odt', 'unreadable', /another zip/],
    ['an .epub named .docx', book, 'a.docx', 'unreadable', /EPUB/],
    ['a .pptx named .epub', slides, 'a.epub', 'unreadable', /Office/],
    ['text named .pptx', bytes('hello'), 'a.pptx', 'unreadable', /named \.pptx/],
    ['RTF named .epub', bytes('{\\rtf1 a}'), 'a.epub', 'unreadable', /RTF/],
    ['RTF', bytes('{\\rtf1 a}'), 'a.rtf', 'unsupported', /not supported/],
    ['an old Word document', ole, 'a.docx', 'unreadable', /old Office/],
    ['an encrypted document', encrypted, 'a.docx', 'encrypted', /password/],
  ];
  for (const [name, content, filename, problem, message] of refused)
    it(`rejects ${name} (${filename})`, () => {
      assert.throws(
        () => kindOf(content, filename, limits),
        (error: unknown) =>
          error instanceof DocumentFailure && error.problem === problem && message.test(error.message),
      );
    });

  it('accepts the documented extensions', () => {
    assert.deepEqual(acceptedExtensions, [
      '.txt',
      '.md',
      '.markdown',
      '.html',
      '.htm',
      '.docx',
      '.odt',
      '.pptx',
      '.epub',
      '.pdf',
    ]);
  });
});
