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
    'headings, emphasis and links are their text',
    '# A *b*\n\n**c** [d](http://e "f") <http://g>',
    'A b\n\nc d http://g',
  ],
  ['a byte order mark hides no heading', '\ufeff# A', 'A'],
  [
    'fenced code goes, closed or not, in quotes and lists',
    'a\n\n```js\nx\n```\n\n> ~~~\n> x\n> ~~~\n\nb\n\n```\nx',
    'a\n\nb',
  ],
  ['indented code goes', 'a\n\n    x = 1\n\nb', 'a\n\nb'],
  ['inline code stays', 'use `x_y_z` here', 'use x_y_z here'],
  ['underscores inside words stay', 'a_b_c', 'a_b_c'],
  ['front matter goes', '---\ntitle: x\ntags:\n  - y\n---\n\na', 'a'],
  ['a rule at the start is no front matter', '---\n\na: b\n\n---', 'a: b'],
  ['images leave nothing', 'a ![x](y.png) b', 'a b'],
  ['task boxes go', '- [x] done\n- [ ] open', 'done\nopen'],
  ['raw HTML is reduced like a page', 'a <b>b</b><script>x</script>\n\n<nav>y</nav>', 'a b'],
];

for (const [what, source, text] of cases) test(what, () => assert.equal(read(source), text));

test('nesting beyond reason is a clear failure or text, never a crash', () => {
  for (const source of [
    '>'.repeat(20_000) + 'a',
    '['.repeat(50_000),
    '*'.repeat(50_000) + 'a' + '*'.repeat(50_000),
  ])
    assert.equal(typeof read(source), 'string');
});

test('text nested deeper than the cap is read at the cap', () => {
  for (const source of ['> ', '* ', '1. ', '- > ', '>'])
    assert.equal(read(`${source.repeat(3_000)}a\n\nb`), 'a\n\nb', source);
});

test('blocks beyond the budget are left as text, with a warning, whatever they are', () => {
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

test('more markup than is read is left as text, with a warning', () => {
  const result = readMarkdown(Buffer.from('*a* '.repeat(60_000)), limits);
  assert.ok(!isProblem(result));
  assert.match(result.warnings.join(), /more markup/);
  assert.match(result.text, /^a a [\s\S]*\*a\* \*a\*$/);
});

const cleaned: [what: string, source: string, expected: string][] = [
  ['text', '# “A” — b…', '# "A" - b...'],
  ['code of every kind stays', '`“a”`\n\n```\n“b”\n```\n\n    “c”', '`“a”`\n\n```\n“b”\n```\n\n    “c”'],
  [
    'destinations, titles, definitions and tags stay',
    '[“a”](/“b” "“c”")\n\n[d]: /“e”\n\n<i title="“f”">“g”</i>',
    '["a"](/“b” "“c”")\n\n[d]: /“e”\n\n<i title="“f”">"g"</i>',
  ],
  ['comments stay', '“a” <!-- “b”\n“c” --> “d”', '"a" <!-- “b”\n“c” --> "d"'],
  ['front matter stays', '---\ntitle: “a”\n---\n“b”', '---\ntitle: “a”\n---\n"b"'],
  ['hard breaks and indentation stay', '- “a”  \n  b', '- "a"  \n  b'],
  ['rules and tables stay', '---\n\n|a|b|\n|---|:-:|\n|“c”|d|', '---\n\n|a|b|\n|---|:-:|\n|"c"|d|'],
  ['a dash that would become a list stays', '— “a”', '— "a"'],
  ['so does one behind quotation marks', 'x\n> > — “a”', 'x\n> > — "a"'],
  ['but not one inside a line', 'a—b\nab cd ef—gh', 'a - b\nab cd ef - gh'],
];

for (const [what, source, expected] of cleaned)
  test(`cleaning: ${what}`, () => {
    const result = cleanMarkdown(Buffer.from(source), { contractions: false });
    assert.ok(!isProblem(result));
    assert.equal(Buffer.from(result.bytes).toString(), expected);
  });
