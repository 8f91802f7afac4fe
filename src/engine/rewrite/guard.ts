import type { PreservedCounts, RewriteMode } from '../../contract/rewrite.js';
import { codePoints } from '../text/code-points.js';
import type { Facts } from './facts.js';
import { increasedHabit } from './habits.js';
import { Sentence } from './sentence.js';

/** The facts that a rewrite preserves, or the reason why it is rejected: a sentence for readers. */
export type GuardResult = { kept: PreservedCounts } | { reason: string };

/** Maximum length of a rewrite in code points, relative to the original. */
const lengthShareMax = 1.5;
const lengthShareMin = 0.3;
const lengthShareMinShortened = 0.15;
/**
 * Code points by which the upper limit is raised and the lower limit reduced, so that a short sentence may
 * change by a word.
 */
const upperSlack = 24;
const lowerSlack = 4;
const addedSentencesMax = 2;
/** Minimum share of the original's content words in the rewrite, if the original has enough of them. */
const sharedWordsShareMin = 0.2;
const contentWordsMin = 6;
/** Maximum letters of a word that does not count as a content word. */
const shortWordLetters = 4;

const firstPerson =
  /(?<![\p{L}\p{N}'’-])(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|us|[Oo]urs?|[Oo]urselves|[Ll]et['’]s)(?![\p{L}\p{N}-])/u;
const secondPerson = /(?<![\p{L}\p{N}'’-])(?:you|yours?|yourself|yourselves)(?![\p{L}\p{N}-])/iu;
const stance =
  /\b(?:unfortunately|fortunately|sadly|luckily|thankfully|regrettably|hopefully|frankly|honestly|sincerely|admittedly|needless to say|of course|in my opinion|remarkably|surprisingly|alarmingly|shockingly)\b/gi;
const boosters =
  /\b(?:very|extremely|incredibly|highly|totally|completely|utterly|truly|really|deeply|hugely|vastly|absolutely|undeniably|undoubtedly|massively)\b/gi;
/** Beginning of an answer that comments on the task or refuses it. */
const chatter =
  /^\s*(?:sure\b|certainly[!,]|of course[!,]|absolutely[!,]|here(?:['’]s| is| are)\b.*:|okay[,!]|rewritten\b|rewrite\b|revised\b|original\b|as an ai\b|i['’]m sorry|i (?:cannot|can['’]t)\b|output:|answer:|<think|assistant:|note:)/i;
const markup = /```|^[^\S\n\r\u2028\u2029]*(?:[-*•]\s|#{1,6}\s|\d+[.)]\s)|\*\*/m;
const letter = /\p{L}/u;
const nonLatin = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Checks that a rewrite, by rules or by a language model, preserves the meaning of a sentence. It rejects a
 * rewrite that
 *
 * - is empty, comments on the task, or changes markup, line breaks, script or language, or the length too
 *   much
 * - adds, changes or loses a number or unit, name, quotation, link, code, negation, modal verb, hedge or
 *   quantity
 * - adds a first or second person, an opinion or emphasis
 * - shares too few words with the original to be checked
 * - has more of any habit of machine prose (habits.ts)
 *
 * It cannot detect that the subject and the object were exchanged (docs/rewriting.md).
 */
export function guardRewrite(before: string, after: string, mode: RewriteMode): GuardResult {
  const original = new Sentence(before);
  const reason = rejectionOf(original, new Sentence(after), mode);
  return reason === undefined ? { kept: preservedCounts(original) } : { reason };
}

/** The rewrites that the guard accepts, in their order; or why it rejects the first, if it accepts none. */
export function guardCandidates(
  before: string,
  candidates: readonly string[],
  mode: RewriteMode,
): { kept: PreservedCounts; accepted: string[] } | { reason: string } {
  const results = candidates.map(after => guardRewrite(before, after, mode));
  const accepted = candidates.filter((_, i) => 'kept' in results[i]!);
  const result = results.find(one => 'kept' in one) ?? results[0] ?? { reason: 'The rewrite is empty.' };
  return 'kept' in result ? { kept: result.kept, accepted } : result;
}

/** Why the guard rejects a rewrite, or undefined: see `guardRewrite`. */
export function rejectionOf(before: Sentence, after: Sentence, mode: RewriteMode): string | undefined {
  const reason = shapeReason(before.text, after.text, mode);
  if (before.text === after.text) return reason;
  return reason ?? claimReason(before, after) ?? wordingReason(before, after) ?? habitReason(before, after);
}

/** Numbers of the facts of a sentence, which its rewrites preserve. */
export function preservedCounts({ facts }: Sentence): PreservedCounts {
  const { numbers, names, negations, quotes, links } = facts;
  return {
    numbers: numbers.length,
    names: names.length,
    negations: negations.length,
    quotes: quotes.length,
    links: links.length,
  };
}

function shapeReason(before: string, after: string, mode: RewriteMode): string | undefined {
  if (!letter.test(after)) return letter.test(before) ? 'The rewrite is empty.' : undefined;
  if (chatter.test(after) && !chatter.test(before))
    return 'The rewrite talks about the task instead of doing it.';
  if (markup.test(after) && !markup.test(before))
    return 'The rewrite adds formatting that the original does not have.';
  if (count(after, '\n') > count(before, '\n')) return 'The rewrite adds line breaks.';
  const lengthBefore = codePoints(before);
  const lengthAfter = codePoints(after);
  const shareMin = mode === 'shorten' ? lengthShareMinShortened : lengthShareMin;
  if (lengthAfter > lengthBefore * lengthShareMax + upperSlack)
    return 'The rewrite is much longer than the original.';
  if (lengthAfter < lengthBefore * shareMin - lowerSlack)
    return 'The rewrite is much shorter than the original.';
  if (nonLatin.test(after) && !nonLatin.test(before))
    return 'The rewrite is in another script than the original.';
  return undefined;
}

function habitReason(before: Sentence, after: Sentence): string | undefined {
  const habit = increasedHabit(before.habits, after.habits);
  return habit === undefined
    ? undefined
    : `The rewrite has more of a habit of machine prose than the original: ${habit.replaceAll('_', ' ')}.`;
}

/** The part of `rejectionOf` about the claim: everything but length, language and habits. */
export const claimRejection = (before: Sentence, after: Sentence): string | undefined =>
  letter.test(after.text) ? claimReason(before, after) : 'The rewrite is empty.';

function claimReason(before: Sentence, after: Sentence): string | undefined {
  const was = before.facts;
  const is = after.facts;
  return (
    multisetReason(was.quotes, is.quotes, 'quotation') ??
    multisetReason(was.links, is.links, 'link') ??
    multisetReason(was.code, is.code, 'piece of code or placeholder') ??
    multisetReason(was.numbers, is.numbers, 'number') ??
    namesReason(was, is) ??
    negationReason(was.negations, is.negations) ??
    multisetReason(was.modals, is.modals, 'modal verb') ??
    setReason(was.hedges, is.hedges, 'hedge') ??
    setReason(was.quantifiers, is.quantifiers, 'quantity') ??
    voiceReason(before.text, after.text)
  );
}

/** Rejects too many sentences, another language, and a rewrite with too few of the original's words. */
function wordingReason(before: Sentence, after: Sentence): string | undefined {
  const was = before.facts.words;
  const is = after.facts.words;
  if (after.prepared.sentences > before.prepared.sentences + addedSentencesMax)
    return 'The rewrite breaks the original into too many sentences.';
  const known = new Set(was);
  const added = is.filter(word => !known.has(word)).length;
  if (after.language !== before.language && after.language !== 'und' && added * 2 > is.length) {
    return 'The rewrite is in another language than the original.';
  }
  const content = new Set(was.filter(word => word.length > shortWordLetters).map(stem));
  if (content.size < contentWordsMin) return undefined;
  const stems = new Set(is.map(stem));
  let shared = 0;
  for (const word of content) if (stems.has(word)) shared++;
  return shared < content.size * sharedWordsShareMin
    ? "The rewrite has too few of the original's words to check that it says the same."
    : undefined;
}

/** A word without its ending, cut to seven letters, so that the forms of a verb are equal. */
export const stem = (word: string): string => word.replace(/(?:'s|ing|ies|ed|es|s|e|y)$/, '').slice(0, 7);

function voiceReason(before: string, after: string): string | undefined {
  if (firstPerson.test(after) && !firstPerson.test(before))
    return 'The rewrite speaks in the first person; the original does not.';
  if (secondPerson.test(after) && !secondPerson.test(before))
    return 'The rewrite speaks to the reader; the original does not.';
  return addedReason(before, after, stance, 'opinion') ?? addedReason(before, after, boosters, 'emphasis');
}

function addedReason(before: string, after: string, pattern: RegExp, what: string): string | undefined {
  const known = new Set(Array.from(before.matchAll(pattern), match => match[0].toLowerCase()));
  for (const match of after.matchAll(pattern)) {
    if (!known.has(match[0].toLowerCase())) return `The rewrite adds ${what} ('${match[0]}').`;
  }
  return undefined;
}

/**
 * Compares names. A capitalised word at the start of a sentence may be a name, so it must not be lost either;
 * it may become an ordinary word elsewhere, and an ordinary word may move to the start.
 */
function namesReason(was: Facts, is: Facts): string | undefined {
  const known = new Set([...was.names, ...was.openers].map(name => name.toLowerCase()));
  const wordsBefore = new Set(was.words.map(bare));
  const wordsAfter = new Set(is.words.map(bare));
  for (const name of [...was.names, ...was.openers]) {
    if (!wordsAfter.has(bare(name))) return `The rewrite loses the name '${name}'.`;
  }
  for (const name of is.names)
    if (!known.has(name.toLowerCase()) && !wordsBefore.has(bare(name)))
      return `The rewrite adds the name '${name}'.`;
  for (const name of is.openers)
    if (!wordsBefore.has(bare(name))) return `The rewrite may add the name '${name}'.`;
  return undefined;
}

/** Lower case, without a possessive ending. */
const bare = (name: string) => name.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');

function negationReason(was: readonly string[], is: readonly string[]): string | undefined {
  if (is.length === was.length) return undefined;
  return is.length < was.length ? 'The rewrite loses a negation.' : 'The rewrite adds a negation.';
}

/** Requires the same values, each as often as before. */
function multisetReason(was: readonly string[], is: readonly string[], what: string): string | undefined {
  const rest = [...is];
  for (const one of was) {
    const at = rest.indexOf(one);
    if (at < 0) return `The rewrite loses or changes the ${what} '${one}'.`;
    rest.splice(at, 1);
  }
  return rest.length > 0 ? `The rewrite adds the ${what} '${rest[0]}'.` : undefined;
}

/** Requires the same values, however often. */
function setReason(was: readonly string[], is: readonly string[], what: string): string | undefined {
  const lost = was.find(one => !is.includes(one));
  if (lost !== undefined) return `The rewrite loses the ${what} '${lost}'.`;
  const added = is.find(one => !was.includes(one));
  return added === undefined ? undefined : `The rewrite adds the ${what} '${added}'.`;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
