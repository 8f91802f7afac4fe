import { learnedEntries, listLevel, listRate, type Signal } from '../signal.js';

/** Signals of chosen words and phrases. Lists that are weighted by entry are fitted. */
export const vocabulary: readonly Signal[] = [
  /**
   * Words that are rare in human-written and more frequent in AI-generated training texts. The list is
   * fitted.
   */
  listRate({
    name: 'ai_vocabulary',
    category: 'habit',
    direction: 1,
    entries: learnedEntries('words', 'AI-generated'),
  }),
  /**
   * Further words that are more frequent in AI-generated training texts. The list and its weights are fitted.
   */
  listLevel({
    name: 'excess_style_words',
    category: 'formality',
    direction: 1,
    list: 'excess_style',
    entries: learnedEntries('words', 'AI-generated'),
  }),
  /** Words that are more frequent in human-written training texts. The list and its weights are fitted. */
  listLevel({
    name: 'everyday_words',
    category: 'formality',
    direction: -1,
    entries: learnedEntries('words', 'human-written'),
  }),
  /** The mix of function words. Their weights are fitted, positive towards AI. */
  listLevel({
    name: 'function_word_profile',
    category: 'formality',
    direction: 1,
    list: 'function_words',
    entries: 'function words, weighted above 0 for AI-generated and below 0 for human-written texts',
    bothSigns: true,
  }),
  /**
   * Phrases of two and three words that are more frequent in AI-generated training texts. The list and its
   * weights are fitted.
   */
  listLevel({
    name: 'machine_phrasing',
    category: 'habit',
    direction: 1,
    entries: learnedEntries('phrases', 'AI-generated'),
  }),
  /**
   * Phrases of two and three words that are more frequent in human-written training texts. The list and its
   * weights are fitted.
   */
  listLevel({
    name: 'human_phrasing',
    category: 'habit',
    direction: -1,
    entries: learnedEntries('phrases', 'human-written'),
  }),
  /** Ready-made phrases: a testament to, plays a crucial role, it is important to note. */
  listRate({
    name: 'stock_phrases',
    category: 'habit',
    direction: 1,
    entries: 'stock phrases',
    fix: { text: 'Cut the stock phrases, or replace each with a fact.' },
  }),
  /** Claims without a named source: experts argue, studies show. */
  listRate({
    name: 'vague_attribution',
    category: 'habit',
    direction: 1,
    entries: 'phrases such as experts say and it is said',
    fix: { text: 'Name who says so: the study, the person, the year.' },
  }),
  /** Inflated verbs for "is" and "has": serves as, stands as, boasts. */
  listRate({
    name: 'copula_avoidance',
    category: 'habit',
    direction: 1,
    entries: "verbs and verb phrases that may stand in for a form of 'be' or 'have'",
  }),
];
