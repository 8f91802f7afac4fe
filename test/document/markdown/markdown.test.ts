import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isProblem } from '../../../src/document/document.js';
import { cleanMarkdown } from '../../../src/document/markdown/clean.js';
import { readMarkdown } from '../../../src/document/markdown/markdown.js';
import { limits } from '../../../src/limits.js';

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

test('Markdown extraction: returns text or a problem for extreme nesting', () => {
  for (const source of [
    '>'.repeat(20_000) + 'a',
    '['.repeat(50_000),
    '*'.repeat(50_000) + 'a' + '*'.repeat(50_000),
  ])
    assert.equal(typeof read(source), 'string');
});

test('Markdown extraction: reads text beyond the depth limit at the limit', () => {
  for (const source of ['> ', '* ', '1. ', '- > ', '>'])
    assert.equal(read(`${source.repeat(3_000)}a\n\nb`), 'a\n\nb', source);
});

test('Markdown extraction: leaves blocks beyond the budget as text, with a warning', () => {
  for (const source of [
    '- a\n'.repeat(100_000),
    '# a\n'.repeat(100_000),
    `- a\n${'b\n'.repeat(100_000)}`,
    `${'|a'.repeat(900)}|\n${'|-'.repeat(900)}|\n${'|b\n'.repeat(100_000)}`,
    `${'>'.repeat(9)}a\n${'b\n'.repeat(100_000)}`,
  ]) {
    const result = readMarkdown(Buffer.from(`${source}\nthe *end*`), limits);
    assert.ok(!isProblem(result));
    assert.match(result.warnings.join(), /more markup/);
    assert.ok(result.text.endsWith('the *end*'), source.slice(0, 20));
  }
});

test('Markdown extraction: leaves inline markup beyond the budget as text, with a warning', () => {
  const result = readMarkdown(Buffer.from('*a* '.repeat(60_000)), limits);
  assert.ok(!isProblem(result));
  assert.match(result.warnings.join(), /more markup/);
  assert.match(result.text, /^a a [\s\S]*\*a\* \*a\*$/);
});

const cleaned: [what: string, source: string, expected: string][] = [
  ['replaces glyphs', '# “A” — b…', '# "A" - b...'],
  [
    'does not change code of any kind',
    '`“a”`\n\n```\n“b”\n```\n\n    “c”',
    '`“a”`\n\n```\n“b”\n```\n\n    “c”',
  ],
  [
    'does not change link destinations, titles, definitions and tags',
    '[“a”](/“b” "“c”")\n\n[d]: /“e”\n\n<i title="“f”">“g”</i>',
    '["a"](/“b” "“c”")\n\n[d]: /“e”\n\n<i title="“f”">"g"</i>',
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
    const result = cleanMarkdown(Buffer.from(source), { contractions: false });
    assert.ok(!isProblem(result));
    assert.equal(Buffer.from(result.bytes).toString(), expected);
  });
