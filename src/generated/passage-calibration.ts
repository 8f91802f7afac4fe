/**
 * Mapping of passage scores by the words of the text: rows of words, midpoint and slope. Written by `npm run
 * fit`.
 */
export const passageCalibration = {
  heuristics: `
130 4.491 1.7
250 4.491 1.7
500 4.491 1.7
1000 5.237 2.07
2000 5.237 1.7
4000 5.262 3.648
8000 5.92 3.05
`,
  model: `
130 3.173 1.7
250 3.851 3.295
500 3.981 1.906
1000 4.718 2.51
2000 5.879 1.7
4000 5.879 2.111
8000 6.671 1.7
`,
} as const;
