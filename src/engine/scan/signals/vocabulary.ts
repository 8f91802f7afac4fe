import { learnedEntries, listLevel, listRate, type Signal } from '../signal.js';

/** Signals of chosen words and phrases. Lists that are weighted by entry are fitted. */
export const vocabulary: readonly Signal[] = [
  /**
   * Words that are rare in human-written and more frequent in AI-generated training texts. The list is
   * fitted.
   */
  listRate('ai_vocabulary', 'habit', 1, learnedEntries('words', 'AI-generated')),
  /**
   * Further words that are more frequent in AI-generated training texts. The list and its weights are fitted.
   */
  listLevel('excess_style_words', 'formality', 1, learnedEntries('words', 'AI-generated'), {
    list: 'excess_style',
  }),
  /** Words that are more frequent in human-written training texts. The list and its weights are fitted. */
  listLevel('everyday_words', 'formality', -1, learnedEntries('words', 'human-written')),
  /** The mix of function words. Their weights are fitted, positive towards AI. */
  listLevel(
    'function_word_profile',
    'formality',
    1,
    'function words, weighted above 0 for AI-generated and below 0 for human-written texts',
    {
      list: 'function_words',
      bothSigns: true,
    },
  ),
  /**
   * Phrases of two and three words that are more frequent in AI-generated training texts. The list and its
   * weights are fitted.
   */
  listLevel('machine_phrasing', 'habit', 1, learnedEntries('phrases', 'AI-generated')),
  /**
   * Phrases of two and three words that are more frequent in human-written training texts. The list and its
   * weights are fitted.
   */
  listLevel('human_phrasing', 'habit', -1, learnedEntries('phrases', 'human-written')),
  /** Ready-made phrases: a testament to, plays a crucial role, it is important to note. */
  listRate('stock_phrases', 'habit', 1, 'stock phrases', {
    fix: { text: 'Cut the stock phrases, or replace each with a fact.' },
  }),
  /** Claims without a named source: experts argue, studies show. */
  listRate('vague_attribution', 'habit', 1, 'phrases such as experts say and it is said', {
    fix: { text: 'Name who says so: the study, the person, the year.' },
  }),
  /** Inflated verbs for "is" and "has": serves as, stands as, boasts. */
  listRate(
    'copula_avoidance',
    'habit',
    1,
    "verbs and verb phrases that may stand in for a form of 'be' or 'have'",
  ),
];
