/**
 * Removes the script `prepare`, which builds a clone, from package.json while npm packs it (`prepack`), and
 * restores the file and its time afterwards (`postpack`): the package has no sources, and npm warns of the script.
 */
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const saved = 'dist/package.json.saved';
if (process.env.npm_lifecycle_event === 'postpack') {
  if (existsSync(saved)) renameSync(saved, 'package.json');
} else {
  const about = JSON.parse(readFileSync('package.json', 'utf8'));
  // What an interrupted run has left has no such script.
  if (about.scripts.prepare !== undefined) cpSync('package.json', saved, { preserveTimestamps: true });
  delete about.scripts.prepare;
  writeFileSync('package.json', `${JSON.stringify(about, null, 2)}\n`);
}
