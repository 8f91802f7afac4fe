/** Builds src/site into dist/site with Vite and adds compressed copies. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const project = fileURLToPath(new URL('../../../../', import.meta.url));
const site = join(project, 'src/site');
const out = join(project, 'dist/site');

/** Minimum size of a compressed file. Below it, compression saves no packet. */
const compressedBytesMin = 512;

const config = { root: site, configFile: join(site, 'vite.config.ts'), logLevel: 'warn' } as const;
await build(config);
// The service inlines the style of reports, under this name. The fonts are in it: a report is one file, and
// is printed and sent to people without the site.
const report = { input: join(site, 'styles/report.css'), output: { assetFileNames: 'report.css' } };
await build({
  ...config,
  build: { emptyOutDir: false, assetsInlineLimit: Number.POSITIVE_INFINITY, rolldownOptions: report },
});
for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|svg)$/.test(name)) continue;
  const file = join(out, name);
  const body = readFileSync(file);
  if (body.length < compressedBytesMin) continue;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
