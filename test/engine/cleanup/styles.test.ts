import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { clean } from '../../../src/engine/cleanup/clean.js';
import { assertLinearRepeats } from '../../linear.js';
import { beforeAndAfter } from '../../marked.js';

const typographic = { contractions: false, style: 'typographic' } as const;
const keep = { contractions: false, style: 'keep' } as const;
const plainOf = (text: string) => clean(text, { contractions: false }).output_text;

/** Cases by rule. */
const settings: Record<string, readonly (readonly [input: string, output: string])[]> = {
  'quotes: curls pairs by the characters around them': [
    ['"Hello," she said.', '“Hello,” she said.'],
    ['She said: "No" ("never").', 'She said: “No” (“never”).'],
    ['"Is it?" "It is!" "So..."', '“Is it?” “It is!” “So…”'],
    ['"No--" "--and then" "...so"', '“No--” “--and then” “…so”'],
    ['said—"yes"—again', 'said—“yes”—again'],
    ['*"So,"* he said, **\'now\'** and _"it\'s"_.', '*“So,”* he said, **‘now’** and _“it’s”_.'],
    ['—"…not yet" "\u200a\'No.\'\u200a"', '—“…not yet” “\u200a‘No.’\u200a”'],
    ['He said " so " and "no ", 5 " 6', 'He said “ so ” and “no ”, 5 " 6'],
    ['"Open to the end.', '“Open to the end.'],
    ['“Half set," he said.', '“Half set,” he said.'],
    ['left"No" and "yes"or', 'left"No” and “yes”or'],
  ],
  'quotes: nests single and double marks': [
    ['"He said, \'No,\' and left."', '“He said, ‘No,’ and left.”'],
    ['\'He said, "No," and left.\'', '‘He said, “No,” and left.’'],
    ['"\'No,\' he said."', '“‘No,’ he said.”'],
    ['\'"No," he said.\'', '‘“No,” he said.’'],
    ["The 'facts' and \"the 'other' facts\"", 'The ‘facts’ and “the ‘other’ facts”'],
  ],
  'apostrophes: stand for missing letters': [
    ["It's o'clock, ma'am: she'd've gone", 'It’s o’clock, ma’am: she’d’ve gone'],
    ["the dogs' bowl, James's bowl, the 1990's", 'the dogs’ bowl, James’s bowl, the 1990’s'],
    ["in the '90s and in '68", 'in the ’90s and in ’68'],
    ["rock 'n' roll, the letter 'n'", 'rock ’n’ roll, the letter ‘n’'],
    ["'Tis the boys' choir; give 'em time", '’Tis the boys’ choir; give ’em time'],
    ['"\'Twas late," he read.', '“’Twas late,” he read.'],
    ["Come 'round; the word 'round' is", 'Come ’round; the word ‘round’ is'],
    ["'Go 'ome,' he said.", '‘Go ’ome,’ he said.'],
    ["\"I'm goin' 'ome,\" he said.", '“I’m goin’ ’ome,” he said.'],
    ["in '39's storm, the year '90'", 'in ’39’s storm, the year ‘90’'],
    ["\"I said, 'She'll miss the 'bus now,'\" he said.", '“I said, ‘She’ll miss the ’bus now,’” he said.'],
    ['‘90s and ’90s, don‘t, ‘twas', '’90s and ’90s, don’t, ’twas'],
    ['“I said, ‘She’ll miss the ’bus,’ ’cause”', '“I said, ‘She’ll miss the ’bus,’ ’cause”'],
  ],
  'primes: follow lengths': [
    ['5\'10" tall, a 6" pipe, 12\' long', '5′10″ tall, a 6″ pipe, 12′ long'],
    ['"I\'m 5\'10"," he said.', '“I’m 5′10″,” he said.'],
    ['the "6" key', 'the “6” key'],
    ['40°26\'46" N', '40°26′46″ N'],
  ],
  'ellipses: replace three dots': [
    ['So... and (...) and no....', 'So… and (…) and no….'],
    ['Chapter 1 ........ 5, ./... and ../..', 'Chapter 1 ........ 5, ./... and ../..'],
  ],
  'ranges: have en dashes': [
    ['pp. 12-15, 321-28, 1939-45', 'pp. 12–15, 321–28, 1939–45'],
    ['5-10%, 5%-10%, $5-$10, 1.5-2.5 m', '5–10%, 5%–10%, $5–$10, 1.5–2.5 m'],
    ['9:00-17:30, John 3:16-18', '9:00–17:30, John 3:16–18'],
    ['call 555-1234 or 020 7946-8018', 'call 555-1234 or 020 7946-8018'],
    ['2024-01-15, 2010-12, 12-2024', '2024-01-15, 2010-12, 12-2024'],
    ['ISBN 978-0-306-40615-7, zip 12345-6789', 'ISBN 978-0-306-40615-7, zip 12345-6789'],
    ['v1.2-3, A1-2, Boeing 737-800', 'v1.2-3, A1-2, Boeing 737-800'],
    ['2040-1750 BCE, **1990-92**', '2040–1750 BCE, **1990–92**'],
    ['won 2-3, a 2-3 loss, Listing 7-16', 'won 2-3, a 2-3 loss, Listing 7-16'],
    ['-5-10, 24-7, 50-50, 4-4-2, = 3-5', '-5-10, 24-7, 50-50, 4-4-2, = 3-5'],
  ],
  'pauses: follow the habit of the text': [
    ['late - very -- very --- late', 'late—very—very—late'],
    ['"So." Late - very.', '“So.” Late—very.'],
    ["'So,' he said - twice.", '‘So,’ he said – twice.'],
    ['one – two, three - four', 'one – two, three – four'],
    ['one — two, three - four', 'one — two, three — four'],
    ['a - b, 5 - 3, so was I - a man', 'a - b, 5 - 3, so was I—a man'],
    ['Monday - Friday, 9 am - 5 pm', 'Monday – Friday, 9 am – 5 pm'],
    ['- item - one\n- item', '- item—one\n- item'],
    ['stopped--then, ls --all, git add -- it', 'stopped--then, ls --all, git add -- it'],
  ],
  'code, addresses and other languages: stay': [
    ['f("x"), a = "b", ["a", "b"], """c"""', 'f("x"), a = "b", ["a", "b"], """c"""'],
    ['`"x" - y` and https://x.y/?a="b"', '`"x" - y` and https://x.y/?a="b"'],
    ['„Ja“, "nein", geht\'s', '„Ja“, "nein", geht’s'],
    ['中文"引号"...', '中文"引号"...'],
  ],
  'faults: go with the typography': [
    ['"ﬁ\u200bne"  \ue200cite\ue202x\ue201', '“fine”'],
    ['no-break\u00a0space − 5′', 'no-break\u00a0space − 5′'],
  ],
};

describe('typographic style', () => {
  for (const [rule, cases] of Object.entries(settings))
    for (const [input, output] of cases)
      test(`${rule}: ${input}`, () => {
        assert.equal(clean(input, typographic, 'plain').output_text, output);
      });

  it('decides by the whole text, paragraph by paragraph', () => {
    const text = "'One,' he said.\n\n'Two,' she said.\n\n'Tis three - said I.";
    const set = '‘One,’ he said.\n\n‘Two,’ she said.\n\n’Tis three – said I.';
    assert.equal(clean(text, typographic).output_text, set);
  });

  it('counts the changes by kind', () => {
    const text = '"It\'s 5\'10"... pp. 1-2 - ‘90s"';
    const { changes, total_changes, chars_out, style } = clean(text, typographic);
    assert.deepEqual(changes, {
      'straight quotes': 3,
      'feet and inch marks': 2,
      'three dots': 1,
      'hyphens in ranges': 1,
      'hyphens as dashes': 1,
      'reversed apostrophes': 1,
    });
    assert.equal(total_changes, 9);
    assert.equal(chars_out, 26);
    assert.equal(style, 'typographic');
  });
});

/** Texts of formats: the prose changes, and nothing else. ‹a|b› stands for a part `a` that becomes `b`. */
const formats: readonly (readonly [name: string, marked: string])[] = [
  [
    'markdown',
    '# ‹"So"|“So”›\n\n`"x"...` [it‹\'|’›s](https://x.y/a\'b "it\'s")‹ - |—›3‹-|–›4\n\n```\n"x" - y\n```\n\n| ‹"a"|“a”› | - |\n|---|---|\n',
  ],
  ['html', '<p title="a\'s"><b>‹"It\'s|“It’s›</b> so,‹"|”› <code>"x"</code> 5&quot;</p><script>"x"</script>'],
  ['json', '{"key\'s": "It‹\'|’›s a ‹\\"|“›good‹\\"|”› old day‹...|…›", "re": "[\\"\']+"}'],
  ['json', '{"key": "A good old day‹...|…›", "run": "npm run \\"x\\" --all the things"}'],
  ['yaml', "one: 'It‹''|’›s the ‹\"old\"|“old”› way'\ntwo: it's\nthree: a\nfour: b\n"],
  ['latex', "\\section{A}\n\\label{b} ``it's'' 1--2...\n"],
  ['subtitles', '1\n00:00:01,000 --> 00:00:02,000\n- ‹"It\'s..."|“It’s…”›\n'],
  ['code', 'const a = \'it\';\nfoo("x");\nreturn a - b;\n'],
];
for (const [name, marked] of formats)
  test(`typographic style changes the prose of ${name} alone: ${JSON.stringify(marked.slice(0, 20))}`, () => {
    const [input, output] = beforeAndAfter(marked);
    const { read_as, output_text } = clean(input, typographic);
    assert.deepEqual([read_as, output_text], [name, output]);
    assert.equal(plainOf(output_text), plainOf(input));
  });

it('keep style changes faults and leaves the typography', () => {
  const text = '“It’s—so…” ﬁ\u200bne 𝗯𝗼𝗹𝗱 Ａ e\u0301\u00a0x  y\n\n\n\n• z【1†x】';
  const { output_text, changes, style } = clean(text, keep);
  assert.equal(output_text, '“It’s—so…” fine bold A é\u00a0x  y\n\n\n\n• z');
  const kinds =
    'chat citation markers,decomposed letters,fullwidth,invisible characters,ligatures,styled letters';
  assert.deepEqual([Object.keys(changes).sort().join(), style], [kinds, 'keep']);
});

test('takes linear time on thousands of marks, nested and unclosed', () => {
  const parts = ['"', "'", ' "a', " 'a", "s' ", '"\'', "'n' ", 'a - b - ', '1-2-', '... ', '*"_'];
  assertLinearRepeats(parts, 10_000, text => clean(text, typographic));
});
