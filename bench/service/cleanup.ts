import { benchFolder, measure, startTarget, type Target } from '../driver.js';
import type { RealText } from '../inputs/real-texts.js';
import { slowestOfRealTexts } from './real-text-rounds.js';

const rounds = 3;
const charsMax = 5_000;
const load = { path: '/api/cleanup', connections: 32, seconds: 2 };

/** Throughput of cleanups of up to 5,000 characters of each real text, compared with a bare uWS echo. */
export async function run(): Promise<void> {
  const { folder, key, remove } = await benchFolder();
  const telltale = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: folder });
  const echo = await startTarget('echo', './peers/echo.js', {});
  const send = (target: Target) => (input: RealText) => {
    const body = JSON.stringify({ text: input.text.slice(0, charsMax), save: false });
    return measure(target, { ...load, key, bodies: [body] });
  };
  try {
    const slowest = await slowestOfRealTexts('bare uWS echo', rounds, send(telltale), send(echo));
    console.log(`cleanup: ${(100 * slowest.ratio).toFixed(0)}% of the echo (target 45%)`);
  } finally {
    await telltale.stop();
    await echo.stop();
    remove();
  }
}
