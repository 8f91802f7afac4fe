import { doors } from '../complexity/endpoints.js';
import { families } from '../complexity/families.js';
import { Prober } from '../complexity/prober.js';
import type { Verdict } from './verdict.js';

/** What no input may take of a thread, and when a call is given up. */
const threadMs = 1_000;
const deadlineMs = 8_000;
const worstShown = 25;

interface Row {
  door: string;
  family: string;
  size: number;
  ms: number;
  /** Time at the full size against time at a quarter of it; 4 when linear. */
  growth: number;
  outcome: string;
  error?: string | undefined;
}

/** Every family through every door at its full size. COMPLEXITY_DOOR and COMPLEXITY_FAMILY choose by part of a name. */
export async function run(): Promise<Verdict> {
  const { COMPLEXITY_DOOR = '', COMPLEXITY_FAMILY = '' } = process.env;
  const prober = new Prober(deadlineMs);
  const rows: Row[] = [];
  for (const door of doors) {
    if (!door.name.includes(COMPLEXITY_DOOR)) continue;
    for (const family of families) {
      if (!door.takes.includes(family.syntax) || !family.name.includes(COMPLEXITY_FAMILY)) continue;
      const call = { door: door.name, family: family.name };
      const quarter = await prober.time({ ...call, size: door.sizeMax >> 2 });
      let whole = await prober.time({ ...call, size: door.sizeMax });
      // Another process may have had the core: what was slow is timed again.
      if (whole.ms > threadMs && whole.ms < deadlineMs) {
        const again = await prober.time({ ...call, size: door.sizeMax });
        if (again.ms < whole.ms) whole = again;
      }
      const row = { ...call, size: door.sizeMax, growth: whole.ms / Math.max(quarter.ms, 1), ...whole };
      rows.push(row);
      if (isBad(row)) print(row);
    }
  }
  await prober.close();
  const bad = rows.filter(isBad);
  console.log('The worst:');
  for (const row of rows.sort((a, b) => b.ms - a.ms).slice(0, worstShown)) print(row);
  return {
    stood: bad.length === 0,
    told: `${rows.length} pairs of a door and a family, ${bad.length} of them took over ${threadMs} ms of a thread or failed`,
  };
}

const isBad = ({ ms, outcome }: Row): boolean => ms > threadMs || outcome === 'fault' || outcome === 'ended';

function print({ door, family, size, ms, growth, outcome, error }: Row): void {
  const time = `${ms.toFixed(0)} ms`.padStart(8);
  console.log(
    `${time}  ×${growth.toFixed(1).padEnd(5)} ${door.padEnd(24)} ${family.padEnd(40)} ${size} ${outcome}${error === undefined ? '' : ` (${error.split('\n')[0]})`}`,
  );
}
