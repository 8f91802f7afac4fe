import type { Attack } from '../attack.js';

const json = { 'content-type': 'application/json' };

const signal = (i: number) => ({
  name: `signal ${i}`,
  score: 0.5,
  weight: 1,
  points: 1,
  detail: 'A reason in plain words. '.repeat(20),
});
const span = (i: number) => ({ start: i * 40, end: i * 40 + 39, score: i % 100 });
const result = (signals: number, sentences: number) => ({
  score: 40,
  band: 'moderate',
  signals: Array.from({ length: signals }, (_, i) => signal(i)),
  sentences: Array.from({ length: sentences }, (_, i) => span(i)),
});
const text = 'A sentence of about forty characters. '.repeat(5_200);

/** Around the limits of a report: 1 MB for the result, 200,000 characters for the text. */
const bodies: readonly string[] = [
  { result: result(100, 12_000), source_text: text },
  { result: result(1_500, 2_000), source_text: 'é'.repeat(200_000) },
  { result: result(100, 20_000), source_text: text },
  { result: { ...result(60, 0), fixes: Array.from({ length: 20_000 }, (_, i) => `A fix ${i}`) } },
  { result: { ...result(3, 0), deep: Array.from({ length: 45_000 }, () => [[]]) }, source_text: text },
].map(body => JSON.stringify(body));

export const attack: Attack = {
  what: 'reports of 1.4 MB, 12 at a time',
  run: scenario =>
    scenario.repeatedly(12, 1, n =>
      scenario.keyed({ path: '/api/report', headers: json, body: bodies[n % bodies.length]! }),
    ),
};
