import { languageName } from '../text/language.js';
import { lineKind } from '../text/lines.js';
import type { Prepared } from '../text/prepare.js';
import { sentenceKind } from '../text/shapes.js';

export interface Confidence {
  readonly confidence: 'high' | 'moderate' | 'low';
  readonly confidence_note: string;
}

export const words = { tiny: 50, short: 100, full: 250 } as const;
/** Share of a text that may be something else than prose before the read is doubted. */
const otherShareMax = 0.4;

/** How far to trust a read, and why. */
export function confidenceOf(
  text: Prepared,
  language: string,
  modelUsed: boolean,
  active: number,
): Confidence {
  const { confidence, confidence_note } = firstReason(text, language, modelUsed, active);
  const mixed = text.mixedWords;
  if (mixed === 0) return { confidence, confidence_note };
  const many =
    mixed === 1
      ? 'A word mixes letters of two alphabets that look alike; it was'
      : `${mixed} words mix letters of two alphabets that look alike; they were`;
  return { confidence, confidence_note: `${confidence_note} ${many} read as they look.` };
}

/** The first reason that holds. */
function firstReason(text: Prepared, language: string, modelUsed: boolean, active: number): Confidence {
  const count = text.wordCount;
  const low = (note: string): Confidence => ({ confidence: 'low', confidence_note: note });
  if (count < words.tiny) {
    return low(
      `Only ${count} ${count === 1 ? 'word' : 'words'}: under ${words.tiny} words there is too little to measure, and any score is close to a guess.`,
    );
  }
  if (language !== 'en') {
    return low(
      language === 'und'
        ? 'The language was not recognised: the engine knows how English is written, and most signals stood down.'
        : `The text seems to be in ${languageName(language)}: the engine knows how English is written, and most signals stood down.`,
    );
  }
  if (count < words.short)
    return low(`Only ${count} words: under ${words.short} words chance plays a large part.`);
  const other = notProse(text);
  if (other !== null) return low(`Much of the text is ${other}, which the signals were not made for.`);
  if (count < words.full) {
    return {
      confidence: 'moderate',
      confidence_note: `${count} words give the signals something to go by; ${words.full} and more would give them plenty.`,
    };
  }
  if (!modelUsed) {
    return {
      confidence: 'moderate',
      confidence_note: `${count} words and ${active} signals spoke, without the deeper model.`,
    };
  }
  return {
    confidence: 'high',
    confidence_note: `${count} words of prose, ${active} signals and the deeper model spoke.`,
  };
}

/** What the text mostly is when it is not running prose; null when it is. */
function notProse(text: Prepared): string | null {
  const limit = text.wordCount * otherShareMax;
  if (text.skippedWords > limit) return 'code or tables';
  const byKind = [0, 0, 0, 0];
  for (let i = 0; i < text.sentences; i++) {
    byKind[text.sentenceKind[i]!]! += text.sentenceFirst[i + 1]! - text.sentenceFirst[i]!;
  }
  if (byKind[sentenceKind.list]! + byKind[sentenceKind.heading]! > limit) return 'lists and headings';
  if (byKind[sentenceKind.quote]! > limit) return 'quotation';
  const symbols = text.marks[24]!;
  if (symbols > text.wordCount * 0.5) return 'code or markup';
  const plainLines = text.lines - text.lineKinds[lineKind.list]! - text.lineKinds[lineKind.numbered]!;
  if (plainLines >= 8 && text.shortLines > plainLines * 0.7) return 'verse or broken lines';
  return null;
}
