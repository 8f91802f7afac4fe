/** Cleanup of data: real parsers read it before and after, and find the same structure. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load as loadHtml } from 'cheerio';
import { parse as parseCsv } from 'csv-parse/sync';
import fc from 'fast-check';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import type { CleanedAs } from '../../../src/contract/cleanup.js';
import { formatOfName } from '../../../src/document/data-formats.js';
import { clean } from '../../../src/engine/cleanup/clean.js';
import { forAll } from '../../for-all.js';
import { assertLinear, assertLinearRepeats } from '../../linear.js';
import { beforeAndAfter } from '../../marked.js';

const cleaned = (text: string, format: CleanedAs | 'auto' = 'auto') =>
  clean(text, { contractions: false }, format);

/** Sources in which ‹a|b› stands for a part `a` that becomes `b`. */
const cases: [format: CleanedAs, source: string][] = [
  ['csv', 'id,note\n1,"The ‹“|""›old‹”|""› map, ‹—|-› it‹’|\'›s"\n2,b\n'],
  ['csv', 'id,note\n1,The “old” map‹—| -›\n2,b‹…|...›\n'],
  ['csv', 'id\tname\n1\tit‹’|\'›s\n2\t"‹“|""›b‹”|›"‹|""›\n'],
  [
    'yaml',
    '# “c”\ntitle: “Hello” world\nnote: "The ‹“|\\"›old‹”|\\"› map"\nsingle: \'It‹’|\'\'›s ‹—|-› x\'\nn: –5\nkey’s: a ‹—|-› b\n',
  ],
  ['yaml', 'a:\n  - b ‹—|-› c\n  - “d” e\ntext: |\n  ‹“|"›f‹”|"›\n  — g\nb: &x h\n'],
  [
    'toml',
    '# “c”\nt = "The ‹“|\\"›old‹”|\\"› map"\nl = \'It’s “x”\'\n[a."b—c"]\nm = """\n‹“|\\"›y‹”…|\\"...›\n"""\n"k—k" = ["‹“|\\"›z‹”|\\"› ‹—|-› b"]\n',
  ],
  ['ini', 'a b http://c.d/e—f;\ng: “h” ‹—|-› i\n'],
  ['yaml', 'a: "^[“”]+—$"\nb: c ‹—|-› ‹“|"›d‹”|"›\ne: “f” g\n- h ‹“|"›i‹”|"›.\n'],
  ['json', '{"a": "^[“”]+—$", "b": "c‹—| - ›d"}'],
  ['ini', '[Unit]\n; “c”\nDescription=The ‹“|"›old‹”|"› map ‹—|-› it‹’|\'›s\n'],
  ['gettext', '# “c”\nmsgid "The “old” map"\nmsgstr ""\n"La ‹“|\\"›carte‹”|\\"› "\n"— l‹’|\'›ancienne\\n"\n'],
  ['subtitles', '1\n00:01,000 --> 00:02,500\n‹“|"›Hi‹…”|..."›\n\n2\n00:03,000 --> 00:04,000\nSo ‹—|-› now\n'],
  ['subtitles', 'WEBVTT\n\nNOTE “a”\n\n00:01.000 --> 00:02.000\n‹“|"›b‹”|"›\n'],
  ['code', 'SELECT a -- the “name”\nFROM b -- all\nWHERE c > 3;\n'],
  ['code', 'local x = 1 -- it’s\nfunction f()\n  return x -- y\nend\n'],
  ['csv', 'a;b\n1;"‹“|""›x‹”|""›\n— y";z\n2;x； “y”;‹…|...›\n'],
  ['plain', 'Run:\n\n    f(“a”) — b;\n    g();\n\nThen ‹“|"›wait‹”|"› ‹—|-› c.\n'],
  ['csv', '# “c”\na,b\n1,“x” ‹—|-› ；\n'],
  ['json', '{"a": "It’s {name} ‹—|-› ‘x’‹…|...›", "b": "it‹’|\'›s ‹—|-› y"}'],
  ['json', '{\n  // “c” — it’s "x\n  "a": "It‹’|\'›s ‹—|-› b", /* “d” */\n}'],
  [
    'json',
    '{"cells": [{"cell_type": "code", "source": ["f(“a”)"], "outputs": [{"text": "“b”"}], "metadata": {"cells": {"cell_type": "markdown", "source": "“r”"}}}, {"source": "‹\\u201c|\\"›b‹”|\\"› `—` $a’$‹—| - ›c", "cell_type": "markdown"}, {"cell_type": "markdown", "metadata": {"d": "‘e’"}, "source": ["It‹’|\'›s {f} ‹“|\\"›g‹”|\\"› [h](i \\"j—k\\")\\n", "\\n", "— l\\n", "\\n", "$$\\n", "m’—\\n", "$$\\n", "~~~\\n", "“n”\\n", "~~~\\n", "o ‹“|\\"›p‹”|\\"› \\n"]}, {"cell_type": "raw", "source": "“q”"}], "nbformat": 4}',
  ],
  ['yaml', 'a: It‹’|\'›s ‹—|-› ‹“|"›x‹”|"› # “c” — d\nb: x—y: z “w”\nc: 1e–5\n- http://a.b ‹—|-› y\n? a—b\n'],
  ['yaml', 'a: |\n  \u200b‹“|"›x‹”|"› ‹—|-› y\n  z‹…|...›\nb: ‹𝗯𝗼𝗹𝗱|bold› text\n'],
  [
    'yaml',
    '- if: a == “b”\n  run: |\n    echo “c”\n\n    d …\n  name: It‹’|\'›s\n- script: >-\n    tr “” ""\n  "e": f ‹—|-› g\n',
  ],
  [
    'yaml',
    'before_script:\n- sed s/…/x y\n- b: “c” d\n\nd:\n  - run: e “f”\n    args:\n      - g “h”\n  - i ‹“|"›j‹”|"›.\n',
  ],
  [
    'yaml',
    'a.conf: |\n  b {\n    c \'“d”\';\n    e f;\n  }\ng: |\n  {“h”: "“i” — j"}\n  {"h": "‘i’"}\nk: |\n\n  const l = \'“m”\';\n  n(l, \'o — p\');\nq: |\n  It‹’|\'›s ‹“|"›r‹”|"›.\n',
  ],
  ['yaml', "a: b c‹：|:›—save\nb: It‹’|'›s a‹—| - ›b\n"],
  ['ini', 'a="“x” ‹—|-› y"\nb=It’s {0} ‹—|-› x\nc=It‹’|\'›s ‹—|-› x\nd = "C:\\temp “x” ‹—|-› y"\n'],
  ['subtitles', '1\n00:01,000 --> 00:02,000\n<v Ann “x”>‹“|"›y‹”|"› ‹—|-› {\\an8}z</v>\na -–> b\n'],
  [
    'latex',
    '\\nﬁ \\alpha\u200bx \\emph{It‹’|\'›s ‹“|"›x‹”|"›} ‹Ａ|A›％‹ｂ|b› $x’$ \\(y’\\) \\begin{align}z’\\end{align} ‹“|"›w‹”|"›',
  ],
  [
    'latex',
    '@article{o’neil–20,\n  title = {A ‹“|"›b‹”|"›},\n  DOI = {1/a–b},\n  url = {http://a.b/c—d},\n  pages={3--4, 5–6},\n  note = {pp. 3‹–|-›4},\n}\n@book(c–d, file = x–y, isbn = {1–2})',
  ],
  ['latex', '@misc{k,\n  title = "A {\\"o} of “c” ‹–|-› d",\n  url = "http://a.b/c—d"\n}'],
  ['html', '<resources><string name="a">It’s “x” ‹—|-› y</string></resources>'],
  [
    'html',
    '<xliff version="1.2"><trans-unit id="a"><source>It’s <g>“b”</g></source><target>‹“|"›c‹”|"›</target></trans-unit></xliff>',
  ],
  ['html', '<rss><item><guid>a’s—b</guid><title>c ‹—|-› d</title></item></rss>'],
  ['html', '<p>{t("“x”")} {{a — b}} ‹“|"›c‹”|"› {d‹—| - ›e}</p>'],
];

describe('cleanup of data and programs', () => {
  for (const [format, marked] of cases)
    it(`changes only the prose of ${format}: ${JSON.stringify(marked.slice(0, 40))}`, () => {
      const [source, output] = beforeAndAfter(marked);
      assert.equal(cleaned(source, format).output_text, output);
      assert.equal(cleaned(output, format).output_text, output);
    });

  for (const [format, text] of [
    ['csv', 'id,note\n1,"The “old” map, — it’s"\n2,b\n'],
    ['yaml', '---\ntitle: a\nsteps:\n  - run: b\n    name: “c”\n'],
    ['toml', '[tool]\nname = "a"\n'],
    ['ini', '[Unit]\nDescription=a b\n'],
    ['gettext', 'msgid "a"\nmsgstr "b"\n'],
    ['subtitles', '1\n00:00:01,000 --> 00:00:02,500\na\n'],
    ['code', 'SELECT a -- b\nFROM c\nWHERE d > 3;\n'],
    ['code', '# a\n0 5 * * * b "/c’d" -- e\n*/5 *  * * 1-5 /f\n'],
    ['code', 'local x = 1 -- a\nfunction f()\n  return x\nend\n'],
    ['csv', 'a,b\n1,"x “y”\n— z"\n2,d\n'],
    ['csv', 'a;b\n1;“x”\n2;y\n'],
    ['csv', 'a;b\r1;“x”\r2;y\r'],
    ['plain', '-\u2029\t\n\n-\t'],
    ['yaml', '--- # “c”\na: b\n...\n---\nc: d — e\n'],
    ['yaml', '# A “b” c\non: push\njobs:\n  - d: "e “f”"\n    g: h\n\n# I\nj: k\n'],
    ['code', '# A “b”\nx = f("c — d")\n\n# Then\nx.g(y="“e”")\nx.h()\n'],
    ['code', '#!/bin/sh\n# It’s\n\nset -e\na -- b\n\n# Then\necho "c — d"\n'],
    ['code', "// “a”\n{\n  b: 'c — d', // e\n  /* f */\n  g: [h],\n}\n"],
    ['markdown', '# A\n\n- b: c\n\n## D\n\nIt’s e. It is f.\n'],
    ['html', '<?xml version="1.0"?>\n<a>“b”</a>\n'],
    ['latex', '\\section{A}\\label{a}\n\n“b” \\textbf{c} = \\emph{d}()\n'],
    ['code', '# “a”\ndef f(b):\n    return b.strip("“”")\n\nprint(f("c — d"))\n'],
    ['code', 'npm install —save-dev a\ngit commit -m “b”\ncurl –X POST c\n'],
    ['code', 'FROM a\nRUN b —c “d”\nCMD ["e"]\n'],
    ['code', '--- a/b\n+++ a/b\n@@ -1 +1 @@\n-“c”  \n+"c"\n'],
    ['code', '#+TITLE: “a”\n* b\n=“c”= [[file:d—e][f]]\n'],
    ['code', '“A”\n---\n\n.. code-block:: sh\n\n   b —c\n'],
    ['code', '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nIt’s “a”\n-----BEGIN PGP SIGNATURE-----\n'],
    ['code', 'BEGIN:VCALENDAR\nSUMMARY:“a” \n b\nEND:VCALENDAR\n'],
    ['code', '>>> a = f("b — c")\n>>> a.strip("“”")\n'],
    ['plain', 'Ann: “Go,” she said, “now.”\n\nBen: It’s late, I know, but go.\n\nAnn: Well — no.'],
    ['plain', 'We select a boat from the list.\nIt ends where it began.'],
    ['plain', 'npm is a tool.\n\nIt is useful when you git clone a folder.'],
    ['plain', '- “a” — b\n- c\n- it’s: d'],
  ] as const)
    it(`reads as ${format}: ${JSON.stringify(text.slice(0, 40))}`, () => {
      assert.equal(cleaned(text).read_as, format);
    });

  it('leaves the options of a command, whose hyphens were replaced', () => {
    for (const text of [
      'Then run npm install —save-dev it and tar –xzf b.tgz, he said — twice.',
      'Call ./configure —prefix=/usr or psql –U ann here — twice.',
      'Use find . –name it and ffmpeg –i a.mp4 –c:v copy — twice.',
      'In Get-ChildItem –Path a.b it is — twice.',
    ])
      assert.equal(cleaned(text).output_text, text.replace(' — ', ' - '), text);
    assert.equal(cleaned('SELECT a.b -- the name').output_text, 'SELECT a.b -- the name');
  });

  for (const [format, names] of [
    ['csv', ['a/b.tsv']],
    ['yaml', ['B.YML']],
    ['gettext', ['c.po']],
    ['subtitles', ['d.vtt']],
    ['code', ['e.lua', 'i.rst', 'j.typ', 'k.ics', 'Makefile']],
    ['json', ['.github/f.ipynb']],
    ['html', ['g.xliff']],
    ['ini', ['h.ftl']],
    [undefined, ['f.txt', 'constructor']],
  ] as const)
    it(`reads files named ${names.join(', ')} as ${format}`, () => {
      for (const name of names) assert.equal(formatOfName(name), format, name);
    });
});

/** Parts of a value; a tab separates them. */
const parts =
  'a word\tb \tIt’s\t“\t”\t‘\t’\t—\t – \t…\t«\t»\t„\t\u200b\t\u00a0\t  \t，\t；\t：\t:\t: \t＃\t #\t#\t\\\t\\n\t＂\t＇\t"\t\'\t{n}\t{{x}}\t｛\t&\t＆\t<b>\t＜\t>\t%\t' +
  '％\t$\t- \t•\t｜\t[\t]\t@\t`\t=\t?\t1\te–5\tｔｒｕｅ\ttrue\t–\t -- \t-->\t–>\tﬁ\t𝗯𝗼𝗹𝗱\t—save\t\t,\t;\t\u00ad';
const value = fc
  .array(fc.constantFrom(...parts.split('\t')), { minLength: 1, maxLength: 10 })
  .map(chosen => chosen.join(''));

/** A text without what a cleanup replaces: marks, spaces, and characters without a shape. */
const bare = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[\s“”„«»‘’"'`•]|\p{Pd}/gu, '');

/** The same data with the bare text of every value. */
const shape = (data: unknown): unknown =>
  typeof data === 'string'
    ? bare(data)
    : data === null || typeof data !== 'object'
      ? data
      : Array.isArray(data)
        ? data.map(shape)
        : Object.fromEntries(Object.entries(data).map(([key, each]) => [key, shape(each)]));

const double = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const doubled = (text: string, mark: string): string => `${mark}${text.replaceAll(mark, mark + mark)}${mark}`;
const without = (text: string, pattern: RegExp): string => text.replace(pattern, '');
const plainField = (text: string) => without(text, /[",;\t]/g);
const literal = (text: string) => `'${without(text, /'/g)}'`;

const table = (delimiter: string): Kind => [
  'csv',
  ([a, b, c, d]) =>
    [a, b]
      .map((text, i) => [doubled(text!, '"'), plainField(c! + i), plainField(d!)].join(delimiter))
      .join('\n'),
  source => parseCsv(source, { delimiter }),
];
const yaml = (write: (values: string[]) => string): Kind => ['yaml', write, source => parseYaml(source)];
const lines = (source: string) => source.split('\n');

/** A format, a source of four values, and what a parser of the format reads in it. */
type Kind = [format: CleanedAs, write: (values: string[]) => string, parse: (source: string) => unknown];

const kinds: Record<string, Kind> = {
  'comma-separated values': table(','),
  'values between semicolons': table(';'),
  'tab-separated values': table('\t'),
  'quoted scalars of YAML': yaml(([a, b]) => `k: ${double(a!)} # “c”\nl: ${doubled(b!, "'")}`),
  'plain scalars of YAML': yaml(([a, b, c]) => `k: ${a} # “c”\nl:\n  - ${b}\n  - ${c}`),
  'block scalars of YAML': yaml(([a, b, c]) => `k: |\n  ${a}\n  ${b}\nl: >-\n  ${c}`),
  'collections of YAML': yaml(([a, b, c]) => `k: {a: ${double(a!)}, b: ${b}}\nl: [${doubled(c!, "'")}]`),
  TOML: [
    'toml',
    ([a, b, c, d]) =>
      `# “c”\n[[a]]\nk = ${double(a!)}\nl = ${literal(b!)}\nm = ""${double(`${c}\n`)}""\nn = ''${literal(d!)}''`,
    parseToml,
  ],
  JSON: [
    'json',
    ([a, b, c]) => JSON.stringify({ [a!]: b, c: [c, 1] }, null, 1),
    source => JSON.parse(source),
  ],
  notebooks: [
    'json',
    ([a, b, c, d]) =>
      JSON.stringify({
        cells: [
          { cell_type: 'markdown', source: [`${a}\n`, '\n', `${b}\n`, c] },
          { cell_type: 'code', source: d },
        ],
        nbformat: 4,
      }),
    source => [JSON.parse(source), source.match(/code".*/)![0].length],
  ],
  'lines of JSON': [
    'json',
    values => values.map(text => JSON.stringify({ k: text })).join('\n'),
    source => lines(source).map(line => JSON.parse(line)),
  ],
  settings: [
    'ini',
    ([a, b, c]) => `[s]\nk=${a}\nl="${without(b!, /"/g)}"\nm=${literal(c!)}`,
    source => lines(source).map(line => [/="[^"]*"$/.test(line), /='[^']*'$/.test(line), line]),
  ],
  gettext: [
    'gettext',
    ([a, b, c, d]) => `msgid ${double(a!)}\nmsgstr[0] ${double(b!)}\n${double(c!)}\n\n#~ msgid ${double(d!)}`,
    source =>
      lines(source).map(line =>
        line.startsWith('msgstr') || line.startsWith('"') ? stringLine(line) : { [line]: 1 },
      ),
  ],
  subtitles: [
    'subtitles',
    ([a, b, c]) => `1\n00:01,000 --> 00:02,000\n<i>${a}</i>\n{\\an8}${b}\n${c}x`,
    source => lines(source).map(line => [line.includes('-->'), line]),
  ],
  HTML: [
    'html',
    ([a, b, c, d]) =>
      `<p title="${without(a!, /["&]/g)}">${without(b!, /[<&]/g)}</p><pre>${without(c!, /[<&]/g)}</pre><!--${without(d!, /[>-]/g)}-->`,
    source => [
      source.match(/ title="[^"]*"|<pre>.*<\/pre>|<!--.*-->/gs)!.map(part => ({ [part]: 1 })),
      loadHtml(source).text(),
    ],
  ],
};
/** A line of a string, in which no double quotation mark may be unescaped. */
const stringLine = (line: string): string =>
  /^[^"]*"(?:[^"\\]|\\.)*"$/.test(line)
    ? line.replace(/\\./g, pair => (pair === '\\"' ? '' : pair))
    : assert.fail(line);

describe('the structure of data', () => {
  for (const [name, [format, write, parse]] of Object.entries(kinds))
    it(`is the same after the cleanup of ${name}, which is idempotent`, () =>
      forAll([fc.array(value, { minLength: 4, maxLength: 4 })], { numRuns: 400, seed: 1 }, values => {
        const source = write(values);
        let before: unknown;
        try {
          before = shape(parse(source));
        } catch {
          return;
        }
        const output = cleaned(source, format).output_text;
        assert.deepEqual(shape(parse(output)), before, output);
        assert.equal(cleaned(output, format).output_text, output);
      }));

  const hostile: [format: CleanedAs, make: (units: number) => string][] = [
    ['yaml', units => `k: a${'…'.repeat(units)}`],
    ['yaml', units => `k: ${'a'.repeat(units)}`],
    ['yaml', units => `k: "${'a'.repeat(10 * units)}“"`],
    ['csv', units => '“a”,"b“"\n'.repeat(units / 9)],
    ['toml', units => `k = """${'\\"""'.repeat(units / 4)}`],
    ['markdown', units => `a\\“b\n\n${'a “b” *— c*\n\n'.repeat(units / 13)}`],
    ['markdown', units => `[a](#b)\n\n# ${' '.repeat(units)}a “b”\n`],
    ['markdown', units => `<div>\n${'“a”<b>'.repeat(units)}\n</div>`],
    ['plain', units => '« a '.repeat(units / 4)],
  ];
  for (const [format, make] of hostile)
    it(`takes linear time to read values that are hostile to ${format}: ${make(9).slice(0, 12)}`, () =>
      assertLinear(format, 10_000, make, text => cleaned(text, format)));

  const formats = ['csv', 'yaml', 'toml', 'ini', 'gettext', 'subtitles', 'auto'] as const;
  for (const part of ['a: “b\n', '"“', '“a”,', 'k = "“', '[', 'msgid "', '-->', "''", '{{', '[['])
    it(`takes linear time to find in ${JSON.stringify(part)}`, () =>
      assertLinearRepeats([part], 10_000, text => formats.forEach(format => void cleaned(text, format))));
});
