import { setOf } from '../../document/sets.js';
import lists from './words.json' with { type: 'json' };

/** Endings of nouns and adjectives for ideas and qualities. */
const endings =
  /\p{L}{3}(?:tions?|sions?|ments?|ity|ities|ness|ances?|ences?|isms?|ships?|logy|logies|cy|cies|[sz]ed|izing|i[sz]e|i[sz]es|tive|sive|onal|ental|ical|able|ible|ful|less|ous)$/u;
/** More words for ideas, qualities and groups of people. */
const words = setOf(lists.ideas);
/** Terms of law, finance and science. Other words beside them are terms too: "terminate the agreement". */
const terms =
  /\b(?:courts?|plaintiffs?|defendants?|debtors?|creditors?|landlords?|tenants?|lessees?|lessors?|statut(?:es?|ory)|counsel|jurisdiction|deceased|heirs?|testator|probate|beneficiar(?:y|ies)|shall|here(?:by|in|to|of)|there(?:of|in|by|under)|pursuant|covenants?|indemnif\p{L}+|parties|buyer|seller|arbitration|warrants?|trustees?|bankruptcy|injunction|testimony|verdict|lawsuit|appellants?|respondents?|claimants?|insurers?|insureds?|policyholders?|lien|escrow|dividends?|debentures?|tranches?|coupon|auditors?|balance sheet|depreciation|amorti[sz]ation|subsidiar(?:y|ies)|collateral|net asset|valuation allowance|deferred tax|shareholders?|bonds?|enzymes?|isotopes?|voltage|theorem|lemma|polynomials?|matrix|molar|genomes?|alleles?|peptides?|catalyst|alloys?|placebo|regression|heteroscedasticity|standard error|confidence intervals?|p-values?|milligrams?|dosage)\b/iu;
/** Most words of a sentence that is taken literally. */
const wordsMax = 16;
const shortWordsMax = 9;

/** Whether a sentence has a term of law, finance or science. */
export const hasTerm = (text: string): boolean => terms.test(text);

/**
 * Whether the words of a sentence have their literal or technical sense. That is likely beside a term of a
 * trade, and in a short sentence about things: "the light sheds light on the page". Wordy prose has several
 * words for ideas.
 */
export function isConcrete(text: string, sentenceWords: readonly string[]): boolean {
  const count = sentenceWords.length;
  if (hasTerm(text)) return true;
  if (count > wordsMax) return false;
  const ideas = new Set(sentenceWords.filter(word => words.has(word) || endings.test(word)));
  return ideas.size < 2 || (count <= shortWordsMax && ideas.size < 3);
}

/** Aims and qualities that the closing comment of a sentence says the rest serves. */
const aims = setOf(lists.aims);
/** Minimum share of such words in a comment that only praises. */
const aimsShareMin = 1 / 6;

/** Whether ", fostering growth and trust" names aims only, and no further fact. */
export function isCommentAboutIdeas(comment: string): boolean {
  const words = comment.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const known = words.filter(word => aims.has(word)).length;
  return (
    known > 0 &&
    known >= words.length * aimsShareMin &&
    !comment.slice(1).includes(',') &&
    !/^ ?, and /.test(comment)
  );
}
