import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { clean, findEdits } from '../../../src/engine/cleanup/clean.js';
import { assertLinear, assertLinearRepeats } from '../../linear.js';

const off = { contractions: false };

/** Cases by rule. */
const rules: Record<string, readonly (readonly [input: string, output: string])[]> = {
  'dashes: sets a pause between spaces': [
    ['We left—late.', 'We left - late.'],
    ['“Go—” “—and went.”', '"Go-" "-and went."'],
    ['— So he went.\n> — Ann', '— So he went.\n> — Ann'],
    ['“Was it?” – “No.” »Ja?« – »Nein.«', '"Was it?" - "No." "Ja?" - "Nein."'],
    ['the em dash (—), “–” and U+2014 — too', 'the em dash (—), "–" and U+2014 — too'],
    ['“-” or “—”, ‘ and ’; “ with ", “ a ” or “ b ”', '"-" or "—", ‘ and ’; “ with ", " a " or " b "'],
    ['replace “ with ’ in it — now', 'replace “ with ’ in it - now'],
    ['—Ya —dijo ella—. No—vamos.', '—Ya —dijo ella—. No - vamos.'],
    ['<i>– Ann</i>', '<i>– Ann</i>'],
    ['left—“early”—again', 'left - "early" - again'],
    ['late–but dry–we left', 'late - but dry - we left'],
    ['he ran–may I add–well', 'he ran - may I add - well'],
    ['in 1990—ten years on', 'in 1990 - ten years on'],
  ],
  'dashes: sets a range or a link without spaces': [
    ['pp. 3–9', 'pp. 3-9'],
    ['$5–$9, 5%–9%', '$5-$9, 5%-9%'],
    ['(1990–)', '(1990-)'],
    ['Oslo–Bergen', 'Oslo-Bergen'],
    ['input–output', 'input-output'],
    ['March–May, Oct.–May', 'March-May, Oct.-May'],
    ['early May–late July', 'early May-late July'],
    ['€3bn–€4bn, €3bn—€4bn, $2 million–$3 million', '€3bn-€4bn, €3bn-€4bn, $2 million-$3 million'],
    ['#12–#15, §2–§4, [2]–[6], (b)–(d)', '#12-#15, §2-§4, [2]-[6], (b)-(d)'],
    ['5′2″–5′9″', '5\'2"-5\'9"'],
    ['a no–fly zone, an if–then clause', 'a no-fly zone, an if-then clause'],
    ['a jack–of–all–trades, end–to–end', 'a jack-of-all-trades, end-to-end'],
    ['U.K.–Norway, Anglo–US', 'U.K.-Norway, Anglo-US'],
    ['to Will–Anna', 'to Will-Anna'],
    ['**1**–**3**, `a`–`b`, _A_–_B_, [A](/b)–[C](/d)', '**1**-**3**, `a`-`b`, _A_-_B_, [A](/b)-[C](/d)'],
    ['Fe²⁺–O, ⌘–C, a|—|b', 'Fe²⁺-O, ⌘-C, a|-|b'],
    ['the option —a or –b, —c; --d and —e', 'the option --a or -b, --c; --d and --e'],
    ['the suffixes –ing and –ed', 'the suffixes -ing and -ed'],
    ['items a–d in E♭–G, the ’60s–’70s', "items a-d in E♭-G, the '60s-'70s"],
    [
      'Ost–/West, ein– bis zwei, pre– and post–war, so– and then',
      'Ost-/West, ein- bis zwei, pre- and post-war, so - and then',
    ],
  ],
  'dashes: leaves a minus sign at its number': [
    ['at –7 °C', 'at -7 °C'],
    ['y=–3', 'y=-3'],
    ['9 –7', '9 - 7'],
    ['Lows of −31–−24 °C were measured.', 'Lows of -31 - -24 °C were measured.'],
    ['an error of −0.8—−0.2', 'an error of -0.8 - -0.2'],
    ['EUR −90–−70', 'EUR -90 - -70'],
    ['–8––6', '-8 - -6'],
    ['7–−2', '7 - -2'],
    ['−40 – −38', '-40 - -38'],
    ['−$12–−$9', '-$12 - -$9'],
    ['“–6”', '"-6"'],
    ['y=–.25', 'y=-.25'],
    ['a loss of –US$40', 'a loss of -US$40'],
    ['3–−k', '3 - -k'],
    ['z = –w', 'z = -w'],
    ['1914––1918', '1914--1918'],
    ['said ––4 times', 'said - 4 times'],
    ['(–7), [−8]; ≤–9, ~−.5', '(-7), [-8]; ≤-9, ~-.5'],
    ['fell to –5%–−2% and USD −90 - −70', 'fell to -5% - -2% and USD -90 - -70'],
    ['from −7–15, 2.5—−6 and x −−3', 'from -7-15, 2.5 - -6 and x --3'],
    ['$–9, 20% –6, "−4", 3rd —7', '$-9, 20% -6, "-4", 3rd - 7'],
    ['7 — −8, 10−−15, ;–2, US$ −6', '7 - -8, 10--15, ;-2, US$ -6'],
    ['3.5  –2.1\n–½, h(–x) = –√2', '3.5 -2.1\n-½, h(-x) = -√2'],
    ['−1, –2, ‒3, ‐4, －5, ―6', '-1, -2, -3, -4, -5, - 6'],
  ],
  'dashes: preserves the length of rules and arrows': [
    ['————', '----'],
    ['Total ———— 5', 'Total ---- 5'],
    ['— — —', '- - -'],
    ['|——|—|', '|--|-|'],
    ['a —> b', 'a -> b'],
  ],
  'dashes: leaves those in place of letters, digits and authors': [
    ['It’s Mr. B——, or Lord B—’s', "It's Mr. B——, or Lord B—'s"],
    ['Mrs. D——son of N——shire is d——d—late', 'Mrs. D——son of N - shire is d——d - late'],
    ['Mr. B—then—and I—— I, B—, a——b', 'Mr. B - then - and I - I, B-, a - b'],
    ['on May 9, 17—; in 18— he', 'on May 9, 17—; in 18— he'],
    ['“in 17—no, 21—, 5.17—, 17—”', '"in 17 - no, 21-, 5.17-, 17-"'],
    ['Lund, A. 2020. C. ——. 2021. D. ⸻, 1', 'Lund, A. 2020. C. ——. 2021. D. ⸻, 1'],
    ['of ——, and—so——he', 'of ——, and - so - he'],
  ],
  'dashes: leaves ASCII hyphens unchanged, except a spaced double one': [
    ['ls --all', 'ls --all'],
    ['x--y', 'x--y'],
    ['late -- very', 'late - very'],
    ['git add -- it, or use --all -- or -a', 'git add -- it, or use --all -- or -a'],
  ],
  'quotes: makes them straight': [
    ['« a »… « b »', '"a"... "b"'],
    ['„So“, »so«, “so”', '"So", "so", "so"'],
    ['« Oui », dit-il', '"Oui", dit-il'],
    ['Home » Shop » Hats', 'Home » Shop » Hats'],
    ["``So''", '"So"'],
    ['don`t', "don't"],
    [
      '« Le prochain train part à midi »\nIl dit « retour à la maison », puis « la suite demain ».',
      '"Le prochain train part à midi"\nIl dit "retour à la maison", puis "la suite demain".',
    ],
    ['“Yes, sir”, he said,“no”.\n"It’s “old”" -- so.', '"Yes, sir", he said,"no".\n"It\'s "old"" - so.'],
  ],
  'East Asian lines: preserves native punctuation': [
    ['他说“好”……', '他说“好”……'],
    ['“好”\nso “good”', '“好”\nso "good"'],
  ],
  'code and addresses: leaves them unchanged': [
    ['`a—b` c—d', '`a—b` c - d'],
    ['~~~\n“a”\n~~~\n“b”', '~~~\n“a”\n~~~\n"b"'],
    ['see https://a.example/x–y, “ok”', 'see https://a.example/x–y, "ok"'],
    ['a–b@c.example', 'a–b@c.example'],
    ['/srv/data—old, “ok”', '/srv/data—old, "ok"'],
    ['https://a.example/s?k=“v”', 'https://a.example/s?k=“v”'],
    ['~/a—b, a/b–c.ts, www.a–b.example, c@d—e.example', '~/a—b, a/b–c.ts, www.a–b.example, c@d—e.example'],
    ['a <i title="“b”">c</i>', 'a <i title="“b”">c</i>'],
    [`<a b="${'“c”'.repeat(400)}">`, `<a b="${'“c”'.repeat(400)}">`],
    ['<!-- a — b --> “c”', '<!-- a — b --> "c"'],
    ['- ```\n  “a”\n  ```\n- “b”\n> ~~~\n> “c”\n> ~~~', '- ```\n  “a”\n  ```\n- "b"\n> ~~~\n> “c”\n> ~~~'],
    ['`a` ``“b`“c”`` “d”', '`a` ``“b`“c”`` "d"'],
    ['`“d”\n\n“e”` f', '`"d"\n\n"e"` f'],
    [`a–${'l'.repeat(64)}@c.example`, `a - ${'l'.repeat(64)}@c.example`],
    ['https://a.example/s?k=“v w”', 'https://a.example/s?k="v w"'],
    ['from ../notes/May–June, D:\\plans—2020…', 'from ../notes/May–June, D:\\plans—2020...'],
    ['(in /var/log—old/app.log.) a/b,c/May–June.md', '(in /var/log—old/app.log.) a/b,c/May–June.md'],
    ['x=a/b–c=D:\\plans—2020', 'x=a/b-c=D:\\plans—2020'],
    ['and/or—two, he/she—all, /etc—so, a / b / c—d', 'and/or - two, he/she - all, /etc - so, a / b / c - d'],
  ],
  'code in prose: leaves strings, commands, options and tablatures': [
    ['"a": "b “c” — d", “e”', '"a": "b “c” — d", "e"'],
    ["A='b’c'\nIt’s", "A='b’c'\nIt's"],
    ['$ echo “a” — b\n“c”', '$ echo “a” — b\n"c"'],
    ['ann@b:~$ echo “a” — b\nUS$ so “c”', 'ann@b:~$ echo “a” — b\nUS$ so "c"'],
    ['a [–v] [—output=b] “c”\n  –v, —verbose\n', 'a [–v] [—output=b] "c"\n  –v, —verbose\n'],
    ['“A”\ne|—0—2–|\nB|–-3—-|', '"A"\ne|—0—2–|\nB|–-3—-|'],
  ],
  'regular expressions: leaves them unchanged': [
    ["sed 's/…/.../g' a — so y/‘’/''/ or s|“|\"|", "sed 's/…/.../g' a - so y/‘’/''/ or s|“|\"|"],
    ['/“([^”]*)”/g or /(\\d+)–(\\d+)/ — it’s so', "/“([^”]*)”/g or /(\\d+)–(\\d+)/ - it's so"],
    ['a.split(/ — /u), b.replace(/…/g, "…")', 'a.split(/ — /u), b.replace(/…/g, "...")'],
    ['It’s [a-z–]+, [^“…]? or “[\\s—]{2}”…', 'It\'s [a-z–]+, [^“…]? or "[\\s—]{2}"...'],
    ['so \\d+–\\d+ or \\w+…', 'so \\d+–\\d+ or \\w+…'],
    ['^\\d{3}–\\d$ and (?<=“)[^”]*(?=”) — it’s', "^\\d{3}–\\d$ and (?<=“)[^”]*(?=”) - it's"],
    ['re.sub(r"(\\w)’(\\w)", a) — it’s', 're.sub(r"(\\w)’(\\w)", a) - it\'s'],
    ['/a – b/ or s/he – or it [a–b] and/or [1–3]', '/a - b/ or s/he - or it [a-b] and/or [1-3]'],
  ],
  'paths of Windows: leaves them unchanged, with the spaces of their names': [
    ['In C:\\My files – old\\Q1 – Q2.docx — it’s', "In C:\\My files – old\\Q1 – Q2.docx - it's"],
    ['“D:\\Ann’s\\b…c.txt”, it’s', '"D:\\Ann’s\\b…c.txt", it\'s'],
    ['\\\\host\\a – b\\c — it’s so', "\\\\host\\a – b\\c - it's so"],
    ['C:\\Temp — it’s so — and D:\\b…', "C:\\Temp - it's so - and D:\\b..."],
  ],
  'invisible characters: removes them where no script or emoji needs them': [
    ['so\u200b\u00ad', 'so'],
    ['By\u3164sea,\uffa0not\u115fby\u1160“land”.\u3164So', 'By sea, not by "land". So'],
    ['\u3164so\u3164\u1100\u1160', 'so \u1100\u1160'],
    ['👍🏽\u200d♂️', '👍🏽\u200d♂️'],
    ['✅\ufe0f\ufe01\u{e0101}', '✅\ufe0f'],
    ['漢\u{e0100}字\u{e01ef}, a\u{e0100}', '漢\u{e0100}字\u{e01ef}, a'],
    ['נ\u202eא', 'נא'],
    ['a\ud83d\u200b\ude00', 'a\ud83d\u200b\ude00'],
  ],
  'citation markers: removes them with the space before them': [
    ['So \ue200cite\ue202turn1view0\ue201.', 'So.'],
    ['By \ue200entity\ue202["people","Ada Lovelace"]\ue201', 'By Ada Lovelace'],
    ['So :contentReference[oaicite:2]{index=2} it is', 'So it is'],
    ['a[0] and [cite this]', 'a[0] and [cite this]'],
    ['So citeturn0search3turn1view0. Or turn0search0turn0news3, or fileciteturn0file0L3-L9.', 'So. Or, or.'],
    ['[cite_start]So[cite: 4, 7-9]. [span_0](start_span)Or[span_0](end_span) not [web:3].', 'So. Or not.'],
    ['a【1†x】www.b.c[web:1]', 'a www.b.c[web:1]'],
    ['It is【4:0†plan.pdf】\ue200cite\ue202turn0search3\ue201 so.', 'It is so.'],
    ['return 5; turn 0; return0search, `turn0search3`', 'return 5; turn 0; return0search, `turn0search3`'],
  ],
  'fullwidth letters and marks: makes them narrow, except marks of code': [
    ['So！ａ｝, ｀ｂ～', 'So!a}, ｀b～'],
  ],
  'spaces: makes them plain and single': [
    ['a\u2003\u00a0b', 'a b'],
    ['  in\u00a0 here  \n', '  in here\n'],
    ['a\n\n \n\t\nb', 'a\n\nb'],
    ['| a   | b |', '| a   | b |'],
    ['Ann   12\nBo     7', 'Ann   12\nBo     7'],
    ['a\tb\nc\td', 'a\tb\nc\td'],
    ['one  \ntwo  ', 'one  \ntwo'],
    ['a -- \nb\n', 'a --\nb\n'],
  ],
  'bullets: replaces them at the start of a line only': [['▪️ so\n•so\na • b', '- so\n- so\na • b']],
  'letters: replaces styled letters and ligatures, and composes combining marks': [
    ['𝓢𝓸𝓶𝓮 ﬁsh', 'Some fish'],
    ['𝑓(𝑥)', '𝑓(𝑥)'],
    ['`a；b `𝗯𝗼𝗹𝗱', '`a;b `bold'],
    ['e\u0301', 'é'],
    ["e\u0301““'' e\u0301`s", `é""'' é's`],
    [`e${'\u0301'.repeat(32)}`, `é${'\u0301'.repeat(31)}`],
    [`e${'\u0301'.repeat(33)}`, `e${'\u0301'.repeat(33)}`],
  ],
};

for (const [rule, rows] of Object.entries(rules)) {
  describe(rule, () => {
    for (const [input, output] of rows) {
      test(JSON.stringify(input), () => {
        assert.equal(clean(input, off).output_text, output);
        assert.equal(clean(output, off).output_text, output);
      });
    }
  });
}

describe('the result of cleaning', () => {
  test('counts replaced glyphs by kind, and characters in code points', () => {
    assert.deepEqual(clean('“👍” — so…', off), {
      mode: 'light',
      read_as: 'plain',
      output_text: '"👍" - so...',
      changes: { 'smart quotes': 2, 'em/en dash': 1, 'ellipsis glyph': 1 },
      total_changes: 4,
      chars_in: 9,
      chars_out: 11,
    });
  });

  test('takes linear time for a letter with many combining marks', () => {
    const make = (units: number) => `中e${'\u0300\u0323'.repeat(units / 2)}`;
    assertLinear('marks', 20_000, make, text => clean(text, off));
  });

  test('takes linear time for paths and addresses', () => {
    const parts = "/ a/ 字/ =字/ ,é/ 1:\\ \\\\a –/ [字/ '字/a. @字 ~字 字www. ``字".split(' ');
    const patterns = '/[ \\d [a-z (/a s/a [^ s/a/ C:\\a.b\\'.split(' ');
    assertLinearRepeats([...parts, ...patterns, '<a ='], 20_000, text => clean(text, off));
  });

  test('maps the edits of all stages to offsets in the input', () => {
    assert.deepEqual(findEdits('a\u200b—\u00a0b', off), [
      { start: 1, end: 2, replacement: '', kind: 'invisible characters', glyphs: 1 },
      { start: 2, end: 3, replacement: ' -', kind: 'em/en dash', glyphs: 1 },
      { start: 3, end: 4, replacement: ' ', kind: 'odd spaces', glyphs: 1 },
    ]);
  });
});

describe('cleanup leaves', () => {
  for (const [what, text] of [
    ['the line above the signature of a mail', 'Bye.\n\n-- \nAnn'],
    ['chords above the words of a song', 'Am        F#m7   C/G\nDown by the river it lies'],
    ['the arrows of a navigation', '« Previous | Next »\n« Zurück      Weiter »\n‹ Prev   1   2   Next ›'],
    ['chords in parts', 'In:  | Em   | C♯m7    |\n\nAm      (F)      N.C.   x2\nDown it flows\n\nC%s'],
    ['lower-case and Romance chords', '  H7       Em      fis\nDas Lied\n  Do      Sol7   G°   (x2)\nEl mar'],
    ['the numbers of pages between arrows', '« 1 2 3 »'],
    ['comments after two hyphens', 'procedure Go is -- the main one\nbegin\n  null; -- nothing\nend;'],
    ['quotation marks around a field that has the delimiter', '4,“5, six”,\n“a, b”,c'],
    ['quotation marks in a string of an expression', '@if("“a”" == b) x="the “c” d"'],
    ['quotation marks in a description of GraphQL', 'type A {\n  "The “b” c"\n  d: E\n}'],
    ['quotation marks in an address', 'https://a.example/b“c”d, https://a.example/„e“.'],
    ['the line above a signature in a quoted mail', '> Bye.\n> -- \n> Ann'],
    ['links to further pages', '« Previous: Low tide\nNext: High tide »\n\nRead more »\n\n« 2023 | 2025 »'],
    ['the space that ends emphasis in Chinese', '**先看潮汐表。\u200b**然后出港，*はい！\u200b*と言う。'],
    ['a direction mark in a line without letters between Hebrew ones', 'מחיר\n\u200f(12)\u200f\nסוף'],
  ] as const)
    it(what, () => assert.equal(clean(text, off).output_text, text));
});
