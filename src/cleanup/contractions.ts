import {
  afterAuxiliary,
  afterObjectOf,
  auxiliaryAdverbs,
  beforeGap,
  beforeMainDo,
  gapBefore,
  participles,
  sameFormParticiples,
} from './contraction-words.js';
import type { Page } from './fixes/page.js';

/**
 * Two words, or "cannot", that may become one: a verb with "not", a pronoun with its verb. Capitals are taken
 * only where a sentence begins, so that signs and stressed words ("DO NOT", "do NOT") stay.
 */
const candidate =
  /\b(?:([Cc]annot)|((?:[Dd](?:o|oes|id)|[Ii]s|[Aa]re|[Ww](?:as|ere|ill|ould)|[Hh](?:ave|as|ad)|[Cc]ould|[Ss]hould) not)|(I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Tt]here) (am|are|is|have|has|had|will|would))\b/g;
/** Beside one of these a word is part of a longer one. */
const joined = /[\p{L}\p{M}\p{N}_'’-]/u;

/** What is left of a verb behind its pronoun. */
const tails: Readonly<Record<string, string>> = {
  am: "'m",
  are: "'re",
  is: "'s",
  have: "'ve",
  has: "'s",
  had: "'d",
  will: "'ll",
  would: "'d",
};
const subjects: Readonly<Record<string, string>> = {
  am: 'i',
  are: 'you we they',
  is: 'he she it that there',
  have: 'i you we they',
  has: 'he she it',
  had: 'i you we they he she',
  will: 'i you we they he she it',
  would: 'i you we they he she',
};

/** The word that follows after one space, or nothing. */
const following = /(?<= )[\p{L}]+(?:['’][\p{L}]+)?/uy;
const clauseEnd = /[.,;:!?…)\]}"”’\n]/;

/**
 * Everyday English contractions, none where one would change the sense or sound wrong: not at a clause's end,
 * before a gap ("taller than he is now"), for a main verb ("they have a cat") or for a stressed word.
 */
export function contractions(page: Page): void {
  page.kind = 'contractions';
  candidate.lastIndex = 0;
  for (let found = candidate.exec(page.text); found !== null; found = candidate.exec(page.text)) {
    const start = found.index;
    const end = candidate.lastIndex;
    if (joined.test(page.text.charAt(start - 1)) || joined.test(page.text.charAt(end))) continue;
    if (page.spared(start) >= 0 || page.spared(end - 1) >= 0) continue;
    const [, cannot, negated, subject, verb] = found;
    const before = wordsBefore(page.text, start);
    const next = nextWord(page.text, end);
    if (cannot !== undefined) {
      if (next.word !== '' && !afterAuxiliary.has(next.word)) page.replace(start + 3, start + 5, "'");
    } else if (negated !== undefined) {
      if (takesNot(page, start, negated, before, next)) writeNot(page, start, end, negated);
    } else if (takesPronoun(page, end, subject!, verb!, before, next)) {
      page.replace(start + subject!.length, end, tails[verb!]!);
    } else {
      // The verb of a pronoun that did not take it may still take a "not".
      candidate.lastIndex = start + subject!.length;
    }
  }
}

interface Next {
  word: string;
  /** A mark that ends the clause stands right behind the word. */
  last: boolean;
}

function nextWord(text: string, at: number): Next {
  following.lastIndex = at + 1;
  const word = text[at] === ' ' ? (following.exec(text)?.[0] ?? '') : '';
  const end = at + 1 + word.length;
  return {
    word: text[end] === '-' ? word : word.toLowerCase(),
    last: end >= text.length || clauseEnd.test(text[end]!),
  };
}

/** The up to four words of the same clause before `at`, nearest first, in small letters. */
function wordsBefore(text: string, at: number): string[] {
  const clause = text.slice(Math.max(0, at - 60), at);
  const words: string[] = [];
  let rest = clause;
  for (let word = /([\p{L}'’-]+) $/u.exec(rest); word !== null && words.length < 4; ) {
    words.push(word[1]!.toLowerCase());
    rest = rest.slice(0, word.index);
    word = /([\p{L}'’-]+) $/u.exec(rest);
  }
  return words;
}

function takesNot(
  page: Page,
  start: number,
  negated: string,
  before: readonly string[],
  next: Next,
): boolean {
  if (next.word === '' || afterAuxiliary.has(next.word)) return false;
  if (page.text[start - 1] === '*' || page.text[start - 1] === '_') return false;
  // "to do not", "can do not": a main verb, whose object the negation belongs to.
  return !(negated.toLowerCase().startsWith('do ') && beforeMainDo.has(before[0] ?? ''));
}

function writeNot(page: Page, start: number, end: number, negated: string): void {
  if (/^will/i.test(negated)) page.replace(start + 1, end, "on't");
  else page.replace(end - 4, end, "n't");
}

function takesPronoun(
  page: Page,
  end: number,
  subject: string,
  verb: string,
  before: readonly string[],
  next: Next,
): boolean {
  if (!subjects[verb]!.split(' ').includes(subject.toLowerCase())) return false;
  if (next.word === 'not') return isBe(verb) && !takesNotAfter(page, end);
  if (next.word === '' || afterAuxiliary.has(next.word)) return false;
  if (next.last && gapBefore.has(next.word)) return false;
  if (before.some(word => beforeGap.has(word))) return false;
  const previous = before[0] ?? '';
  if (subject !== 'I' && (afterObjectOf.has(previous) || previous.endsWith('ing'))) return false;
  if (subject.toLowerCase() === 'that' && next.word === 'to') return false;
  if (verb === 'have' || verb === 'had') return isParticiple(page, end, next, verb);
  if (verb === 'has') return next.word === 'been' || next.word === 'had' || next.word === 'got';
  if (verb === 'would') return !sameFormParticiples.has(next.word) && next.word !== 'better';
  return true;
}

const isBe = (verb: string) => verb === 'am' || verb === 'is' || verb === 'are';

/** Would the "not" behind this verb be written with the verb ("isn't")? There is no such form of "am". */
function takesNotAfter(page: Page, end: number): boolean {
  const verb = page.text.slice(end - 3, end);
  if (verb.endsWith('am')) return false;
  const after = nextWord(page.text, end + 4);
  return after.word !== '' && !afterAuxiliary.has(after.word);
}

/** Is the verb an auxiliary: does a participle follow, at once or behind one adverb? */
function isParticiple(page: Page, end: number, next: Next, verb: string): boolean {
  let word = next.word;
  if (auxiliaryAdverbs.has(word)) word = nextWord(page.text, end + 1 + word.length).word;
  return participles.has(word) && !(verb === 'had' && sameFormParticiples.has(word));
}
