import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { readMarkdown } from '../../../../src/files/document/markdown/markdown.js';
import { cleanPlain } from '../../../../src/files/document/plain-text.js';
import { assertLinear } from '../../../linear.js';

const read = (source: string) => {
  const result = readMarkdown(Buffer.from(source), limits);
  return isProblem(result) ? result.problem : result.text;
};

const cases: [what: string, source: string, text: string][] = [
  [
    'reads the text of headings, emphasis and links',
    '# A *b*\n\n**c** [d](http://e "f") <http://g>',
    'A b\n\nc d http://g',
  ],
  ['reads a heading after a byte order mark', '\ufeff# A', 'A'],
  [
    'omits fenced code, closed or not, also in quotations',
    'a\n\n```js\nx\n```\n\n> ~~~\n> x\n> ~~~\n\nb\n\n```\nx',
    'a\n\nb',
  ],
  ['omits indented code', 'a\n\n    x = 1\n\nb', 'a\n\nb'],
  [
    'reads indented paragraphs of a manuscript, with their emphasis',
    'Chapter two\n\n    The ferry was late *again*, and the light\nwas going.\n\n\tNobody on the pier spoke.\n',
    'Chapter two\n\nThe ferry was late again, and the light was going.\n\nNobody on the pier spoke.',
  ],
  [
    'reads a file of indented paragraphs only',
    '    Her sister kept the letters in a tin.\n\n    She never opened it.',
    'Her sister kept the letters in a tin.\n\nShe never opened it.',
  ],
  [
    'omits indented commands, also in a list',
    'Install:\n\n    npm install ferry\n\n1. Run\n\n        ferry --port 80 | tee log\n\nDone.',
    'Install:\n\nRun\n\nDone.',
  ],
  [
    'reduces footnotes to their text',
    'A claim[^1] and another.[^long-note]\n\n[^1]: Page *nine*.\n[^long-note]: First part,\n    continued.\n\n    Second part.\n\nEnd',
    'A claim and another.\n\nPage nine.\n\nFirst part, continued.\n\nSecond part.\n\nEnd',
  ],
  ['reads a footnote of one word', 'a[^n] b\n\n[^n]: ibidem', 'a b\n\nibidem'],
  ['reads a mark without a definition as text', 'the class [^a-z] here', 'the class [^a-z] here'],
  ['reads a mark in inline code', 'use `[^1]` here\n\n[^1]: note', 'use [^1] here\n\nnote'],
  ['ends a footnote at the next block', 'a[^1]\n\n[^1]: b\n# c', 'a\n\nb\n\nc'],
  ['reads inline code', 'use `x_y_z` here', 'use x_y_z here'],
  ['preserves underscores inside words', 'a_b_c', 'a_b_c'],
  ['omits front matter', '---\ntitle: x\ntags:\n  - y\n---\n\na', 'a'],
  ['does not read a thematic break at the start as front matter', '---\n\na: b\n\n---', 'a: b'],
  ['omits images', 'a ![x](y.png) b', 'a b'],
  ['omits task list checkboxes', '- [x] done\n- [ ] open', 'done\nopen'],
  ['reads embedded HTML like a page', 'a <b>b</b><script>x</script>\n\n<nav>y</nav>', 'a b'],
];

for (const [what, source, text] of cases)
  test(`Markdown extraction: ${what}`, () => assert.equal(read(source), text));

test('Markdown extraction: counts the omitted blocks of indented code in a warning', () => {
  const code = '    let total = sum(rows);\n    return total;\n';
  for (const [source, warnings] of [
    [`a\n\n${code}`, ['1 block of indented code was left out.']],
    [`a\n\n${code}\nb\n\n${code}`, ['2 blocks of indented code were left out.']],
    ['a\n\n    They waited until the rain stopped.', []],
  ] as const) {
    const result = readMarkdown(Buffer.from(source), limits);
    assert.ok(!isProblem(result));
    assert.deepEqual(result.warnings, warnings);
  }
});

test('Markdown extraction: does not nest footnotes', () => {
  assert.equal(typeof read('[^a]: '.repeat(30_000)), 'string');
  assert.equal(typeof read('[^a]: b\n'.repeat(30_000)), 'string');
});

test('Markdown extraction: returns text or a problem for extreme nesting', () => {
  for (const source of [
    '>'.repeat(20_000) + 'a',
    '['.repeat(50_000),
    '*'.repeat(50_000) + 'a' + '*'.repeat(50_000),
  ])
    assert.equal(typeof read(source), 'string');
});

test('Markdown extraction: reads markers beyond the depth limit as text', () => {
  for (const source of ['> ', '* ', '1. ', '- > ', '>'])
    assert.match(read(`${source.repeat(3_000)}a\n\nb`), /a\n\nb$/, source);
});

test('Markdown extraction: reads more marks than a paragraph may have as text', () => {
  assert.match(read('*a* '.repeat(60_000)), /^a a [\s\S]*\*a\* \*a\*$/);
  assert.match(read('[a](b) '.repeat(60_000)), /^a a [\s\S]*\[a\]\(b\)$/);
});

const cleaned: [what: string, source: string, expected: string][] = [
  ['replaces glyphs', '# “A” — b…', '# "A" - b...'],
  [
    'does not change code of any kind',
    '`“a”`\n\n```\n“b”\n```\n\n    x = “c”',
    '`“a”`\n\n```\n“b”\n```\n\n    x = “c”',
  ],
  [
    'does not change link destinations, titles, definitions and tags',
    '[“a”](/“b” "“c”")\n\n[d]: /“e”\n\n<i title="“f”">“g”</i>',
    '["a"](/“b” "“c”")\n\n[d]: /“e”\n\n<i title="“f”">"g"</i>',
  ],
  [
    'replaces glyphs in indented prose and footnotes',
    '    The “old” pier burned down.\n\na[^“1”]\n\n[^“1”]: see “b”',
    '    The "old" pier burned down.\n\na[^“1”]\n\n[^“1”]: see "b"',
  ],
  ['does not change comments', '“a” <!-- “b”\n“c” --> “d”', '"a" <!-- “b”\n“c” --> "d"'],
  ['does not change front matter', '---\ntitle: “a”\n---\n“b”', '---\ntitle: “a”\n---\n"b"'],
  ['preserves hard line breaks and indentation', '- “a”  \n  b', '- "a"  \n  b'],
  [
    'preserves thematic breaks and tables',
    '---\n\n|a|b|\n|---|:-:|\n|“c”|d|',
    '---\n\n|a|b|\n|---|:-:|\n|"c"|d|',
  ],
  ['does not replace a dash if the line would become a list item', '— “a”', '— "a"'],
  ['does not replace such a dash after block quote markers', 'x\n> > — “a”', 'x\n> > — "a"'],
  ['replaces a dash inside a line', 'a—b\nab cd ef—gh', 'a - b\nab cd ef - gh'],
];

for (const [what, source, expected] of cleaned)
  test(`Markdown cleaning: ${what}`, () => {
    const result = cleanPlain(Buffer.from(source), { contractions: false }, 'markdown');
    assert.ok(!isProblem(result));
    assert.equal(Buffer.from(result.bytes).toString(), expected);
  });

test('Markdown extraction: takes linear time for lines of hyphens', () => {
  for (const part of ['-', '|-', '-  ', ': '])
    assertLinear(part, 50_000, units => `a\n${part.repeat(units / part.length)}a`, read);
});

test('Markdown extraction: takes linear time for an item of many lines', () => {
  for (const [lead, line] of [
    ['1. a\n', 's```\n'],
    ['-\n', '    字 -\n'],
    ['- a\n\n', '  s _m\n'],
  ] as const)
    assertLinear(line, 50_000, units => `${lead}${line.repeat(units / line.length)}`, read);
});
