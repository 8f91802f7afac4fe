/** Cleanup of Markdown: another parser reads it before and after, and finds the same structure. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Marked } from 'marked';
import { limits } from '../../../src/contract/limits.js';
import { joinBlocks } from '../../../src/document/html/text-blocks.js';
import { sourceSpan } from '../../../src/document/mapped-text.js';
import { readMarkdown } from '../../../src/document/markdown/read-markdown.js';
import { clean } from '../../../src/engine/cleanup/clean.js';
import { assertLinear } from '../../linear.js';

const cleaned = (text: string) => clean(text, { contractions: false }, 'markdown').output_text;

describe('cleanup of Markdown leaves', () => {
  const untouched: [what: string, text: string][] = [
    ['a reference and the label of its definition', 'See [a — b] and [c’s][].\n\n[a — b]: /x\n[c’s]: /y'],
    [
      'shortcodes and tags of templates',
      '{{< f caption="The “a”" >}}\n\n{% f caption="“a”" %}\n\n<%= "“a”" %>',
    ],
    ['front matter in JSON', '{\n  "title": "The “a” — b"\n}\n\nText.'],
    ['targets of wiki links', '[[a — b]] and ![[c – d.png]] and [[e’s|f]]'],
    ['the heading that a link of the page leads to', '[x](#a--b)\n\n## A — b\n\nText.'],
    ['the second of two headings that a link leads to', '[x](#a--b-1)\n\n## A — b\n\n## A — b'],
    ['the title of a link that has curly quotes', '[a]: /b "The “c”"\n\n[a]'],
    ['front matter after a byte order mark', '\ufeff---\na: “b” — c\n---\n\nText.'],
    ['an invisible character that makes emphasis', '**明日は休み！\u200b**と書いてある。'],
    ['an indent of no-break spaces', 'a\n\n\u00a0\u00a0\u00a0\u00a0b c'],
    ['attributes of a heading', '# A {#a—b .c}'],
    ['an escape', 'a \\“b'],
    ['code between tags', '{% highlight a %}\n“b” — c\n{% endhighlight %}\n\n{{< code >}}“d”{{< /code >}}'],
    ['mathematics', '$a–b$ and $$\nx’ — y\n$$ and \\(z’\\) and\n\n\\begin{align}\n“a” — b\n\\end{align}'],
    ['the quoted title of a container', '!!! note "The “title” — here"'],
    ['modules and expressions of MDX', 'export const a = “b”\n\n{f("“c”") ?? "d — e"} <F items={["“g”"]} />'],
    ['attributes with values', '![a](b.png){width="“5”" .c—d}'],
    ['a mark that begins a definition', 'a\n: — b'],
    ['marks that become the title of a link', '[a]: /b “c”\n\n[a] and [d](/e “f”)'],
    ['a list number with another full stop', 'a\n\n1․ b'],
    ['a tag or a reference of odd characters', 'a &aｍp; <b c= “d” > ＊e＊'],
    ['an invisible character before an indent', 'a\n\n \u200b    b'],
  ];
  for (const [what, text] of untouched) it(what, () => assert.equal(cleaned(text), text));

  it('a dash that would become a marker, and changes the rest of the line', () => {
    assert.equal(cleaned('a\n\n— “b” — c…'), 'a\n\n— "b" - c...');
  });

  it('a line of a space that separates blocks, and changes the others', () => {
    assert.equal(cleaned('“a”\n\n\u00a0\n\n“b”\n\u00a0\nc'), '"a"\n\n\u00a0\n\n"b"\n\u00a0\nc');
  });

  it('the text of code elements and cleans the rest of a block of HTML', () => {
    assert.equal(cleaned('<p>“a” <code>“b”</code></p>'), '<p>"a" <code>“b”</code></p>');
  });
});

const marked = new Marked({ gfm: true });
/** The elements of the page, without its text. */
const elements = (text: string): string =>
  String(marked.parse(text))
    .replace(/(^|>)[^<]+/g, '$1')
    .replace(/ alt="[^"]*"/g, '');

const parts = fc.constantFrom(
  'word',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '— ',
  '—',
  '–',
  '“',
  '”',
  '‘',
  '’',
  '…',
  '•',
  '\u200b',
  '\u00a0',
  '\u2028',
  '*',
  '**',
  '_',
  '`',
  '# ',
  '> ',
  '- ',
  '1. ',
  '[',
  ']',
  '](/x)',
  '![',
  '|',
  '\n|-|-|\n',
  '[a]: /b\n',
  '<b>',
  '</b>',
  '<!--',
  '-->',
  '\\',
  '&amp;',
  '    ',
  '```\n',
  '~~',
  '\n---\n',
  '\n===\n',
  '{{',
  '}}',
  '$',
  '](/x “t”)',
  '[a]: /b “t”\n',
  '[a]',
  'ａ',
  '&aｍp;',
  '1․ x',
  '１．',
  '＊',
);

describe('the structure of Markdown', () => {
  it('is the same for another parser after the cleanup', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 25 }), chosen => {
        const text = chosen.join('').replace(/[\u2028]/g, '\n');
        const output = cleaned(text);
        assert.equal(elements(output), elements(text), JSON.stringify(text));
        assert.equal(cleaned(output), output, JSON.stringify(text));
      }),
      { numRuns: 1_500, seed: 1 },
    );
  });

  it('gives each character of the visible text its place in the source', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 25 }), chosen => {
        const source = chosen.join('');
        const { text, runs } = joinBlocks(readMarkdown(source, limits).blocks);
        for (const { 0: word, index } of text.matchAll(/word|[“”…]/g)) {
          const { start, end } = sourceSpan(runs, { start: index, end: index + word.length });
          assert.equal(source.slice(start, end), word, JSON.stringify(source));
        }
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('takes linear time to read and to clean', () => {
    for (const part of [
      '- ',
      '> ',
      '1. ',
      '*a',
      '**a *b ',
      '_a*b',
      '[',
      ']',
      '[a](',
      '[a](b) ',
      '![a]',
      '[a](<b',
      '[a]: b "c\n',
      '[^a]: b\n',
      '<a ',
      '<!-- ',
      'a <?b ',
      '<b>',
      '`a``',
      '|a',
      '~~',
      '&amp;',
      '\\',
      '- a\n',
      '# a\n',
      '    a\n\n',
      'a\n-\n',
      '{{',
      '“a” — ',
    ])
      assertLinear(
        part,
        20_000,
        units => `a ${part.repeat(units / part.length)}`,
        text => {
          readMarkdown(text, limits);
          cleaned(text);
        },
      );
  });
});
