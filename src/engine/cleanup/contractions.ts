import { setOf } from '../../document/sets.js';
import { classes, classesOf } from './fixes/character-classes.js';
import type { EditContext } from './fixes/edit-context.js';
import lists from './words.json' with { type: 'json' };

/**
 * A verb with "not", a pronoun with its verb, or "cannot". Only the first letter may be a capital, so that
 * signs and stressed words ("DO NOT", "do NOT") stay.
 */
const contractible =
  /\b(?:([Cc]annot)|((?:[Dd](?:o|oes|id)|[Ii]s|[Aa]re|[Ww](?:as|ere|ill|ould)|[Hh](?:ave|as|ad)|[Cc]ould|[Ss]hould)\s+not)|(I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Tt]here)\s+(am|are|is|have|has|had|will|would))\b/g;
/** Characters that make an adjacent word part of a longer one. */
const joined = /[\p{L}\p{M}\p{N}_'’-]/u;

/** Words before which a verb does not contract: the clause ends, or the word belongs to the one before it. */
const afterAuxiliary = setOf('and or but nor yet than only just merely simply too either indeed so again');

/** At the end of a clause these follow a verb whose complement is omitted: "he is now", "it is still". */
const clauseFinal = setOf(lists.clauseFinal);

/** A clause that begins with one of these may lack the complement: "what it is like", "taller than he is". */
const ellipticalOpeners = setOf(lists.ellipticalOpeners);

/** After these a pronoun is an object, not a subject: "people like you are", "one of you is". */
const afterObjectOf = setOf(lists.afterObjectOf);

/** Before "do" these show that it is a main verb. */
const beforeMainDo = setOf(lists.beforeMainDo);

/** Adverbs between "have" and its participle. */
const auxiliaryAdverbs = setOf(lists.auxiliaryAdverbs);

/** Participles that are rarely adjectives. "We have limited time" has a main verb. */
const participles = setOf(lists.participles);

/** Participles equal to the infinitive: after one, 'd could mean "had" or "would". */
const sameFormParticiples = setOf(lists.sameFormParticiples);

/** The contracted form of each verb after a pronoun, and the pronouns that it contracts with. */
const afterPronoun: Readonly<Record<string, readonly [form: string, subjects: ReadonlySet<string>]>> = {
  am: ["'m", setOf('i')],
  are: ["'re", setOf('you we they')],
  is: ["'s", setOf('he she it that there')],
  have: ["'ve", setOf('i you we they')],
  has: ["'s", setOf('he she it')],
  had: ["'d", setOf('i you we they he she')],
  will: ["'ll", setOf('i you we they he she it')],
  would: ["'d", setOf('i you we they he she')],
};
const isSubject = (subject: string, verb: string) => afterPronoun[verb]![1].has(subject.toLowerCase());

/** The next word, after one space. */
const following = /(?<= )[\p{L}]+(?:['’][\p{L}]+)?/uy;
const clauseEnd = /[.,;:!?…)\]}"”’\n]/;

/** Between two candidates: the end of a sentence, of a paragraph or of a list item. */
const sentenceEnd = /[.!?…]["'”’)\]*_]*\s|\n\s*(?:\n|(?:[-*+•]|\d{1,3}[.)])\s)/;

/**
 * Writes everyday English contractions. It writes none where one would change the meaning or sound wrong: at
 * the end of a clause, before an ellipsis of the verb's complement ("taller than he is now"), for a main verb
 * ("they have a cat"), or for a stressed word. A sentence in which a candidate must stay has none.
 */
export function contractions(context: EditContext): void {
  const { text } = context;
  context.kind = 'contractions';
  contractible.lastIndex = 0;
  let previousEnd = 0;
  /** The number of edits before the current sentence, and whether it has a candidate that must stay. */
  let editsBefore = 0;
  let isBlocked = false;
  for (let found = contractible.exec(text); found !== null; found = contractible.exec(text)) {
    const start = found.index;
    const end = contractible.lastIndex;
    if (joined.test(text.charAt(start - 1)) || joined.test(text.charAt(end))) continue;
    if (context.protectedUntil(start) >= 0 || context.protectedUntil(end - 1) >= 0) continue;
    if (sentenceEnd.test(text.slice(previousEnd, start))) {
      editsBefore = context.edits.length;
      isBlocked = false;
    }
    previousEnd = end;
    const outcome = contract(context, found, end);
    if (outcome === 'stays') isBlocked = true;
    if (isBlocked) context.edits.length = editsBefore;
    // The verb may still contract with a "not" that follows it.
    if (outcome !== 'contracted' && found[3] !== undefined) contractible.lastIndex = start + found[3].length;
  }
}

/** What became of a candidate: `stays` where a contraction is possible, `none` where it is not. */
type Outcome = 'contracted' | 'stays' | 'none';

function contract(context: EditContext, found: RegExpExecArray, end: number): Outcome {
  const [whole, cannot, negated, subject, verb] = found;
  const start = found.index;
  if (/\s\s|[^\S ]/.test(whole)) return 'stays';
  if (cannot !== undefined) {
    context.replace(start + 3, start + 5, "'");
    return 'contracted';
  }
  if (negated !== undefined) {
    if (isStressed(context.text, start) || notOnly.has(nextWord(context.text, end).word)) return 'stays';
    if (isMainDo(context.text, start, negated)) return 'none';
    if (!isGrammatical(context.text, start, end, negated.toLowerCase())) return 'stays';
    writeNot(context, start, end, negated);
    return 'contracted';
  }
  const next = nextWord(context.text, end);
  if (contractsWithPronoun(context, start, end, subject!, verb!, next)) {
    context.replace(start + subject!.length, end, afterPronoun[verb!]![0]);
    return 'contracted';
  }
  const isAmbiguous = verb === 'would' && isSubject(subject!, verb) && !next.last;
  return isAmbiguous && next.word !== 'not' ? 'stays' : 'none';
}

/** The word after a candidate. */
interface NextWord {
  word: string;
  /** The clause or the text ends directly after the word. */
  last: boolean;
}

function nextWord(text: string, at: number): NextWord {
  following.lastIndex = at + 1;
  const word = text[at] === ' ' ? (following.exec(text)?.[0] ?? '') : '';
  const end = at + 1 + word.length;
  return {
    word: text[end] === '-' ? word : word.toLowerCase(),
    last: end >= text.length || clauseEnd.test(text[end]!),
  };
}

/** Units of a text in which the words before a candidate are searched, and how many words are returned. */
const unitsBefore = 60;
const wordsBeforeMax = 4;

/** The words before `at` with one space after each, nearest first, in lower case. */
function wordsBefore(text: string, at: number): string[] {
  const words: string[] = [];
  const from = Math.max(0, at - unitsBefore);
  for (let end = at - 1; words.length < wordsBeforeMax && text[end] === ' '; ) {
    let start = end;
    while (start > from && isWordUnit(text.charCodeAt(start - 1))) start--;
    if (start === end) break;
    words.push(text.slice(start, end).toLowerCase());
    end = start - 1;
  }
  return words;
}

const isWordUnit = (unit: number) =>
  unit === 0x27 || unit === 0x2019 || unit === 0x2d || (classesOf(unit) & classes.letter) !== 0;

/** Words of which "not" is a part: "not only". */
const notOnly = setOf('only just merely simply');

const isStressed = (text: string, start: number) => text[start - 1] === '*' || text[start - 1] === '_';

/** In "to do not" and "can do not" the verb is a main verb and "not" belongs to its object. */
const isMainDo = (text: string, start: number, negated: string): boolean =>
  negated.toLowerCase().startsWith('do ') && beforeMainDo.has(wordsBefore(text, start)[0] ?? '');

/** Subjects that need the other form of a verb: "he do not", "they was not". */
const disagreeing: Readonly<Record<string, ReadonlySet<string>>> = {
  ...Object.fromEntries(['do', 'have', 'are'].map(verb => [verb, setOf('he she it')])),
  ...Object.fromEntries(['does', 'has', 'is', 'was'].map(verb => [verb, setOf('you we they')])),
};
const disagreesWithI = setOf('does has is are');

/**
 * Whether a verb with "not" agrees with the pronoun before it, and the next word has the form that the verb
 * needs: a contraction would repeat the error of "they was not" and "did not knew".
 */
function isGrammatical(text: string, start: number, end: number, negated: string): boolean {
  const [verb] = negated.split(' ', 1) as [string];
  const subject = wordsBefore(text, start)[0] ?? '';
  if (disagreeing[verb]?.has(subject) || (subject === 'i' && disagreesWithI.has(verb))) return false;
  const { word } = nextWord(text, end);
  if (subject === 'there' && /^(?:is|was)$/.test(verb)) return !isPluralAhead(text, end);
  if (/^(?:ha(?:ve|s|d)|is|are|was|were)$/.test(verb)) return !pastsOnly.has(word);
  return !finiteForms.has(word) && !regularPast.test(word);
}

/** Past forms that are no participles, and forms that no auxiliary but "have" and "be" can precede. */
const pastsOnly = setOf(lists.pastsOnly);
const finiteForms = setOf(`${lists.pastsOnly} ${lists.finiteForms}`);
const regularPast = /^(?!(?:embed|shed|shred|wed)$).*[^e]ed$/;

/** Whether the words after "there is" are plural: "there is many", "there is some problems". */
function isPluralAhead(text: string, at: number): boolean {
  const first = nextWord(text, at);
  const { word } = beforeNoun.has(first.word) ? nextWord(text, at + 1 + first.word.length) : first;
  return plurals.has(word) || (/[^aisu]s$/.test(word) && !singularInS.has(word));
}
const plurals = setOf(lists.plurals);
const beforeNoun = setOf('some no any more other such also still only always now so too');
const singularInS = setOf(lists.singularInS);

function writeNot(context: EditContext, start: number, end: number, negated: string): void {
  if (/^will/i.test(negated)) context.replace(start + 1, end, "on't");
  else context.replace(end - 4, end, "n't");
}

/** Whether the verb contracts with the pronoun before it. */
function contractsWithPronoun(
  context: EditContext,
  start: number,
  end: number,
  subject: string,
  verb: string,
  next: NextWord,
): boolean {
  if (!isSubject(subject, verb)) return false;
  if (subject.toLowerCase() === 'there' && isPluralAhead(context.text, end)) return false;
  if (next.word === 'not') return isBe(verb) && !contractsWithNextNot(context, end);
  if (next.word === '' || afterAuxiliary.has(next.word)) return false;
  if (next.last && clauseFinal.has(next.word)) return false;
  const before = wordsBefore(context.text, start);
  if (before.some(word => ellipticalOpeners.has(word))) return false;
  const previous = before[0] ?? '';
  if (subject !== 'I' && (afterObjectOf.has(previous) || previous.endsWith('ing'))) return false;
  if (subject.toLowerCase() === 'that' && next.word === 'to') return false;
  if (verb === 'have' || verb === 'had') return isAuxiliary(context, end, next, verb);
  if (verb === 'has') return next.word === 'been' || next.word === 'had' || next.word === 'got';
  if (verb === 'would') return !sameFormParticiples.has(next.word) && next.word !== 'better';
  return true;
}

const isBe = (verb: string) => verb === 'am' || verb === 'is' || verb === 'are';

/** Whether the "not" after this verb contracts with it ("isn't"). It does not with "am". */
function contractsWithNextNot(context: EditContext, end: number): boolean {
  const verb = context.text.slice(end - 3, end);
  if (verb.endsWith('am')) return false;
  return (
    /^ not(?![\p{L}\p{N}_-])/u.test(context.text.slice(end, end + 6)) &&
    !notOnly.has(nextWord(context.text, end + 4).word)
  );
}

/** Whether the verb is an auxiliary: a participle follows it, directly or after one adverb. */
function isAuxiliary(context: EditContext, end: number, next: NextWord, verb: string): boolean {
  let word = next.word;
  if (auxiliaryAdverbs.has(word)) word = nextWord(context.text, end + 1 + word.length).word;
  return participles.has(word) && !(verb === 'had' && sameFormParticiples.has(word));
}
