/**
 * Counts the lines of the program: TypeScript and JavaScript in src and workers, without training and
 * generated tables. `npm run size` prints them by folder.
 */
import { readdirSync, readFileSync } from 'node:fs';

const counts = new Map();
for (const root of ['src', 'workers'])
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = `${root}/${name.replaceAll('\\', '/')}`;
    if (!/\.(?:tsx?|js)$/.test(path) || /^src\/(?:training|generated)\//.test(path)) continue;
    const folder = path.split('/').slice(0, -1).slice(0, 2).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + readFileSync(path, 'utf8').split('\n').length - 1);
  }
const rows = [...counts].sort(([, one], [, other]) => other - one);
const total = rows.reduce((sum, [, lines]) => sum + lines, 0);
for (const [folder, lines] of [...rows, ['total', total]])
  console.log(`${String(lines).padStart(6)}  ${folder}`);
