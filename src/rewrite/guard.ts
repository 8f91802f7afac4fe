import type { PreservedCounts, RewriteMode } from '../contract/rewrite.js';
import { codePoints } from '../text/code-points.js';
import { identifyLanguage } from '../text/language.js';
import { prepare } from '../text/prepare.js';
import { factsOf } from './facts.js';
import { risen } from './rises.js';

export type Guarded = { kept: PreservedCounts } | { reason: string };

/** How long a rewrite may be, as a share of the original's code points and with room for a short sentence's one word more. */
const longest = 1.5;
const shortest = 0.3;
const shorten = 0.15;
const slack = 24;
const sentencesMore = 2;
/** Least share of the original's longer words that must come back, and how many it must have to be judged so. */
const sharedMin = 0.2;
const sharedFrom = 6;

const firstPerson =
  /(?<![\p{L}\p{N}'’-])(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|us|[Oo]urs?|[Oo]urselves|[Ll]et['’]s)(?![\p{L}\p{N}-])/u;
const secondPerson = /(?<![\p{L}\p{N}'’-])(?:you|yours?|yourself|yourselves)(?![\p{L}\p{N}-])/iu;
const stance =
  /\b(?:unfortunately|fortunately|sadly|luckily|thankfully|regrettably|hopefully|frankly|honestly|sincerely|admittedly|needless to say|of course|in my opinion|remarkably|surprisingly|alarmingly|shockingly)\b/gi;
const boosters =
  /\b(?:very|extremely|incredibly|highly|totally|completely|utterly|truly|really|deeply|hugely|vastly|absolutely|undeniably|undoubtedly|massively)\b/gi;
const echo =
  /^\s*(?:sure\b|certainly[!,]|of course[!,]|absolutely[!,]|here(?:['’]s| is| are)\b.*:|okay[,!]|rewritten\b|rewrite\b|revised\b|original\b|as an ai\b|i['’]m sorry|i (?:cannot|can['’]t)\b|output:|answer:|<think|assistant:|note:)/i;
const markup = /```|^[^\S\n\r\u2028\u2029]*(?:[-*•]\s|#{1,6}\s|\d+[.)]\s)|\*\*/m;
const letter = /\p{L}/u;
const foreign = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Whether a rewrite says what the original says: numbers with their units, names, quotations, links, code, negations, modal verbs,
 * hedges and quantities are the same, nobody speaks in it who did not before, and no habit of machine prose is met more often.
 * It can't see who did what to whom (docs/rewriting.md). The reason is a whole sentence for people.
 */
export function guardRewrite(before: string, after: string, mode: RewriteMode): Guarded {
  const reason = shapeReason(before, after, mode) ?? factReason(before, after) ?? habitReason(before, after);
  if (reason !== undefined) return { reason };
  const facts = factsOf(before);
  return {
    kept: {
      numbers: facts.numbers.length,
      names: facts.names.length,
      negations: facts.negations.length,
      quotes: facts.quotes.length,
      links: facts.links.length,
    },
  };
}

function shapeReason(before: string, after: string, mode: RewriteMode): string | undefined {
  if (!letter.test(after)) return letter.test(before) ? 'The rewrite is empty.' : undefined;
  if (echo.test(after) && !echo.test(before)) return 'The rewrite talks about the task instead of doing it.';
  if (markup.test(after) && !markup.test(before))
    return 'The rewrite adds formatting that the original does not have.';
  if (count(after, '\n') > count(before, '\n')) return 'The rewrite adds line breaks.';
  const was = codePoints(before);
  const is = codePoints(after);
  if (is > was * longest + slack) return 'The rewrite is much longer than the original.';
  if (is < was * (mode === 'shorten' ? shorten : shortest) - 4)
    return 'The rewrite is much shorter than the original.';
  if (foreign.test(after) && !foreign.test(before))
    return 'The rewrite is in another script than the original.';
  return undefined;
}

function habitReason(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  const habit = risen(before, after);
  return habit === undefined
    ? undefined
    : `The rewrite has more of a habit of machine prose than the original: ${habit.replaceAll('_', ' ')}.`;
}

function factReason(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  const was = factsOf(before);
  const is = factsOf(after);
  return (
    compared(was.quotes, is.quotes, 'quotation') ??
    compared(was.links, is.links, 'link') ??
    compared(was.code, is.code, 'piece of code or placeholder') ??
    compared(was.numbers, is.numbers, 'number') ??
    namesReason(was, is) ??
    (was.negations.length === is.negations.length
      ? undefined
      : negationReason(was.negations, is.negations)) ??
    compared(was.modals, is.modals, 'modal verb') ??
    presence(was.hedges, is.hedges, 'hedge') ??
    presence(was.quantifiers, is.quantifiers, 'quantity') ??
    voiceReason(before, after) ??
    textReason(before, after, was.words, is.words)
  );
}

function textReason(
  before: string,
  after: string,
  was: readonly string[],
  is: readonly string[],
): string | undefined {
  const one = prepare(before);
  const sentences = one.sentences;
  const language = identifyLanguage(one);
  const other = prepare(after);
  if (other.sentences > sentences + sentencesMore)
    return 'The rewrite breaks the original into too many sentences.';
  const written = identifyLanguage(other);
  const known = new Set(was);
  const fresh = is.filter(word => !known.has(word)).length;
  if (written !== language && written !== 'und' && fresh * 2 > is.length) {
    return 'The rewrite is in another language than the original.';
  }
  const content = new Set(was.filter(word => word.length > 4).map(stem));
  if (content.size < sharedFrom) return undefined;
  const back = new Set(is.map(stem));
  let shared = 0;
  for (const word of content) if (back.has(word)) shared++;
  return shared < content.size * sharedMin
    ? "The rewrite has too few of the original's words to check that it says the same."
    : undefined;
}

const stem = (word: string) => word.replace(/(?:'s|ing|ies|ed|es|s|e|y)$/, '').slice(0, 7);

function voiceReason(before: string, after: string): string | undefined {
  if (firstPerson.test(after) && !firstPerson.test(before))
    return 'The rewrite speaks in the first person; the original does not.';
  if (secondPerson.test(after) && !secondPerson.test(before))
    return 'The rewrite speaks to the reader; the original does not.';
  return added(before, after, stance, 'opinion') ?? added(before, after, boosters, 'emphasis');
}

function added(before: string, after: string, pattern: RegExp, what: string): string | undefined {
  const had = new Set(Array.from(before.matchAll(pattern), match => match[0].toLowerCase()));
  for (const match of after.matchAll(pattern)) {
    if (!had.has(match[0].toLowerCase())) return `The rewrite adds ${what} ('${match[0]}').`;
  }
  return undefined;
}

function namesReason(was: ReturnType<typeof factsOf>, is: ReturnType<typeof factsOf>): string | undefined {
  const known = new Set([...was.names, ...was.openers].map(name => name.toLowerCase()));
  const words = new Set(was.words.map(bare));
  const still = new Set(is.words.map(bare));
  for (const name of [...was.names, ...was.openers]) {
    if (!still.has(bare(name))) return `The rewrite loses the name '${name}'.`;
  }
  for (const name of is.names)
    if (!known.has(name.toLowerCase()) && !words.has(bare(name)))
      return `The rewrite adds the name '${name}'.`;
  for (const name of is.openers) if (!words.has(bare(name))) return `The rewrite may add the name '${name}'.`;
  return undefined;
}

const bare = (name: string) => name.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');

function negationReason(was: readonly string[], is: readonly string[]): string {
  return is.length < was.length ? 'The rewrite loses a negation.' : 'The rewrite adds a negation.';
}

function compared(was: readonly string[], is: readonly string[], what: string): string | undefined {
  const rest = [...is];
  for (const one of was) {
    const at = rest.indexOf(one);
    if (at < 0) return `The rewrite loses or changes the ${what} '${one}'.`;
    rest.splice(at, 1);
  }
  return rest.length > 0 ? `The rewrite adds the ${what} '${rest[0]}'.` : undefined;
}

function presence(was: readonly string[], is: readonly string[], what: string): string | undefined {
  const lost = was.find(one => !is.includes(one));
  if (lost !== undefined) return `The rewrite loses the ${what} '${lost}'.`;
  const more = is.find(one => !was.includes(one));
  return more === undefined ? undefined : `The rewrite adds the ${what} '${more}'.`;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
