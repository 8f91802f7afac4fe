/** Fitted lists (see fit.ts). */
export const fitted = {
  ai_vocabulary: 'delve 1\ntapestry 1\nunderscore 1\npivotal 1',
  excess_style: 'crucial 1\nensure 1',
  everyday_words: 'got 1\nsaid 1',
  function_words: 'the 0.1\nthereof -0.2',
  machine_phrasing: 'as well as 1',
  human_phrasing: 'a lot 1',
} as const;
