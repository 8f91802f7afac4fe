/** Sentences about a result, in the same words in every form of it. Pure. */

import type { Band } from '../../../contract/genre.js';
import { listed, number, percent, share } from '../../../contract/prose.js';
import type { Calibration, EngineResult, Span } from '../../../contract/scan.js';
import { passageRates } from '../../../generated/passage-rates.js';
import { isElevated } from '../bands.js';
import { numberRows } from './numbers.js';

/** States that a text was read as Markdown; undefined for plain text. */
const readAsNote = ({ read_as }: Partial<Pick<EngineResult, 'read_as'>>): string | undefined =>
  read_as === 'markdown' ? 'Read as Markdown: markup and code do not count.' : undefined;

/** Notes about the whole scan: first those that limit the result. */
export const resultNotes = (
  result: Partial<Pick<EngineResult, 'degraded' | 'deep_note' | 'read_as' | 'genre_note'>>,
): string[] =>
  [result.degraded, result.deep_note, readAsNote(result), result.genre_note].filter(
    note => note !== undefined,
  );

/**
 * Compares a score with human-written and with AI-generated texts, in one sentence each. Every text reaches
 * the lowest band, so for that band the rate is not stated.
 */
export function calibrationSentence(
  { false_positive_rate, interval, n, human_percentile, ai_generated }: Omit<Calibration, 'distribution'>,
  isLowest: boolean,
): string {
  const reached =
    isLowest || false_positive_rate === null || interval === null
      ? ''
      : `${share(false_positive_rate)} reach this level or a higher one (95% confidence interval: ${interval.map(percent).join(' to ')}), and `;
  const sentence = `Of ${number(n)} human-written texts of this kind and length, ${reached}${share(human_percentile)} score at or below this.`;
  return ai_generated === null ? sentence : `${sentence} ${aiSentence(ai_generated)}`;
}

/** What the shares of `calibrationSentence` are not. */
export const calibrationMeaning =
  'These are shares of measured texts, not the chance that a machine wrote this one: that also depends on how many of the scanned texts come from machines.';

function aiSentence({ share_below, n, years: [from, to] }: NonNullable<Calibration['ai_generated']>): string {
  const years = from === to ? from : `${from} to ${to}`;
  return `Of ${number(n)} texts by AI models of ${years}, ${share(share_below)} score at or below this.`;
}

/** Human-written texts of one length, and the percent of them with a passage of the upper bands. */
interface PassageRate {
  readonly words: number;
  readonly texts: number;
  readonly elevated: number;
  readonly high: number;
}

const measured = numberRows(passageRates).map(([words, texts, elevated, high]): PassageRate => {
  return { words: words!, texts: texts!, elevated: elevated!, high: high! };
});

/** A result that is compared with measured texts. */
interface Compared extends Pick<EngineResult, 'assessed' | 'calibration' | 'mixed'> {
  readonly band?: Band;
  readonly word_count?: number;
  readonly passages: readonly { readonly band: Band }[];
}

/**
 * States how often human-written texts have a passage like that of a mixed text, or a score like that of
 * another one; empty for a text that was not assessed.
 */
export function comparison({
  mixed,
  word_count: words,
  passages,
  assessed,
  calibration,
  band,
}: Compared): string {
  if (mixed.mixed && words !== undefined)
    return passageSentence(
      measured,
      words,
      passages.some(({ band }) => band === 'high'),
    );
  if (!assessed) return '';
  if (calibration !== null) return calibrationSentence(calibration, band === 'low');
  return 'How often human-written texts of this kind and length score like this has not been measured.';
}

/** States how often a human-written text of the measured length nearest to `words` has a flagged passage. */
export function passageSentence(rates: readonly PassageRate[], words: number, isHigh: boolean): string {
  const distance = (rate: PassageRate) => Math.abs(Math.log(rate.words / words));
  const nearest = rates.reduce((best, rate) => (distance(rate) < distance(best) ? rate : best));
  const rate = isHigh ? nearest.high : nearest.elevated;
  // The table has percents with one decimal, so that 0 is a small rate and not none.
  const perThousand = Math.round(rate * 10);
  const amount = perThousand === 0 ? 'Fewer than 1' : number(perThousand);
  const has = perThousand === 1 ? 'has' : 'have';
  const band = isHigh ? 'a “high” passage' : 'an “elevated” or “high” passage';
  return `${amount} in 1,000 human-written texts of about ${number(nearest.words)} words ${has} ${band} by mistake (measured on ${number(nearest.texts)} texts).`;
}

/** A result with what decides the next step. */
interface Stepped extends Pick<EngineResult, 'assessed' | 'mixed' | 'artefacts'> {
  readonly band?: Band;
  readonly passages: readonly { readonly band: Band }[];
}

const questions =
  'Then ask the writer: How did you write this part? What does it say, in your own words? Which notes, drafts or sources do you have?';

/**
 * What to do with a result first, in one or two sentences.
 *
 * @param isOthers whether the reader did not write the text, and can only talk with its writer
 */
export function nextStep(
  { assessed, mixed, artefacts, band = 'low', passages }: Stepped,
  isOthers: boolean,
): string {
  const ownOrOther = isOthers
    ? questions
    : 'If the text is yours, edit it; if not, talk with its writer and ask for drafts.';
  if (artefacts.length > 0) return `Read the quoted traces of a chat tool in their place. ${ownOrOther}`;
  if (mixed.mixed) {
    const flagged = passages.filter(isElevated).length;
    return `Read the ${flagged === 1 ? 'passage' : `${flagged} passages`} with the evidence for both sides. ${ownOrOther}`;
  }
  if (!assessed) return 'Scan English prose of at least 30 words in sentences.';
  if (isElevated({ band })) return `Read the text with the evidence for both sides. ${ownOrOther}`;
  return band === 'moderate'
    ? 'Compare the evidence for both sides: this level alone is no reason to act.'
    : 'Few signals were found. Mixed and AI-generated texts can score low too, so this is no proof that a person wrote it.';
}

/** Maximum UTF-16 units of a span that is quoted in full. */
const quotedUnitsMax = 60;

/** Quotes the first spans with different texts, for a sentence: '…' and '…'. */
export function quoteSpans(spans: readonly Pick<Span, 'text'>[], max = 2): string {
  const keys = spans.map(({ text }) => text.toLowerCase());
  const quotes: string[] = [];
  for (let i = 0; i < keys.length && quotes.length < max; i++)
    if (keys.indexOf(keys[i]!) === i) quotes.push(quote(spans[keys.lastIndexOf(keys[i]!)]!.text));
  return listed(quotes);
}

/** A quotation, in marks that its apostrophes are not mistaken for. */
function quote(text: string): string {
  const mark = /['’]/.test(text) ? '"' : "'";
  return `${mark}${shorten(text)}${mark}`;
}

function shorten(text: string): string {
  const oneLine = /\s\s|[\n\t]/.test(text) ? text.replace(/\s+/g, ' ') : text;
  return oneLine.length <= quotedUnitsMax ? oneLine : `${oneLine.slice(0, quotedUnitsMax).trimEnd()}...`;
}
