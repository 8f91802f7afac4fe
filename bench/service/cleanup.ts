import { benchFolder, measure, median, printFigures, startTarget } from '../driver.js';
import { prose } from '../inputs/prose.js';

const rounds = 3;
const load = { path: '/api/cleanup', connections: 32, seconds: 6 };

export async function run(): Promise<void> {
  const bodies = Array.from({ length: 64 }, (_, i) =>
    JSON.stringify({ text: prose(2_000, i + 1).slice(0, 5_000), save: false }),
  );
  const { folder, key, remove } = await benchFolder();
  const telltale = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: folder });
  const echo = await startTarget('echo', './peers/echo.js', {});
  try {
    for (const target of [telltale, echo]) await measure(target, { ...load, key, bodies, seconds: 2 });
    const ours: Awaited<ReturnType<typeof measure>>[] = [];
    const floor: typeof ours = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await measure(telltale, { ...load, key, bodies }));
      floor.push(await measure(echo, { ...load, key, bodies }));
    }
    printFigures('telltale', median(ours));
    printFigures('bare uWS echo', median(floor));
    const share = median(ours).perSecond / median(floor).perSecond;
    console.log(`requests per second: ${(100 * share).toFixed(0)}% of the echo (target 60%)`);
  } finally {
    await telltale.stop();
    await echo.stop();
    remove();
  }
}
