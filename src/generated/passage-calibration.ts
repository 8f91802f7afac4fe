/**
 * Mapping of passage scores by the words of the text: rows of words, midpoint and slope. Written by `npm run
 * fit`.
 */
export const passageCalibration = {
  heuristics: `
130 4.208 1.7
250 4.208 1.7
500 4.208 1.7
1000 5.021 2.14
2000 5.021 1.7
4000 5.236 3.603
8000 5.837 3.047
`,
  model: `
130 3.224 1.7
250 3.966 3.225
500 3.966 1.951
1000 4.713 2.312
2000 5.938 1.7
4000 5.938 2.042
8000 6.343 1.718
`,
} as const;
