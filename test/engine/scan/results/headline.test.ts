import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mixedOf } from '../../../../src/engine/scan/passages/mixed.js';
import { type Findings, headlineOf } from '../../../../src/engine/scan/results/headline.js';
import { scan } from '../../../../src/engine/scan/scan.js';
import { scanOptions } from '../../options.js';

const found: Findings = {
  score: 25,
  band: 'low',
  wordCount: 400,
  artefacts: [],
  notAssessed: null,
  mixed: { mixed: false, elevated_share: 0 },
  passages: [{ words: 400, band: 'low', score: 25 }],
  raising: [],
  aiShareBelow: null,
};
const headline = (changes: Partial<Findings>) => headlineOf({ ...found, ...changes });
const mixed = (passages: Findings['passages'], changes: Partial<Findings> = {}) =>
  headline({ ...changes, passages, mixed: mixedOf(passages, true) });
const trace = (kind: string, text: string) => ({ kind, detail: '', start: 0, end: text.length, text });
const [human, ai, some] = [
  { words: 430, band: 'low', score: 2.9 },
  { words: 121, band: 'high', score: 90.2 },
  { words: 60, band: 'moderate', score: 30 },
] as const;

const artefacts = [trace('placeholder', '[your name]'), trace('self_reference', 'As an AI model')];
const raising = ['deeper_model', 'hapax', 'type_token', 'stock_phrases'].map(name => ({ name, points: 9 }));
const notAssessed = 'the text seems to be in German, and the engine is built for English';
const few = 'Few signals of machine writing';

describe('headlineOf', () => {
  for (const [found, expected] of [
    [mixed([human, ai], { artefacts, notAssessed }), "Contains a trace of a chatbot: 'As an AI model'."],
    [headline({ artefacts: artefacts.slice(0, 1) }), 'Few signals of machine writing.'],
    [
      mixed([human, ai]),
      'Mixed: one passage of 121 words (22% of the text) shows strong signals of machine writing; the rest shows few (passage 90, whole text 25).',
    ],
    [
      mixed([human, ai, some, { words: 100, band: 'elevated', score: 60 }]),
      'Mixed: 2 passages of 221 words in all (31% of the text) show many or strong signals of machine writing; the rest shows few or some (passages up to 90, whole text 25).',
    ],
    [
      mixed([{ words: 90_000, band: 'low', score: 0.4 }, ai]),
      'Mixed: 99% of the text shows few signals of machine writing; one passage of 121 words shows strong signals (passage 90, whole text 25).',
    ],
    [headline({ notAssessed }), `Not assessed: ${notAssessed}.`],
    [
      headline({ band: 'high', raising }),
      'Strong signals of machine writing, mostly from the wording as a whole, varied words and ready-made phrases.',
    ],
    [headline({ aiShareBelow: 0.3124 }), `${few}; 31% of AI-generated texts of this kind score this low.`],
    [
      headline({ aiShareBelow: 0.0099 }),
      `${few}; fewer than 1% of AI-generated texts of this kind score this low.`,
    ],
    [headline({ aiShareBelow: 0 }), `${few}.`],
    [headline({ passages: [human, some], aiShareBelow: 0.3 }), `${few}; one passage of 60 words shows some.`],
    [headline({ wordCount: 31 }), 'Few signals of machine writing, but 31 words are too few to measure.'],
  ] as const)
    it(`is: ${expected}`, () => assert.equal(found, expected));
});

const options = { ...scanOptions, include_fixes: false, include_sentences: false, use_model: false };

it('a scan has the headline first, and is assessed when it is English prose', () => {
  const prose = 'The mill burned down in March, and nobody in the village talked about it afterwards. ';
  const result = scan(prose.repeat(5), options, null);
  assert.equal(Object.keys(result)[0], 'headline');
  assert.equal(result.assessed, true);
  assert.match(result.headline, new RegExp(`^${result.label}`));
});
