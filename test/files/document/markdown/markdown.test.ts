import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isProblem } from '../../../../src/files/document/document.js';
import { readMarkdown } from '../../../../src/files/document/markdown/markdown.js';

const read = (source: string) => {
  const result = readMarkdown(Buffer.from(source));
  assert.ok(!isProblem(result));
  return result;
};

const texts: [what: string, source: string, text: string][] = [
  ['headings, emphasis and links', '# A *b*\n\n**c** [d](http://e "f") <http://g>', 'A b\n\nc d http://g'],
  ['a heading after a byte order mark', '\ufeff# A', 'A'],
  ['no fenced code, closed or not', 'a\n\n```js\nx\n```\n\nb\n\n```\nx', 'a\n\nb'],
  ['no fenced code in quotations', 'a\n\n> ~~~\n> x\n> ~~~\n\nb', 'a\n\nb'],
  ['no indented code', 'a\n\n    x = 1\n\nb', 'a\n\nb'],
  [
    'indented paragraphs of a manuscript, with their emphasis',
    'Two\n\n    The ferry was late *again*, and the light\nwas going.\n\n\tNobody on the pier spoke.\n',
    'Two\n\nThe ferry was late again, and the light was going.\n\nNobody on the pier spoke.',
  ],
  ['prose after an indented fence', 'a\n\n    B c.\n\n    ```\n    D e.\n    ```\n\nf', 'a\n\nB c.\n\nf'],
  ['no indented commands', 'Install:\n\n    npm install ferry\n\nDone.', 'Install:\n\nDone.'],
  ['no indented commands in a list', '1. Run\n\n        ferry --port 80 | tee log\n\nDone.', 'Run\n\nDone.'],
  [
    'footnotes as their text',
    'A claim[^1] and more.[^long]\n\n[^1]: Page *nine*.\n[^long]: First,\n    continued.\n\n    Second.\n\nEnd',
    'A claim and more.\n\nPage nine.\n\nFirst, continued.\n\nSecond.\n\nEnd',
  ],
  ['a footnote of one word', 'a[^n] b\n\n[^n]: ibidem', 'a b\n\nibidem'],
  ['a mark without a definition', 'the class [^a-z] here', 'the class [^a-z] here'],
  ['a mark in inline code', 'use `[^1]` here\n\n[^1]: note', 'use [^1] here\n\nnote'],
  ['a footnote up to the next block', 'a[^1]\n\n[^1]: b\n# c', 'a\n\nb\n\nc'],
  ['escaped pipes of cells', '| `a\\|\\|b` | c\\| |\n|---|---|\n| d | e |', 'a||b c|\nd e'],
  ['inline code', 'use `x_y_z` here', 'use x_y_z here'],
  ['underscores inside words', 'a_b_c', 'a_b_c'],
  ['no front matter', '---\ntitle: x\ntags:\n  - y\n---\n\na', 'a'],
  ['the text after a thematic break at the start', '---\n\na: b\n\n---', 'a: b'],
  ['no images', 'a ![x](y.png) b', 'a b'],
  ['no checkboxes of a task list', '- [x] done\n- [ ] open', 'done\nopen'],
  ['embedded HTML like a page', 'a <b>b</b><script>x</script>\n\n<nav>y</nav>', 'a b'],
];

/** Markers beyond a bound are text. */
const bounded: [what: string, source: string, text: RegExp][] = [
  ...['> ', '* ', '1. ', '- > ', '>'].map((marker): [string, string, RegExp] => [
    `${marker}nested`,
    `${marker.repeat(3_000)}a\n\nb`,
    /a\n\nb$/,
  ]),
  ['emphasis', '*a* '.repeat(60_000), /^a a [\s\S]*\*a\* \*a\*$/],
  ['links', '[a](b) '.repeat(60_000), /^a a [\s\S]*\[a\]\(b\)$/],
  ['marks of emphasis', `${'*'.repeat(50_000)}a${'*'.repeat(50_000)}`, /a/],
  ['brackets', `${'['.repeat(50_000)}a`, /a$/],
  ['footnotes', `${'[^a]: '.repeat(30_000)}a`, /a$/],
];

const code = '    let total = sum(rows);\n    return total;\n';

describe('readMarkdown', () => {
  for (const [what, source, text] of texts) it(`reads ${what}`, () => assert.equal(read(source).text, text));
  for (const [what, source, text] of bounded)
    it(`reads ${what} beyond a bound as text`, () => assert.match(read(source).text, text));

  for (const [source, warnings] of [
    [`a\n\n${code}`, ['1 block of indented code was left out.']],
    [`a\n\n${code}\nb\n\n${code}`, ['2 blocks of indented code were left out.']],
    ['a\n\n    They waited until the rain stopped.', []],
  ] as const)
    it(`counts ${warnings.length} omitted blocks of ${source.length} characters`, () => {
      assert.deepEqual(read(source).warnings, warnings);
    });
});
