import type { Attack } from '../attack.js';

const json = { 'content-type': 'application/json' };
const bytes = 4_000_000;
const fill = (start: string, part: string, end: string) =>
  start + part.repeat(Math.floor((bytes - start.length - end.length) / part.length)) + end;
const members = Array.from({ length: 99_000 }, (_, i) => `"member with a long name ${i}":${i}`).join(',');

/**
 * Bodies of up to 4 MB whose values are many, small, escaped or nested, within the limit of values and above
 * it.
 */
const bodies: readonly string[] = [
  `{"text":[${Array.from({ length: 99_000 }, (_, i) => `"value with a long text ${i}"`).join(',')}]}`,
  `{"text":{${members}}}`,
  `{${members}}`,
  fill('{"text":"', '\\u00e9\\n', '"}'),
  fill('{"text":"', '\\"', '"}'),
  fill('{"text":[', '[],', '0]}'),
  fill('{"text":[', '"",', '0]}'),
  fill('{"text":', ' ', '0}'),
  fill('{"text":"', 'é😀', '"}'),
];

export const attack: Attack = {
  what: 'JSON bodies of 4 MB of many small values, 12 at a time',
  run: scenario =>
    scenario.repeatedly(12, 1, n =>
      scenario.keyed({
        path: ['/api/scan', '/api/cleanup', '/api/mcp', '/api/rewrite/stream'][n % 4]!,
        headers: { ...json, accept: 'application/json, text/event-stream' },
        body: bodies[n % bodies.length]!,
      }),
    ),
};
