/** Builds src/site into dist/site with Vite and adds compressed copies, unless no input has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const project = fileURLToPath(new URL('../../../../', import.meta.url));
const site = join(project, 'src/site');
const out = join(project, 'dist/site');
const stampFile = join(out, '.inputs');

/** Inputs of the last build: their hash, and the imported modules outside src/site. */
interface Stamp {
  hash: string;
  imported: string[];
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name));

/** Hashes all of src/site, the imported modules, this program and the versions of the packages. */
function hashInputs(imported: readonly string[]): string {
  const tools = [join(project, 'src/api/site-files/build.ts'), join(project, 'package-lock.json')];
  const hash = createHash('sha256');
  for (const file of [...filesOf(site), ...imported.map(path => join(project, path)), ...tools].sort())
    hash
      .update(file.slice(project.length))
      .update('\0')
      .update(existsSync(file) ? readFileSync(file) : '');
  return hash.digest('hex');
}

/** The stamp of the last build; null without one, or if another version of this program wrote it. */
function readStamp(): Stamp | null {
  if (!existsSync(stampFile)) return null;
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp;
    return Array.isArray(stamp.imported) ? stamp : null;
  } catch {
    return null;
  }
}

function isUpToDate(): boolean {
  const stamp = readStamp();
  return stamp !== null && hashInputs(stamp.imported) === stamp.hash;
}

/** Runs Vite and returns the modules outside src/site, relative to the project. */
async function bundle(): Promise<string[]> {
  const { build } = await import('vite');
  const modules = new Set<string>();
  await build({
    root: site,
    configFile: join(site, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [
      {
        name: 'list-modules',
        generateBundle(_, chunks) {
          for (const chunk of Object.values(chunks))
            if (chunk.type === 'chunk') for (const id of chunk.moduleIds) modules.add(id);
        },
      },
    ],
  });
  return [...modules]
    .map(id => id.replace(/\?.*/, ''))
    .filter(id => isAbsolute(id) && existsSync(id))
    .map(id => relative(project, id))
    .filter(path => /^(?:src|docs)[\\/]/.test(path) && !path.startsWith(join('src', 'site', sep)))
    .sort();
}

/** Minimum size of a compressed file. Below it, compression saves no packet. */
const compressedBytesMin = 512;

function compress(): void {
  for (const file of filesOf(out)) {
    if (!/\.(html|js|css|svg)$/.test(file)) continue;
    const body = readFileSync(file);
    if (body.length < compressedBytesMin) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

if (!isUpToDate()) {
  const imported = await bundle();
  compress();
  const stamp: Stamp = { hash: hashInputs(imported), imported };
  writeFileSync(stampFile, JSON.stringify(stamp));
}
