import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** One file of the built site, in memory, as it is sent. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean;
  readonly body: Buffer;
  /** The same compressed, where the build found that worth while. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

export interface SiteFiles {
  /** The document every page of the site begins with; null when the site was not built. */
  readonly shell: SiteFile | null;
  /** Everything else, by path. */
  readonly assets: ReadonlyMap<string, SiteFile>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

/** Where Vite puts what carries a hash in its name. */
const hashedFolder = '/assets/';

/** Reads the built site (`npm run build`) into memory, once, at start. Without one the API alone is served. */
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
      br: readIfThere(`${file}.br`),
      gzip: readIfThere(`${file}.gz`),
    });
  }
  const shell = assets.get('/index.html') ?? null;
  assets.delete('/index.html');
  return { shell, assets };
}

const readIfThere = (path: string): Buffer | null => (existsSync(path) ? readFileSync(path) : null);
