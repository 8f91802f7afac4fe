/** Texts and bodies that are slow to parse, or wrong in as many places as fit. */
import { gzipSync } from 'node:zlib';
import { passage } from '../../../inputs/real-texts.js';
import { storedCases } from '../../../shapes/stored.js';
import { textOf } from '../../../shapes/texts.js';
import { type Attack, type HostileInput, inputAttack, json } from '../attack.js';
import type { Attacker } from '../attacker.js';

const many = (count: number, of: (i: number) => string, separator = ',') =>
  Array.from({ length: count }, (_, i) => of(i)).join(separator);

/**
 * Bodies with an error in every value. All but the last two are below the size limit of anonymous callers.
 */
export const validation = inputAttack('60 at once', [], () => [
  json(`{"sentences":[${many(15_000, () => 'true')}]}`, '/api/rewrite/stream'),
  json(
    `{"sentences":[${many(7_000, i => `{"id":${i}}`)}],"mode":"${'loud'.repeat(5_000)}"}`,
    '/api/rewrite/stream',
  ),
  json(`{"text":[${many(60_000, String)}],"genre":${'[1,'.repeat(50)}1${']'.repeat(50)}}`, '/api/scan'),
  json(`{"result":{${many(16_000, i => `"member ${i}":null`)}},"title":7}`, '/api/report'),
  json(`{${many(15_000, i => `"f${i}":"x"`)}}`, '/api/feedback'),
  json(`{${many(80_000, i => `"f${i}":"x"`)}}`, '/api/feedback'),
  json(`{"text":"${'\\u0041'.repeat(600_000)}","contractions":"${'yes'.repeat(100_000)}"}`, '/api/cleanup'),
]);

const form = (body: string): HostileInput => ({ type: 'application/x-www-form-urlencoded', body });
const multipart = (parts: string): HostileInput => ({
  type: 'multipart/form-data; boundary=edge',
  body: `${parts}--edge--\r\n`,
});
const part = (name: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fields = (count: number) => form(many(count, i => `k${i}=%41`, '&'));
const parts = (count: number) => multipart(many(count, i => part(`p${i}`, 'v'), ''));
const padded = (headers: number) => multipart(`--edge\r\n${'X-Pad: y\r\n'.repeat(headers)}\r\nv\r\n`);

/** Forms of up to 4 MB, below the size limit of anonymous callers and above it. */
export const forms = inputAttack('60 at once', ['/api/cleanup', '/api/scan'], () => [
  ...[form(`text=${'%2B+'.repeat(90_000)}`), form('&'.repeat(370_000))],
  ...[fields(30_000), parts(4_500), padded(30_000)],
  ...[form(`text=${'%2B+'.repeat(1_000_000)}`), form('&'.repeat(4_000_000))],
  ...[fields(300_000), form(`${'%C3%A4'.repeat(650_000)}=1`), parts(40_000)],
  ...[multipart(part('n'.repeat(900_000), 'v'.repeat(900_000))), padded(300_000)],
]);

/** Texts of up to 4 MB without visible characters, some far longer than any plan allows. */
export const invisibleText = inputAttack(
  '60 at once',
  ['/api/scan', '/api/cleanup', '/api/cleanup/file', '/api/extract'],
  () =>
    [
      '\u2060'.repeat(120_000),
      '\ufeff\u00ad'.repeat(70_000),
      '\u{e0041}'.repeat(9_900),
      'a\u0301\u200d'.repeat(3_300),
      '\u2060'.repeat(1_350_000),
      '\ufeff\u00ad'.repeat(600_000),
      '\u{e0041}'.repeat(950_000),
      ' \t\r\n\u3000'.repeat(550_000),
      'a\u0301\u200d'.repeat(500_000),
    ].map(body => ({ type: 'text/plain; charset=utf-8', name: 'blank.txt', body })),
);

const bytes = 4_000_000;
const fill = (start: string, piece: string, end: string) =>
  start + piece.repeat(Math.floor((bytes - start.length - end.length) / piece.length)) + end;

/**
 * JSON bodies of up to 4 MB of many small, escaped or nested values, within the limit of values and above.
 */
export const jsonValues = inputAttack(
  '12 at a time',
  ['/api/scan', '/api/cleanup', '/api/mcp', '/api/rewrite/stream'],
  () => {
    const members = many(99_000, i => `"member with a long name ${i}":${i}`);
    return [
      `{"text":[${many(99_000, i => `"value with a long text ${i}"`)}]}`,
      `{"text":{${members}}}`,
      `{${members}}`,
      fill('{"text":"', '\\u00e9\\n', '"}'),
      fill('{"text":"', '\\"', '"}'),
      fill('{"text":[', '[],', '0]}'),
      fill('{"text":[', '"",', '0]}'),
      fill('{"text":', ' ', '0}'),
      fill('{"text":"', 'é😀', '"}'),
    ].map(body => json(body));
  },
);

const detail = 'A reason in plain words. '.repeat(20);
const result = (signals: number, sentences: number) => ({
  score: 40,
  band: 'moderate',
  signals: Array.from({ length: signals }, (_, i) => ({
    ...{ name: `signal ${i}`, score: 0.5, weight: 1, points: 1, detail },
  })),
  sentences: Array.from({ length: sentences }, (_, i) => ({
    ...{ start: i * 40, end: i * 40 + 39, score: i % 100 },
  })),
});

/** Reports around their limits: 1 MB for the result, 200,000 characters for the text. */
export const reports = inputAttack('12 at a time', ['/api/report'], () => {
  const text = 'A sentence of about forty characters. '.repeat(5_200);
  return [
    { result: result(100, 12_000), source_text: text },
    { result: result(1_500, 2_000), source_text: 'é'.repeat(200_000) },
    { result: result(100, 20_000), source_text: text },
    { result: { ...result(60, 0), fixes: Array.from({ length: 20_000 }, (_, i) => `A fix ${i}`) } },
    { result: { ...result(3, 0), deep: Array.from({ length: 45_000 }, () => [[]]) }, source_text: text },
  ].map(body => json(JSON.stringify(body)));
});

/** The worst known texts. */
export const quadraticTexts = inputAttack('steady', [], () =>
  storedCases().map(({ text }, n) => {
    if (n % 3 > 0) {
      const body = { text: textOf(text, 48_000), save: false, contractions: true };
      return json(JSON.stringify(body), n % 3 === 1 ? '/api/scan' : '/api/cleanup');
    }
    const sentence = textOf(text, 1_190);
    const sentences = Array.from({ length: 20 }, (_, i) => ({ id: `s${i}`, text: sentence }));
    return json(JSON.stringify({ sentences, mode: 'formal' }), '/api/rewrite/stream');
  }),
);

const records = 200;

/** Lists of many records of the history. */
export const history: Attack = {
  async run(attacker) {
    await attacker.burst(records, n => {
      const body = JSON.stringify({ text: passage(60, n), title: 'é'.repeat(200) });
      return attacker.keyed({ path: '/api/scan', headers: { 'content-type': 'application/json' }, body });
    });
    await attacker.repeatedly(16, 1, n => {
      const fields = n % 2 ? '&fields=items.preview,items.title' : '';
      return attacker.keyed({ path: `/api/scan?limit=${records}${fields}` });
    });
  },
};

const batchBytes = 30_000_000;

/** One gzip member: beyond the first megabyte, the service allows a ratio of 100. */
function compressed(body: Buffer): Buffer {
  const members = [];
  // A new member every 100 KB, and a comment in its head, keep the ratio low without further lines.
  for (let i = 0; i < body.length; i += 100_000) {
    const member = gzipSync(body.subarray(i, i + 100_000));
    const comment = Buffer.from(`${'c'.repeat(1_199)}\0`);
    // Bit 4 of the flags announces a comment (RFC 1952, section 2.3).
    members.push(
      member.subarray(0, 3),
      Buffer.of(0x10),
      member.subarray(4, 10),
      comment,
      member.subarray(10),
    );
  }
  return Buffer.concat(members);
}

/**
 * Sends batches of 30 MB of one repeated line all the time, three at once, first plain and then with gzip.
 */
export const batchOf = (line: string): Attack => ({
  async run(attacker: Attacker) {
    const plain = Buffer.alloc(batchBytes, line);
    for (const [body, coding] of [
      [plain, 'identity'],
      [compressed(plain), 'gzip'],
    ] as const)
      await attacker.repeatedly(3, 0.5, () =>
        attacker.keyed({
          path: '/api/scan/batch',
          headers: { 'content-type': 'application/x-ndjson', 'content-encoding': coding },
          body,
          timeoutMs: 120_000,
        }),
      );
  },
});
