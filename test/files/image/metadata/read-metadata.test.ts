import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { limits } from '../../../../src/contract/limits.js';
import { type ImageContents, isProblem } from '../../../../src/files/image/image.js';
import { readMetadata } from '../../../../src/files/image/metadata/read-metadata.js';
import * as make from '../files.js';

function contentsOf(bytes: Uint8Array): ImageContents {
  const contents = readMetadata(bytes);
  assert.ok(!isProblem(contents), 'message' in contents ? String(contents.message) : '');
  return contents;
}

/** A readable file: its blocks as "layer name: text", and what its warnings say, if it has any. */
type Row = readonly [what: string, bytes: Uint8Array, blocks: readonly string[], warnings?: RegExp];
const itReads = (rows: readonly Row[]) => {
  for (const [what, bytes, expected, warning] of rows)
    it(`reads ${what}`, () => {
      const { blocks, warnings } = contentsOf(bytes);
      const texts = blocks.map(({ layer, name, text }) => `${layer} ${name}: ${text}`);
      assert.deepEqual(texts, expected);
      if (warning === undefined) assert.deepEqual(warnings, []);
      else assert.match(warnings.join(), warning);
    });
};

const { segment, riff, chunk, box, join, u16, u32, ascii, size, tiff, pngXmp, xmpOf } = make;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const swapped = (text: string) => utf16(text).swap16();
const maker = tiff([ascii(0x10f, 'maker')]);
const trailing = (text: string) => `trailing trailing bytes: ${text}`;
/** A file after a change of some of its bytes. */
const changed = (bytes: Uint8Array, at: number, ...values: number[]): Uint8Array => {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
};

describe('content credentials and profiles', () => {
  const store = (first: Uint8Array, ...rest: Uint8Array[]) => join(box('jumb', box('jumb', first)), ...rest);
  const credentials = (...boxes: [Uint8Array, ...Uint8Array[]]) => make.png([chunk('caBX', store(...boxes))]);
  const label = box('jumd', '\0'.repeat(16), '\x03', 'c2pa\0');
  const third = box('cbor', '\x65third');
  const nested = join(label, box('cbor', '\x65first'), box('json', '{"a":"second"}'));

  const packet = (serial: number, ...parts: Uint8Array[]) =>
    segment(0xeb, join('JP', u16(1), u32(serial), ...parts));
  const whole = store(nested, third);

  const records = join('enUS', u32(12), u32(40), 'zhCN', u32(4), u32(52));
  const languages = join('mluc\0\0\0\0', u32(2), u32(12), records, swapped('Colour文字'));
  const copyright = join('text\0\0\0\0', 'Free\0');
  const tags = join(
    ...['desc', u32(156), u32(languages.length)],
    ...['cprt', u32(156 + languages.length), u32(copyright.length)],
  );
  const profile = join('\0'.repeat(128), u32(2), tags, languages, copyright);

  itReads([
    ['nested boxes in order', credentials(nested, third), ['c2pa c2pa: first\n{"a":"second"}\nthird']],
    [
      'a store in two segments of a JPEG',
      make.jpeg([packet(1, whole.slice(0, 50)), packet(2, whole.slice(0, 8), whole.slice(50))]),
      ['c2pa c2pa: first\n{"a":"second"}\nthird'],
    ],
    [
      'a profile in every language',
      make.webp([riff('VP8X', '\0'.repeat(10)), riff('ICCP', profile)]),
      ['icc profileDescription: Colour文字', 'icc copyright: Free'],
    ],
  ]);

  it('returns the text after a damaged box', () => {
    const [block] = contentsOf(credentials(join(u32(999), 'cbor', 'Read me aloud.'))).blocks;
    assert.match(block!.text, /Read me aloud\./);
  });
});

describe('PNG metadata', () => {
  const exif = tiff([ascii(0x131, 'Tool 1')]);
  const hex = `\nexif\n ${exif.length}\n${Buffer.from(exif).toString('hex')}\n`;
  const raw = make.packedChunk('Raw profile type exif', hex);
  const title = xmpOf('<dc:title><rdf:Alt><rdf:li xml:lang="x-default">T</rdf:li></rdf:Alt></dc:title>');
  const large = deflateSync(Buffer.alloc(limits.imageInflatedBytes + 1, 65));
  const two = make.png([make.textChunk('a', 'one'), make.textChunk('b', 'two')]);
  const many = Array.from({ length: limits.imageBlocks + 10 }, () => make.textChunk('k', 'v'));
  itReads([
    [
      'text before and after the pixels, plain and compressed',
      make.png(
        [make.textChunk('parameters', 'caf\xe9'), make.packedChunk('Comment', 'packed')],
        [make.itxtChunk('Title', 'früh'), make.itxtChunk('Note', 'spät ☂', true)],
      ),
      ['png parameters: café', 'png Comment: packed', 'png Title: früh', 'png Note: spät ☂'],
    ],
    ['EXIF', make.png([chunk('eXIf', exif)]), ['exif Software: Tool 1']],
    ['XMP', pngXmp(title, true), ['xmp dc:title: T']],
    ['raw profiles of ImageMagick', make.png([raw]), ['exif Software: Tool 1']],
    ['text after the end', join(make.png(), 'hidden words'), [trailing('hidden words')]],
    ['no padding after the end', join(make.png(), '\0\0\0'), []],
    [
      'the other texts beside one that is too large when unpacked',
      make.png([chunk('zTXt', join('a\0\0', large)), make.textChunk('b', 'still read')]),
      ['png b: still read'],
      /too large when unpacked/,
    ],
    [
      'the other texts beside a damaged one',
      changed(two, 33 + 8 + 2, two[33 + 8 + 2]! ^ 1),
      ['png a: nne', 'png b: two'],
      /chunk tEXt at byte 33 has a wrong checksum/,
    ],
    ['bounded texts', make.png(many), Array(limits.imageBlocks).fill('png k: v'), /more metadata fields/],
  ]);

  it('returns the position of a block, also in a truncated file', () => {
    const { blocks, warnings } = contentsOf(two.subarray(0, 60));
    assert.equal(blocks[0]!.place, 'PNG chunk tEXt "a" at byte 33');
    assert.match(warnings.join(), /damaged or truncated at byte/);
  });

  it('names no bytes behind a PNG truncated inside its pixels', () => {
    const png = make.png();
    const cutChunk = make.join(png.subarray(0, 33), make.u32(999), make.latin1('IDATn}fD t:J_Qz~L>h/&D|SC8'));
    for (const cut of [png.subarray(0, png.length - 20), cutChunk]) {
      const { blocks, warnings } = contentsOf(cut);
      assert.deepEqual(blocks, []);
      assert.match(warnings.join(), /damaged or truncated at byte/);
    }
  });
});

describe('JPEG metadata', () => {
  const xmpHeader = 'http://ns.adobe.com/xap/1.0/\0';
  const caption = join('\x1c\x02\x78', u16(7), 'caption');
  const photoshop = join('Photoshop 3.0\0', '8BIM', u16(1028), '\0\0', u32(caption.length), caption);
  const named = join('Photoshop 3.0\0', '8BIM', u16(9), '\x04Path\0', u32(0));
  const xmp = xmpOf('<dc:title>two parts</dc:title>');
  const half = xmp.length >> 1;
  const extension = (from: number, to: number) => {
    const head = join('http://ns.adobe.com/xmp/extension/\0', 'D'.repeat(32), u32(xmp.length), u32(from));
    return segment(0xe1, join(head, xmp.slice(from, to)));
  };
  itReads([
    [
      'segments and comments',
      make.jpeg([
        segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
        segment(0xe1, join('Exif\0\0', tiff([ascii(0x10e, 'words')]))),
        segment(0xe1, join(xmpHeader, xmpOf('<dc:source>S</dc:source>'))),
        segment(0xed, photoshop),
        segment(0xe7, 'some tool was here'),
        segment(0xfe, 'a comment'),
      ]),
      [
        ...['exif ImageDescription: words', 'xmp dc:source: S', 'iptc Caption-Abstract: caption'],
        ...['jpeg APP7: some tool was here', 'jpeg_comment COM: a comment'],
      ],
    ],
    ['long XMP', make.jpeg([extension(half, xmp.length), extension(0, half)]), ['xmp dc:title: two parts']],
    ['names of Photoshop resources', make.jpeg([segment(0xed, named)]), ['photoshop resource 9 name: Path']],
    ['text after the end', make.jpeg([], 'behind it'), [trailing('behind it')]],
    ['a truncated file', make.jpeg().slice(0, -2), [], /truncated/],
  ]);
});

describe('EXIF metadata', () => {
  const withTag = (tag: number, type: number, value: Uint8Array) => tiff(size(2, 2), [{ tag, type, value }]);
  const comment = (...parts: (Uint8Array | string)[]) => withTag(0x9286, 7, join(...parts));
  const outside = tiff([...size(2, 2), ascii(0x131, 'longer than four'), ascii(0x10f, 'abc')]);
  const comments: readonly (readonly [encoding: string, bytes: Uint8Array, text: string])[] = [
    ['in ASCII', comment('ASCII\0\0\0', 'plain'), 'plain'],
    ['in UTF-16', comment('UNICODE\0', utf16('weit ☂ ja')), 'weit ☂ ja'],
    ['in big-endian', comment('UNICODE\0', swapped('weit ☂ ja')), 'weit ☂ ja'],
    ['in UTF-8', comment('UNICODE\0', Buffer.from('wär ☂ nötig')), 'wär ☂ nötig'],
    ['in padded UTF-8', comment('UNICODE\0', 'masterpiece,1girl\0\0'), 'masterpiece,1girl'],
    ['with the code UTF-8', comment('UTF-8\0\0\0', Buffer.from('ein ☂')), 'ein ☂'],
    ['of the type UTF-8', withTag(0x9286, 129, Buffer.from('ein ☂ mehr')), 'ein ☂ mehr'],
    ['in Chinese', comment('UNICODE\0', swapped('中十丁上')), '中十丁上'],
    ['that is shorter than its code', comment('UNI'), 'UNI'],
    ['in JIS', comment('JIS\0\0\0\0\0', '\x1b$B$3$s\x1b(B'), 'こん'],
    ['of no encoding', comment('\0'.repeat(8), 'undeclared'), 'undeclared'],
    ['without a code', comment('no code at all'), 'no code at all'],
  ];
  itReads(comments.map(([how, bytes, text]) => [`a comment ${how}`, bytes, [`exif UserComment: ${text}`]]));
  itReads([
    ['no comment of one byte of UTF-16', comment('UNICODE\0', 'A'), []],
    ['tags of Windows', withTag(0x9c9c, 1, join(utf16('ein Wort'), '\0\0')), ['exif XPComment: ein Wort']],
    ['unknown tags by number', tiff([ascii(0xbeef, 'odd'), ...size(2, 2)]), ['exif tag 0xbeef: odd']],
    ['no maker notes', withTag(0x927c, 7, make.latin1('secret of the maker')), []],
    ['a cycle once', tiff([...size(2, 2), { tag: 0x14a, type: 4, value: make.le32(8) }]), [], /cycle/],
    [
      'the tags beside a bad one',
      changed(outside, 8 + 2 + 2 * 12 + 8, 0xff, 0xff, 0xff, 0),
      ['exif Make: abc'],
      /points outside/,
    ],
  ]);
});

describe('metadata of WebP, GIF, BMP and AVIF', () => {
  const magic = Buffer.from([1, ...Array.from({ length: 256 }, (_, i) => 255 - i), 0]);
  const bmp = make.bmp(1, -1);
  const os2Bmp = join('BM', new Uint8Array(12), Uint8Array.of(12, 0, 0, 0, 7, 0, 5, 0, 1, 0, 24, 0));
  const rights = xmpOf('<dc:title>R</dc:title>');
  const webp = make.webp(
    [riff('EXIF', join('Exif\0\0', maker)), riff('XMP ', rights), riff('NOTE', 'a note')],
    'left behind',
  );
  const avif = make.avif(xmpOf('<xmp:CreatorTool>Pen</xmp:CreatorTool>'));
  itReads([
    ['a WebP', webp, ['exif Make: maker', 'xmp dc:title: R', 'webp NOTE: a note', trailing('left behind')]],
    ['EXIF of a WebP without the header of a JPEG', make.webp([riff('EXIF', maker)]), ['exif Make: maker']],
    [
      'a GIF',
      make.gif(
        [
          make.gifComment('so'),
          join('!\xff\x0bXMP DataXMP', xmpOf('<dc:title>G</dc:title>'), magic),
          '!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0',
          '!\xff\x0bSOMETOOL1.0\x08its data\0',
        ],
        'after it',
      ),
      ['gif_comment comment: so', 'xmp dc:title: G', 'gif SOMETOOL1.0: its data', trailing('after it')],
    ],
    ['a BMP', join(bmp, 'and more'), [trailing('and more')]],
    ['an AVIF', avif, ['xmp xmp:CreatorTool: Pen']],
  ]);

  for (const [format, bytes, width, height] of [
    ['jpeg', make.jpeg(), 3, 4],
    ['webp', webp, 7, 5],
    ['bmp', bmp, 1, 1],
    ['bmp', os2Bmp, 7, 5],
    ['avif', avif, 20, 10],
  ] as const)
    it(`reads the size of a ${format}`, () => {
      const contents = contentsOf(bytes);
      assert.deepEqual([contents.format, contents.width, contents.height], [format, width, height]);
    });
});

describe('XMP metadata', () => {
  const uri = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture';
  const named = [`xmp Iptc4xmpExt:DigitalSourceType: ${uri}`];
  const ns = 'xmlns:q="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"';
  const history =
    '<xmpMM:History><rdf:Seq><rdf:li rdf:parseType="Resource" stEvt:action="saved"><stEvt:softwareAgent>P</stEvt:softwareAgent></rdf:li></rdf:Seq></xmpMM:History>';
  const xmp = (properties: string) => pngXmp(xmpOf(properties));
  itReads([
    ['an element', xmp(`<q:DigitalSourceType ${ns}>${uri}</q:DigitalSourceType>`), named],
    ['a resource', xmp(`<q:DigitalSourceType ${ns} rdf:resource="${uri}"/>`), named],
    ['an attribute', xmp(`<rdf:Description ${ns} q:DigitalSourceType="${uri}"/>`), named],
    [
      'structures',
      xmp(history),
      ['xmp xmpMM:History/stEvt:action: saved', 'xmp xmpMM:History/stEvt:softwareAgent: P'],
    ],
    ['no namespaces', pngXmp('<rdf:RDF><rdf:Description dc:title="T"/></rdf:RDF>'), ['xmp dc:title: T']],
  ]);

  it('reads a truncated packet', () => {
    const { blocks, warnings } = contentsOf(pngXmp('<rdf:RDF><dc:title>A &nope; B'));
    assert.match(blocks.map(({ text }) => text).join(), /A &nope; B/);
    assert.match(warnings.join(), /not well-formed XML/);
  });

  it('resolves only the predefined entities of XML', () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(100)}">]><r>&a;</r>`;
    assert.ok(contentsOf(pngXmp(bomb)).blocks.every(({ text }) => text.length < 300));
  });
});

const svg = (inside: string, attributes = 'width="40" height="2cm"') =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

describe('SVG metadata', () => {
  const declared =
    'xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:c="http://c2pa.org/manifest"';
  itReads([
    [
      'texts by element, hidden or not, with scripts and comments',
      svg(
        '<title>T</title><desc>D</desc><text x="1">one <tspan>sentence</tspan> whole</text><g opacity="0" aria-label="L"><text>faint</text></g>' +
          '<script>alert("s")</script><!-- c --><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">html</p></foreignObject>',
      ),
      [
        ...['svg title: T', 'svg desc: D', 'svg text: one sentence whole', 'svg g/@aria-label: L'],
        ...['svg text: faint', 'svg script: alert("s")', 'svg comment: c', 'svg p: html'],
      ],
    ],
    ['XMP', svg(`<metadata>${xmpOf('<dc:title>C</dc:title>')}</metadata>`), ['xmp dc:title: C']],
    ['instructions for programs', svg('<?note read me?>'), ['svg processing instruction: note read me']],
    [
      'XMP and credentials whose prefixes an enclosing element declares',
      svg(
        '<metadata><r:RDF><r:Description><d:creator>C</d:creator></r:Description></r:RDF><c:manifest>AAAA</c:manifest></metadata>',
        declared,
      ),
      ['xmp dc:creator: C', 'c2pa c2pa: '],
    ],
  ]);

  for (const [attributes, ...expected] of [
    ['width="40" height="2cm"', 40, 76],
    ['viewBox="0 0 64 32"', 64, 32],
    ['width="100%" viewBox="0,0,8,4"', 8, 4],
    ['width="16" viewBox="0 0 8 4"', 16, 8],
    ['', 300, 150],
  ] as const)
    it(`takes the size from ${attributes || 'the default of browsers'}`, () => {
      const { width, height } = contentsOf(svg('', attributes));
      assert.deepEqual([width, height], expected);
    });

  it('reads a document up to the first syntax error', () => {
    const { blocks, warnings } = contentsOf(svg('<title>T</title><g <text>rest of it'));
    assert.equal(blocks.find(({ name }) => name === 'title')!.text, 'T');
    assert.match(warnings.join(), /not well-formed XML/);
    assert.match(blocks.map(({ text }) => text).join(), /rest of it/);
  });
});

describe('readMetadata', () => {
  for (const [what, bytes, problem] of [
    ['too many pixels', make.png([], [], { width: 60_000, height: 60_000 }), 'too_large_inside'],
    ['too many pixels of a TIFF', tiff(size(50_000, 50_000)), 'too_large_inside'],
    ['excessive nesting', svg('<g>'.repeat(limits.xmlDepth + 2)), 'too_large_inside'],
    ['no bytes', join(''), 'unreadable'],
    ['a part of a header', make.png().subarray(0, 20), 'unreadable'],
    ['no frame', join('\xff\xd8', segment(0xfe, 'x'), '\xff\xd9'), 'unreadable'],
    ['a part of a signature', join('GIF'), 'unsupported'],
    ['plain text', join('plain text'), 'unsupported'],
    ['a PDF', join('%PDF-1.7'), 'unsupported'],
    ['a page with a drawing', join('<html><svg></svg></html>'), 'unsupported'],
    ['no header of a BMP', join('BM and no header at all'), 'unsupported'],
  ] as const)
    it(`rejects a file with ${what}`, () => {
      const result = readMetadata(bytes);
      assert.equal(isProblem(result) && result.problem, problem);
    });

  it('returns a result for every truncation and every changed byte', () => {
    const exif = tiff([ascii(0x10e, 'words'), ...size(2, 2)], [ascii(0x9003, '2020:01:01 00:00:00')]);
    const xmp = xmpOf('<dc:title>G</dc:title>');
    const packed = make.itxtChunk('XML:com.adobe.xmp', xmp, true);
    const iptc = join('Photoshop 3.0\0', '8BIM\x04\x04\0\0\0\0\0\x06\x1c\x02\x78\0\x01c');
    for (const file of [
      make.png([make.textChunk('a', 'b'), chunk('eXIf', exif), packed]),
      make.jpeg([segment(0xe1, join('Exif\0\0', exif)), segment(0xed, iptc)]),
      make.webp([riff('EXIF', exif), riff('XMP ', xmp)]),
      make.gif([make.gifComment('c'), join('!\xff\x0bXMP DataXMP', xmp, '\x01\xff\0')]),
      make.avif(xmp),
      exif,
    ])
      for (let at = 0; at < file.length; at++) {
        readMetadata(file.slice(0, at));
        for (const value of [0, 0xff, file[at]! ^ 0x80]) readMetadata(changed(file, at, value));
      }
  });
});
