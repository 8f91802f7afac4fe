import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { limits } from '../../../../src/contract/limits.js';
import { type ImageContents, isProblem } from '../../../../src/files/image/image.js';
import { readMetadata } from '../bounded.js';
import * as make from '../files.js';

function contentsOf(bytes: Uint8Array): ImageContents {
  const contents = readMetadata(bytes);
  assert.ok(!isProblem(contents), 'message' in contents ? String(contents.message) : '');
  return contents;
}
const problem = (bytes: Uint8Array) => {
  const result = readMetadata(bytes);
  return isProblem(result) ? result.problem : 'none';
};
/** Layer, name and text of every block. */
const texts = (bytes: Uint8Array) =>
  contentsOf(bytes).blocks.map(({ layer, name, text }) => [layer, name, text]);
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

describe('blocks of other formats', () => {
  const credentials = (...boxes: Uint8Array[]) =>
    make.png([
      make.chunk('caBX', make.join(make.box('jumb', make.box('jumb', boxes[0]!)), ...boxes.slice(1))),
    ]);

  it('returns the texts of nested content credentials in order', () => {
    const label = make.box('jumd', '\0'.repeat(16), '\x03', 'c2pa\0');
    const nested = make.join(label, make.box('cbor', '\x65first'), make.box('json', '{"a":"second"}'));
    assert.deepEqual(texts(credentials(nested, make.box('cbor', '\x65third'))), [
      ['c2pa', 'c2pa', 'first\n{"a":"second"}\nthird'],
    ]);
  });

  it('returns the text after a damaged box of content credentials', () => {
    const [block] = contentsOf(credentials(make.join(make.u32(999), 'cbor', 'Read me aloud.'))).blocks;
    assert.match(block!.text, /Read me aloud\./);
  });

  it('returns the texts of an ICC profile in every language', () => {
    const records = make.join('enUS', make.u32(12), make.u32(40), 'zhCN', make.u32(4), make.u32(52));
    const languages = make.join(
      'mluc\0\0\0\0',
      make.u32(2),
      make.u32(12),
      records,
      utf16('Colour文字', 'be'),
    );
    const copyright = make.join('text\0\0\0\0', 'Free\0');
    const tags = [
      make.join('desc', make.u32(156), make.u32(languages.length)),
      make.join('cprt', make.u32(156 + languages.length), make.u32(copyright.length)),
    ];
    const profile = make.join('\0'.repeat(128), make.u32(2), ...tags, languages, copyright);
    assert.deepEqual(texts(make.webp([make.riff('VP8X', '\0'.repeat(10)), make.riff('ICCP', profile)])), [
      ['icc', 'profileDescription', 'Colour文字'],
      ['icc', 'copyright', 'Free'],
    ]);
  });
});

describe('PNG metadata', () => {
  it('returns every text chunk before and after the pixels, plain and compressed', () => {
    const file = make.png(
      [make.textChunk('parameters', 'caf\xe9'), make.packedChunk('Comment', 'packed')],
      [make.itxtChunk('Title', 'früh'), make.itxtChunk('Note', 'spät ☂', true)],
    );
    assert.deepEqual(texts(file), [
      ['png', 'parameters', 'café'],
      ['png', 'Comment', 'packed'],
      ['png', 'Title', 'früh'],
      ['png', 'Note', 'spät ☂'],
    ]);
  });

  it('returns the position of a block', () => {
    const [block] = contentsOf(make.png([make.textChunk('Author', 'x')])).blocks;
    assert.equal(block!.place, 'PNG chunk tEXt "Author" at byte 33');
  });

  it('reads EXIF, XMP and ImageMagick’s raw profiles in chunks', () => {
    const exif = make.tiff([make.ascii(0x131, 'Tool 1')]);
    const hex = `\nexif\n ${exif.length}\n${Buffer.from(exif).toString('hex')}\n`;
    const xmp = make.xmpOf('<dc:title><rdf:Alt><rdf:li xml:lang="x-default">T</rdf:li></rdf:Alt></dc:title>');
    const file = make.png([
      make.chunk('eXIf', exif),
      make.itxtChunk('XML:com.adobe.xmp', xmp, true),
      make.packedChunk('Raw profile type exif', hex),
    ]);
    assert.deepEqual(texts(file), [
      ['exif', 'Software', 'Tool 1'],
      ['xmp', 'dc:title', 'T'],
      ['exif', 'Software', 'Tool 1'],
    ]);
  });

  it('returns text after the end, but no padding', () => {
    const at = (behind: string) => texts(make.join(make.png(), behind));
    assert.deepEqual(at('hidden words'), [['trailing', 'trailing bytes', 'hidden words']]);
    assert.deepEqual(at('\0\0\0'), []);
  });

  it('bounds the unpacked size of compressed text', () => {
    const bomb = make.chunk(
      'zTXt',
      make.join('a\0\0', deflateSync(Buffer.alloc(limits.imageInflatedBytes + 1, 65))),
    );
    const { blocks, warnings } = contentsOf(make.png([bomb, make.textChunk('b', 'still read')]));
    assert.deepEqual(
      blocks.map(block => block.name),
      ['b'],
    );
    assert.match(warnings.join(), /too large when unpacked/);
  });

  it('warns about a damaged part and reads the others', () => {
    const whole = make.png([make.textChunk('a', 'one'), make.textChunk('b', 'two')]);
    const flipped = whole.slice();
    flipped[33 + 8 + 2]! ^= 1;
    assert.match(contentsOf(flipped).warnings.join(), /chunk tEXt at byte 33 has a wrong checksum/);
    assert.match(contentsOf(whole.subarray(0, 60)).warnings.join(), /damaged or truncated at byte/);
    assert.equal(problem(whole.subarray(0, 20)), 'unreadable');
  });
});

describe('JPEG metadata', () => {
  it('returns comments, EXIF, XMP, IPTC and unknown application segments', () => {
    const iptc = make.join('\x1c\x02\x78', make.u16(7), 'caption');
    const photoshop = make.join(
      'Photoshop 3.0\0',
      '8BIM',
      make.u16(1028),
      '\0\0',
      make.u32(iptc.length),
      iptc,
    );
    const file = make.jpeg([
      make.segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
      make.segment(0xe1, make.join('Exif\0\0', make.tiff([make.ascii(0x10e, 'words')]))),
      make.segment(0xe1, make.join('http://ns.adobe.com/xap/1.0/\0', make.xmpOf('<dc:source>S</dc:source>'))),
      make.segment(0xed, photoshop),
      make.segment(0xe7, 'some tool was here'),
      make.segment(0xfe, 'a comment'),
    ]);
    const contents = contentsOf(file);
    assert.deepEqual([contents.width, contents.height], [3, 4]);
    assert.deepEqual(texts(file), [
      ['exif', 'ImageDescription', 'words'],
      ['xmp', 'dc:source', 'S'],
      ['iptc', 'Caption-Abstract', 'caption'],
      ['jpeg', 'APP7', 'some tool was here'],
      ['jpeg_comment', 'COM', 'a comment'],
    ]);
    assert.deepEqual(contents.warnings, []);
  });

  it('joins extended XMP by the offsets of its parts', () => {
    const xmp = make.xmpOf('<dc:description>long text in two parts</dc:description>');
    const half = xmp.length >> 1;
    const part = (from: number, text: string) =>
      make.segment(
        0xe1,
        make.join(
          'http://ns.adobe.com/xmp/extension/\0',
          'D'.repeat(32),
          make.u32(xmp.length),
          make.u32(from),
          text,
        ),
      );
    const file = make.jpeg([part(half, xmp.slice(half)), part(0, xmp.slice(0, half))]);
    assert.deepEqual(texts(file), [['xmp', 'dc:description', 'long text in two parts']]);
  });

  it('returns text after the end, and rejects a file without a frame', () => {
    assert.deepEqual(texts(make.jpeg([], 'behind it')), [['trailing', 'trailing bytes', 'behind it']]);
    assert.equal(problem(make.join('\xff\xd8', make.segment(0xfe, 'x'), '\xff\xd9')), 'unreadable');
    assert.match(contentsOf(make.jpeg().slice(0, -2)).warnings.join(), /truncated/);
  });
});

describe('EXIF metadata', () => {
  const comment = (value: Uint8Array) => {
    const file = make.tiff(make.size(2, 2), [{ tag: 0x9286, type: 7, value }]);
    return texts(file)[0]?.[2];
  };

  it('reads a user comment in each encoding', () => {
    assert.equal(comment(make.join('ASCII\0\0\0', 'plain')), 'plain');
    assert.equal(comment(make.join('UNICODE\0', utf16('weit ☂ genug', 'be'))), 'weit ☂ genug');
    assert.equal(comment(make.join('UNICODE\0', utf16('weit ☂ genug', 'le'))), 'weit ☂ genug');
    assert.equal(comment(make.join('JIS\0\0\0\0\0', '\x1b$B$3$s\x1b(B')), 'こん');
    assert.equal(comment(make.join('\0\0\0\0\0\0\0\0', 'undeclared')), 'undeclared');
    assert.equal(comment(make.join('no code at all')), 'no code at all');
  });

  it('reads the tags of Windows, and names unknown tags by number', () => {
    const file = make.tiff([
      ...make.size(2, 2),
      { tag: 0x9c9c, type: 1, value: make.join(utf16('ein Wort', 'le'), '\0\0') },
      make.ascii(0xbeef, 'odd'),
    ]);
    assert.deepEqual(texts(file), [
      ['exif', 'XPComment', 'ein Wort'],
      ['exif', 'tag 0xbeef', 'odd'],
    ]);
  });

  it('skips maker notes and ends at a cycle of directories', () => {
    const note = { tag: 0x927c, type: 7, value: make.latin1('secret of the maker') };
    assert.deepEqual(texts(make.tiff(make.size(2, 2), [note])), []);
    const ring = make.tiff([...make.size(2, 2), { tag: 0x14a, type: 4, value: make.le32(8) }]);
    assert.match(contentsOf(ring).warnings.join(), /cycle/);
  });

  it('warns about a tag that points outside the data and reads the others', () => {
    const file = make.tiff([
      ...make.size(2, 2),
      make.ascii(0x131, 'longer than four'),
      make.ascii(0x10f, 'abc'),
    ]);
    const broken = file.slice();
    broken.set(make.le32(0xffffff), 8 + 2 + 2 * 12 + 8);
    const contents = contentsOf(broken);
    assert.deepEqual(
      contents.blocks.map(block => block.text),
      ['abc'],
    );
    assert.match(contents.warnings.join(), /points outside/);
  });
});

describe('metadata of WebP, GIF, BMP and AVIF', () => {
  it('reads EXIF with and without a JPEG header, XMP, unknown chunks and trailing bytes of WebP', () => {
    const exif = make.tiff([make.ascii(0x10f, 'maker')]);
    const file = make.webp(
      [
        make.riff('EXIF', make.join('Exif\0\0', exif)),
        make.riff('XMP ', make.xmpOf('<dc:rights>R</dc:rights>')),
        make.riff('NOTE', 'a note of ours'),
      ],
      'left behind',
    );
    const { width, height } = contentsOf(file);
    assert.deepEqual([width, height], [7, 5]);
    assert.deepEqual(texts(file), [
      ['exif', 'Make', 'maker'],
      ['xmp', 'dc:rights', 'R'],
      ['webp', 'NOTE', 'a note of ours'],
      ['trailing', 'trailing bytes', 'left behind'],
    ]);
  });

  it('reads comments, XMP with its trailer, application blocks and trailing bytes of GIF', () => {
    const magic = Buffer.from([1, ...Array.from({ length: 256 }, (_, i) => 255 - i), 0]);
    const file = make.gif(
      [
        make.gifComment('said in passing'),
        make.join('!\xff\x0bXMP DataXMP', make.xmpOf('<dc:title>G</dc:title>'), magic),
        '!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0',
        '!\xff\x0bSOMETOOL1.0\x08its data\0',
      ],
      'after it',
    );
    assert.deepEqual(texts(file), [
      ['gif_comment', 'comment', 'said in passing'],
      ['xmp', 'dc:title', 'G'],
      ['gif', 'SOMETOOL1.0', 'its data'],
      ['trailing', 'trailing bytes', 'after it'],
    ]);
  });

  it('reads the size of a BMP, also with a negative height, and trailing bytes', () => {
    const header = Buffer.alloc(58);
    header.write('BM');
    header.writeUInt32LE(58, 2);
    header.writeUInt32LE(40, 14);
    header.writeInt32LE(1, 18);
    header.writeInt32LE(-1, 22);
    const contents = contentsOf(make.join(header, 'and more'));
    assert.deepEqual([contents.format, contents.width, contents.height], ['bmp', 1, 1]);
    assert.equal(contents.blocks[0]!.text, 'and more');
  });

  it('reads the size of the primary item and the XMP item of AVIF', () => {
    const file = make.avif(make.xmpOf('<xmp:CreatorTool>Pen</xmp:CreatorTool>'));
    const { format, width, height } = contentsOf(file);
    assert.deepEqual([format, width, height], ['avif', 20, 10]);
    assert.deepEqual(texts(file), [['xmp', 'xmp:CreatorTool', 'Pen']]);
  });
});

describe('XMP metadata', () => {
  const xmp = (properties: string) =>
    texts(make.png([make.itxtChunk('XML:com.adobe.xmp', make.xmpOf(properties))]));

  it('gives a property the same name as element, attribute or URL, and with any prefix', () => {
    const uri = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture';
    const name = 'Iptc4xmpExt:DigitalSourceType';
    const ns = 'xmlns:q="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"';
    assert.deepEqual(xmp(`<q:DigitalSourceType ${ns}>${uri}</q:DigitalSourceType>`), [['xmp', name, uri]]);
    assert.deepEqual(xmp(`<q:DigitalSourceType ${ns} rdf:resource="${uri}"/>`), [['xmp', name, uri]]);
    assert.deepEqual(xmp(`<rdf:Description ${ns} q:DigitalSourceType="${uri}"/>`), [['xmp', name, uri]]);
  });

  it('returns structures as paths', () => {
    const history =
      '<xmpMM:History><rdf:Seq><rdf:li rdf:parseType="Resource" stEvt:action="saved"><stEvt:softwareAgent>P</stEvt:softwareAgent></rdf:li></rdf:Seq></xmpMM:History>';
    assert.deepEqual(xmp(history), [
      ['xmp', 'xmpMM:History/stEvt:action', 'saved'],
      ['xmp', 'xmpMM:History/stEvt:softwareAgent', 'P'],
    ]);
  });

  it('reads a packet without namespace declarations, and a truncated one', () => {
    const bare = '<rdf:RDF><rdf:Description xmp:CreatorTool="T"/></rdf:RDF>';
    assert.deepEqual(texts(make.png([make.itxtChunk('XML:com.adobe.xmp', bare)])), [
      ['xmp', 'xmp:CreatorTool', 'T'],
    ]);
    const broken = make.png([make.itxtChunk('XML:com.adobe.xmp', '<rdf:RDF><dc:title>A &nope; B')]);
    assert.match(texts(broken).flat().join(), /A &nope; B/);
    assert.match(contentsOf(broken).warnings.join(), /not well-formed XML/);
  });

  it('resolves only the predefined entities of XML', () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(100)}">]><r>&a;</r>`;
    const { blocks } = contentsOf(make.png([make.itxtChunk('XML:com.adobe.xmp', bomb)]));
    assert.ok(blocks.every(block => block.text.length < 300));
  });
});

describe('SVG metadata', () => {
  const svg = (inside: string, attributes = 'width="40" height="2cm"') =>
    Buffer.from(
      `<?xml version="1.0"?><!-- head --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`,
    );

  it('returns texts by element, hidden or not, with scripts and comments', () => {
    const file = svg(
      '<title>T</title><desc>D</desc><text x="1">one <tspan>sentence</tspan> whole</text><g opacity="0" aria-label="L"><text>faint</text></g>' +
        '<script>alert("s")</script><!-- c --><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">html</p></foreignObject>',
    );
    assert.deepEqual(texts(file), [
      ['svg', 'comment', 'head'],
      ['svg', 'title', 'T'],
      ['svg', 'desc', 'D'],
      ['svg', 'text', 'one sentence whole'],
      ['svg', 'g/@aria-label', 'L'],
      ['svg', 'text', 'faint'],
      ['svg', 'script', 'alert("s")'],
      ['svg', 'comment', 'c'],
      ['svg', 'p', 'html'],
    ]);
  });

  it('takes the size from lengths, the view box, or the default of browsers', () => {
    const sizeOf = (attributes: string) => {
      const { width, height } = contentsOf(svg('', attributes));
      return [width, height];
    };
    assert.deepEqual(sizeOf('width="40" height="2cm"'), [40, 76]);
    assert.deepEqual(sizeOf('viewBox="0 0 64 32"'), [64, 32]);
    assert.deepEqual(sizeOf('width="100%" viewBox="0,0,8,4"'), [8, 4]);
    assert.deepEqual(sizeOf('width="16" viewBox="0 0 8 4"'), [16, 8]);
    assert.deepEqual(sizeOf(''), [300, 150]);
  });

  it('reads XMP in its metadata, and rejects excessive nesting', () => {
    const file = svg(`<metadata>${make.xmpOf('<dc:creator>C</dc:creator>')}</metadata>`);
    assert.deepEqual(texts(file).slice(1), [['xmp', 'dc:creator', 'C']]);
    assert.equal(problem(svg('<g>'.repeat(limits.xmlDepth + 2))), 'too_large_inside');
  });

  it('reads XMP and credentials whose prefixes an enclosing element declares', () => {
    const declared =
      'xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:c="http://c2pa.org/manifest"';
    const file = svg(
      '<metadata><r:RDF><r:Description><d:creator>C</d:creator></r:Description></r:RDF><c:manifest>AAAA</c:manifest></metadata>',
      declared,
    );
    assert.deepEqual(texts(file).slice(1), [
      ['xmp', 'dc:creator', 'C'],
      ['c2pa', 'c2pa', ''],
    ]);
  });

  it('reads a document up to the first syntax error', () => {
    const contents = contentsOf(svg('<title>T</title><g <text>rest of it'));
    assert.equal(contents.blocks.find(block => block.name === 'title')!.text, 'T');
    assert.match(contents.warnings.join(), /not well-formed XML/);
    assert.match(contents.blocks.map(block => block.text).join(), /rest of it/);
  });
});

describe('readMetadata', () => {
  it('rejects a header with too many pixels before unpacking anything', () => {
    assert.equal(problem(make.png([], [], { width: 60_000, height: 60_000 })), 'too_large_inside');
    assert.equal(problem(make.tiff(make.size(50_000, 50_000))), 'too_large_inside');
  });

  it('rejects an empty file and other formats', () => {
    assert.equal(problem(make.join('')), 'unreadable');
    for (const bytes of [
      'GIF',
      'plain text',
      '%PDF-1.7',
      '<html><svg></svg></html>',
      'BM and no header at all',
    ])
      assert.equal(problem(make.join(bytes)), 'unsupported', bytes);
  });

  it('visits a bounded number of parts', () => {
    const many = make.png(
      Array.from({ length: limits.imageBlocks + 10 }, (_, i) => make.textChunk('k', String(i))),
    );
    const { blocks, warnings } = contentsOf(many);
    assert.equal(blocks.length, limits.imageBlocks);
    assert.match(warnings.join(), /more metadata fields than are read/);
  });

  it('returns a result for every truncation and every changed byte', () => {
    const exif = make.tiff(
      [make.ascii(0x10e, 'words'), ...make.size(2, 2)],
      [make.ascii(0x9003, '2020:01:01 00:00:00')],
    );
    const xmp = make.xmpOf('<dc:title>G</dc:title>');
    const files = [
      make.png([
        make.textChunk('a', 'b'),
        make.chunk('eXIf', exif),
        make.itxtChunk('XML:com.adobe.xmp', xmp, true),
      ]),
      make.jpeg([
        make.segment(0xe1, make.join('Exif\0\0', exif)),
        make.segment(0xed, make.join('Photoshop 3.0\0', '8BIM\x04\x04\0\0\0\0\0\x06\x1c\x02\x78\0\x01c')),
      ]),
      make.webp([make.riff('EXIF', exif), make.riff('XMP ', xmp)]),
      make.gif([make.gifComment('c'), make.join('!\xff\x0bXMP DataXMP', xmp, '\x01\xff\0')]),
      make.avif(xmp),
      exif,
    ];
    for (const file of files) {
      for (let at = 0; at < file.length; at++) {
        readMetadata(file.slice(0, at));
        for (const value of [0, 0xff, file[at]! ^ 0x80]) {
          const changed = file.slice();
          changed[at] = value;
          readMetadata(changed);
        }
      }
    }
  });
});
