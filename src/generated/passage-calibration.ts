/**
 * Mapping of passage scores by the words of the text: rows of words, midpoint and slope. Written by `npm run
 * fit`.
 */
export const passageCalibration = {
  heuristics: `
130 3.668 0.8
250 4.604 0.9226
500 4.687 1.801
1000 5.017 1.527
2000 6.066 1.404
4000 6.147 2.206
8000 8.765 0.8
`,
  model: `
130 3.368 0.8
250 4.275 0.9359
500 4.275 2.089
1000 4.548 0.9861
2000 4.548 0.8
4000 5.282 1.598
8000 5.494 2.196
`,
} as const;
