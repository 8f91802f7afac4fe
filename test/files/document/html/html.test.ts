import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../../src/contract/limits.js';
import { walkHtml } from '../../../../src/document/html/walk.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { formats } from '../../../../src/files/document/formats.js';
import { readHtml } from '../../../../src/files/document/html/html.js';
import { forAll } from '../../../for-all.js';
import { assertLinearRepeats } from '../../../linear.js';
import { cleanedForm } from '../reading.js';

const read = (html: string) => readHtml(Buffer.from(html));
const textOf = (html: string) => {
  const result = read(html);
  return isProblem(result) ? result.problem : result.text;
};
const clean = (html: string) =>
  Buffer.from(formats.html.clean(Buffer.from(html), { contractions: false }).bytes).toString();

const many = (digit: string, count = 400) => digit.repeat(count);

const texts: [what: string, html: string, text: string][] = [
  ['adds no space at inline elements', '<p>un<b>brok</b>en <i>word</i></p>', 'unbroken word'],
  ['ends a line at blocks and at br', '<div>a<div>b</div>c<br>d</div>', 'a\nb\nc\nd'],
  ['separates paragraphs by an empty line', '<h1>t</h1><p>a<p>b', 't\n\na\n\nb'],
  ['reads line breaks of the source as spaces', '<p>a\n  b</p>', 'a b'],
  ['preserves line breaks in pre, except the first', '<pre>\na\nb</pre>', 'a\nb'],
  ['puts the cells of a row on one line', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>', 'a b\nc'],
  ['puts list items on lines of their own', '<ul><li>a<ul><li>b</ul><li>c</ul>', 'a\nb\nc'],
  ['decodes references once', '<p>&amp;amp; &lt;b&gt; &#8212; &notit; &copy</p>', '&amp; <b> — ¬it; ©'],
  ['decodes decimal references', `a&#${many('1')};b&#${many('0')}65;c&#${many('0')};`, 'a\ufffdbAc\ufffd'],
  ['decodes long hexadecimal references', `b&#x${many('F')};d&#x${many('0')}1F600;e`, 'b\ufffdd\u{1f600}e'],
  ['bounds references in attributes', `<p title="&#${many('9', 500)};">a`, 'a'],
  ['preserves no-break spaces', '<p>a&nbsp;b</p>', 'a\u00a0b'],
  ['omits scripts, styles and comments', '<script>"</p>x"</script><style>y</style><!-- z --><p>a', 'a'],
  ['omits a doubly escaped script', '<script><!--<script></script>x--></script>a', 'a'],
  ['omits navigation and footers', '<nav>x</nav><p>a</p><footer>z</footer>', 'a'],
  ['omits excluded elements up to their own end tag', '<nav><div>x</nav><p>a', 'a'],
  ['does not close an excluded block at an inline end tag', '<b><nav>x</b>y</nav>a', 'a'],
  ['omits hidden text', '<p hidden>x<p style="color:red; DISPLAY : none !important">y<p>a', 'a'],
  ['omits text that is hidden from assistive technology', '<p aria-hidden=true>z<p>a', 'a'],
  ['reads a body that is hidden until scripts run', '<body style="visibility:hidden"><p>a', 'a'],
  ['omits controls and images', '<select><option>x</select><button>y</button><svg><g>z</svg>a', 'a'],
  ['closes an open svg at an HTML block', '<svg><g><p>a', 'a'],
  ['closes an open svg after the link of a script', '<svg><a><script></a><p>a', 'a'],
  ['ignores tags of table parts outside a table', '<div>a<td>b</div>', 'ab'],
  ['omits ruby annotations', '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字', '漢字'],
  ['omits head and title', '<head><title>x</title></head><title>y</title>a', 'a'],
  ['handles end tags without an open element', '</div></p>a</b></p>b', 'a\nb'],
  ['reads text at any depth', `${'<div>'.repeat(1e5)}a${'</div>'.repeat(1e5)}<p>b`, 'a\n\nb'],
  ['returns no_text for an empty page', '', 'no_text'],
  ['returns no_text for spaces', '<p>&nbsp;</p>', 'no_text'],
  ['returns no_text for navigation alone', '<nav>only</nav>', 'no_text'],
];

describe('readHtml', () => {
  for (const [what, html, text] of texts)
    it(what, () => assert.equal(textOf(html).replace(/\n+/g, text.includes('\n\n') ? '\n\n' : '\n'), text));

  for (const [title, html] of [
    ['A & B', '<title>A &amp; B\n</title>x'],
    ['A', '<title>A | Site</title><meta property="og:title" content="A">x'],
    [undefined, '<p>x'],
  ] as const)
    it(`returns the title ${title}`, () => {
      assert.equal((read(html) as { title?: string }).title, title);
    });
});

describe('walkHtml', () => {
  it('ignores attributes beyond the limit', () => {
    const names = Array.from({ length: 50_000 }, (_, i) => `a${i}`);
    const counts: number[] = [];
    const open = (_: unknown, attributes: readonly unknown[]) => counts.push(attributes.length);
    walkHtml(`<p ${names.join(' ')}>`, { open, close() {}, text() {} });
    assert.deepEqual(counts, [limits.htmlAttributes]);
  });

  it('closes every opened element once, for any sequence of tags', () => {
    const tags =
      '<p> </p> <b> </b> <div> </div> <a> </a> <li> <table> <td> </table> <svg> </svg> <nav> </nav> <script> </script> <br> </br> <h1> </h2> text &amp; \0';
    const piece = fc.constantFrom(...tags.split(' '), '<pre>\n', '\r\n');
    forAll([fc.array(piece, { maxLength: 60 })], { examples: [[['<script>', '\0']]] }, pieces => {
      let open = 0;
      const source = pieces.join('');
      const text = (_: string, start: number) => assert.ok(start >= 0 && start < source.length);
      walkHtml(source, { open: () => open++, close: () => open--, text });
      assert.equal(open, 0);
    });
  });
});

const underline = '<span style="text-decoration: underline">\xa0\xa0</span> <u>&nbsp; &nbsp;</u>';
const cleaned: [what: string, html: string, after?: string][] = [
  ['replaces glyphs and references', '<p>“a” &ldquo;b&#8221; c&hellip;', '<p>"a" "b" c...'],
  ['does not change attributes and comments', '<p title="“x”"><!-- “y” -->“a”'],
  ['does not change code and preformatted text', '<code>“x”</code><pre>“y”</pre>“a”'],
  ['does not change scripts', '<script>"“x”"</script>“a”'],
  ['treats inline code as a word inside quotation marks', '“<code>x</code>”', '"<code>x</code>"'],
  ['replaces a dash that is alone in its element', 'one<b>—</b>two', 'one<b> - </b>two'],
  [
    'preserves no-break spaces that indent a line',
    '<p>&nbsp;\xa0“a” b&nbsp;c<br>\n&emsp;<b>\u2003“a”</b></p>',
    '<p>&nbsp;\xa0"a" b c<br>\n&emsp;<b>\u2003"a"</b></p>',
  ],
  ['preserves line ends and indentation', '<p>\r\n    a\r\n    “a”\r\n</p>'],
  ['locates text after a reference to two characters', '<p>&NotEqualTilde;… b', '<p>&NotEqualTilde;... b'],
  ['locates text after an unknown reference', '<p>&bogus; a—b “a”', '<p>&bogus; a - b "a"'],
  ['locates text after an ampersand', '<p>&“a” &amp;amp; “a”'],
  ['locates text after an empty end tag', '<p>a</>“a”'],
  ['locates text after an empty end tag in a title, where it is text', '<title></>“a”</title>'],
  ['locates text after a null character', '<p>a\0“a”'],
  ['locates a reference after a null character', '<p></>\0&ldquo;a”', '<p></>\0"a"'],
  ['locates text after a null character in a title', '<title>\0“a”</title>'],
  ['leaves underlined blanks to fill in', `<p>“a”: ${underline}`],
  ['cleans other underlined text', '<u>c&nbsp;“a”</u>', '<u>c "a"</u>'],
  ['escapes replacements that would be markup', '<p>a ＜b', '<p>a &lt;b'],
  ['cleans the root of a shadow tree', '<template shadowrootmode=open><p>“a”</template>'],
  ['does not change other templates', '<template><p>“x”</template>“a”'],
];

describe('cleaning of HTML', () => {
  for (const [what, html, after = cleanedForm(html)] of cleaned)
    it(what, () => {
      assert.equal(clean(html), after);
      assert.equal(clean(after), after);
    });

  it('preserves the bytes of a legacy charset', () => {
    const source = (quotation: string) =>
      Buffer.from(`<meta charset=windows-1252><p>caf\xe9 ${quotation}`, 'latin1');
    const { bytes } = formats.html.clean(source('\x93q\x94'), { contractions: false });
    assert.deepEqual(Buffer.from(bytes), source('"q"'));
  });
});

const unseen: [what: string, html: string][] = [
  ['no size', '<p style="font-size:0px">'],
  ['the size of an ancestor', '<div style="font-size:0"><p><b style="font-size:1em">'],
  ['the size of a font', '<p style="font:0/0 a">'],
  ['no opacity', '<p style="opacity:0">'],
  ['a place to the left', '<p style="position:absolute;left:-9999px">'],
  ['a translation', '<p style="transform:translateX(-9999px)">'],
  ['a clip', '<p style="position:absolute;clip:rect(1px, 1px, 1px, 1px)">'],
  ['no height', '<p style="height:0;overflow:hidden">'],
  ['no width', '<p style="width:0.5px;overflow-x:clip;overflow:clip">'],
  ['the colour of its background', '<p style="color:#fff;background-color:#fff">'],
  ['nearly the colour of its background', '<p style="background:#FFFFFF none;color:rgb(254, 254, 253)">'],
  ['the background of an ancestor', '<div style="background:white"><p><span style="color:#ffffffff">'],
  ['no colour', '<p style="color:rgba(0,0,0,0)">'],
  ['a style inside an unseen element', '<div style="opacity:0"><p class="a" style="opacity:1;color:red">'],
];

const seen: [what: string, html: string][] = [
  ['a size inside a container without one', '<div style="font-size:0px"><div style="font-size:13px">'],
  ['an animation that begins without opacity', '<div style="opacity:0;transform:translateY(20px)">'],
  ['a place on a tall page', '<p style="position:absolute;top:12000px;left:90px">'],
  ['proportions of a video', '<div style="height:0;overflow:hidden;padding-bottom:56%">'],
  ['white over an image', '<div style="background:#fff url(a.png)"><p style="color:#fff">'],
  ['white on black', '<div style="background:#fff;color:#000"><p style="color:#fff;background:#000">'],
  ['its own colour', '<div style="background:#fff;color:#fff"><p style="color:#222">'],
  ['a gradient in place of a colour', '<p style="color:transparent;-webkit-background-clip:text">'],
  ['a cell as wide as the others', '<table><tr><td style="max-width:0;overflow:hidden">'],
  ['a body that a script shows', '<body style="opacity:0"><p>'],
  ['a style that ended', '<p><b style="font-size:0"></b>'],
  ['the root of a shadow tree', '<x-note><template shadowrootmode="open"><p>'],
];

describe('visibility by inline styles', () => {
  for (const [what, open] of unseen)
    it(`omits text with ${what}, and does not clean it`, () => {
      const close = [...open.matchAll(/<(\w+)/g)].map(([, name]) => `</${name}>`).reverse();
      const html = `<p>“a”</p>${open}“Unseen.”${close.join('')}<p>“a”</p>`;
      const result = read(html);
      assert.ok(!isProblem(result));
      assert.equal(result.text, '“a”\n\n“a”');
      assert.deepEqual(result.warnings, ['Text that the page does not display was left out.']);
      assert.equal(clean(html), cleanedForm(html));
    });

  for (const [what, open] of seen)
    it(`reads text with ${what}`, () => assert.equal(textOf(`${open}Seen.`), 'Seen.'));

  it('takes linear time', () => {
    const elements = ['<i style="color:#fff;">', '<b style="opacity:0"><p class=a></b>', '<u style="/*">'];
    assertLinearRepeats(elements, 40_000, read, repeated => `<p>a${repeated}`);
    const styles = ['/*', ';', 'a:', '/**/ ', '(', '-'];
    assertLinearRepeats(styles, 100_000, read, repeated => `<p style="${repeated}">a`);
  });
});
