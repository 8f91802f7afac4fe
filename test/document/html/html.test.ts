import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isProblem } from '../../../src/document/document.js';
import { cleanHtml } from '../../../src/document/html/clean.js';
import { readHtml } from '../../../src/document/html/html.js';
import { walkHtml } from '../../../src/document/html/walk.js';
import { limits } from '../../../src/limits.js';

const read = (html: string) => {
  const result = readHtml(Buffer.from(html), limits);
  return isProblem(result) ? result.problem : result.text;
};

const cases: [what: string, html: string, text: string][] = [
  ['inline elements add no space', '<p>un<b>brok</b>en <i>word</i></p>', 'unbroken word'],
  ['blocks and br end lines', '<div>a<div>b</div>c<br>d</div>', 'a\nb\nc\nd'],
  ['paragraphs are set off', '<h1>t</h1><p>a<p>b', 't\n\na\n\nb'],
  ['source line breaks are spaces', '<p>a\n  b</p>', 'a b'],
  ['but not in pre, whose first one is dropped', '<pre>\na\nb</pre>', 'a\nb'],
  ['cells share a line, rows do not', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>', 'a b\nc'],
  ['items are lines', '<ul><li>a<ul><li>b</ul><li>c</ul>', 'a\nb\nc'],
  ['entities are decoded once', '<p>&amp;amp; &lt;b&gt; &#8212; &notit; &copy</p>', '&amp; <b> — ¬it; ©'],
  [
    'numeric references of any length are one character',
    `<p title="&#${'9'.repeat(500)};">a&#${'1'.repeat(400)};b&#x${'F'.repeat(300)};c&#${'0'.repeat(400)}65;d&#x${'0'.repeat(300)}1F600;e&#${'0'.repeat(400)};`,
    'a\ufffdb\ufffdcAd\u{1f600}e\ufffd',
  ],
  ['no-break spaces are the author\u2019s', '<p>a&nbsp;b</p>', 'a\u00a0b'],
  ['scripts, styles and comments go', '<script>"</p>x"</script><style>y</style><!-- z --><p>a', 'a'],
  ['so does the content of a doubly escaped script', '<script><!--<script></script>x--></script>a', 'a'],
  [
    'navigation and footers go, by name and by role',
    '<nav>x</nav><p>a</p><div role=navigation>y</div><footer>z</footer>',
    'a',
  ],
  ['what is inside them goes too, to their own end', '<nav><div>x</nav><p>a', 'a'],
  ['an inline end tag does not end a dropped block', '<b><nav>x</b>y</nav>a', 'a'],
  ['a paragraph is ended by a block', '<p hidden>x<div>a</div>', 'a'],
  [
    'hidden text goes',
    '<p hidden>x<p style="color:red; DISPLAY : none !important">y<p aria-hidden=true>z<p>a',
    'a',
  ],
  ['but not a body hidden until scripts have run', '<body style="visibility:hidden"><p>a', 'a'],
  [
    'controls, pictures and fallbacks go',
    '<select><option>x</select><button>y</button><svg><title>z</title></svg><noscript>n</noscript><iframe>f</iframe>a',
    'a',
  ],
  ['svg left open ends at an HTML block', '<svg><g><p>a', 'a'],
  ['stray table parts are no tags', '<div>a<td>b</div>', 'ab'],
  ['ruby glosses go', '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字', '漢字'],
  ['title and head are no prose', '<head><title>x</title></head><title>y</title>a', 'a'],
  ['stray end tags', '</div></p>a</b></p>b', 'a\nb'],
];

for (const [what, html, text] of cases)
  test(what, () => assert.equal(read(html).replace(/\n+/g, text.includes('\n\n') ? '\n\n' : '\n'), text));

test('the title is the shared one, else the title element', () => {
  const titleOf = (html: string) => (readHtml(Buffer.from(html), limits) as { title?: string }).title;
  assert.equal(titleOf('<title>A &amp; B\n</title>x'), 'A & B');
  assert.equal(titleOf('<title>A | Site</title><meta property="og:title" content="A">x'), 'A');
  assert.equal(titleOf('<p>x'), undefined);
});

test('a page without visible text is no text', () => {
  for (const html of ['', '<frameset><frame src=x></frameset>', '<p>&nbsp;</p>', '<nav>only</nav>'])
    assert.equal(read(html), 'no_text');
});

test('any depth of nesting is read, and no element is lost to it', () => {
  assert.equal(
    read('<div>'.repeat(100_000) + 'deep' + '</div>'.repeat(100_000) + '<p>after'),
    'deep\n\nafter',
  );
});

test('attributes beyond the limit are ignored', () => {
  const names = Array.from({ length: 50_000 }, (_, i) => `a${i}`);
  const counts: number[] = [];
  walkHtml(
    `<p ${names.join(' ')}>`,
    { open: (_, attributes) => counts.push(attributes.length), close() {}, text() {} },
    limits,
  );
  assert.deepEqual(counts, [limits.htmlAttributes]);
});

test('no string of tags breaks the walk: every element that opens closes once', () => {
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
  const result = cleanHtml(Buffer.from(html), limits, { contractions: false });
  assert.ok(!isProblem(result));
  return Buffer.from(result.bytes).toString();
};

const cleaned: [what: string, html: string, expected: string][] = [
  ['glyphs and references alike', '<p>“a” &ldquo;b&#8221; c&hellip;', '<p>"a" "b" c...'],
  ['attributes and comments stay', '<p title="“x”"><!-- “y” -->“z”', '<p title="“x”"><!-- “y” -->"z"'],
  [
    'code, scripts and preformatted text stay',
    '<code>“a”</code><pre>“b”</pre><script>"“c”"</script>',
    '<code>“a”</code><pre>“b”</pre><script>"“c”"</script>',
  ],
  ['a quotation around code is a quotation', '“<code>x</code>”', '"<code>x</code>"'],
  ['a dash in an element of its own', 'one<b>—</b>two', 'one<b> - </b>two'],
  ['line ends and indentation stay', '<p>\r\n    a\r\n    “b”\r\n</p>', '<p>\r\n    a\r\n    "b"\r\n</p>'],
  ['a reference that stands for two characters', '<p>&NotEqualTilde;… b', '<p>&NotEqualTilde;... b'],
  [
    'a literal ampersand before a glyph',
    '<p>&bogus; a—b &“c” &amp;amp; “d”',
    '<p>&bogus; a - b &"c" &amp;amp; "d"',
  ],
  ['an empty end tag, which is no token', '<p>a</>“b”', '<p>a</>"b"'],
  ['an empty end tag in a title, which is text', '<title></>“b”</title>', '<title></>"b"</title>'],
  ['a null character, which is dropped', '<p>a\0“b”', '<p>a\0"b"'],
  ['what becomes markup is escaped', '<p>a ＜b', '<p>a &lt;b'],
];

for (const [what, html, expected] of cleaned)
  test(`cleaning: ${what}`, () => {
    assert.equal(clean(html), expected);
    assert.equal(clean(expected), expected);
  });

test('cleaning keeps the bytes of a legacy charset', () => {
  const source = Buffer.from('<meta charset=windows-1252><p>caf\xe9 \x93q\x94', 'latin1');
  const result = cleanHtml(source, limits, { contractions: false });
  assert.ok(!isProblem(result));
  assert.equal(Buffer.from(result.bytes).toString('latin1'), '<meta charset=windows-1252><p>caf\xe9 "q"');
});
