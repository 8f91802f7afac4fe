import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../../src/contract/limits.js';
import { walkHtml } from '../../../../src/document/html/walk.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { formats } from '../../../../src/files/document/formats.js';
import { readHtml } from '../../../../src/files/document/html/html.js';
import { assertLinear } from '../../../linear.js';

const read = (html: string) => {
  const result = readHtml(Buffer.from(html), limits);
  return isProblem(result) ? result.problem : result.text;
};

const cases: [what: string, html: string, text: string][] = [
  ['adds no space at inline elements', '<p>un<b>brok</b>en <i>word</i></p>', 'unbroken word'],
  ['ends a line at blocks and at br', '<div>a<div>b</div>c<br>d</div>', 'a\nb\nc\nd'],
  ['separates paragraphs by an empty line', '<h1>t</h1><p>a<p>b', 't\n\na\n\nb'],
  ['reads line breaks of the source as spaces', '<p>a\n  b</p>', 'a b'],
  ['preserves line breaks in pre, except the first', '<pre>\na\nb</pre>', 'a\nb'],
  ['puts the cells of a row on one line', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>', 'a b\nc'],
  ['puts list items on lines of their own', '<ul><li>a<ul><li>b</ul><li>c</ul>', 'a\nb\nc'],
  [
    'decodes character references once',
    '<p>&amp;amp; &lt;b&gt; &#8212; &notit; &copy</p>',
    '&amp; <b> — ¬it; ©',
  ],
  [
    'decodes numeric references of any length',
    `<p title="&#${'9'.repeat(500)};">a&#${'1'.repeat(400)};b&#x${'F'.repeat(300)};c&#${'0'.repeat(400)}65;d&#x${'0'.repeat(300)}1F600;e&#${'0'.repeat(400)};`,
    'a\ufffdb\ufffdcAd\u{1f600}e\ufffd',
  ],
  ['preserves no-break spaces', '<p>a&nbsp;b</p>', 'a\u00a0b'],
  ['omits scripts, styles and comments', '<script>"</p>x"</script><style>y</style><!-- z --><p>a', 'a'],
  ['omits the content of a doubly escaped script', '<script><!--<script></script>x--></script>a', 'a'],
  [
    'omits navigation and footers by name and by role',
    '<nav>x</nav><p>a</p><div role=navigation>y</div><footer>z</footer>',
    'a',
  ],
  ['omits the content of excluded elements up to their own end tag', '<nav><div>x</nav><p>a', 'a'],
  ['does not close an excluded block at an inline end tag', '<b><nav>x</b>y</nav>a', 'a'],
  ['closes a paragraph at a block', '<p hidden>x<div>a</div>', 'a'],
  [
    'omits hidden text',
    '<p hidden>x<p style="color:red; DISPLAY : none !important">y<p aria-hidden=true>z<p>a',
    'a',
  ],
  ['reads a body that is hidden until scripts run', '<body style="visibility:hidden"><p>a', 'a'],
  [
    'omits form controls, images and fallbacks',
    '<select><option>x</select><button>y</button><svg><title>z</title></svg><noscript>n</noscript><iframe>f</iframe>a',
    'a',
  ],
  ['closes an open svg at an HTML block', '<svg><g><p>a', 'a'],
  ['ignores tags of table parts outside a table', '<div>a<td>b</div>', 'ab'],
  ['omits ruby annotations', '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字', '漢字'],
  ['omits head and title', '<head><title>x</title></head><title>y</title>a', 'a'],
  ['handles end tags without an open element', '</div></p>a</b></p>b', 'a\nb'],
];

for (const [what, html, text] of cases)
  test(`HTML extraction: ${what}`, () =>
    assert.equal(read(html).replace(/\n+/g, text.includes('\n\n') ? '\n\n' : '\n'), text));

test('HTML extraction: prefers the Open Graph title to the title element', () => {
  const titleOf = (html: string) => (readHtml(Buffer.from(html), limits) as { title?: string }).title;
  assert.equal(titleOf('<title>A &amp; B\n</title>x'), 'A & B');
  assert.equal(titleOf('<title>A | Site</title><meta property="og:title" content="A">x'), 'A');
  assert.equal(titleOf('<p>x'), undefined);
});

test('HTML extraction: returns no_text for a page without visible text', () => {
  for (const html of ['', '<frameset><frame src=x></frameset>', '<p>&nbsp;</p>', '<nav>only</nav>'])
    assert.equal(read(html), 'no_text');
});

test('HTML extraction: reads text at any depth of nesting and after it', () => {
  assert.equal(
    read('<div>'.repeat(100_000) + 'deep' + '</div>'.repeat(100_000) + '<p>after'),
    'deep\n\nafter',
  );
});

test('walkHtml: ignores attributes beyond the limit', () => {
  const names = Array.from({ length: 50_000 }, (_, i) => `a${i}`);
  const counts: number[] = [];
  walkHtml(
    `<p ${names.join(' ')}>`,
    { open: (_, attributes) => counts.push(attributes.length), close() {}, text() {} },
    limits,
  );
  assert.deepEqual(counts, [limits.htmlAttributes]);
});

test('walkHtml: closes every opened element once, for any sequence of tags', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<div>',
    '</div>',
    '<a>',
    '</a>',
    '<li>',
    '<table>',
    '<td>',
    '</table>',
    '<svg>',
    '</svg>',
    '<nav>',
    '</nav>',
    '<script>',
    '</script>',
    '<pre>\n',
    'text',
    '&amp;',
    '\r\n',
    '<br>',
    '</br>',
    '<h1>',
    '</h2>',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      let open = 0;
      const source = pieces.join('');
      walkHtml(
        source,
        {
          open: () => open++,
          close: () => open--,
          text: (_, start) => assert.ok(start >= 0 && start < source.length),
        },
        limits,
      );
      assert.equal(open, 0);
    }),
  );
});

const clean = (html: string) => {
  const result = formats.html.clean(Buffer.from(html), limits, { contractions: false });
  assert.ok(!isProblem(result));
  return Buffer.from(result.bytes).toString();
};

const cleaned: [what: string, html: string, expected: string][] = [
  ['replaces glyphs and character references', '<p>“a” &ldquo;b&#8221; c&hellip;', '<p>"a" "b" c...'],
  [
    'does not change attributes and comments',
    '<p title="“x”"><!-- “y” -->“z”',
    '<p title="“x”"><!-- “y” -->"z"',
  ],
  [
    'does not change code, scripts and preformatted text',
    '<code>“a”</code><pre>“b”</pre><script>"“c”"</script>',
    '<code>“a”</code><pre>“b”</pre><script>"“c”"</script>',
  ],
  ['treats inline code as a word inside quotation marks', '“<code>x</code>”', '"<code>x</code>"'],
  ['replaces a dash that is alone in its element', 'one<b>—</b>two', 'one<b> - </b>two'],
  [
    'preserves line ends and indentation',
    '<p>\r\n    a\r\n    “b”\r\n</p>',
    '<p>\r\n    a\r\n    "b"\r\n</p>',
  ],
  [
    'locates text after a reference that decodes to two characters',
    '<p>&NotEqualTilde;… b',
    '<p>&NotEqualTilde;... b',
  ],
  [
    'locates text after a literal ampersand',
    '<p>&bogus; a—b &“c” &amp;amp; “d”',
    '<p>&bogus; a - b &"c" &amp;amp; "d"',
  ],
  ['locates text after an empty end tag', '<p>a</>“b”', '<p>a</>"b"'],
  [
    'locates text after an empty end tag in a title, where it is text',
    '<title></>“b”</title>',
    '<title></>"b"</title>',
  ],
  ['locates text after a null character', '<p>a\0“b”', '<p>a\0"b"'],
  [
    'leaves underlined blanks to fill in',
    '<p>“A”: <u>&nbsp;&nbsp; &nbsp;</u> b: <span style="text-decoration: underline">\xa0\xa0</span> <u>c&nbsp;“d”</u>',
    '<p>"A": <u>&nbsp;&nbsp; &nbsp;</u> b: <span style="text-decoration: underline">\xa0\xa0</span> <u>c "d"</u>',
  ],
  ['escapes replacements that would be markup', '<p>a ＜b', '<p>a &lt;b'],
];

for (const [what, html, expected] of cleaned)
  test(`HTML cleaning: ${what}`, () => {
    assert.equal(clean(html), expected);
    assert.equal(clean(expected), expected);
  });

test('HTML cleaning: preserves the bytes of a legacy charset', () => {
  const source = Buffer.from('<meta charset=windows-1252><p>caf\xe9 \x93q\x94', 'latin1');
  const result = formats.html.clean(source, limits, { contractions: false });
  assert.ok(!isProblem(result));
  assert.equal(Buffer.from(result.bytes).toString('latin1'), '<meta charset=windows-1252><p>caf\xe9 "q"');
});

const unseen: [what: string, html: string][] = [
  ['no size', '<p style="font-size:0px">'],
  ['no size, with a comment in the style', '<p style="FONT-SIZE:/**/.5pt !important">'],
  ['the size of an ancestor', '<div style="font-size:0"><p><b style="font-size:1em">'],
  ['the size of a font', '<p style="font:0/0 a">'],
  ['no opacity', '<p style="opacity:0">'],
  ['a place to the left', '<p style="position:absolute;left:-9999px">'],
  ['a place above', '<p style="top: -200vh; position: fixed">'],
  ['an indent', '<p style="text-indent:-999em">'],
  ['a margin', '<p style="margin-left:-5000px">'],
  ['a translation', '<p style="transform:translateX(-9999px)">'],
  ['a scale of 0', '<p style="transform: rotate(5deg) scale(0, 1)">'],
  ['a clip', '<p style="position:absolute;clip:rect(1px, 1px, 1px, 1px)">'],
  ['a path', '<p style="clip-path:inset(50%)">'],
  ['no height', '<p style="height:0;overflow:hidden">'],
  ['no width', '<p style="width:0.5px;overflow-x:clip;overflow:clip">'],
  ['the colour of its background', '<p style="color:#fff;background-color:#fff">'],
  ['nearly the colour of its background', '<p style="background:#FFFFFF none;color:rgb(254, 254, 253)">'],
  ['its colour in percent', '<p style="color:rgb(100%, 100%, 98%);background:#fff">'],
  ['the background of an ancestor', '<div style="background:white"><p><span style="color:#ffffffff">'],
  ['the background of a table', '<table bgcolor="#FFF"><tr><td><font color="white">'],
  ['no colour', '<p style="color:rgba(0,0,0,0)">'],
  ['a style inside an unseen element', '<div style="opacity:0"><p class="a" style="opacity:1;color:red">'],
];
for (const [what, open] of unseen)
  test(`HTML: omits text with ${what}, and does not clean it`, () => {
    const names = [...open.matchAll(/<(\w+)/g)].map(([, name]) => `</${name}>`).reverse();
    const html = `<p>\u201cSeen.\u201d</p>${open}\u201cUnseen.\u201d${names.join('')}<p>\u201cAfter.\u201d</p>`;
    const result = readHtml(Buffer.from(html), limits);
    assert.ok(!isProblem(result));
    assert.equal(result.text, '\u201cSeen.\u201d\n\n\u201cAfter.\u201d');
    assert.deepEqual(result.warnings, ['Text that the page does not display was left out.']);
    const { bytes } = formats.html.clean(Buffer.from(html), limits, { contractions: false });
    const expected = html.replace(/\u201c(Seen|After)\.\u201d/g, '"$1."');
    assert.equal(Buffer.from(bytes).toString(), expected);
  });

const seen: [what: string, html: string][] = [
  ['a size inside a container without one', '<div style="font-size:0px"><div style="font-size:13px">Seen.'],
  ['a class inside a container without a size', '<div style="font-size:0"><p class="text">Seen.'],
  ['an animation that begins without opacity', '<div style="opacity:0;transform:translateY(20px)">Seen.'],
  ['a place on a tall page', '<p style="position:absolute;top:12000px;left:90px">Seen.'],
  ['proportions of a video', '<div style="height:0;overflow:hidden;padding-bottom:56%">Seen.'],
  [
    'the colours of a dark class',
    '<div style="background:#fff"><div class="dark"><p style="color:#fff">Seen.',
  ],
  ['white over an image', '<div style="background:#fff url(a.png)"><p style="color:#fff">Seen.'],
  ['white on black', '<div style="background:#fff;color:#000"><p style="color:#fff;background:#000">Seen.'],
  ['its own colour', '<div style="background:#fff;color:#fff"><p style="color:#222">Seen.'],
  ['a gradient in place of a colour', '<p style="color:transparent;-webkit-background-clip:text">Seen.'],
  ['a cell as wide as the others', '<table><tr><td style="max-width:0;overflow:hidden">Seen.'],
  ['a body that a script shows', '<body style="opacity:0"><p>Seen.'],
  ['a style that ended', '<p><b style="font-size:0"></b>Seen.'],
  ['the root of a shadow tree', '<x-note><template shadowrootmode="open"><p>Seen.</p></template></x-note>'],
];
for (const [what, html] of seen)
  test(`HTML: reads text with ${what}`, () => {
    assert.equal(read(html), 'Seen.');
  });

test('HTML: cleans the root of a shadow tree, and no other template', () => {
  const html = '<template shadowrootmode=open><p>\u2026</p></template><template><p>\u2026</p></template>';
  const { bytes } = formats.html.clean(Buffer.from(html), limits, { contractions: false });
  assert.equal(Buffer.from(bytes).toString(), html.replace('\u2026', '...'));
});

test('HTML: takes linear time for inline styles', () => {
  const make = (unit: string, length: number) => Buffer.from(`<p>a${unit.repeat(length / unit.length)}`);
  for (const unit of ['<i style="color:#fff;">', '<b style="opacity:0"><p class=a></b>', '<u style="/*">'])
    assertLinear(
      unit,
      40_000,
      length => make(unit, length),
      html => readHtml(html, limits),
    );
  for (const unit of ['/*', ';', 'a:', '/**/ ', '(', '-'])
    assertLinear(unit, 40_000, length => `<p style="${unit.repeat(length)}">a`, read);
});
