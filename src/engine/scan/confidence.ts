import { count, number } from '../../contract/prose.js';
import type { EngineResult } from '../../contract/scan.js';
import { kind } from '../text/characters.js';
import { foreignWordsMin, languageName } from '../text/language.js';
import { lineKind } from '../text/lines.js';
import type { Prepared } from '../text/prepare.js';
import { sentenceKind } from '../text/sentences.js';
import { wordLimits } from './bands.js';

/** Confidence in a score, with the reason as a sentence for readers. */
export type Confidence = Pick<EngineResult, 'confidence' | 'confidence_note'>;

/** Maximum share of words outside running prose. */
const otherShareMax = 0.4;
/** Maximum symbols of source code per word. */
const symbolsPerWordMax = 0.5;
/** Verse has at least this many lines, and more than this share of them is short. */
const verseLinesMin = 8;
const shortLinesMax = 0.7;

/**
 * Rates the confidence in a score by the text's language, length and kind, and by whether the classifier was
 * used.
 */
export function confidenceOf(
  text: Prepared,
  language: string,
  modelUsed: boolean,
  signals: number,
  isMarkdown: boolean,
): Confidence {
  const { confidence, confidence_note } = mainReason(text, language, modelUsed, signals, isMarkdown);
  const replaced = text.replacedWords;
  if (replaced === 0) return { confidence, confidence_note };
  const note =
    replaced === 1
      ? 'One word has look-alike letters, spaces or invisible characters; it was'
      : `${number(replaced)} words have look-alike letters, spaces or invisible characters; they were`;
  return { confidence, confidence_note: `${confidence_note} ${note} normalised before scoring.` };
}

/** The first reason that applies, most limiting first. */
function mainReason(
  text: Prepared,
  language: string,
  modelUsed: boolean,
  signals: number,
  isMarkdown: boolean,
): Confidence {
  const words = text.wordCount;
  const foreign = language === 'en' ? '' : foreignNote(language);
  if (words < wordLimits.tiny) {
    const short = `Only ${words} ${words === 1 ? 'word' : 'words'}: a text under ${wordLimits.tiny} words is too short to measure, and any score is close to a guess.`;
    const isForeign = foreign !== '' && (language !== 'und' || words >= foreignWordsMin);
    return low(isForeign ? `${short} ${foreign}` : short);
  }
  if (foreign !== '') return low(foreign);
  if (words < wordLimits.short)
    return low(
      `Only ${words} words: scores of texts under ${wordLimits.short} words depend strongly on chance.`,
    );
  const other = notProse(text, isMarkdown);
  if (other !== null) return low(`Much of the text is ${other}, which the signals are not designed for.`);
  if (words < wordLimits.full) {
    return moderate(
      `${number(words)} words allow moderate confidence; scores are more reliable from ${wordLimits.full} words.`,
    );
  }
  if (!modelUsed)
    return moderate(`${number(words)} words and ${signals} signals, without the wording model.`);
  return {
    confidence: 'high',
    confidence_note: `${number(words)} words of prose are enough to measure.`,
  };
}

/** Explains what a result omits because its text is not in English. */
function foreignNote(language: string): string {
  const about =
    language === 'und'
      ? 'The language was not recognised: the engine is built for English'
      : `The text seems to be in ${languageName(language)}: the engine is built for English, and most signals were skipped`;
  return `${about}. The error rates and the advice are for English texts, so there are none.`;
}

const low = (note: string): Confidence => ({ confidence: 'low', confidence_note: note });
const moderate = (note: string): Confidence => ({ confidence: 'moderate', confidence_note: note });

/**
 * Main content of a text that is not running prose; null for prose. The lines of Markdown are paragraphs and
 * items of lists, never broken lines.
 */
function notProse(text: Prepared, isMarkdown: boolean): string | null {
  const limit = text.wordCount * otherShareMax;
  if (text.skippedWords > limit) return 'code or tables';
  const byKind = [0, 0, 0, 0, 0];
  for (let i = 0; i < text.sentences; i++) {
    byKind[text.sentenceKind[i]!]! += text.sentenceFirst[i + 1]! - text.sentenceFirst[i]!;
  }
  if (byKind[sentenceKind.list]! + byKind[sentenceKind.heading]! > limit) return 'lists and headings';
  if (byKind[sentenceKind.quote]! > limit) return 'quotation';
  if (text.marks[kind.symbol]! > text.wordCount * symbolsPerWordMax) return 'code or markup';
  if (isMarkdown) return null;
  const lines = text.lines - text.lineKinds[lineKind.list]! - text.lineKinds[lineKind.numbered]!;
  if (lines >= verseLinesMin && text.shortLines > lines * shortLinesMax) return 'verse or broken lines';
  return null;
}

/** Fewest words in sentences of prose. */
const proseWordsMin = 30;
/** Fewest words of a list item that reads as a sentence. */
const itemWordsMin = 8;

/**
 * Why a text cannot be assessed, as a clause; null for a text that can. The engine is built for English
 * prose: it still computes a score for any other text, but the score means nothing.
 */
export function notAssessed(text: Prepared, language: string): string | null {
  if (language !== 'en' && language !== 'und')
    return `the text seems to be in ${languageName(language)}, and the engine is built for English`;
  const words = proseWords(text);
  if (words < proseWordsMin)
    return `the text has ${count(words, 'word')} in sentences, and at least ${proseWordsMin} are needed`;
  return language === 'en'
    ? null
    : 'the language of the text was not recognised, and the engine is built for English';
}

/** Words in sentences of prose or quotation, and in list items of several words. */
function proseWords({ sentences, sentenceFirst, sentenceKind: kinds }: Prepared): number {
  let sum = 0;
  for (let i = 0; i < sentences; i++) {
    const words = sentenceFirst[i + 1]! - sentenceFirst[i]!;
    if (kinds[i] === sentenceKind.heading) continue;
    if (kinds[i] === sentenceKind.list && words < itemWordsMin) continue;
    sum += words;
  }
  return sum;
}
