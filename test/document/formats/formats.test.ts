/** Cleanup of data: real parsers read it before and after, and find the same structure. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse as parseCsv } from 'csv-parse/sync';
import fc from 'fast-check';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import type { CleanedAs } from '../../../src/contract/cleanup.js';
import { formatOfName } from '../../../src/document/data-formats.js';
import { clean } from '../../../src/engine/cleanup/clean.js';
import { assertLinear } from '../../linear.js';

const cleaned = (text: string, format: CleanedAs | 'auto' = 'auto') =>
  clean(text, { contractions: false }, format);

const cases: [format: CleanedAs, source: string, output: string][] = [
  ['csv', 'id,note\n1,"The “old” map, — it’s"\n2,b\n', 'id,note\n1,"The ""old"" map, - it\'s"\n2,b\n'],
  ['csv', 'id,note\n1,The “old” map—\n2,b…\n', 'id,note\n1,The “old” map -\n2,b...\n'],
  ['csv', 'id\tname\n1\tit’s\n2\t"“b”"\n', 'id\tname\n1\tit\'s\n2\t"""b"""\n'],
  [
    'yaml',
    '# “c”\ntitle: “Hello” world\nnote: "The “old” map"\nsingle: \'It’s — x\'\nn: –5\nkey’s: a — b\n',
    '# “c”\ntitle: “Hello” world\nnote: "The \\"old\\" map"\nsingle: \'It\'\'s - x\'\nn: –5\nkey’s: a - b\n',
  ],
  [
    'yaml',
    'a:\n  - b — c\n  - “d” e\ntext: |\n  “f”\n  — g\nb: &x h\n',
    'a:\n  - b - c\n  - “d” e\ntext: |\n  "f"\n  — g\nb: &x h\n',
  ],
  [
    'toml',
    '# “c”\nt = "The “old” map"\nl = \'It’s “x”\'\n[a."b—c"]\nm = """\n“y”…\n"""\n"k—k" = ["“z” — b"]\n',
    '# “c”\nt = "The \\"old\\" map"\nl = \'It’s “x”\'\n[a."b—c"]\nm = """\n\\"y\\"...\n"""\n"k—k" = ["\\"z\\" - b"]\n',
  ],
  [
    'ini',
    '[Unit]\n; “c”\nDescription=The “old” map — it’s\n',
    '[Unit]\n; “c”\nDescription=The "old" map - it\'s\n',
  ],
  [
    'gettext',
    '# “c”\nmsgid "The “old” map"\nmsgstr ""\n"La “carte” "\n"— l’ancienne\\n"\n',
    '# “c”\nmsgid "The “old” map"\nmsgstr ""\n"La \\"carte\\" "\n"— l\'ancienne\\n"\n',
  ],
  [
    'subtitles',
    '1\n00:00:01,000 --> 00:00:02,500\n“Hello…”\n\n2\n00:00:03,000 --> 00:00:04,000\nBye — now\n',
    '1\n00:00:01,000 --> 00:00:02,500\n"Hello..."\n\n2\n00:00:03,000 --> 00:00:04,000\nBye - now\n',
  ],
  [
    'subtitles',
    'WEBVTT\n\nNOTE “a”\n\n00:01.000 --> 00:02.000\n“b”\n',
    'WEBVTT\n\nNOTE “a”\n\n00:01.000 --> 00:02.000\n"b"\n',
  ],
  [
    'code',
    'SELECT a -- the “name”\nFROM b -- all\nWHERE c > 3;\n',
    'SELECT a -- the “name”\nFROM b -- all\nWHERE c > 3;\n',
  ],
  [
    'code',
    'local x = 1 -- it’s\nfunction f()\n  return x -- y\nend\n',
    'local x = 1 -- it’s\nfunction f()\n  return x -- y\nend\n',
  ],
];

describe('cleanup of data and programs', () => {
  for (const [format, source, output] of cases)
    it(`changes only the prose of ${format}: ${JSON.stringify(source.slice(0, 40))}`, () => {
      assert.equal(cleaned(source, format).output_text, output);
      assert.equal(cleaned(output, format).output_text, output);
    });

  it('recognises them by their structure', () => {
    for (const [format, text] of [
      ['csv', 'id,note\n1,"The “old” map, — it’s"\n2,b\n'],
      ['csv', 'id\tname\n1\tb\n'],
      ['yaml', '---\ntitle: a\nsteps:\n  - run: b\n    name: “c”\n'],
      ['toml', '[tool]\nname = "a"\n'],
      ['ini', '[Unit]\nDescription=a b\n'],
      ['gettext', 'msgid "a"\nmsgstr "b"\n'],
      ['subtitles', '1\n00:00:01,000 --> 00:00:02,500\na\n'],
      ['code', 'SELECT a -- b\nFROM c\nWHERE d > 3;\n'],
      ['code', 'local x = 1 -- a\nfunction f()\n  return x\nend\n'],
    ] as const)
      assert.equal(cleaned(text).read_as, format, text);
  });

  it('reads prose as prose', () => {
    for (const text of [
      'Ann: “Go,” she said, “now.”\n\nBen: It’s late, I know, but go.\n\nAnn: Well — no.',
      'Dear Ann, the boat, the net, and the oar.\nDear Ben, the map, the cup, and the bell.',
      'We select a boat from the list.\nIt ends where it began.',
    ])
      assert.equal(cleaned(text).read_as, 'plain', text);
  });

  it('leaves the options of a command, whose hyphens were replaced', () => {
    const text = 'Then run npm install —save-dev it and tar –xzf b.tgz, he said — twice.';
    assert.equal(cleaned(text).output_text, text.replace(' — ', ' - '));
  });

  it('knows a format by the name of its file', () => {
    for (const [name, format] of [
      ['a/b.tsv', 'csv'],
      ['B.YML', 'yaml'],
      ['c.po', 'gettext'],
      ['d.vtt', 'subtitles'],
      ['e.lua', 'code'],
      ['f.txt', undefined],
      ['constructor', undefined],
    ] as const)
      assert.equal(formatOfName(name), format, name);
  });
});

const glyphs = fc.constantFrom(
  'a',
  'b ',
  ' c',
  '“',
  '”',
  '‘',
  '’',
  '—',
  ' – ',
  '…',
  '«',
  '»',
  '\u200b',
  ',',
  ':',
  '#',
  '\\',
  "'",
);
const value = fc.array(glyphs, { minLength: 1, maxLength: 12 }).map(parts => parts.join(''));

/** The same value with every text as its type alone. */
const shape = (data: unknown): unknown =>
  data === null || typeof data !== 'object'
    ? typeof data
    : Array.isArray(data)
      ? data.map(shape)
      : Object.fromEntries(Object.entries(data).map(([key, each]) => [key, shape(each)]));

const keepsShape = (
  format: CleanedAs,
  write: (value: string) => string,
  parse: (source: string) => unknown,
) =>
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), values => {
      const source = values.map(write).join('\n');
      let before: unknown;
      try {
        before = parse(source);
      } catch {
        return;
      }
      const { output_text: output } = cleaned(source, format);
      assert.deepEqual(shape(parse(output)), shape(before), output);
    }),
    { numRuns: 300, seed: 1 },
  );

describe('the structure of data', () => {
  it('is the same after the cleanup of CSV', () => {
    const parse = (source: string) => parseCsv(source, { relax_column_count: true });
    keepsShape('csv', text => `1,"${text.replaceAll('"', '""')}",${text.replace(/["\n]/g, '')}`, parse);
  });

  it('is the same after the cleanup of YAML', () => {
    keepsShape(
      'yaml',
      text => `- k: "${text.replace(/["\\]/g, '\\$&')}"`,
      source => parseYaml(source),
    );
    keepsShape(
      'yaml',
      text => `- k: '${text.replaceAll("'", "''")}'`,
      source => parseYaml(source),
    );
    keepsShape(
      'yaml',
      text => `- k: ${text}`,
      source => parseYaml(source),
    );
  });

  it('is the same after the cleanup of TOML', () => {
    keepsShape(
      'toml',
      text => `[[a]]\nk = "${text.replace(/["\\]/g, '\\$&')}"\nl = '${text.replaceAll("'", '')}'`,
      parseToml,
    );
  });

  it('is the same after the cleanup of JSON', () => {
    keepsShape(
      'json',
      text => JSON.stringify({ k: text }),
      source => source.split('\n').map(line => JSON.parse(line)),
    );
  });

  it('takes linear time to read values that are hostile to one format', () => {
    for (const [format, make] of [
      ['yaml', units => `k: a${'…'.repeat(units)}`],
      ['yaml', units => `k: ${'a'.repeat(units)}`],
      ['yaml', units => `k: "${'a'.repeat(10 * units)}“"`],
      ['csv', units => '“a”,"b“"\n'.repeat(units / 9)],
      ['toml', units => `k = """${'\\"""'.repeat(units / 4)}`],
      ['markdown', units => `a\\“b\n\n${'a “b” *— c*\n\n'.repeat(units / 13)}`],
      ['markdown', units => `[a](#b)\n\n# ${' '.repeat(units)}a “b”\n`],
      ['markdown', units => `<div>\n${'“a”<b>'.repeat(units)}\n</div>`],
      ['plain', units => '« a '.repeat(units / 4)],
    ] as [CleanedAs, (units: number) => string][])
      assertLinear(format, 20_000, make, text => cleaned(text, format));
  });

  it('takes linear time to find', () => {
    for (const part of ['a: “b\n', '"“', '“a”,', 'k = "“', '[', 'msgid "', '-->', "''", '{{', '[['])
      assertLinear(
        part,
        50_000,
        units => part.repeat(units / part.length),
        text => {
          for (const format of ['csv', 'yaml', 'toml', 'ini', 'gettext', 'subtitles', 'auto'] as const)
            cleaned(text, format);
        },
      );
  });
});
