/**
 * Counts the lines of the program: TypeScript and JavaScript in src and workers, without training and
 * generated tables.
 *
 *   npm run size                prints the lines of each folder
 *   node bench/size.js --check  fails when a folder has more lines than bench/size-budget.json allows
 *
 * A higher number in the budget needs a line in CHANGELOG.md or a decision record that states what it buys.
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

if (process.argv.includes('--check')) {
  const budget = JSON.parse(readFileSync('bench/size-budget.json', 'utf8'));
  const problems = [...rows, ['total', total]]
    .filter(([folder, lines]) => !(lines <= budget[folder]))
    .map(([folder, lines]) => `${folder} has ${lines} lines; its budget is ${budget[folder] ?? 'missing'}.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Remove code, or raise bench/size-budget.json and state in CHANGELOG.md what that buys.');
    process.exit(1);
  }
} else
  for (const [folder, lines] of [...rows, ['total', total]])
    console.log(`${String(lines).padStart(6)}  ${folder}`);
