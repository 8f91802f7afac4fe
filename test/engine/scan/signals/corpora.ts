import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const folder = join('..', 'shared', 'corpora', 'detect');
const unitsMax = 3_000;

/** Texts from every file of the corpora, evenly spaced; empty when the corpora are not present. */
export function sampleCorpora(texts: number): string[] {
  const files = ['train', 'evaluate'].flatMap(part => {
    const path = join(folder, part);
    return existsSync(path) ? readdirSync(path).map(file => join(path, file)) : [];
  });
  const perFile = Math.ceil(texts / Math.max(1, files.length));
  return files
    .flatMap(file => {
      const rows = gunzipSync(readFileSync(file)).toString().trim().split('\n');
      const step = Math.max(1, rows.length / perFile);
      const chosen: string[] = [];
      for (let at = 0; at < rows.length && chosen.length < perFile; at += step)
        chosen.push((JSON.parse(rows[Math.floor(at)]!) as { text: string }).text.slice(0, unitsMax));
      return chosen;
    })
    .slice(0, texts);
}
