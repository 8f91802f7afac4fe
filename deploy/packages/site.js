/** Builds src/site into dist/site with Vite and adds compressed copies. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const site = 'src/site';
const out = 'dist/site';

/** Minimum size of a compressed file. Below it, compression saves no packet. */
const compressedBytesMin = 512;

const config = /** @type {const} */ ({
  root: site,
  configFile: join(site, 'vite.config.ts'),
  logLevel: 'warn',
});
await build(config);
// The service inlines these styles, under these names. The fonts are in those of a report, which is one file,
// and is printed and sent to people without the site. The reference has those of the site.
for (const [name, assetsInlineLimit] of /** @type {const} */ ([
  ['report', Number.POSITIVE_INFINITY],
  ['reference', 0],
])) {
  const styles = `${name}.css`;
  const assetFileNames = asset => (asset.names.includes(styles) ? styles : 'assets/[name]-[hash][extname]');
  const rolldownOptions = { input: join(site, 'styles', styles), output: { assetFileNames } };
  await build({ ...config, build: { emptyOutDir: false, assetsInlineLimit, rolldownOptions } });
}
for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|svg)$/.test(name)) continue;
  const file = join(out, name);
  const body = readFileSync(file);
  if (body.length < compressedBytesMin) continue;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
