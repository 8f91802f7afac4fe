import { mulberry32 } from '../../src/training/statistics/random.js';
import { archive, contentXml, relationships, wordXml } from '../../test/files/document/archive.js';
import { pdfFamilies } from './pdf-families.js';

/**
 * A family of inputs that can make parsers slow, such as repeated units, openers without closers, closers
 * without openers, deep nesting, wide tables and very long tokens. `make` returns about `size` characters, or
 * bytes for compressed documents.
 */
export interface Family {
  name: string;
  syntax: Syntax;
  make(size: number): string | Uint8Array;
}

/**
 * `text` is sent to every endpoint for prose, Markdown, HTML and XML; the others to the endpoints of their
 * format.
 */
export type Syntax = 'text' | 'docx' | 'odt' | 'pdf' | 'json' | 'form' | 'multipart' | 'result';

export const repeat = (unit: string, size: number): string =>
  unit.repeat(Math.max(1, Math.ceil(size / unit.length))).slice(0, size);

/** Units that are repeated unchanged. */
const units: Readonly<Record<string, string>> = {
  prose: 'The committee met on Monday and put off its decision, as nobody had read the report. ',
  'one letter': 'a',
  'capital letter': 'A',
  'letters and spaces': 'a ',
  'short sentences': 'It is. ',
  'one long sentence': 'and so they went on and ',
  'suppressed blocks': '<!-- telltale-ignore -->\nA paragraph.\n\n',
  'suppressed words': '<!--telltale-ignore-->a ',
  'suppressed open elements': '<!--telltale-ignore--><p>',
  'suppressed elements': '<!--telltale-ignore--><p>One.</p>',
  'suppressions alone': '<!--telltale-ignore-->',
  'suppressed headings in one line': '<!--telltale-ignore--># ',
  'suppressed headings': '<!--telltale-ignore-->\n# A\n',
  'suppressed fences': '<!--telltale-ignore-->\n```\na\n```\n',
  'suppressions in fences': '```\n<!--telltale-ignore-->\n```\n',
  'signals disabled and enabled': '<!--telltale-disable a-->x\n\n<!--telltale-enable a-->y\n\n',
  'signals disabled': '<!--telltale-disable a, b-->\nx\n\n',
  'signals enabled': '<!--telltale-enable a-->\nx\n\n',
  questions: 'Who was it? ',
  exclamations: 'No! ',
  'stops without spaces': 'a.b',
  'the same word': 'the ',
  'two function words': 'of the ',
  'stock phrases': 'it is important to note that ',
  'paired phrases': 'not only this but also that ',
  'contrast frames': 'It is not just big, it is huge. ',
  contractions: "I don't, you won't, it's ours. ",
  'long forms': 'I do not, they will not, it is not so. ',
  'long forms in a row': 'I am we are it is do not ',
  'lists of three': 'red, blue, and green; ',
  abbreviations: 'Dr. Mr. e.g. ',
  initials: 'J. R. ',
  ordinals: 'Secondly, ',
  'headings of words': 'In Conclusion: ',
  'curly opener': '“',
  'curly pair': '“”',
  'curly openers before words': '“one ',
  'curly closers after words': 'one” ',
  'single curly openers': '‘one ',
  'straight double quotes': '"',
  'straight quotes before words': '"one ',
  'straight single quotes': "'",
  'apostrophes in words': "o'",
  'curly apostrophes': 'o’',
  primes: '5′ 6″ ',
  guillemets: '« ',
  'guillemets both ways': '» x « ',
  'single guillemets': '‹a ',
  'low quotes': '„a ',
  'doubled singles': "''",
  'backtick quotes': "``a'' ",
  'backtick openers': '``a ',
  'acute quotes': '´a ',
  hyphens: '-',
  'hyphens and spaces': '- ',
  'double hyphens between words': 'a -- b ',
  'em dashes': '—',
  'em dashes between letters': 'a—',
  'em dashes between spaced words': 'word — ',
  'en dashes between figures': '1–2 ',
  'en dashes between letters': 'a–',
  'en dash asides': 'went–as they say–home ',
  'mixed dashes': '—-–',
  'horizontal bars': '― ',
  'minus signs': '−',
  'spaces then dash': '     —',
  'hyphenated words': 'well-',
  dots: '.',
  'dots and spaces': '. ',
  ellipses: '…',
  'ellipses after words': 'word… ',
  commas: ',',
  'words and commas': 'word, ',
  semicolons: '; ',
  colons: 'a: ',
  slashes: '/',
  backslashes: '\\',
  'backslashes at line ends': 'a\\\n',
  ampersands: '&',
  'at signs': '@',
  'letters and at signs': 'a@',
  'mail addresses': 'a@b.c ',
  'mail addresses in a row': 'a@b.c.',
  'addresses without an end': 'a@bbbbbbbbbb',
  'web addresses': 'http://a.b/c ',
  'web addresses in a row': 'http://a.b/http://',
  schemes: 'http://',
  'scheme letters': 'https',
  'www hosts': 'www.a.',
  'www without a host': 'www. ',
  'paths in brackets': 'http://a/(b',
  'trailing marks of an address': 'http://a.b/c…—)',
  digits: '7',
  'digits and commas': '1,',
  'digits and dots': '1.',
  'digits and hyphens': '1-',
  'digits and spaces': '1 ',
  'currency signs': '$5 ',
  'times of day': '5 p.m. ',
  years: '(1999) ',
  'bracketed citations': '[1]',
  'bracketed citations open': '[1',
  'oaicite markers': '[oaicite:1]',
  'cite markers': '[cite: 1, 2]',
  'cite openers': '[cite: 1, ',
  'content references': ':contentReference[oaicite:0]',
  'lenticular brackets': '【1†',
  'private-use openers': '\ue200cite\ue202',
  'private-use entities': '\ue200entity\ue202["a","b"]\ue201',
  'private-use entities open': '\ue200entity\ue202["a","',
  parentheses: '(',
  'parentheses before words': '(one ',
  'closing parentheses': ')',
  'square brackets': '[',
  'closing square brackets': ']',
  'curly brackets': '{',
  'angle brackets': '<',
  'closing angle brackets': '>',
  'bracket mix': '([{',
  newlines: '\n',
  'carriage returns': '\r',
  'carriage return line feeds': '\r\n',
  'line separators': '\u2028',
  'paragraph separators': 'a\u2029',
  'lines of a space': ' \n',
  'lines of tabs': '\t\n',
  'short lines': 'a\n',
  'paragraphs of a letter': 'a\n\n',
  'wrapped lines': 'a line that was broken by hand at its\n',
  tabs: '\t',
  'no-break spaces': '\u00a0',
  'thin spaces between words': 'a\u2009',
  'ideographic spaces': '\u3000',
  'Ogham spaces': '\u1680',
  'double spaces': 'a  ',
  'double spaces and commas': 'a  ,',
  'form feeds': '\f',
  'next-line controls': '\x85',
  'null characters': '\0',
  'zero-width spaces': '\u200b',
  'zero-width joiners': 'a\u200d',
  'zero-width non-joiners in Persian': 'می\u200c',
  'word joiners': '\u2060a',
  'soft hyphens': 'a\u00ad',
  'bidi overrides': '\u202e',
  'bidi isolates': '\u2067a\u2069',
  'bidi marks in Hebrew': 'א\u200f',
  'variation selectors': '\u2764\ufe0f',
  'variation selectors alone': '\ufe0f',
  'tag characters': '\u{e0061}',
  'flag sequences': '\u{1f3f4}\u{e0067}\u{e0062}',
  'emoji families': '\u{1f468}\u200d\u{1f469}\u200d',
  'emoji with skin tones': '\u{1f44d}\u{1f3fd}',
  'regional indicators': '\u{1f1e9}',
  keycaps: '1\ufe0f\u20e3',
  'emoji bullets': '\u{1f680} go\n',
  'dingbat bullets': '✅ go\n',
  'combining accents': 'e\u0301',
  'combining accents alone': '\u0301',
  'stacked combining marks': 'e\u0301\u0323\u0308',
  'Hangul jamo': '\u1112\u1161\u11ab',
  'surrogates high': '\ud83d',
  'surrogates low': '\ude00',
  'surrogates swapped': '\ude00\ud83d',
  noncharacters: '\uffff',
  'Chinese characters': '汉',
  'Chinese sentences': '他说。',
  'Japanese with quotes': '「あ」',
  'Korean words': '한국어 ',
  'Arabic words': 'كلمة ',
  'Hebrew with dashes': 'א—',
  'Thai letters': 'ก',
  'Hindi words': 'शब्द ',
  'Greek words': 'λόγος ',
  'alternating scripts': 'aжα',
  'alternating script words': 'abc где ',
  homoglyphs: 'раyра ',
  'homoglyphs without spaces': 'раyра',
  'fullwidth letters': 'Ａ',
  'fullwidth marks': '！（',
  'styled letters': '\u{1d400}',
  'styled words': '\u{1d400}\u{1d401}\u{1d402} ',
  'older styled letters': 'ℂℍ',
  ligatures: 'ﬁ',
  'fraction slashes': '1⁄2 ',
  'circled letters': 'Ⓐ',
  'Markdown headings': '# a\n',
  'Markdown hashes': '#',
  'seven hashes': '####### a\n',
  'setext headings': 'a\n=\n',
  'setext underlines': '=\n',
  'setext headings of one hyphen': 'a\n-\n',
  'paragraphs over a hyphen': 'a\nb\n-\n',
  'paragraphs between fences': '~~~\nb\n',
  'quote marks': '>',
  'quote marks and spaces': '> ',
  'quoted lines': '> a\n',
  'quoted blank lines': '>\n',
  'list of hyphens': '- a\n',
  'list of stars': '* ',
  'list of pluses': '+ a\n\n',
  'list of numbers': '1. a\n',
  'numbers in a row': '1. ',
  'list and quote': '- > ',
  'task items': '- [ ] a\n',
  'loose items': '- a\n\n  b\n\n',
  'thematic breaks': '***\n',
  'thematic chain': '* * * ',
  'hyphen chain lines': '- - - -\n',
  'code fences': '```\n',
  'code fences left open': '```js\nx\n',
  'tilde fences': '~~~\nx\n~~~\n',
  'tilde fences left open': '~~~x\n',
  'fences of four': '````\n```\n',
  'indented fences': '  ```\n',
  'indented code': '    a\n',
  'indented code and blanks': '    a\n\n',
  'inline code': '`a` ',
  backticks: '`',
  'backticks and spaces': '` ',
  'double backticks': '`` ',
  stars: '*',
  'stars before words': '*a ',
  'double stars before words': '**a ',
  'nested emphasis': '**a *b ',
  'triple stars': '***a ',
  'stars in words': 'a*b',
  underscores: '_',
  'underscores before words': '_a ',
  'underscores in words': 'a_b',
  'emphasis alternating': '*a_',
  strikethrough: '~~a ',
  tildes: '~',
  links: '[a](b) ',
  'link openers': '[a](',
  'link text openers': '[a',
  'link destinations open': '[a](<b',
  'link titles open': '[a](b "',
  images: '![a](b)',
  'image openers': '![',
  'nested images': '![[',
  'reference links': '[a][b]',
  'reference openers': '[a][',
  'link definitions': '[a]: b\n',
  'definition openers': '[a]:\n',
  'definition titles open': '[a]: b "\n',
  footnotes: '[^1] ',
  'footnote definitions': '[^1]: a\n',
  autolinks: '<http://a>',
  'autolink openers': '<http://',
  pipes: '|',
  'table rows without a head': '|a|b|\n',
  'table delimiter rows': '|-|\n',
  'hard breaks': 'a  \n',
  'escaped characters': '\\*',
  'front matter fences': '---\n',
  'tags open': '<div>',
  'paragraph tags': '<p>',
  'bold tags': '<b>',
  'bold and italic tags': '<b><i>',
  'links open': '<a href=x>',
  'list tags': '<ul><li>',
  'item tags': '<li>a',
  'definition list tags': '<dl><dt>a<dd>',
  'table tags': '<table><tr><td>',
  'row tags': '<tr><td>a',
  'select tags': '<select><option>',
  'button tags': '<button>',
  'heading tags': '<h1>a<h2>',
  'closing tags': '</div>',
  'closing inline tags': '</b>',
  'misnested tags': '<a><b></a>',
  'formatting in blocks': '<b><p></b>',
  'tag openers': '<a ',
  'tag starts': '</',
  'void tags': '<br>',
  'line break tags': 'a<br/>',
  comments: '<!-- a -->',
  'comment openers': '<!-- a ',
  'comment closers': '-->',
  'declaration openers': '<!a ',
  'CDATA openers': '<![CDATA[',
  'processing instructions': '<?a ',
  'script tags': '<script>',
  'script comments': '<script><!--',
  'style tags': '<style>a',
  'title tags': '<title>',
  'textarea tags': '<textarea>',
  'svg tags': '<svg><g>',
  'foreign objects': '<svg><foreignObject>',
  'math tags': '<math><mi>',
  'template tags': '<template>',
  'noscript tags': '<noscript>',
  'plaintext tags': '<plaintext>',
  'hidden elements': '<p hidden>a',
  'styled elements': '<p style="display:none">a',
  'classed elements': '<div class="post comment nav">a</div>',
  'attributes left open': '<p a="',
  entities: '&amp;',
  'entities without semicolons': '&amp',
  'unknown entities': '&aaaa;',
  'long entity prefixes': '&CounterClockwiseContourIntegra',
  'numeric entities': '&#8212;',
  'hex entities': '&#x2014;',
  'numeric entity openers': '&#',
  'entity letters': '&a',
  csv: 'a,b,"c"\n',
  'csv quotes open': '"a,\n',
  code: 'if (a) { b(); }\n',
  'comment lines': '// a\n',
  json: '{"a":[',
  'json strings': '"a\\"',
  latex: '$x_1$ ',
  'latex openers': '\\begin{a}',
  'dollar signs': '$',
  'XML declarations': '<?xml version="1.0"?>',
  'log lines': '2024-01-01 00:00:00 INFO a=b\n',
  'chat roles': 'User: a\nAssistant: b\n',
  'bold labels': '**Label:** text\n',
  'bulleted bold labels': '- **Label**: text\n',
  'bullets of typography': '• a\n',
  'bullets in a row': '• ',
  'middle dots': 'a · b ',
  arrows: 'a → b ',
  placeholders: '[Your Name] ',
  'placeholder openers': '[Your ',
  'template openers': '{{',
};

/** A prefix and a repeated unit, which has another meaning after the prefix. */
const headed: Readonly<Record<string, readonly [head: string, unit: string]>> = {
  'table of two columns': ['|a|b|\n|-|-|\n', '|c|d|\n'],
  'table of short rows': [`${'|a'.repeat(40)}|\n${'|-'.repeat(40)}|\n`, '|\n'],
  'wide table of short rows': [`${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n`, '|b\n'],
  'table with escaped pipes': ['|a|b|\n|-|-|\n', '\\|'],
  'lazy quotation': ['> a\n', 'b\n'],
  'quoted list': ['> - a\n', '>   b\n'],
  'item with lines': ['- a\n', 'b\n'],
  'item with indented lines': ['- a\n', '  b\n'],
  'item with blank lines': ['- a\n', '\n'],
  'HTML block': ['<div>\n', 'a\n'],
  'HTML comment block': ['<!--\n', 'a\n'],
  'script left open': ['<script>', 'a<b '],
  'comment left open': ['<!--', '-'],
  'attribute left open': ['<a b="', 'x'],
  'attributes of one tag': ['<a ', 'b=c '],
  'style of one element': ['<p style="', 'display:none;'],
  'class of one element': ['<div class="', 'post '],
  'numeric entity digits': ['&#', '1'],
  'hex entity digits': ['&#x', 'f'],
  'zero digits of an entity': ['&#', '0'],
  'named entity letters': ['&', 'a'],
  'fence with long info': ['```', 'a '],
  'fence left open': ['```\n', 'a\n'],
  'link with long text': ['[', 'a '],
  'link with long destination': ['[a](', 'b'],
  'link with long title': ['[a](b "', 'c '],
  'definition with long label': ['[', 'a'],
  'code span left open': ['`', 'a '],
  'code span of growing runs': ['`` ', '` '],
  'emphasis left open': ['*', 'a '],
  'emphasis left open, underscores': ['_', 'a_ '],
  'quotation left open': ['“', 'a '],
  'citation left open': ['[cite: 1', ' '],
  'scheme then letters': ['http://', 'a'],
  'scheme then dots': ['http://', 'a.'],
  'scheme then closers': ['http://a', ')'],
  'front matter left open': ['---\na: b\n', 'c: d\n'],
  'address inside code': ['`', 'a@b.c '],
  'number before spaces': ['1.', ' '],
  'word before spaces': ['a', ' '],
  'letters around one sign': ['a@', 'b'],
  'title left open': ['<title>', 'a '],
  'preformatted text': ['<pre>', ' \n'],
  'tail of a participle': ['It works, ', 'making it easier, '],
};

/**
 * One unit repeated for half the size, then another: scanning back or ahead from each second unit crosses the
 * first half.
 */
const halves: Readonly<Record<string, readonly [string, string]>> = {
  'spaces, then dashes': [' ', '— '],
  'spaces, then words': [' ', 'a '],
  'tabs, then table rows': ['\t', '| -- |'],
  'letters, then at signs': ['a', '@b.c '],
  'at signs, then letters': ['@', 'a.'],
  'letters, then dashes': ['a', '—b'],
  'letters, then quotes': ['a', '“'],
  'openers, then closers': ['(', ')'],
  'brackets, then closers': ['[', ']'],
  'links, then closers': ['[a', '](b)'],
  'images, then closers': ['![a', '](b)'],
  'stars, then stars': ['*a ', 'b* '],
  'double stars, then closers': ['**a ', 'b** '],
  'stars, then underscores': ['*', '_'],
  'underscores, then stars': ['_a ', '*b '],
  'double backticks, then single': ['``a ', '`b '],
  'fences, then text': ['```\n', 'a\n'],
  'quote marks, then text': ['>', 'a\n'],
  'quote marks, then quoted lines': ['>', '\n> a'],
  'list marks, then text': ['* ', 'a\n'],
  'dashes, then lines': ['- ', 'a\n'],
  'tags, then closing tags': ['<b>', '</b>'],
  'blocks, then closing tags': ['<div>', '</div>'],
  'paragraphs, then inline tags': ['<p>', '<b>a</b>'],
  'inline tags, then items': ['<b>', '<li>a'],
  'inline tags, then closing headings': ['<b>', '</h1>'],
  'links, then paragraphs': ['<a>', '<p>a'],
  'divisions, then cells': ['<div>', '<td>a'],
  'tables, then cells': ['<table><td>', '<td>a'],
  'definitions, then uses': ['[a]: b\n', '[a] '],
  'rows, then pipes': ['|a|\n', '|'],
  'newlines, then words': ['\n', 'a '],
  'blank lines, then dashes': [' \n', '— \n'],
  'combining marks, then letters': ['\u0301', 'e\u0301'],
  'zero widths, then letters': ['\u200b', 'a\u200b'],
  'Chinese, then dashes': ['汉', '—a'],
  'Hebrew, then marks': ['א', 'a\u200f'],
  'quotes, then apostrophes': ['"', "'"],
  'curly openers, then closers': ['“', '”'],
  'guillemets, then spaces': ['«', ' '],
  'dots, then letters': ['.', 'a'],
  'digits, then letters': ['1', 'a1'],
  'commas, then conjunctions': ['a, ', 'and '],
  'capital words, then small ones': ['The ', 'the '],
  'schemes, then spaces': ['http://', ' '],
  'ampersands, then semicolons': ['&', ';'],
};

/** Random sequences of pieces with a fixed seed; a larger size extends the same sequence. */
function drawn(pieces: readonly string[], size: number): string {
  const next = mulberry32(pieces.length);
  let text = '';
  while (text.length < size) text += pieces[Math.floor(next() * pieces.length)]!;
  return text.slice(0, size);
}

/** Inputs built line by line from a function of the line number. */
function lines(size: number, line: (i: number) => string): string {
  let text = '';
  for (let i = 1; text.length < size; i++) text += line(i);
  return text.slice(0, size);
}

const shaped: Readonly<Record<string, (size: number) => string>> = {
  'different words': size => lines(size, i => `${(i * 7_919).toString(36).replace(/\d/g, 'q')} `),
  'words of growing length': size => lines(size, i => `${'a'.repeat(i)} `),
  'lines of growing length': size => lines(size, i => `${'a '.repeat(i)}\n`),
  'growing backtick runs': size => lines(size, i => `${'`'.repeat(i)} `),
  'growing star runs': size => lines(size, i => `${'*'.repeat(i)}a `),
  'growing fences': size => lines(size, i => `${'`'.repeat(2 + i)}\n`),
  'growing quotations': size => lines(size, i => `${'>'.repeat(i)} a\n`),
  'growing indentation': size => lines(size, i => `${'  '.repeat(i)}- a\n`),
  'cycling indentation': size => lines(size, i => `${'  '.repeat(i % 90)}- a\n`),
  'shrinking quotations': size => lines(size, i => `${'> '.repeat(200 - (i % 200))}a\n`),
  'table as wide as it is long': size => {
    const columns = Math.max(2, Math.floor(Math.sqrt(size / 2)));
    return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${repeat('|b\n', size)}`.slice(
      0,
      size + 4 * columns,
    );
  },
  'table in one row': size => `${repeat('|a', size >> 1)}|\n${repeat('|-', size >> 1)}|\n`,
  'different definitions': size => lines(size, i => `[a${i}]: b\n`),
  'different footnotes': size => lines(size, i => `[^${i}]: b\n`),
  'different signals disabled': size => lines(size, i => `<!--telltale-disable a${i}-->x `),
  'different signals, then enabled': size =>
    lines(size >> 1, i => `<!--telltale-disable a${i}-->x `) +
    repeat('<!--telltale-enable b-->y ', size >> 1),
  'suppressed dashes': size => lines(size, () => '<!--telltale-ignore--><p>a — b</p><p>a — b</p>\n'),
  'different attributes': size => `<a ${lines(size, i => `a${i}=1 `)}>x`,
  'different tags': size => lines(size, i => `<x${i}>`),
  'different headings': size => lines(size, i => `# a${i}\n`),
  'punctuation at random': size => drawn([...' ab.,—“”‘’\'"-\n*_[]()<>#`~|!&;:@/\\'], size),
  'Markdown at random': size =>
    drawn(
      [
        '\n',
        '> ',
        '- ',
        '1. ',
        '# ',
        '*a*',
        '`b`',
        '[c](d)',
        '|',
        '---',
        '    ',
        '```\n',
        'e',
        ' ',
        '<b>',
        '\n\n',
      ],
      size,
    ),
  'HTML at random': size =>
    drawn(
      [
        '<p>',
        '</p>',
        '<div>',
        '</div>',
        '<b>',
        '</b>',
        '<li>',
        '<table>',
        '<td>',
        '</table>',
        '<a href=b>',
        '</a>',
        'c ',
        '&lt;',
      ],
      size,
    ),
  'letters at random': size => drawn([...'abcdefghijklmnopqrstuvwxyz   .'], size),
};

const textFamilies: Family[] = [
  ...Object.entries(units).map(([name, unit]) => family(name, size => repeat(unit, size))),
  ...Object.entries(headed).map(([name, [head, unit]]) => family(name, size => head + repeat(unit, size))),
  ...Object.entries(halves).map(([name, [one, other]]) =>
    family(name, size => repeat(one, size >> 1) + repeat(other, size >> 1)),
  ),
  ...Object.entries(shaped).map(([name, make]) => family(name, make)),
];

function family(name: string, make: (size: number) => string): Family {
  return { name, syntax: 'text', make };
}

/** Compressed documents with the given XML; the size counts the XML before compression. */
const word = (name: string, body: (size: number) => string, styles?: (size: number) => string): Family => ({
  name,
  syntax: 'docx',
  make: size =>
    archive([
      { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
      {
        name: 'word/document.xml',
        content: wordXml(`${body(size)}<w:p><w:r><w:t>end</w:t></w:r></w:p>`),
        stored: true,
      },
      ...(styles === undefined
        ? []
        : [
            { name: 'word/_rels/document.xml.rels', content: relationships([['styles', 'styles.xml']]) },
            { name: 'word/styles.xml', content: styles(size), stored: true },
          ]),
    ]),
});
const openDocument = (name: string, body: (size: number) => string): Family => ({
  name,
  syntax: 'odt',
  make: size =>
    archive([
      { name: 'content.xml', content: contentXml(`${body(size)}<text:p>end</text:p>`), stored: true },
    ]),
});

/** Repeats whole units up to the size, at least one, so that the XML stays well-formed. */
const repeatWhole = (unit: string, size: number): string =>
  unit.repeat(Math.max(1, Math.floor(size / unit.length)));
const nested = (open: string, close: string, size: number, depthMax = 900): string => {
  const depth = Math.max(1, Math.min(depthMax, Math.floor(size / (open.length + close.length))));
  return repeatWhole(open.repeat(depth) + close.repeat(depth), size);
};
const declarations = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => ` xmlns:n${from + i}="u"`).join('');
const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (inside: string): string => `<w:p>${inside}</w:p>`;

const wordFamilies: Family[] = [
  word('docx paragraphs', size => repeatWhole(paragraph(run('a')), size)),
  word('docx empty paragraphs', size => repeatWhole('<w:p/>', size)),
  word('docx runs of one paragraph', size => paragraph(repeatWhole(run('a'), size))),
  word('docx runs of dashes', size => paragraph(repeatWhole(run('a—'), size))),
  word('docx dashes across runs', size => paragraph(repeatWhole(`${run('a')}${run('—')}`, size))),
  word('docx one run of dashes', size => paragraph(run(repeatWhole('a—', size)))),
  word('docx one run of references', size => paragraph(run(repeatWhole('a&#8212;', size)))),
  word('docx CDATA sections', size =>
    paragraph(`<w:r><w:t>${repeatWhole('<![CDATA[“]]>', size)}</w:t></w:r>`),
  ),
  word('docx comments', size => repeatWhole('<!-- a -->', size)),
  word('docx processing instructions', size => repeatWhole('<?a b?>', size)),
  word('docx tabs', size => paragraph(`<w:r>${repeatWhole('<w:tab/>', size)}</w:r>`)),
  word('docx breaks and dashes', size => paragraph(repeatWhole(`<w:r><w:t>a—</w:t><w:br/></w:r>`, size))),
  word('docx tables', size => nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', size, 300)),
  word(
    'docx cells',
    size => `<w:tbl><w:tr>${repeatWhole(`<w:tc>${paragraph(run('a'))}</w:tc>`, size)}</w:tr></w:tbl>`,
  ),
  word('docx fields left open', size =>
    paragraph(repeatWhole('<w:r><w:fldChar w:fldCharType="begin"/><w:t>a</w:t></w:r>', size)),
  ),
  word('docx fields left open in paragraphs', size =>
    repeatWhole(paragraph(`<w:r><w:fldChar w:fldCharType="begin"/></w:r>${run('a')}`), size),
  ),
  word('docx results left open', size =>
    repeatWhole(
      paragraph(
        `<w:r><w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="separate"/></w:r>${run('a')}`,
      ),
      size,
    ),
  ),
  word('docx alternatives', size =>
    repeatWhole(
      `<mc:AlternateContent><mc:Choice>${paragraph(run('a'))}</mc:Choice><mc:Fallback>${paragraph(run('a'))}</mc:Fallback></mc:AlternateContent>`,
      size,
    ),
  ),
  word('docx alternatives nested', size =>
    nested(
      '<mc:AlternateContent><mc:Choice/><mc:Fallback>',
      '</mc:Fallback></mc:AlternateContent>',
      size,
      300,
    ),
  ),
  word('docx deletions', size => paragraph(repeatWhole(`<w:del>${run('a')}</w:del>`, size))),
  word('docx deleted paragraph marks', size =>
    repeatWhole(`<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('a')}</w:p>`, size),
  ),
  word('docx text boxes', size =>
    nested('<w:p><w:r><w:txbxContent>', '</w:txbxContent></w:r></w:p>', size, 250),
  ),
  word('docx elements nested', size => nested('<w:sdt>', '</w:sdt>', size)),
  word('docx namespaces nested', size => {
    const depth = Math.min(900, Math.max(1, Math.floor(size / 3_000)));
    return `${Array.from({ length: depth }, (_, i) => `<w:sdt${declarations(Math.floor(size / depth / 16), i * 1_000)}>`).join('')}${'</w:sdt>'.repeat(depth)}`;
  }),
  word('docx namespaces on one element', size => `<w:sdt${declarations(Math.floor(size / 16))}/>`),
  word('docx namespaces on every element', size => repeatWhole('<w:sdt xmlns:n="u"/>', size)),
  word(
    'docx attributes of one element',
    size => `<w:sdt${Array.from({ length: Math.floor(size / 14) }, (_, i) => ` n${i}="v"`).join('')}/>`,
  ),
  word('docx one long attribute', size => `<w:sdt w:val="${'a'.repeat(size)}"/>`),
  word('docx attribute of references', size => `<w:sdt w:val="${repeatWhole('&amp;', size)}"/>`),
  word('docx one long name', size => `<w:${'a'.repeat(size >> 1)}></w:${'a'.repeat(size >> 1)}>`),
  word('docx different names', size =>
    Array.from({ length: Math.floor(size / 10) }, (_, i) => `<w:n${i}/>`).join(''),
  ),
  word('docx white space between elements', size => `<w:p>${' '.repeat(size)}</w:p>`),
  word('docx white space around text', size => paragraph(repeatWhole('<w:r><w:t>   </w:t></w:r>', size))),
  word(
    'docx styles in a chain',
    size => repeatWhole(paragraph(`<w:pPr><w:pStyle w:val="s1"/></w:pPr>${run('a')}`), size),
    size =>
      `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${Array.from({ length: Math.floor(size / 70) }, (_, i) => `<w:style w:styleId="s${i}"><w:basedOn w:val="s${i + 1}"/></w:style>`).join('')}</w:styles>`,
  ),
  word(
    'docx different styles',
    size =>
      Array.from({ length: Math.floor(size / 80) }, (_, i) =>
        paragraph(`<w:pPr><w:pStyle w:val="s${i}"/></w:pPr>${run('a')}`),
      ).join(''),
    size =>
      `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${Array.from({ length: Math.floor(size / 70) }, (_, i) => `<w:style w:styleId="s${i}"><w:basedOn w:val="s${i + 1}"/></w:style>`).join('')}</w:styles>`,
  ),
];

const odtFamilies: Family[] = [
  openDocument('odt paragraphs', size => repeatWhole('<text:p>a</text:p>', size)),
  openDocument('odt spans', size => `<text:p>${repeatWhole('<text:span>a</text:span>', size)}</text:p>`),
  openDocument(
    'odt spans of dashes',
    size => `<text:p>${repeatWhole('<text:span>a—</text:span>', size)}</text:p>`,
  ),
  openDocument('odt spans nested', size => nested('<text:p><text:span>', '</text:span></text:p>', size, 400)),
  openDocument(
    'odt spans nested deep',
    size => `<text:p>${nested('<text:span>', '</text:span>', size)}</text:p>`,
  ),
  openDocument('odt spaces', size => `<text:p>${repeatWhole('<text:s text:c="9"/>', size)}</text:p>`),
  openDocument('odt spaces and dashes', size => `<text:p>${repeatWhole('a<text:s/>—', size)}</text:p>`),
  openDocument('odt white space', size => `<text:p>${repeatWhole('a \n ', size)}</text:p>`),
  openDocument(
    'odt white space in spans',
    size => `<text:p>${repeatWhole(' <text:span> </text:span>', size)}</text:p>`,
  ),
  openDocument(
    'odt swallowed spaces',
    size => `<text:p>a ${repeatWhole('<text:span> </text:span>', size)}—</text:p>`,
  ),
  openDocument('odt tabs', size => `<text:p>${repeatWhole('<text:tab/>', size)}</text:p>`),
  openDocument(
    'odt notes',
    size =>
      `<text:p>${repeatWhole('<text:note><text:note-body><text:p>a—</text:p></text:note-body></text:note>', size)}</text:p>`,
  ),
  openDocument('odt notes nested', size =>
    nested('<text:p><text:note><text:note-body>', '</text:note-body></text:note></text:p>', size, 250),
  ),
  openDocument(
    'odt annotations',
    size =>
      `<text:p>${repeatWhole('<office:annotation><text:p>a</text:p></office:annotation>', size)}</text:p>`,
  ),
  openDocument('odt tables nested', size =>
    nested(
      '<table:table><table:table-row><table:table-cell>',
      '</table:table-cell></table:table-row></table:table>',
      size,
      250,
    ),
  ),
  openDocument(
    'odt cells',
    size =>
      `<table:table><table:table-row>${repeatWhole('<table:table-cell><text:p>a</text:p></table:table-cell>', size)}</table:table-row></table:table>`,
  ),
  openDocument('odt sections', size => nested('<text:section>', '</text:section>', size)),
  openDocument('odt paragraphs nested', size => nested('<text:p>“x ', '</text:p>', size, 400)),
  openDocument('odt namespaces nested', size => {
    const depth = Math.min(900, Math.max(1, Math.floor(size / 3_000)));
    return `${Array.from({ length: depth }, (_, i) => `<text:section${declarations(Math.floor(size / depth / 16), i * 1_000)}>`).join('')}${'</text:section>'.repeat(depth)}`;
  }),
  openDocument('odt styles in a chain', size =>
    Array.from(
      { length: Math.floor(size / 90) },
      (_, i) => `<style:style style:name="s${i}" style:family="text" style:parent-style-name="s${i + 1}"/>`,
    ).join(''),
  ),
  openDocument('odt references', size => `<text:p>${repeatWhole('a&#8212;', size)}</text:p>`),
];

const other = (syntax: Syntax, name: string, make: (size: number) => string | Uint8Array): Family => ({
  name,
  syntax,
  make,
});

const bodyFamilies: Family[] = [
  other('json', 'json arrays nested', size => '['.repeat(size)),
  other('json', 'json objects nested', size => repeat('{"a":', size)),
  other('json', 'json numbers', size => `[${repeat('1,', size)}1]`),
  other('json', 'json long number', size => `[${'9'.repeat(size)}]`),
  other('json', 'json escapes', size => `["${repeat('\\u0041', size - (size % 6))}"]`),
  other('json', 'json surrogate escapes', size => `["${repeat('\\ud83d', size - (size % 6))}"]`),
  other('json', 'json string left open', size => `["${'a'.repeat(size)}`),
  other('json', 'json backslashes left open', size => `["${'\\'.repeat(size)}`),
  other('json', 'json same keys', size => `{${repeat('"a":1,', size - (size % 6))}"a":1}`),
  other(
    'json',
    'json different keys',
    size => `{${Array.from({ length: Math.floor(size / 10) }, (_, i) => `"k${i}":1,`).join('')}"k":1}`,
  ),
  other('json', 'json white space', size => `[${' '.repeat(size)}1]`),
  other('json', 'json fault at the end', size => `[${repeat('"a\\n",', size - (size % 6))}x]`),
  other('form', 'form fields', size => repeat('a=b&', size)),
  other('form', 'form ampersands', size => '&'.repeat(size)),
  other('form', 'form equals signs', size => '='.repeat(size)),
  other('form', 'form pluses', size => `text=${'+'.repeat(size)}`),
  other('form', 'form percent escapes', size => `text=${repeat('%41', size)}`),
  other('form', 'form broken percents', size => `text=${'%'.repeat(size)}`),
  other('form', 'form different names', size =>
    Array.from({ length: Math.floor(size / 8) }, (_, i) => `k${i}=1`).join('&'),
  ),
  other('form', 'form long name', size => `${'a'.repeat(size)}=1`),
  other('multipart', 'multipart boundaries', size => repeat('--b\r\n', size)),
  other('multipart', 'multipart parts', size =>
    repeat('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n', size),
  ),
  other(
    'multipart',
    'multipart near boundaries',
    size => `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${repeat('\r\n--a', size)}`,
  ),
  other(
    'multipart',
    'multipart hyphens',
    size => `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${repeat('\r\n--', size)}`,
  ),
  other(
    'multipart',
    'multipart long header',
    size => `--b\r\nContent-Disposition: form-data; name="${'a'.repeat(size)}"\r\n\r\n`,
  ),
  other('multipart', 'multipart headers', size => `--b\r\n${repeat('A: b\r\n', size)}`),
  other(
    'multipart',
    'multipart parameters',
    size => `--b\r\nContent-Disposition: form-data; ${repeat('a="b"; ', size)}\r\n\r\n`,
  ),
  other(
    'result',
    'result signals',
    size => `{"score":5,"signals":[${repeatWhole('{"name":"a","score":1,"detail":"b"},', size)}{}]}`,
  ),
  other(
    'result',
    'result evidence',
    size =>
      `{"score":5,"signals":[{"name":"a","active":true,"evidence":[${repeatWhole('{"start":0,"end":9,"text":"a"},', size)}{}]}]}`,
  ),
  other(
    'result',
    'result sentences',
    size => `{"score":5,"sentences":[${repeatWhole('{"start":0,"end":5,"score":50},', size)}{}]}`,
  ),
  other(
    'result',
    'result sentences overlapping',
    size =>
      `{"score":5,"sentences":[${Array.from({ length: Math.floor(size / 40) }, (_, i) => `{"start":${i},"end":900000,"score":50}`).join(',')}]}`,
  ),
  other(
    'result',
    'result passages',
    size =>
      `{"score":5,"passages":[${repeatWhole('{"start":0,"end":5,"words":60,"score":50,"band":"high","top":[]},', size)}{}]}`,
  ),
  other('result', 'result passage signals', size => {
    const top = repeatWhole('{"name":"a","points":1},', size >> 1);
    const passage = `{"start":0,"end":5,"words":60,"score":50,"band":"high","top":[${top}{}]}`;
    return `{"score":5,"passages":[${passage},${passage}]}`;
  }),
  other('result', 'result strings', size => `{"score":5,"disclaimer":"${'a<'.repeat(size >> 1)}"}`),
  other(
    'result',
    'result nested',
    size => `{"score":5,"signals":${'['.repeat(Math.min(60, size))}${']'.repeat(Math.min(60, size))}}`,
  ),
  other('result', 'result fixes', size => `{"score":5,"fixes":[${repeatWhole('"a",', size)}"b"]}`),
  other(
    'result',
    'result artefacts',
    size => `{"score":5,"artefacts":[${repeatWhole('{"kind":"a","text":"b","start":1,"end":2},', size)}{}]}`,
  ),
];

/** All families in a fixed order. */
export const families: readonly Family[] = [
  ...textFamilies,
  ...wordFamilies,
  ...odtFamilies,
  ...pdfFamilies,
  ...bodyFamilies,
];
