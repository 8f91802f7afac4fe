import { parserEndpoints } from '../complexity/endpoints.js';
import { families } from '../complexity/families.js';
import { Prober } from '../complexity/prober.js';
import type { Verdict } from './verdict.js';

/** CPU time that no input may exceed, and the time after which a call is terminated. */
const threadMs = 1_000;
const deadlineMs = 8_000;
const slowestShown = 25;

interface Row {
  endpoint: string;
  family: string;
  size: number;
  ms: number;
  /** Time at the full size divided by time at a quarter of it; 4 when linear. */
  growth: number;
  outcome: string;
  error?: string | undefined;
}

/**
 * Runs every family at full size on every endpoint. COMPLEXITY_ENDPOINT and COMPLEXITY_FAMILY filter by part
 * of a name.
 */
export async function run(): Promise<Verdict> {
  const { COMPLEXITY_ENDPOINT = '', COMPLEXITY_FAMILY = '' } = process.env;
  const prober = new Prober(deadlineMs);
  const rows: Row[] = [];
  for (const endpoint of parserEndpoints) {
    if (!endpoint.name.includes(COMPLEXITY_ENDPOINT)) continue;
    for (const family of families) {
      if (!endpoint.takes.includes(family.syntax) || !family.name.includes(COMPLEXITY_FAMILY)) continue;
      const call = { endpoint: endpoint.name, family: family.name };
      const quarter = await prober.time({ ...call, size: endpoint.sizeMax >> 2 });
      let whole = await prober.time({ ...call, size: endpoint.sizeMax });
      // Another process may have used the core, so a slow call is timed again.
      if (whole.ms > threadMs && whole.ms < deadlineMs) {
        const again = await prober.time({ ...call, size: endpoint.sizeMax });
        if (again.ms < whole.ms) whole = again;
      }
      const row = { ...call, size: endpoint.sizeMax, growth: whole.ms / Math.max(quarter.ms, 1), ...whole };
      rows.push(row);
      if (isFailure(row)) print(row);
    }
  }
  await prober.close();
  const failed = rows.filter(isFailure);
  console.log('Slowest calls:');
  for (const row of rows.sort((a, b) => b.ms - a.ms).slice(0, slowestShown)) print(row);
  return {
    passed: failed.length === 0,
    summary: `${rows.length} pairs of an endpoint and a family; ${failed.length} took more than ${threadMs} ms of CPU time or failed`,
  };
}

const isFailure = ({ ms, outcome }: Row): boolean =>
  ms > threadMs || outcome === 'fault' || outcome === 'ended';

function print({ endpoint, family, size, ms, growth, outcome, error }: Row): void {
  const time = `${ms.toFixed(0)} ms`.padStart(8);
  console.log(
    `${time}  ×${growth.toFixed(1).padEnd(5)} ${endpoint.padEnd(24)} ${family.padEnd(40)} ${size} ${outcome}${error === undefined ? '' : ` (${error.split('\n')[0]})`}`,
  );
}
