const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Words that are rarely part of a compound. Next to one of them an unspaced en dash is a pause ("it was
 * late–but not dark"), not a link ("cost–benefit").
 */
const functionWords = words(
  'a an and any are as at be because been but by can could did do does even every for from had has have he her ' +
    'here his how however i if in is it its just like may me my never no nor not of on only or our perhaps she ' +
    'should since so some such than that the their them then there these they this those though to too until us ' +
    "usually was we were what when where which while who whose why will with would yes yet you your it's that's " +
    "don't didn't isn't",
);

/** Function words that are names or labels when capitalised inside a sentence: "Will–Jane", "vitamin–A". */
const capitalNames = words('may will can a');

/** Function words that may begin or stand inside a compound of three or more words: "man–in–the–middle". */
const compoundLinks = words('a an and at by for from in not of on or than the to with');

/** Compounds of two words with a function word among them. */
const compounds = words(
  'so-called so-so on-off off-on yes-no no-yes if-then what-if and-or he-she she-he his-her her-his him-her ' +
    'us-them we-they they-we you-me my-your in-out out-in to-from from-to as-is how-to how-tos to-do to-dos ' +
    'can-do would-be has-been has-beens must-have no-one no-man no-go no-show no-shows no-brainer no-fly ' +
    'no-fault no-frills no-nonsense no-win no-code no-deal no-load no-slip on-site on-line on-screen on-demand ' +
    'on-air on-board on-going on-ramp on-call on-duty on-chip on-premises in-house in-depth in-person in-game ' +
    'in-flight in-app in-line in-law in-laws in-memory in-place in-patient in-group in-plane by-product ' +
    'by-products by-election by-elections by-pass by-law by-laws for-profit even-handed even-tempered ' +
    'even-numbered like-minded is-ought is-a has-a built-in plug-in plug-ins log-in log-ins check-in ' +
    'check-ins opt-in sign-in sit-in stand-in drop-in cave-in break-in walk-in tie-in trade-in lead-in live-in ' +
    'lock-in buy-in add-on add-ons hands-on head-on carry-on try-on clip-on bolt-on sign-on roll-on stand-by ' +
    'drive-by fly-by passer-by passers-by go-to lean-to unheard-of',
);

/** A word beside a dash. */
export interface WordAtDash {
  text: string;
  /** Whether it begins a sentence or a line, so that its capital says nothing. */
  begins(): boolean;
}

/** Whether a dash between these two words is a pause because one of them is rarely part of a compound. */
export function hasFunctionWord(left: WordAtDash, right: WordAtDash): boolean {
  if (!isFunctionWord(left, right) && !isFunctionWord(right, left)) return false;
  return !compounds.has(`${left.text}-${right.text}`.toLowerCase());
}

function isFunctionWord(word: WordAtDash, other: WordAtDash): boolean {
  const { text } = word;
  const lower = text.toLowerCase();
  if (!functionWords.has(lower)) return false;
  // Initialisms: "Sino–US", "business–IT".
  if (text.length > 1 && text === text.toUpperCase()) return false;
  const isName =
    isCapitalised(text) && capitalNames.has(lower) && (!word.begins() || isCapitalised(other.text));
  return !isName;
}

const isCapitalised = (text: string) => /^\p{Lu}/u.test(text);

/** Words of the longest compound that is recognised. */
export const compoundWordsMax = 8;

/** Whether dash-joined words form one compound: "state–of–the–art", "up–to–date". */
export function isCompound(parts: readonly string[]): boolean {
  return (
    parts.length > 2 &&
    !functionWords.has(parts.at(-1)!.toLowerCase()) &&
    parts.every(part => !functionWords.has(part.toLowerCase()) || compoundLinks.has(part.toLowerCase()))
  );
}
