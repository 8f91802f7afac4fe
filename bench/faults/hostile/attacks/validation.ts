import type { Attack } from '../attack.js';

const json = { 'content-type': 'application/json' };
const many = (count: number, of: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => of(i)).join(',');

/**
 * Bodies with an error in every value. All but the last two are below the size limit of anonymous callers.
 */
const bodies: readonly [path: string, body: string][] = [
  ['/api/rewrite/stream', `{"sentences":[${many(15_000, () => 'true')}]}`],
  [
    '/api/rewrite/stream',
    `{"sentences":[${many(7_000, i => `{"id":${i}}`)}],"mode":"${'loud'.repeat(5_000)}"}`,
  ],
  ['/api/scan', `{"text":[${many(60_000, i => String(i))}],"genre":${'[1,'.repeat(50)}1${']'.repeat(50)}}`],
  ['/api/report', `{"result":{${many(16_000, i => `"member ${i}":null`)}},"title":7}`],
  ['/api/feedback', `{${many(15_000, i => `"f${i}":"x"`)}}`],
  ['/api/feedback', `{${many(80_000, i => `"f${i}":"x"`)}}`],
  ['/api/cleanup', `{"text":"${'\\u0041'.repeat(600_000)}","contractions":"${'yes'.repeat(100_000)}"}`],
];

/** Uses all calls of an anonymous address's hourly limit at once. */
export const attack: Attack = {
  what: '60 anonymous bodies with up to 80,000 errors each, at once',
  run: scenario =>
    scenario.burst(60, n => {
      const [path, body] = bodies[n % bodies.length]!;
      return scenario.anonymous({ path, headers: json, body });
    }),
};
