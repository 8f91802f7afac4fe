import { benchFolder, type Figures, measure, median, printFigures, startTarget } from '../driver.js';
import { windowsOf } from '../inputs/real-texts.js';

const rounds = 3;
const words = 500;
const load = { connections: 32, seconds: 5 };

/** CPU time and throughput of an unsaved scan as an MCP tool call, compared with the same scan over REST. */
export async function run(): Promise<void> {
  const texts = windowsOf(words);
  const rest = { path: '/api/scan', bodies: texts.map(text => JSON.stringify({ text, save: false })) };
  const call = (text: string) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'scan_text', arguments: { text } },
  });
  const tool = { path: '/api/mcp', bodies: texts.map(text => JSON.stringify(call(text))) };
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: folder });
  const runs: Record<'rest' | 'tool', Figures[]> = { rest: [], tool: [] };
  try {
    for (const endpoint of [rest, tool]) await measure(target, { ...load, key, ...endpoint, seconds: 2 });
    for (let round = 0; round < rounds; round++) {
      runs.rest.push(await measure(target, { ...load, key, ...rest }));
      runs.tool.push(await measure(target, { ...load, key, ...tool }));
    }
    const [byRest, byTool] = [median(runs.rest), median(runs.tool)];
    printFigures('POST /api/scan, save=false', byRest);
    printFigures('tools/call scan_text', byTool);
    console.log(
      `CPU per call: ${(byTool.cpuMicros / byRest.cpuMicros).toFixed(2)}x REST (target at most 1.5x)`,
    );
    console.log(`calls per second: ${(byTool.perSecond / byRest.perSecond).toFixed(2)}x REST`);
  } finally {
    await target.stop();
    remove();
  }
}
