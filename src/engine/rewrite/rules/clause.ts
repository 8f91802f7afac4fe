import { baseOfThird, isBaseForm, isPast } from '../verbs.js';

const auxiliary =
  "(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|does|do|did|cannot)(?:n['’]t)?";
const finite = `(?:${auxiliary}|makes|made|gives|gave|helps|allows|shows|needs|continues|provides|suggests?|offers|remains?)`;
const adverb = String.raw`(?: also| still| now| then| just| never| often| always| simply| \p{Ll}+ly)?`;
/** A noun phrase has no relative clause and no pronoun, whose verb would not be its own. */
const noun = String.raw`(?!(?:that|which|who|whose|where|when|what|how|than|as|they|we|you|it|he|she|if|because|and|or|an?|the|their|its|his|her|our|your)\b)[\p{Ll}'\u2019-]+`;
const clause = new RegExp(
  [
    String.raw`^(?:(?:it|they|we|he|she|this|these|there|you)${adverb} (?!of\b|to\b|in\b|and\b|or\b|for\b)\p{Ll}`,
    String.raw`I \p{Ll}`,
    "(?:it|that|there|he|she)['’]s ",
    "(?:they|we|you)['’](?:re|ve|ll) ",
    String.raw`(?:the|its|their|our|your|his|her|many|most|some|each|every|an?) (?:${noun} ){1,4}?${finite}\b)`,
  ].join('|'),
  'iu',
);

/** Whether a main clause with its own subject and verb begins a text. */
export const startsClause = (text: string): boolean => clause.test(text);

const auxiliaryWord = new RegExp(String.raw`\b${auxiliary}\b|['\u2019](?:re|ve|ll|s|d|m) `, 'iu');
const nounFollows = /^(?:the|an?|its|their|his|her|our|my|your|this|these|of|for|with|and)$/i;
const notMain =
  /^(?:what|how|why|where|when|which|who|if|while|although|though|because|since|as|unless|whether|until|once|after|before)\b/i;

/**
 * Whether a text without its end mark is a main clause: it has a finite verb, and no conjunction before it.
 * An introduction with a comma may precede it.
 */
export function isMainClause(text: string): boolean {
  if (notMain.test(text)) return text.includes(', ') && isMainClause(text.slice(text.indexOf(', ') + 2));
  if (auxiliaryWord.test(text)) return true;
  const words = text.match(/[\p{L}'’-]+/gu) ?? [];
  return words.some((word, i) => {
    const previous = words[i - 1] ?? '';
    if (isBaseForm(word)) return i === 0 || /^(?:they|we|you|I|people)$|[^s'’]s$/iu.test(previous);
    return i > 0 && !nounFollows.test(previous) && (baseOfThird(word) !== undefined || isPast(word));
  });
}

/** Whether a text closes its brackets and quotation marks. */
export const isClosed = (text: string): boolean =>
  ['()', '[]', '“”'].every(([open, close]) => number(text, open!) === number(text, close!)) &&
  number(text, '"') % 2 === 0;

const number = (text: string, mark: string) => text.split(mark).length - 1;
export const count = (text: string) => text.match(/\S+/g)?.length ?? 0;
