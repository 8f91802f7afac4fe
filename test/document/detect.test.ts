import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAsOf } from '../../src/document/detect.js';
import { assertLinearRepeats } from '../linear.js';

const markdown: [what: string, text: string][] = [
  ['two headings', '# Ferry\n\nIt is late.\n\n## Times\n\nNone.'],
  ['a heading before an empty line, and another at the start', '## Ferry\nIt is late.\n### Times\n\nNone.'],
  ['a closed fence', 'Run this:\n\n```sh\nls\n```\n\nThen wait.'],
  ['a table', '| a | b |\n|---|:-:|\n| 1 | 2 |'],
  ['two links', 'See [the timetable](https://a.example/t) and [the map](./map.png).'],
  ['a definition of a link', 'See [the timetable][1].\n\n[1]: https://a.example/t “Times”'],
  ['a definition before its use', '[map]: ./map.png\n\nSee [map].'],
  ['a heading and a list', '# Ferry\n\n- late\n- full'],
  ['front matter', '---\ntitle: Ferry\n---\n\nIt is late.'],
  ['emphasis and a list', '**Bring:**\n\n1. Boots\n2. Rope'],
  ['a link and inline code', 'Use `ls` as in [the manual](https://a.example/ls).'],
  ['a heading with lines that end in CR LF', '# Ferry\r\n\r\n## Times\r\n\r\nNone.'],
];
const plain: [what: string, text: string][] = [
  ['an essay with a few asterisks', 'It was *very* late.* The pump, **as ever**, broke.\n\n* See the note.'],
  ['an e-mail', '> Are you coming?\n> Tell me.\n\nYes. I bring:\n\n- boots\n- rope\n* tea'],
  ['a signature and separators', 'Best,\nT.\n\n--\nT. Brandt\n-----------\n\n***\n\n* * *'],
  ['comments of a program', '# Copy the files\ncp a b\n# Remove them\nrm a\n'],
  ['hashtags and numbers', '#ferry #late\n\nI am #1.\n\n#2 was full.'],
  ['powers and censored words', 'a**2 + b**2 = c**2, which is f**king s**t, and 2 ** 3 ** 4.'],
  ["TeX's quotes", "``Late'' and ``full'' it was, by `rule' and `chance'."],
  ['underscores of a digitised book', 'It was _not_ late. _Nobody_ came. _The End._'],
  ['a definition without a use', 'See [2].\n\n[1]: https://a.example/t'],
  ['brackets before a colon', '[ann]: late again\n[ben]: see [ann]'],
  ['a lone heading', '# Ferry\n\nIt is late.'],
  ['a lone fence', '```\nIt is late.'],
  ['an empty text', ''],
];

describe('readAsOf', () => {
  for (const [what, text] of markdown)
    it(`reads ${what} as Markdown`, () => assert.equal(readAsOf(text, 'auto'), 'markdown'));
  for (const [what, text] of plain)
    it(`reads ${what} as plain text`, () => assert.equal(readAsOf(text, 'auto'), 'plain'));

  it('returns the choice of the caller', () => {
    assert.equal(readAsOf('# A\n\n# B\n', 'plain'), 'plain');
    assert.equal(readAsOf('a', 'markdown'), 'markdown');
  });

  it('takes linear time for repeated markers', () => {
    const marks = ['# ', '\n# ', '[', '[a](/', '**a ', '*', '```', '---|', '- ', '`a ', '\n \n', '|-'];
    const parts = [...marks, '\n[a]: #b', '\n[a'];
    const read = (text: string) => readAsOf(text, 'auto');
    assertLinearRepeats(parts, 100_000, read, repeated => `](${repeated}`);
  });
});
