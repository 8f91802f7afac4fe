import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { scan } from '../../../src/engine/scan/scan.js';
import { normalizeConfusables } from '../../../src/engine/text/homoglyphs.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { countWords } from '../../../src/engine/text/words.js';
import { confusableRows } from '../../../src/generated/confusables.js';
import { assertLinear } from '../../linear.js';
import { scanOptions } from '../options.js';
import { confusableRows as generatedRows } from './confusable-table.js';

const options = { ...scanOptions, include_fixes: false, use_model: false };
const plain =
  'Community gardens play a crucial role in fostering resilience and growth, ensuring that all of the street feels at home. '.repeat(
    8,
  );
const cyrillic: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
};
const bold = (text: string) =>
  text.replace(/[a-z]/g, letter => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97));
const wide = (text: string) =>
  text.replace(/[a-z]/gi, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** Whether a text has no lone surrogate. */
const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

const obfuscations: readonly (readonly [string, string])[] = [
  ['Cyrillic homoglyphs', plain.replace(/[aceiopsxy]/g, letter => cyrillic[letter]!)],
  ['homoglyphs in one word of three', plain.replace(/\b(\w*)e(\w*)\b/g, '$1е$2')],
  ['Greek alpha and iota', plain.replaceAll('a', 'α').replaceAll('i', 'ι')],
  ['dotless i', plain.replaceAll('i', 'ı')],
  ['iota of the Latin script', plain.replaceAll('i', 'ɩ')],
  [
    'Abkhaz, Armenian and Georgian letters',
    plain.replace(/[eoy]/g, letter => ({ e: 'ҽ', o: 'օ' })[letter] ?? 'ყ'),
  ],
  ['letters of Deseret', plain.replaceAll('o', '𐐬')],
  ['digits of India', plain.replaceAll('o', '०')],
  ['fillers as spaces', plain.replaceAll(' ', '\u3164')],
  ['other fillers as spaces', plain.replaceAll(' of ', '\u115fof\uffa0')],
  ['mathematical letters', bold(plain)],
  ['fullwidth letters', wide(plain)],
  ['dots under its vowels', plain.replace(/[aeiou]/g, '$&\u0323').normalize('NFC')],
  ['marks on its letters', plain.replace(/[a-z]/g, '$&\u0336\u20d2')],
  ['zero-width spaces in its words', plain.replace(/(?<=\w)(?=\w)/g, '\u200b')],
  ['soft hyphens and joiners in its words', plain.replace(/(?<=\w)(?=\w)/g, '\u00ad\u2060\u200d')],
  ['direction marks and tags in its words', plain.replace(/(?<=\w)(?=\w)/g, '\u200e\u202d\u{e0041}\u202c')],
  ['a filler and a selector after its words', plain.replace(/\b(?=\W)/g, '\u3164\ufe0f')],
  ['a zero-width space between its letters and their marks', plain.replace(/[a-z]/g, '$&\u200b\u0336')],
];

describe('scan of a homoglyph-obfuscated text', () => {
  const open = scan(plain, options, null);
  for (const [how, text] of obfuscations) {
    it(`gives the score and points of the plain text: ${how}`, () => {
      const hidden = scan(text, options, null);
      assert.equal(hidden.score, open.score);
      assert.equal(hidden.language, 'en');
      assert.deepEqual(
        hidden.signals.map(signal => signal.points),
        open.signals.map(signal => signal.points),
      );
    });

    it(`quotes evidence from the original text: ${how}`, () => {
      const { signals, sentences } = scan(text, options, null);
      const spans = signals.flatMap(signal => signal.evidence ?? []);
      assert.ok(spans.length > 5);
      for (const span of spans) {
        assert.equal(text.slice(span.start, span.end), span.text);
        assert.ok(isWellFormed(span.text));
      }
      assert.equal(sentences!.length, 8);
      for (const { start, end } of sentences!) assert.ok(isWellFormed(text.slice(start, end)));
      assert.equal(sentences!.at(-1)!.end, text.trimEnd().length);
    });
  }

  it('finds artefacts and quotes them from the original text', () => {
    const text = `𝐒𝐨, ${bold('here')} it goes: ${bold('as an')} AI ${bold('language model')}, I can not say.`;
    const { artefacts } = scan(text, options, null);
    assert.equal(artefacts[0]!.kind, 'self_reference');
    for (const { start, end, text: quoted } of artefacts) {
      assert.equal(quoted, `${bold('as an')} AI ${bold('language model')}`);
      assert.equal(text.slice(start, end), quoted);
    }
  });

  it('reports mixed-script words in the confidence note', () => {
    for (const mixed of [
      obfuscations[0]![1],
      plain.replaceAll('a', 'α'),
      plain.replaceAll('i', 'ı'),
      plain.replaceAll(' ', '\u3164'),
      plain.replace(/(?<=\w)(?=\w)/g, '\u200a'),
    ])
      assert.match(
        scan(mixed, options, null).confidence_note,
        /\d+ words mix look-alike letters .* they were normalised before scoring\.$/,
      );
    const once = plain.replace('role', 'rоle');
    assert.match(
      scan(once, options, null).confidence_note,
      /One word mixes look-alike letters .* it was normalised before scoring\.$/,
    );
    assert.doesNotMatch(open.confidence_note, /mix/);
  });
});

describe('normalizeConfusables', () => {
  const unchanged = (text: string) =>
    assert.deepEqual(
      [normalizeConfusables(text).text, normalizeConfusables(text).mixedScriptWords],
      [text, 0],
    );

  it('leaves text in another alphabet unchanged', () => {
    unchanged('Он сказал, что а и о — буквы, а не слова: хор, рука, весна.');
    unchanged('Ο λόγος είναι απλός και ο χρόνος λίγος.');
    unchanged('日本語の文章は、このままで読まれる。');
  });

  it('leaves text in another alphabet unchanged when some words have Latin letters', () => {
    unchanged('Купил SMSок и iPhoneов, USBом и CRMе не пользуюсь, всё остальное в порядке.');
    unchanged('rоle слово');
    unchanged('Сiм’я живе в Києві, дiти ходять до школи, влітку їздимо до моря.');
  });

  it('leaves Greek symbols of science and mathematics unchanged', () => {
    unchanged('TNFα and IκBα bind PPARγ; αvβ3, Δx, ρ and λ are not letters of words, 5 μg is a dose.');
    unchanged('sinαcosβ + cosαsinβ, hνe, dνdt; α and σ are small, ρ is a density and τ a time.');
  });

  it('leaves letters of mathematics, phonetics and names unchanged', () => {
    unchanged('sinωt, cosωtsinωt, dρdt, kν; p∨q, q∨r, p∨q∨r, x∨y∨z, A∪B, ab×cd, x⍴y, ⍳10: e℮ is 500 g℮.');
    unchanged('[ðeɣ] wɩð ɣɯʋən, ʋɛri: /ˈwɔːtə/ is the word for it, and this is with its vowel.');
    unchanged('Kılıçdaroğlu went from Diyarbakır to Iğdır with his word for it, and this is Aydın’ın kışı.');
    unchanged('Işık sıcaktı; Irak’ın kıyısında balıkçılar ağlarını kuruttu, ılık bir yaz, kırmızı yıldız.');
    unchanged('הקובץ בMicrosoft Word, וPDF; الملف في PDF والAPI, և iPhoneը.');
  });

  it('removes odd spaces between the letters of words, but not between words', () => {
    const text = 'The harbour was quiet in the morning, and it was cold for the men of the two last boats. ';
    for (const space of ['\u200a', '\u2009', '\u2006', '\u00a0', '\u2800', '\u3164']) {
      const spaced = text.repeat(2).replace(/(?<=[a-z])(?=[a-z])/g, space);
      assert.equal(normalizeConfusables(spaced).text, text.repeat(2), space);
      const pairs = text.repeat(2).replace(/([a-z][a-z])(?=[a-z])/g, `$1${space}`);
      assert.equal(normalizeConfusables(pairs).text, text.repeat(2), space);
    }
    unchanged(text.replaceAll(' ', '\u00a0'));
    unchanged(text.replaceAll(' the ', '\u2009the\u2009').repeat(4));
    unchanged('5 kg\u2009m\u2009s, 10 N\u2009m and 3 mol\u2009L, as the table says. '.repeat(2));
  });

  it('normalises letters that no English function word has, and signs', () => {
    const text =
      'People hope that open gates and an upper paddock help happy ponies, and have lived over the river.';
    for (const [letter, alike] of ['pρ', 'e℮', 'a⍺', 'v∨'])
      assert.equal(normalizeConfusables(text.replaceAll(letter!, alike!)).text, text, alike);
  });

  it('has every look-alike of UTS #39 with one Latin letter', () =>
    assert.deepEqual(confusableRows, generatedRows()));

  it('leaves the accents of a language unchanged', () => {
    unchanged(
      'Thế là xong, và tôi không thể quên được những ngày ấy; mẹ thật là vui, cô bé có một con mèo ở đó.',
    );
    unchanged('Ạnd of ịs it made.');
    unchanged(`Ạnd ọf ịs: ${'déjà '.repeat(200)}`);
    unchanged('À présent, la forêt était déjà à nous, où l’été s’était arrêté.');
    unchanged('The café served crème brûlée and jalapeño toast, and Zoë of Łódź was there for it.');
  });

  it('removes the accents of a text with three accented English words, with words as in Unicode', () => {
    const part = fc.constantFrom(
      ...[
        'ánd',
        'öf',
        'thé',
        'wás',
        'thésé',
        'déjà',
        'größer',
        '2×3',
        '÷',
        'ʼthé',
        'thé𐐨',
        '😀ís',
        'x\ud800á',
        'the',
        '中é',
      ],
      ...[' ', ' ', ', ', '-'],
    );
    const functionWords = new Set(['and', 'of', 'for', 'was', 'these', 'is']);
    const plain = (text: string) => text.replace(/[\u00c0-\u024f]/g, letter => letter.normalize('NFD')[0]!);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), parts => {
        const text = parts.join('');
        const words = text.match(/\p{L}+/gu) ?? [];
        const accented = words.filter(word => /[\u00c0-\u024f]/.test(word));
        const ofEnglish = accented.filter(word => functionWords.has(plain(word)));
        const isFalse = ofEnglish.length >= 3 && ofEnglish.length >= accented.length * 0.02;
        const expected = isFalse ? text.replace(/\p{L}+/gu, plain) : text;
        assert.equal(normalizeConfusables(text).text, expected);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves letters with a stroke or without a dot unchanged', () =>
    unchanged('Café, naïve, Łódź, Đặng, İstanbul, ıssız.'));

  it('does not count phonetic letters as mixed script', () => {
    assert.deepEqual([normalizeConfusables('/bɪɡ/ /dɑɡ/ /hɑrt/').mixedScriptWords], [0]);
  });

  it('gives the same text for canonically equivalent texts', () => {
    const text = 'Là một quốc gia, mẹ tôi; été déjà, Łódź.';
    for (const form of ['NFC', 'NFD'] as const)
      assert.equal(normalizeConfusables(text.normalize(form)).text, text.normalize('NFC'), form);
  });

  it('normalises words of homoglyphs only next to several mixed-script words', () => {
    assert.equal(
      normalizeConfusables('а сор, а rоle, а саrе, tо gіvе').text,
      'a cop, a role, a care, to give',
    );
    assert.equal(normalizeConfusables('the а in rоle').text, 'the а in role');
    assert.equal(normalizeConfusables('α is а rоle tо gіvе').text, 'α is a role to give');
  });

  it('maps every unit to its offset in the original text', () => {
    const { text, originalOffsets } = normalizeConfusables('𝐚b\u0336c');
    assert.equal(text, 'abc');
    assert.deepEqual([...originalOffsets!], [0, 2, 4, 5]);
    const moved = normalizeConfusables('𝐚 f𐐬r\u3164𝐛');
    assert.equal(moved.text, 'a for\u2009b');
    assert.deepEqual([...moved.originalOffsets!], [0, 2, 3, 4, 6, 7, 8, 10]);
  });

  it('normalises small capitals, letterlike symbols, circled letters and Roman numerals', () => {
    assert.equal(
      normalizeConfusables('ꜱᴍᴀʟʟ ᴄᴀᴘꜱ, ℎ and ℝ, ⓐⓑ, ⅼⅰⅿⅰt').text,
      'small caps, h and R, ab, limit',
    );
  });

  it('removes the marks of a letter with more than 32, in linear time', () => {
    assert.equal(normalizeConfusables(`cafe\u0301 ${'e\u0301'.padEnd(40, '\u0323')}`).text, 'café e');
    const make = (units: number) => `a${'\u0300\u0323'.repeat(units / 2)}`;
    assertLinear('marks', 20_000, make, normalizeConfusables);
    for (const part of ['aα', 'a\u2009', 'a\u3164', 'thιs ', '𐐬f '])
      assertLinear(part, 20_000, n => part.repeat(n / part.length), normalizeConfusables);
  });

  const unit = fc.constantFrom(
    ...'aeoАаеοа𝐚𝗯𝟏ｃ\u0301\u0323\u0336ᴀℎⓐⅰ .,’-1１',
    'word',
    'wоrd',
    'слово',
    '\u200b',
    '\u202e',
    '\ud835',
    '\u{1d455}',
  );
  const text = fc.string({ unit, maxLength: 60 });

  it('is idempotent and returns ascending offsets for any text', () => {
    fc.assert(
      fc.property(text, given => {
        const { text, originalOffsets } = normalizeConfusables(given);
        assert.equal(normalizeConfusables(text).text, text);
        if (originalOffsets === null) {
          assert.equal(text.length, given.length);
          return;
        }
        assert.equal(originalOffsets.length, text.length + 1);
        assert.equal(originalOffsets.at(-1), given.length);
        for (let i = 1; i < originalOffsets.length; i++)
          assert.ok(originalOffsets[i]! > originalOffsets[i - 1]!);
      }),
      { numRuns: 3000 },
    );
  });

  it('does not change the word count', () => {
    const styled = 'It grew by 𝟏.𝟓 percent to 𝟏,𝟎𝟎𝟎 and １\u0301.5.';
    assert.equal(prepare(styled).wordCount, countWords(styled));
    fc.assert(
      fc.property(text, given => assert.equal(prepare(given).wordCount, countWords(given))),
      { numRuns: 3000 },
    );
  });
});
