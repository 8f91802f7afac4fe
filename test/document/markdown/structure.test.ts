/** Cleanup of Markdown: another parser reads it before and after, and finds the same structure. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Marked } from 'marked';
import { joinBlocks } from '../../../src/document/html/text-blocks.js';
import { sourceSpan } from '../../../src/document/mapped-text.js';
import { readMarkdown } from '../../../src/document/markdown/read-markdown.js';
import { clean } from '../../../src/engine/cleanup/clean.js';
import { forAll } from '../../for-all.js';
import { assertLinearRepeats } from '../../linear.js';
import { beforeAndAfter } from '../../marked.js';

const cleaned = (text: string, readAs: 'auto' | 'plain' | 'markdown' = 'markdown') =>
  clean(text, { contractions: false }, readAs);

/** Sources in which ‹a|b› stands for a part `a` that becomes `b`. */
const cases: [what: string, marked: string][] = [
  ['front matter', '---\ntitle: “A” — b\n---\n\n# A\n\n# B\n'],
  ['front matter after a byte order mark', '\ufeff---\na: “b” — c\n---\n\nText.'],
  ['front matter in JSON', '{\n  "title": "The “a” — b"\n}\n\nText.'],
  ['a quotation of a line that starts with a dash', '> Quote\n> — Mark Twain'],
  ['the two spaces of a hard line break', 'one  \ntwo'],
  ['the destination of a link', '[a](https://a.example/“b”)'],
  ['the title of a link that has curly quotes', '[a]: /b "The “c”"\n\n[a]'],
  ['a comment', '<!-- a — b -->\n\nc'],
  ['a reference and the label of its definition', 'See [a — b] and [c’s][].\n\n[a — b]: /x\n[c’s]: /y'],
  ['shortcodes of templates', '{{< f caption="The “a”" >}}\n\n{% f caption="“a”" %}\n\n<%= "“a”" %>'],
  ['code between tags', '{% highlight a %}\n“b” — c\n{% endhighlight %}\n\n{{< code >}}“d”{{< /code >}}'],
  ['targets of wiki links', '[[a — b]] and ![[c – d.png]] and [[e’s|f]]'],
  ['the heading that a link of the page leads to', '[x](#a--b)\n\n## A — b\n\nText.'],
  ['the second of two headings that a link leads to', '[x](#a--b-1)\n\n## A — b\n\n## A — b'],
  ['attributes of a heading', '# A {#a—b .c}'],
  ['attributes with values', '![a](b.png){width="“5”" .c—d}'],
  ['an invisible character that makes emphasis', '**明日は休み！\u200b**と書いてある。'],
  ['an indent of no-break spaces', 'a\n\n\u00a0\u00a0\u00a0\u00a0b c'],
  ['an invisible character before an indent', 'a\n\n \u200b    b'],
  ['an escape', 'a \\“b'],
  ['mathematics in a line', '$a–b$ and \\(z’\\)'],
  ['mathematics in lines of its own', '$$\nx’ — y\n$$\n\n\\begin{align}\n“a” — b\n\\end{align}'],
  ['the quoted title of a container', '!!! note "The “title” — here"'],
  ['modules of MDX', 'export const a = “b”\n\n{f("“c”") ?? "d — e"} <F items={["“g”"]} />'],
  ['comments and nested expressions of MDX', '{/* “a” — b */}\n\n{a.map(b => f({b})).join("…")}'],
  ['the spaces after markers', 'a\n:   ‹“b”|"b"›\n\n|  c\n|    d‹…|...›'],
  ['the file of a snippet', '--8<-- "a — b.md"'],
  ['a mark that begins a definition', 'a\n: — b'],
  ['marks that become the title of a link', '[a]: /b “c”\n\n[a] and [d](/e “f”)'],
  ['a list number with another full stop', 'a\n\n1․ b'],
  ['a tag or a reference of odd characters', 'a &aｍp; <b c= “d” > ＊e＊'],
  ['a dash that would become a marker, not the rest', 'a\n\n— ‹“b” — c…|"b" - c...›'],
  ['code of any kind', '`“b”`\n\n```\n“c”\n```\n\n    x = “d”'],
  ['no quotation in indented prose', '    The pier ‹“a”|"a"› burned.'],
  [
    'a fence in indented prose, not the text after it',
    'The ‹“pier”|"pier"› burned.\n\n    ```\n    a: “b”\n    ```\n\n‹“c”|"c"›',
  ],
  ['the name of a footnote', 'b[^“1”]\n\n[^“1”]: see ‹“a”|"a"›'],
  ['an indent, a break and a table', '- ‹“a”|"a"›  \n  b\n\n---\n\n|b|c|\n|---|:-:|\n|‹“a”|"a"›|d|'],
  ['a dash that opens a line of quotations', 'x\n> > — ‹“a”|"a"›'],
  ['a line of a space between blocks', '‹“a”|"a"›\n\n\u00a0\n\n‹“b”|"b"›\n\u00a0\nc'],
  ['code elements of HTML, not the rest', '<p>‹“a”|"a"› <code>“b”</code></p>'],
  ['links, not marks of a chat', '‹[span_0](start_span)|›A b‹[span_0](end_span)|›, [c](d).\n'],
];

describe('cleanup of Markdown', () => {
  for (const [what, marked] of cases)
    it(`leaves ${what}`, () => {
      const [text, after] = beforeAndAfter(marked);
      assert.equal(cleaned(text).output_text, after);
      assert.equal(cleaned(after).output_text, after);
    });

  const headings = '# A\n\n## B\n\n';
  it('changes the prose, and counts only these changes', () => {
    const result = cleaned(`${headings}“A” — b\n\n— c`, 'auto');
    const { output_text, read_as, changes, total_changes, chars_in, chars_out } = result;
    assert.deepEqual([output_text, read_as], [`${headings}"A" - b\n\n— c`, 'markdown']);
    assert.deepEqual(changes, { 'smart quotes': 2, 'em/en dash': 1 });
    assert.deepEqual([total_changes, chars_out - chars_in], [3, 0]);
  });

  it('reads the same text as plain when asked', () => {
    assert.equal(cleaned(`${headings}a——\n———`, 'plain').output_text, `${headings}a -\n---`);
  });
});

const marked = new Marked({ gfm: true });
/** The elements of the page, without its text. */
const elements = (text: string): string =>
  String(marked.parse(text))
    .replace(/(^|>)[^<]+/g, '$1')
    .replace(/ alt="[^"]*"/g, '');

/** Parts of a source; `_` is a space and `/` a line break. */
const parts =
  'word _ _ / // —_ — – “ ” ‘ ’ … • \u200b \u2028 * ** #_ >_ -_ 1._ [ ] ](x) ![ | /|-|-|/ [a]:_b/ <b> <!-- --> \\ &amp; ____ ```/ ~~ /---/ /===/ {{ }} $ ](x_“t”) [a]:_b_“t”/ [a] ａ &aｍp; 1․_x １． ＊'
    .split(' ')
    .map(part => part.replaceAll('_', ' ').replaceAll('/', '\n'));
const source = fc
  .array(fc.constantFrom(...parts, '_', '`', '</b>', '\u00a0'), { maxLength: 25 })
  .map(chosen => chosen.join(''));

/** Units that are repeated after a lead. */
const hostile: [lead: string, units: string[]][] = [
  ['a ', ['- ', '> ', '1. ', '*a', '**a *b ', '_a*b', '[', ']', '[a](', '[a](b) ', '![a]', '[a](<b', '`a``']],
  ['a ', ['[a]: b "c\n', '[^a]: b\n', '<a ', '<!-- ', 'a <?b ', '<b>', '|a', '~~', '&amp;', '\\', '{{']],
  ['a ', ['- a\n', '# a\n', '    a\n\n', 'a\n-\n', '~~~\nb\n', '“a” — ']],
  ['“a”\n-|-', ['- ', ' ', '|-', '*', '\t', '=']],
  ['a\n', ['-', '|-', '-  ', ': ']],
  ['[^a]: b\n\n', ['c[^a]']],
  ['1. a\n', ['s```\n']],
  ['-\n', ['    字 -\n']],
  ['- a\n\n', ['  s _m\n']],
];

describe('the structure of Markdown', () => {
  it('is the same for another parser after the cleanup, which is idempotent', () =>
    forAll([source], { numRuns: 1_500, seed: 1 }, written => {
      const text = written.replaceAll('\u2028', '\n');
      const output = cleaned(text).output_text;
      assert.equal(elements(output), elements(text), JSON.stringify(text));
      assert.equal(cleaned(output).output_text, output, JSON.stringify(text));
    }));

  it('gives each character of the visible text its place in the source', () =>
    forAll([source], { numRuns: 500, seed: 1 }, written => {
      const { text, runs } = joinBlocks(readMarkdown(written).blocks);
      for (const { 0: word, index } of text.matchAll(/word|[“”…]/g)) {
        const { start, end } = sourceSpan(runs, { start: index, end: index + word.length });
        assert.equal(written.slice(start, end), word, JSON.stringify(written));
      }
    }));

  it('takes linear time to read and to clean', () => {
    const run = (text: string) => {
      readMarkdown(text);
      cleaned(text);
    };
    for (const [lead, units] of hostile)
      assertLinearRepeats(units, 10_000, run, repeated => `${lead}${repeated}a`);
  });
});
