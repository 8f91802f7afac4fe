import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { scan } from '../../../src/engine/scan/scan.js';
import { normalizeConfusables } from '../../../src/engine/text/homoglyphs.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { countWords } from '../../../src/engine/text/words.js';
import { confusableRows } from '../../../src/generated/confusables.js';
import { forAll } from '../../for-all.js';
import { assertLinear, assertLinearRepeats } from '../../linear.js';
import { scanOptions } from '../options.js';
import { confusableRows as generatedRows } from './confusable-table.js';

const options = { ...scanOptions, include_fixes: false, use_model: false };
const sentence =
  'Community gardens play a crucial role in fostering resilience and growth, ensuring that all of the street feels at home. ';
const plain = sentence.repeat(8);
const [latin, cyrillic] = ['aceiopsxy', 'асеіорѕху'];
const inCyrillic = plain.replace(/[aceiopsxy]/g, letter => cyrillic[latin.indexOf(letter)]!);
const bold = (text: string) =>
  text.replace(/[a-z]/g, letter => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97));

const obfuscations: readonly (readonly [string, string])[] = [
  ['Cyrillic homoglyphs', inCyrillic],
  ['mathematical letters', bold(plain)],
  ['zero-width spaces in its words', plain.replace(/(?<=\w)(?=\w)/g, '\u200b')],
  ['a filler and a selector after its words', plain.replace(/\b(?=\W)/g, '\u3164\ufe0f')],
  ['a zero-width space between its letters and their marks', plain.replace(/[a-z]/g, '$&\u200b\u0336')],
];

describe('scan of a homoglyph-obfuscated text', () => {
  const open = scan(plain, options, null);
  for (const [how, text] of obfuscations) {
    it(`gives the score and points of the plain text, and quotes the original: ${how}`, () => {
      const { signals, sentences, score, language } = scan(text, options, null);
      assert.deepEqual([score, language], [open.score, 'en']);
      const points = (of: typeof signals) => of.map(signal => signal.points).join();
      assert.equal(points(signals), points(open.signals));
      const spans = signals.flatMap(signal => signal.evidence ?? []);
      assert.ok(spans.length > 5);
      for (const span of spans) assert.equal(text.slice(span.start, span.end), span.text);
      assert.equal(sentences!.length, 8);
      for (const { start, end } of [...spans, ...sentences!])
        assert.doesNotMatch(text.slice(start, end), /\p{Surrogate}/u);
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

  for (const [text, expected] of [
    [inCyrillic, /\d+ words have look-alike .* they were normalised before scoring\.$/],
    [plain.replace('role', 'rоle'), /One word has look-alike .* it was normalised before scoring\.$/],
    [plain, /^(?!.*look-alike)/],
  ] as [string, RegExp][])
    it(`reports mixed-script words in the confidence note: ${text.slice(10, 40)}`, () =>
      assert.match(scan(text, options, null).confidence_note, expected));
});

describe('normalizeConfusables', () => {
  const normalized = (text: string) => normalizeConfusables(text).text;
  const unchanged = (text: string) => {
    const { text: after, replacedWords } = normalizeConfusables(text);
    assert.deepEqual([after, replacedWords], [text, 0]);
  };

  for (const [what, ...texts] of [
    [
      'text in another alphabet',
      'Он сказал, что а и о — буквы, а не слова: хор, рука, весна.',
      'Ο λόγος είναι απλός και ο χρόνος λίγος.',
      '日本語の文章は、このままで読まれる。',
    ],
    [
      'text in another alphabet with some Latin letters',
      'Купил SMSок и iPhoneов, USBом и CRMе не пользуюсь, всё остальное в порядке.',
      'rоle слово',
      'Сiм’я живе в Києві, дiти ходять до школи, влітку їздимо до моря.',
    ],
    [
      'Greek symbols of science and mathematics',
      'TNFα and IκBα bind PPARγ; αvβ3, Δx, ρ and λ are not letters of words, 5 μg is a dose.',
      'sinαcosβ + cosαsinβ, hνe, dνdt; α and σ are small, ρ is a density and τ a time.',
    ],
    [
      'letters of mathematics, phonetics and names',
      'sinωt, cosωtsinωt, dρdt, kν; p∨q, q∨r, p∨q∨r, x∨y∨z, A∪B, ab×cd, x⍴y, ⍳10: e℮ is 500 g℮.',
      '[ðeɣ] wɩð ɣɯʋən, ʋɛri: /ˈwɔːtə/ is the word for it, and this is with its vowel.',
      'Kılıçdaroğlu went from Diyarbakır to Iğdır with his word for it, and this is Aydın’ın kışı.',
      'Işık sıcaktı; Irak’ın kıyısında balıkçılar ağlarını kuruttu, ılık bir yaz, kırmızı yıldız.',
      'הקובץ בMicrosoft Word, וPDF; الملف في PDF والAPI, և iPhoneը.',
      'Café, naïve, Łódź, Đặng, İstanbul, ıssız.',
      'Søren, Łukasz, Đorđe, Børge, İsmet and Işıl met Nguyễn Đình Chiểu in Għarb for the first time.',
      'Før han rejste, øvede han sig hver dag, for før i tiden var øen så smuk; før købte vi brød og øl.',
      'Кто там? Нет ни кота, ни тома, а есть мак; он купил iPhoneы, SMSки и USBшный кабель.',
    ],
    [
      'the accents of a language',
      'Thế là xong, và tôi không thể quên được những ngày ấy; mẹ thật là vui, cô bé có một con mèo ở đó.',
      'Ạnd of ịs it made.',
      `Ạnd ọf ịs: ${'déjà '.repeat(200)}`,
      'À présent, la forêt était déjà à nous, où l’été s’était arrêté.',
      'The café served crème brûlée and jalapeño toast, and Zoë of Łódź was there for it.',
    ],
  ] as const)
    it(`leaves ${what} unchanged`, () => texts.forEach(unchanged));

  it('removes odd spaces between the letters of words, but not between words', () => {
    const text = 'The harbour was quiet in the morning, and it was cold for the men of the two last boats. ';
    for (const space of ['\u200a', '\u2009', '\u2006', '\u00a0', '\u2800', '\u3164']) {
      const spaced = text.repeat(2).replace(/(?<=[a-z])(?=[a-z])/g, space);
      assert.equal(normalized(spaced), text.repeat(2), space);
      const pairs = text.repeat(2).replace(/([a-z][a-z])(?=[a-z])/g, `$1${space}`);
      assert.equal(normalized(pairs), text.repeat(2), space);
    }
    unchanged(text.replaceAll(' ', '\u00a0'));
    unchanged(text.replaceAll(' the ', '\u2009the\u2009').repeat(4));
    unchanged('5 kg\u2009m\u2009s, 10 N\u2009m and 3 mol\u2009L, as the table says. '.repeat(2));
  });

  for (const [letter, alike] of ['pρ', 'e℮', 'a⍺', 'v∨'])
    it(`normalises a letter that no English function word has, or a sign: ${alike}`, () => {
      const text =
        'People hope open gates and an upper paddock help happy ponies, and have lived over the river.';
      assert.equal(normalized(text.replaceAll(letter!, alike!)), text);
    });

  it('has every look-alike of UTS #39 with one Latin letter', () =>
    assert.deepEqual(confusableRows, generatedRows()));

  it('removes the accents of a text with three accented English words, with words as in Unicode', () => {
    const words = 'ánd,öf,thé,wás,thésé,déjà,größer,2×3,÷,ʼthé,thé𐐨,😀ís,x\ud800á,the,中é';
    const part = fc.constantFrom(...words.split(','), ' ', ' ', ', ', '-');
    const functionWords = new Set(['and', 'of', 'for', 'was', 'these', 'is']);
    const plain = (text: string) => text.replace(/[\u00c0-\u024f]/g, letter => letter.normalize('NFD')[0]!);
    forAll([fc.array(part, { maxLength: 60 })], { numRuns: 500 }, parts => {
      const text = parts.join('');
      const words = text.match(/\p{L}+/gu) ?? [];
      const accented = words.filter(word => /[\u00c0-\u024f]/.test(word));
      const ofEnglish = accented.filter(word => functionWords.has(plain(word)));
      const isFalse = ofEnglish.length >= 3 && ofEnglish.length >= accented.length * 0.02;
      const expected = isFalse ? text.replace(/\p{L}+/gu, plain) : text;
      assert.equal(normalizeConfusables(text).text, expected);
    });
  });

  it('gives the same text for canonically equivalent texts', () => {
    const text = 'Là một quốc gia, mẹ tôi; été déjà, Łódź.';
    for (const form of ['NFC', 'NFD'] as const)
      assert.equal(normalizeConfusables(text.normalize(form)).text, text.normalize('NFC'), form);
  });

  for (const [what, text, expected] of [
    ['words next to mixed-script ones', 'а сор, а rоle, а саrе, tо gіvе', 'a cop, a role, a care, to give'],
    ['no word of homoglyphs next to one', 'the а in rоle', 'the а in role'],
    ['no Greek word next to Cyrillic letters', 'α is а rоle tо gіvе', 'α is a role to give'],
    ['circled letters and Roman numerals', 'ⓐⓑ, ⅼⅰⅿⅰt', 'ab, limit'],
    ['the marks of a letter with more than 32', `cafe\u0301 ${'e\u0301'.padEnd(40, '\u0323')}`, 'café e'],
  ] as const)
    it(`normalises ${what}`, () => assert.equal(normalized(text), expected));

  it('maps every unit to its offset in the original text', () => {
    const { text, originalOffsets } = normalizeConfusables('𝐚b\u0336c');
    assert.equal(text, 'abc');
    assert.deepEqual([...originalOffsets!], [0, 2, 4, 5]);
    const moved = normalizeConfusables('𝐚 f𐐬r\u3164𝐛');
    assert.equal(moved.text, 'a for\u2009b');
    assert.deepEqual([...moved.originalOffsets!], [0, 2, 3, 4, 6, 7, 8, 10]);
  });

  it('takes linear time', () => {
    assertLinear('marks', 20_000, units => `a${'\u0300\u0323'.repeat(units / 2)}`, normalizeConfusables);
    assertLinearRepeats(['aα', 'a\u2009', 'a\u3164', 'thιs ', '𐐬f '], 20_000, normalizeConfusables);
  });

  const words = ['word', 'wоrd', 'слово', '\u200b', '\u202e', '\ud835', '\u{1d455}'];
  const unit = fc.constantFrom(...'aeoАаеοа𝐚𝗯𝟏ｃ\u0301\u0323\u0336ᴀℎⓐⅰ .,’-1１', ...words);
  const text = fc.string({ unit, maxLength: 60 });

  it('is idempotent and returns ascending offsets for any text', () =>
    forAll([text], { numRuns: 3000 }, given => {
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
    }));

  it('counts the words of the normalised text', () => {
    const styled = 'It grew by 𝟏.𝟓 percent to 𝟏,𝟎𝟎𝟎 and １\u0301.5: ⓢⓔⓔ.';
    assert.equal(prepare(styled).wordCount, 10);
    forAll([text], { numRuns: 3000 }, given =>
      assert.equal(prepare(given).wordCount, countWords(normalized(given))),
    );
  });
});
