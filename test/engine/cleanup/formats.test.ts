import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CleanedAs } from '../../../src/contract/cleanup.js';
import { clean } from '../../../src/engine/cleanup/clean.js';
import { assertLinear, assertLinearRepeats } from '../../linear.js';

const off = { contractions: false };
const cleaned = (text: string, format?: CleanedAs) => clean(text, off, format).output_text;

describe('cleaning of a text in a format', () => {
  for (const [format, input, output] of [
    ['json', '{"a—b": "“c” — it’s", "n": [1]}', '{"a—b": "\\"c\\" - it\'s", "n": [1]}'],
    ['json', '{"a": "\\n— b  c -- d\u0085"}', '{"a": "\\n— b  c -- d\u0085"}'],
    ['html', '<p>“a”<code>x—y</code> <b title="“t”">…</p>', '<p>"a"<code>x—y</code> <b title="“t”">...</p>'],
    ['html', '<p>so&hellip; <br></p>', '<p>so... <br></p>'],
    ['html', '<p>“a”\n<br>b —\n  <br>c… <br/>d</p>', '<p>"a"\n<br>b -\n  <br>c... <br/>d</p>'],
    ['html', '<!doctype html><script>a = “b”</script>“c”', '<!doctype html><script>a = “b”</script>"c"'],
    ['latex', "\\emph{It} ``so'' --- “late” — \\cite{a—b}", '\\emph{It} ``so\'\' --- "late" - \\cite{a—b}'],
    ['markdown', '---\ntitle: “A”\n---\r\n“b”', '---\ntitle: “A”\n---\n"b"'],
    ['plain', 'So:\n\n    f(“a”);\n', 'So:\n\n    f(“a”);\n'],
    ['plain', '[sic] “a” \\ <b>', '[sic] "a" \\ <b>'],
    ['plain', '"The “café” — it’s closed"', '"The "café" - it\'s closed"'],
  ] as const)
    it(`changes no markup of ${format}: ${JSON.stringify(input)}`, () => {
      const { output_text, read_as } = clean(input, off);
      assert.deepEqual([output_text, read_as, cleaned(output)], [output, format, output]);
    });

  for (const [format, input] of [
    ['html', '<p>&nbsp;\u200e\n<br>\u200d</p>'],
    ['toml', 'a = "＇{{b}} « – \u00ad»"'],
    ['markdown', '# a\n\n｛｜ -- „'],
    ['markdown', '[```\n[a]: b “c”\n](d “c”)'],
    ['subtitles', '1\n00:01,000 --> 00:02,000\na–`-->＇'],
    [undefined, '\t-\r\n\u200e\t'],
  ] as const)
    it(`makes all changes at once beside characters that stay: ${JSON.stringify(input)}`, () => {
      const once = cleaned(input, format);
      assert.equal(cleaned(once, format), once);
    });

  it('takes linear time for unclosed markup and lines of odd spaces', () => {
    const cleanAsAny = (text: string) => {
      for (const choice of ['html', 'json', 'latex', 'plain'] as const)
        clean(text, { contractions: false }, choice);
    };
    const parts = ['<a "', '<!--', '\\begin{math}', '"\\\\', '$', '\\verb|', ' ` ', '\\[ '];
    assertLinearRepeats(parts, 100_000, cleanAsAny, repeated => `<p>${repeated}`);
    assertLinear('strings without an end', 100_000, units => `— "${'\\"'.repeat(units / 2)}\\`, cleanAsAny);
  });
});

describe('cleaning of a text with long runs without spaces', () => {
  const data = 'iVBORw0KGgo/—“a”+'.repeat(100);
  for (const [format, text, output] of [
    ['plain', `“a” — b\n${data}\n“c”`, `"a" - b\n${data}\n"c"`],
    ['plain', `中${data}中 “a” ${data}`, `中${data}中 "a" ${data}`],
    ['markdown', `“a”\n\n![“b”](data:x/y;base64,${data}) — c`, `"a"\n\n!["b"](data:x/y;base64,${data}) - c`],
    ['markdown', `“a” <img alt="“b”" src="data:${data}"> “c”`, `"a" <img alt="“b”" src="data:${data}"> "c"`],
    ['html', `<p>“a” <img src="data:${data}"> ${data} “b”`, `<p>"a" <img src="data:${data}"> ${data} "b"`],
    ['json', `{"a": "“b” ${data} ‘c’"}`, `{"a": "\\"b\\" ${data} 'c'"}`],
    ['latex', `“a” \\url{${data}} ${data} “b”`, `"a" \\url{${data}} ${data} "b"`],
  ] as const)
    it(`changes the prose around them and not the runs: ${format} ${text.slice(0, 20)}`, () => {
      assert.equal(cleaned(text, format), output);
      assert.equal(cleaned(output, format), output);
    });

  it('takes linear time', () => {
    const cleanAsAny = (text: string) => {
      for (const choice of ['plain', 'markdown', 'html', 'json', 'latex'] as const)
        clean(text, { contractions: true }, choice);
    };
    const parts = ['a/', '—/', 'aB3+', '(a)=>"b";', '`', 'a\u0301', '«'];
    assertLinearRepeats(parts, 50_000, cleanAsAny, repeated => `“a” ${repeated} — b`);
  });
});

describe('glyphs that the format does not let the cleanup replace', () => {
  const cases: readonly [format: CleanedAs, text: string, counts: object | undefined][] = [
    ['toml', "a = '“b” it’s'\n", { syntax: 3 }],
    ['csv', 'a,“b”,c\n1,2,3\n', { syntax: 2 }],
    ['ini', 'a = it’s\nb = “c”\n', { syntax: 2 }],
    ['markdown', '# A — b\n\n[c](#a--b) — d\n', { structure: 1 }],
    ['markdown', '# A\n\n`“b”` [c](https://d.example/“e”) — f\n', undefined],
    ['json', '{"a": "“b” — c"}', undefined],
    ['plain', '“a” — b', undefined],
  ];
  for (const [format, text, counts] of cases)
    it(`are counted by reason: ${format} ${text.split('\n', 1)[0]}`, () => {
      const { output_text, not_applied } = clean(text, off, format);
      assert.deepEqual(not_applied, counts);
      assert.deepEqual(clean(output_text, off, format).not_applied, counts);
    });
});

it('makes no tag or character reference of the text of HTML', () => {
  const text = '<p>a <\u200bb> and &\u200blt; and \u201cc\u201d</p>';
  const { output_text, changes, not_applied } = clean(text, off, 'html');
  assert.equal(output_text, text.replace(/[\u201c\u201d]/g, '"'));
  assert.deepEqual([changes, not_applied], [{ 'smart quotes': 2 }, { syntax: 2 }]);
});

describe('cleaning of tables in plain text', () => {
  /** Each row, and its cleaned form where that differs. */
  const tables: Record<string, readonly (readonly [row: string, cleaned?: string])[]> = {
    'a table of Pandoc': [
      ['Name            Age   Note'],
      ['-------------  ----   ---------------'],
      ['Zoë… — a         31   “likes” it…', 'Zoë... - a       31   "likes" it...'],
      ['Ann’s brother…   28   none — yet', 'Ann’s brother…   28   none - yet'],
    ],
    'a table of Pandoc whose rows have several lines': [
      ['-----------------------------'],
      ['First      Second'],
      ['---------- ------------------'],
      ['One…       A sentence that is', 'One...     A sentence that is'],
      ['           “so”—long.', '           "so" - long.'],
      [''],
      ['Two           “B”', 'Two           "B"'],
      ['-----------------------------'],
    ],
    'a grid': [
      ['+-------+-----+'],
      ['| A…    | “B” |', '| A...  | "B" |'],
      ['| c—d   | e…  |', '| c - d | e…  |'],
      ['+-------+-----+'],
    ],
    'the result of a query': [
      [' name…  |  note', ' name…  |  note'],
      ['--------+---------'],
      [' B—c    | it’s', " B - c  | it's"],
    ],
    'a table of drawn lines': [
      ['┌─────────┬─────┐'],
      ['│ Name…   │ “A” │', '│ Name... │ "A" │'],
      ['└─────────┴─────┘'],
    ],
    'columns without rules': [
      ['Item         Price   Note'],
      ['Tea…          2.00   it’s “hot”…', 'Tea...        2.00   it\'s "hot"...'],
      ['ﬁsh           3.00', 'fish          3.00'],
    ],
  };
  for (const [name, rows] of Object.entries(tables))
    it(`leaves the columns of ${name} where they are`, () => {
      const output = rows.map(([row, to = row]) => to).join('\n');
      assert.equal(cleaned(rows.map(([row]) => row).join('\n')), output);
      assert.equal(cleaned(output), output);
    });

  it('leaves them there in the typographic style', () => {
    const table = 'Item         Price   Note\nTea...        2.00   "hot"\nfish          3.00';
    assert.equal(
      clean(table, { ...off, style: 'typographic' }).output_text,
      table.replace('...', '…  ').replace('"hot"', '“hot”'),
    );
  });

  it('cleans a row of 150,000 marks', () => {
    const row = '| ” '.repeat(150_000);
    assert.equal(cleaned(row, 'plain'), row.replaceAll('”', '"').trimEnd());
  });

  it('takes linear time', () => {
    for (const part of ['--- ---\n', '---\n\n-- --\n', '+--+\n', '| … ', '…   a', '--- --\n“a” …  |\n'])
      assertLinear(
        part,
        20_000,
        units => part.repeat(units / part.length),
        text => cleaned(text, 'plain'),
      );
  });
});
