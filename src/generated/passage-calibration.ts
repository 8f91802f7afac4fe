/**
 * Mapping of passage scores by the words of the text: rows of words, midpoint and slope. Written by `npm run
 * fit`.
 */
export const passageCalibration = {
  heuristics: `
130 3.849 2
250 3.849 2
500 3.849 2
1000 3.849 2
2000 4.165 2
4000 5.025 2
8000 5.025 2
`,
  model: `
130 2.714 2
250 2.722 2
500 3.927 2
1000 4.2 2
2000 4.815 2
4000 5.559 2
8000 5.559 2
`,
} as const;
