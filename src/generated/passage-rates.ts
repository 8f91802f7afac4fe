/**
 * How often any passage of a human-written text is flagged, by the words of the text: rows of words, texts,
 * percent with an `elevated` or `high` passage, and percent with a `high` one. Written by
 * `npm run bench -- passages --write`.
 */
export const passageRates = `
100 7610 0.2 0.0
300 6978 0.2 0.0
600 5997 0.5 0.0
1200 4275 0.6 0.1
2500 2472 1.4 0.2
5000 1303 1.0 0.2
10000 649 1.3 0.0
`;
