/** A result with three passages, made by hand on the scan of a text of three paragraphs. */
import type { EngineResult, Passage } from '../../src/contract/scan.js';
import { scan } from '../../src/engine/scan/scan.js';
import type { ReportHead } from '../../src/report/text.js';
import { scanOptions } from '../engine/options.js';

const options = { ...scanOptions, use_model: false };

const person =
  'Nobody met us at the pier, so we walked. The shop was shut. I ate the last of the bread standing up. ';
const machine =
  'The harbour plays a crucial role in the life of the town, serving as a vibrant hub where tradition meets innovation. ' +
  'Moreover, it fosters a sense of community, connecting residents, visitors, and businesses in meaningful ways. ';

const paragraphs = [person.repeat(40), machine.repeat(36), person.repeat(3)].map(text => text.trim());
export const mixedText = paragraphs.join('\n\n');

const wordsOf = (text: string): number => text.split(/\s+/).length;

function passage(
  index: number,
  reading: Pick<Passage, 'score' | 'band' | 'confidence'>,
  top: [name: string, points: number, quote: string | null][],
): Passage {
  const text = paragraphs[index]!;
  const start = paragraphs.slice(0, index).join('\n\n').length + (index === 0 ? 0 : 2);
  const evidence = (quote: string) => {
    const from = mixedText.indexOf(quote, start);
    return [{ start: from, end: from + quote.length, text: quote }];
  };
  return {
    start,
    end: start + text.length,
    words: wordsOf(text),
    ...reading,
    ...(top.length > 0 && {
      top: top.map(([name, points, quote]) => ({
        name,
        points,
        detail: `${name} was measured.`,
        ...(quote !== null && { evidence: evidence(quote) }),
      })),
    }),
  };
}

const scanned: EngineResult = {
  ...scan(mixedText, options, null),
  confidence: 'moderate',
  confidence_note: '2242 words of prose, without the wording model.',
};

export const mixedResult: EngineResult = {
  ...scanned,
  headline:
    'Mixed: one passage of 1,296 words (58% of the text) shows strong signals of machine writing; the rest shows few (passage 97, whole text 30).',
  passages: [
    passage(0, { score: 3.2, band: 'low', confidence: 'moderate' }, [
      ['human_phrasing', -4.25, 'so we walked'],
    ]),
    passage(1, { score: 97.1, band: 'high', confidence: 'high' }, [
      ['machine_phrasing', 20.04, 'a crucial role'],
      ['em_dashes', 3, null],
      ['specifics', 2.5, 'residents, visitors, and businesses'],
      ['formality', 1, 'meaningful ways'],
    ]),
    passage(2, { score: 22, band: 'low', confidence: 'low' }, []),
  ],
  mixed: {
    mixed: true,
    elevated_share: 0.58,
    note: 'Words 881 to 2,176 read as high, the rest as low.',
  },
};

/** A result with one passage, as of a text that reads alike throughout. */
export const uniformResult: EngineResult = {
  ...scanned,
  passages: [
    passage(0, { score: scanned.score, band: scanned.band, confidence: scanned.confidence }, [
      ['human_phrasing', -4.25, 'so we walked'],
    ]),
  ],
  mixed: { mixed: false, elevated_share: 0, note: 'One passage: no change was found.' },
};

export const reportHead: ReportHead = {
  ...{ title: 'Harbour', source: null, statement: null, scanId: null, isScannedText: null, signature: null },
  excerpts: 'Words 1 to 90: “The harbour” to “the end”',
  accuracyUrl: 'https://telltale.example/accuracy',
  createdAt: '2026-11-21T00:00:00Z',
  reportId: 'rep_1',
};
