/**
 * How often any passage of a human-written text is flagged, by the words of the text: rows of words, texts,
 * percent with an `elevated` or `high` passage, and percent with a `high` one. Written by
 * `npm run bench -- passages --write`.
 */
export const passageRates = `
100 7849 0.2 0.0
300 7664 0.9 0.0
600 7122 0.5 0.0
1200 5342 0.5 0.0
2500 3101 0.4 0.0
5000 1666 0.3 0.0
10000 826 0.6 0.0
`;
