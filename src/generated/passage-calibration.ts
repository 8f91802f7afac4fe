/**
 * Mapping of passage scores by the words of the text: rows of words, midpoint and slope. Written by `npm run
 * fit`.
 */
export const passageCalibration = {
  heuristics: `
130 4.159 2
250 4.159 2
500 4.159 2
1000 4.237 2
2000 4.478 2
4000 5.433 2
8000 5.433 2
`,
  model: `
130 3.397 2
250 3.444 2
500 4.65 2
1000 4.779 2
2000 5.365 2
4000 5.42 2
8000 5.787 2
`,
} as const;
