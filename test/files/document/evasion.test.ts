import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadShippedClassifier } from '../../../src/engine/classifier/shipped.js';
import { scanText } from '../../../src/files/document/scan-text.js';
import { scanOptions } from '../../engine/options.js';

/** Texts of a high, a middle and a low score, written for this test. */
const texts = [
  `Community gardens have quietly become one of the most valuable spaces in modern cities. They offer far more than fresh vegetables: they create opportunities for neighbours to connect, learn from one another, and build a shared sense of purpose. In a world where many people feel increasingly isolated, these small plots of land play a crucial role in fostering trust and resilience.

Beyond their social benefits, gardens also support the environment. By absorbing rainwater, cooling the surrounding streets, and providing a home for pollinators, they help a neighbourhood adapt to a changing climate. Even a single vacant lot, when it is carefully planned and maintained, can make a meaningful difference to the people who live nearby.`,
  `The allotment society met on Tuesday, and for once the kettle worked. Eleven people came. We agreed that the water butts need new taps, that the path behind plot nine is a disgrace, and that nobody wants another raffle.

Planning for spring took up most of the evening. Plots will be measured again before the rents are set, because several boundaries have moved over the years and some members are paying for ground they cannot use. Joan has offered to draw a map, which everyone will be able to see in the shed. New members will receive a short guide that explains when to water, where to find the tools, and whom to ask for help.`,
  `I never could get the hang of that boat. My uncle bought her from a Dutchman in Brightlingsea, who swore she had sailed to Norway and back, and she may well have done, but not with us in her. She leaked at the garboards and she griped in anything over a breeze, and when you put her about she hung in the wind like a cow in a gateway, looking at you.

"Back the jib!" he'd shout. I would back the jib. Nothing. Then off she'd go on the old tack again, and he would sit down, and get out his pipe, and say that there was no hurry after all and the mud would still be there tomorrow.`,
] as const;

type Evasion = (text: string) => string;
/** Replaces each letter by the one at its place in another list. */
const swap = (letters: string, by: string): Evasion => {
  const table = new Map(Array.from(letters, (letter, i) => [letter, Array.from(by)[i]!]));
  return text => Array.from(text, letter => table.get(letter) ?? letter).join('');
};
/** Replaces small letters, and capitals, by those of an alphabet from a code point on. */
const alphabet =
  (small: number, capital: number): Evasion =>
  text =>
    text.replace(/[a-z]/gi, letter =>
      String.fromCodePoint((letter >= 'a' ? small - 97 : capital - 65) + letter.charCodeAt(0)),
    );
const replace =
  (pattern: RegExp, by: string): Evasion =>
  text =>
    text.replace(pattern, by);
const inWords = (by: string) => replace(/(?<=[a-z])(?=[a-z])/gi, by);
const spaces = (by: string) => replace(/ /g, by);
/** Applies an evasion to one word of `every`. */
const someWords = (every: number, evade: Evasion): Evasion => {
  return text => text.replace(/[A-Za-z]+/g, (word, at: number) => (at % every === 0 ? evade(word) : word));
};
const cyrillic = swap('aceijopsxyABCEHIKMOPSTX', 'асеіјорѕхуАВСЕНІКМОРЅТХ');
const greek = swap('aeikvopuxywABEZHIKMNOPTYX', 'αεικνορυχγωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ');

/** Evasions, and whether the note reports words with look-alike letters, spaces or invisible characters. */
const evasions: readonly (readonly [string, Evasion, 'note' | ''])[] = [
  ['Greek letters', greek, 'note'],
  ['alpha alone', swap('a', 'α'), 'note'],
  ['iota and omicron', swap('io', 'ιο'), 'note'],
  ['Cyrillic letters', cyrillic, 'note'],
  ['Cyrillic letters in some words', someWords(7, cyrillic), 'note'],
  ['Cyrillic letters that look alike only among Latin ones', swap('kmthb', 'кмтнв'), 'note'],
  ['Armenian letters', swap('houngq', 'հօսոցզ'), 'note'],
  ['Cherokee small letters', swap('aceijrsvw', 'ꭺꮯꭼꭵꭻꭱꮪꮩꮃ'), 'note'],
  ['Abkhaz e and Latin iota', swap('ei', 'ҽɩ'), 'note'],
  ['the estimated sign', swap('e', '℮'), 'note'],
  ['letters of APL', swap('aip', '⍺⍳⍴'), 'note'],
  ['dotless i', swap('i', 'ı'), 'note'],
  ['phonetic letters', swap('agiy', 'ɑɡɪʏ'), 'note'],
  ['letters with strokes', swap('dhlt', 'đħłŧ'), 'note'],
  ['letters with hooks', swap('bdgkpt', 'ɓɗɠƙƥƭ'), 'note'],
  ['acute accents on some vowels', someWords(5, replace(/[aeiou]/g, '$&\u0301')), 'note'],
  ['dots under vowels', text => replace(/[aeiou]/g, '$&\u0323')(text).normalize('NFC'), 'note'],
  ['strokes through letters', replace(/[a-z]/gi, '$&\u0336'), 'note'],
  ['mathematical bold', alphabet(0x1d41a, 0x1d400), 'note'],
  ['mathematical script', alphabet(0x1d4ea, 0x1d4d0), 'note'],
  ['circled letters', alphabet(0x24d0, 0x24b6), 'note'],
  ['letters in brackets', alphabet(0x249c, 0x1f110), 'note'],
  ['letters in black squares', alphabet(0x1f170, 0x1f170), 'note'],
  ['fullwidth letters', alphabet(0xff41, 0xff21), 'note'],
  ['superscript vowels', swap('aeiou', 'ᵃᵉⁱᵒᵘ'), 'note'],
  ['the long s and ligatures', text => swap('s', 'ſ')(text).replaceAll('ff', 'ﬀ').replaceAll('fi', 'ﬁ'), ''],
  ['zero-width spaces in words', inWords('\u200b'), 'note'],
  ['backspaces and object replacement characters in words', inWords('\b\ufffc'), 'note'],
  ['musical format characters in words', inWords('\u{1d173}'), 'note'],
  ['Hangul fillers as spaces', spaces('\u3164'), 'note'],
  ['Braille blanks as spaces', spaces('\u2800'), ''],
  ['hair spaces between letters', inWords('\u200a'), 'note'],
  ['hair spaces in some words', someWords(8, inWords('\u200a')), 'note'],
  ['thin spaces in words and wide ones around', text => spaces('\u2003')(inWords('\u2009')(text)), 'note'],
  ['spaces between letters', text => inWords(' ')(spaces('   ')(text)), 'note'],
  ['dot leaders as full stops, and primes as apostrophes', swap(".'", '․ʹ'), ''],
  [
    '&nbsp without a semicolon, and numeric references',
    text => swap('e', '\0')(spaces('&nbsp ')(text)).replaceAll('\0', '&#101;'),
    '',
  ],
  ['a code fence with a language and a name', text => `\`\`\`python title="answer"\n${text}\n\`\`\`\n`, ''],
];

const model = loadShippedClassifier();
const scan = (text: string) => scanText(text, 'auto', scanOptions, model, null);

describe('scan of a text in disguise', () => {
  const open = texts.map(text => scan(text).score);

  it('compares with texts of a high, a middle and a low score', () => {
    const [high, middle, low] = open as [number, number, number];
    assert.ok(high >= 75 && middle >= 25 && middle < 75 && low < 25, open.join());
  });

  for (const [name, evade, note] of evasions)
    it(`gives a score within 5 points of the open text: ${name}`, () => {
      for (const [i, text] of texts.entries()) {
        const { score, assessed, confidence_note } = scan(evade(text));
        assert.ok(assessed && Math.abs(score - open[i]!) <= 5, `${score}, ${open[i]} when open`);
        const isNoted = /ha(?:s|ve) look-alike .* normalised before scoring/.test(confidence_note);
        assert.equal(isNoted, note !== '', confidence_note);
      }
    });

  for (const [name, text] of Object.entries({
    'a formula':
      'Let 𝑓(𝑥) = sin𝑥 + 𝑎𝑥² in ℝ, with xₙ → x, eⁱᵏˣ, the 2ⁿᵈ term and ∇·𝐄 = ρ/ε₀; TNFα binds IκBα.',
    'phonetic notation':
      'The word of is [əv], thin is [tʰɪn], and big is /bɪɡ/; water is /ˈwɔːtə/ with its vowel.',
    'signs in words of their own':
      'Ⓜ and 🅿️ are free, 🆗 for all; 🅰️ is a blood type, and ⒜ and ⒝ are two of three points.',
  }))
    it(`reports nothing for ${name}`, () => assert.doesNotMatch(scan(text).confidence_note, /look-alike/));
});
