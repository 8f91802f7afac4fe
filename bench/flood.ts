import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { benchFolder, startTarget } from './load.js';
import { prose } from './prose.js';

const seconds = 12;
/** A pace the machine keeps without effort: what is measured is the wait, not the capacity. */
const callsPerSecond = 100;

/** A PDF of many pages of text, written by hand: a catalogue, its pages, and a content stream for each. */
function pdf(pages: number): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'];
  const kids: string[] = [];
  for (let page = 0; page < pages; page++) {
    const lines = prose(500, page)
      .replace(/[()\\]|[^\x20-\x7e]/g, ' ')
      .match(/.{1,80}/g)!
      .map((line, i) => `1 0 0 1 50 ${780 - 14 * i} Tm (${line}) Tj`);
    const content = `BT /F 11 Tf ${lines.join('\n')} ET`;
    objects.push(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${objects.length} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>>`;
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** p99 of POST /api/cleanup while documents flood the document pool, against the same without. */
export async function run(): Promise<void> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../src/main.js', { DATA_DIR: folder });
  const authorization = `Bearer ${key}`;
  const body = JSON.stringify({ text: prose(800).slice(0, 5_000), save: false });
  const cleanups = () =>
    autocannon({
      url: `${target.url}/api/cleanup`,
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
      connections: 4,
      overallRate: callsPerSecond,
      duration: seconds,
    });
  try {
    await cleanups();
    const calm = await cleanups();
    const file = join(folder, 'flood.pdf');
    writeFileSync(file, pdf(120));
    // A process of its own, so that its bodies don't hold up the clock that measures.
    const flooder = spawn(process.execPath, [
      new URL('peers/flood.js', import.meta.url).pathname,
      target.url,
      key,
      file,
    ]);
    let tally = '';
    flooder.stdout.on('data', chunk => {
      tally += chunk;
    });
    await new Promise(resolve => setTimeout(resolve, 1_500));
    const flooded = await cleanups();
    flooder.kill('SIGTERM');
    await once(flooder, 'exit');
    for (const [name, { latency, non2xx }] of [
      ['calm', calm],
      ['flooded', flooded],
    ] as const)
      console.log(
        `${name.padEnd(8)} p50 ${latency.p50} ms  p99 ${latency.p99} ms  max ${latency.max} ms  refused ${non2xx}`,
      );
    console.log(
      `p99 under the flood: ${(flooded.latency.p99 / Math.max(1, calm.latency.p99)).toFixed(2)}x (target 2x)`,
    );
    console.log(`meanwhile, to PDFs of 120 pages: ${tally.trim().split('\n').at(-1)}`);
  } finally {
    await target.stop();
    remove();
  }
}
