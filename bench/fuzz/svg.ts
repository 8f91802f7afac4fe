/**
 * Renders hostile drawings and measures each: `node dist/bench/fuzz/svg.js [words]`. Every family of
 * `test/files/image/svg/hostile.ts` is built at growing sizes, sanitised, and rendered when it is within the
 * bounds. Exits with 1 when a drawing exceeds a ceiling of processor time or memory.
 */
import sharp from 'sharp';
import { isProblem } from '../../src/files/image/image.js';
import { readDrawing, readMetadata } from '../../test/files/image/bounded.js';
import { hostileFamilies } from '../../test/files/image/svg/hostile.js';
import { InputWatch } from './input-watch.js';

const words = process.argv.slice(2);
const sizes = [20, 50, 100, 200, 400, 800, 1_600, 6_400];
const watch = new InputWatch({ cpuMs: 2_000, peakMb: 300 });
sharp.cache(false);

const outcomes = { drawn: 0, 'too complex': 0, 'text only': 0, 'not read': 0 };
for (const [name, make] of Object.entries(hostileFamilies)) {
  if (words.length > 0 && !words.some(word => name.includes(word))) continue;
  for (const size of sizes) {
    const bytes = new TextEncoder().encode(make(size));
    await watch.run(`${name} of ${size}`, async () => {
      const contents = readMetadata(bytes);
      if (isProblem(contents)) return outcomes['not read']++;
      const { prepared } = readDrawing(bytes, contents);
      if ('skipped' in prepared) return outcomes[prepared.skipped === null ? 'text only' : 'too complex']++;
      await sharp(prepared.svg).ensureAlpha().raw().toBuffer();
      return outcomes.drawn++;
    });
  }
}
console.table({ ...outcomes, ...watch.summary });
process.exitCode = watch.failed ? 1 : 0;
