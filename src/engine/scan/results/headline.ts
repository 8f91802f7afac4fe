import type { Band } from '../../../contract/genre.js';
import { listed, number } from '../../../contract/prose.js';
import type { EngineResult, Mixed, Passage } from '../../../contract/scan.js';
import { bandLabels, bandNames, isElevated, mixedScores, wholePercent, wordLimits } from '../bands.js';
import { quoteSpans } from './sentences.js';
import { spokenName } from './signal-names.js';

/** What the headline is about. */
export interface Findings {
  readonly score: number;
  readonly band: Band;
  readonly wordCount: number;
  readonly artefacts: EngineResult['artefacts'];
  /** Why the text cannot be assessed; null for a text that can. */
  readonly notAssessed: string | null;
  readonly mixed: Pick<Mixed, 'mixed' | 'elevated_share'>;
  readonly passages: readonly Pick<Passage, 'words' | 'band' | 'score'>[];
  /** Signals with enough points to be named, most points first. */
  readonly raising: readonly { readonly name: string; readonly points: number }[];
  /** Share of AI-generated texts of this kind that score at or below the score; null when not measured. */
  readonly aiShareBelow: number | null;
}

/** Artefacts that human-written texts contain as well. */
const commonArtefacts: ReadonlySet<string> = new Set(['placeholder']);

/** The first trace of a chat tool that human-written texts do not contain; undefined without one. */
export const chatTrace = (
  artefacts: EngineResult['artefacts'],
): EngineResult['artefacts'][number] | undefined => artefacts.find(({ kind }) => !commonArtefacts.has(kind));

/**
 * What was found in a text, in one sentence: the first of a trace of a chatbot, passages that disagree, a
 * reason why the text cannot be assessed, and the band with what it rests on.
 */
export function headlineOf(found: Findings): string {
  const trace = chatTrace(found.artefacts);
  if (trace !== undefined) return `Contains a trace of a chatbot: ${quoteSpans([trace])}.`;
  if (found.mixed.mixed) return mixedHeadline(found);
  if (found.notAssessed !== null) return `Not assessed: ${found.notAssessed}.`;
  return `${bandLabels[found.band]}${basis(found)}.`;
}

const amounts: Readonly<Record<Band, string>> = {
  low: 'few',
  moderate: 'some',
  elevated: 'many',
  high: 'strong',
};

/** The amounts of some passages, fewest signals first: "few", "few or some". */
function amountsOf(passages: readonly Pick<Passage, 'band'>[]): string {
  const present = bandNames.filter(band => passages.some(passage => passage.band === band));
  return present.map(band => amounts[band]).join(' or ');
}

/** Share of the passages of upper bands below which a headline begins with the rest of the text. */
const smallShare = 0.1;

function mixedHeadline({ score, passages, mixed }: Findings): string {
  const elevated = passages.filter(isElevated);
  const rest = amountsOf(passages.filter(passage => !isElevated(passage)));
  const share = mixed.elevated_share;
  const scores = mixedScores({ score, passages });
  if (share < smallShare)
    return `Mixed: ${wholePercent(1 - share)} of the text shows ${rest} signals of machine writing; ${severalShow(elevated)} ${amountsOf(elevated)} signals (${scores}).`;
  const subject = severalShow(elevated, ` (${wholePercent(share)} of the text)`);
  return `Mixed: ${subject} ${amountsOf(elevated)} signals of machine writing; the rest shows ${rest} (${scores}).`;
}

/** Passages with their words as the subject of a sentence, and its verb. */
function severalShow(passages: Findings['passages'], share = ''): string {
  const words = number(passages.reduce((sum, passage) => sum + passage.words, 0));
  return passages.length === 1
    ? `one passage of ${words} words${share} shows`
    : `${passages.length} passages of ${words} words in all${share} show`;
}

/** Number of signals that a headline names. */
const restingMax = 3;

/** What a band rests on, as the rest of a sentence. */
function basis({ band, wordCount, passages, raising, aiShareBelow }: Findings): string {
  if (wordCount < wordLimits.tiny) return `, but ${wordCount} words are too few to measure`;
  if (band === 'low') {
    const moderate = passages.filter(passage => passage.band === 'moderate');
    if (passages.length > 1 && moderate.length > 0) return `; ${severalShow(moderate)} some`;
    return aiShareBelow === null || aiShareBelow === 0
      ? ''
      : `; ${aiShareBelow < 0.01 ? 'fewer than 1%' : wholePercent(aiShareBelow)} of AI-generated texts of this kind score this low`;
  }
  const named = new Set(raising.map(({ name }) => spokenName(name)));
  return named.size === 0 ? '' : `, mostly from ${listed([...named].slice(0, restingMax))}`;
}
