import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { SiteFile, SiteFiles } from '../../server/services.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Folder of files whose names contain a hash (Vite's `assetsDir`). */
const hashedFolder = '/assets/';

/** Reads the built site (`npm run build`) into memory at startup. Without it, only the API is served. */
export function readSite(folder: string): SiteFiles {
  const assets = new Map<string, SiteFile>();
  if (!existsSync(folder)) return { shell: null, assets };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const file = join(folder, name);
    const path = `/${name.split(sep).join('/')}`;
    const body = readFileSync(file);
    assets.set(path, {
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      immutable: path.startsWith(hashedFolder),
      body,
      br: readIfPresent(`${file}.br`),
      gzip: readIfPresent(`${file}.gz`),
    });
  }
  const shell = assets.get('/index.html') ?? null;
  assets.delete('/index.html');
  return { shell, assets };
}

const readIfPresent = (path: string): Buffer | null => (existsSync(path) ? readFileSync(path) : null);
