/**
 * Builds src/site into dist/site with Vite and compresses what it made. Run by `npm run build`; when nothing that goes
 * into it has changed since, it does nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const site = join(project, 'src/site');
const out = join(project, 'dist/site');
const stampFile = join(out, '.inputs');

/** All that goes into the site: its own folder, what it imports of others, and the versions of the tools. */
const inputs = [
  ...readdirSync(site, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .sort(),
  join(project, 'src/site-files/pages.ts'),
  join(project, 'src/site-files/build.ts'),
  join(project, 'src/limits.ts'),
  join(project, 'package-lock.json'),
];

/** Below this a compressed copy saves no packet. */
const worthCompressing = 512;

const hash = createHash('sha256');
for (const file of inputs) hash.update(file.slice(project.length)).update('\0').update(readFileSync(file));
const stamp = hash.digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  const { build } = await import('vite');
  await build({ root: site, configFile: join(site, 'vite.config.ts'), logLevel: 'warn' });
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg)$/.test(name)) continue;
    const body = readFileSync(join(out, name));
    if (body.length < worthCompressing) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(out, `${name}.br`), brotliCompressSync(body, { params: quality }));
    writeFileSync(join(out, `${name}.gz`), gzipSync(body, { level: 9 }));
  }
  writeFileSync(stampFile, stamp);
}
