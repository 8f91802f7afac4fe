/**
 * Writes dist/release, the files of a release (`npm run release`): the package, the client's package, the
 * extension, the context of the container image, the bill of materials, server.json for MCP registries, and
 * SHA256SUMS. `-- --dry-run` accepts the placeholders of package.json. A run that fails leaves an earlier
 * release as it was, and no files of its own.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { placeholders } from './placeholders.js';

const target = 'dist/release';
const about = JSON.parse(readFileSync('package.json', 'utf8'));
const npm = process.env.npm_execpath;
if (npm === undefined) throw new Error('Run this program with `npm run release`.');
if (placeholders(about).length > 0 && !process.argv.includes('--dry-run')) {
  console.error(`package.json has placeholders: ${placeholders(about).join(', ')}. Replace HOST and OWNER.`);
  process.exit(1);
}

if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
  console.error('Warning: there are uncommitted changes, and the release contains them.');

/** @param {string[]} args */
const runNpm = (...args) => execFileSync(process.execPath, [npm, ...args], { encoding: 'utf8' });

const remove = (/** @type {string} */ folder) => rmSync(folder, { recursive: true, force: true });
const unfinished = `${target}.unfinished`;
remove(unfinished);
mkdirSync(unfinished, { recursive: true });
try {
  runNpm('run', 'build');
  write(unfinished);
  remove(target);
  renameSync(unfinished, target);
} finally {
  remove(unfinished);
  // A failed `npm pack` leaves package.json as it is packed.
  runNpm('run', 'postpack');
}

/** Writes the files into an empty folder. @param {string} folder */
function write(folder) {
  for (const each of ['.', './dist/client-package'])
    runNpm('pack', each, '--silent', '--pack-destination', folder);

  /** Entries have no time, so that equal files make equal archives. @type {Record<string, Uint8Array>} */
  const extension = {};
  for (const each of readdirSync('dist/extension', { recursive: true, withFileTypes: true }))
    if (each.isFile()) {
      const path = join(each.parentPath, each.name);
      extension[path.slice('dist/extension/'.length)] = readFileSync(path);
    }
  const zipped = zipSync(extension, { mtime: '1980-01-01T00:00:00' });
  writeFileSync(join(folder, `telltale-extension-${about.version}.zip`), zipped);

  const copied = readFileSync('deploy/Dockerfile', 'utf8')
    .split('\n')
    .filter(line => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap(line => line.split(' ').slice(1, -1))
    .filter(path => !path.startsWith('--'));
  const context = join(folder, `telltale-container-${about.version}.tar.gz`);
  execFileSync('tar', ['-czf', context, 'deploy/Dockerfile', ...copied]);

  writeFileSync(join(folder, 'sbom.cdx.json'), execFileSync(process.execPath, ['deploy/packages/sbom.js']));
  const server = JSON.parse(readFileSync('deploy/server.json', 'utf8'));
  server.packages[0].version = about.version;
  const published = { ...server, name: about.mcpName, version: about.version };
  writeFileSync(join(folder, 'server.json'), `${JSON.stringify(published, null, 2)}\n`);

  const sums = readdirSync(folder).map(name => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  process.stdout.write(sums.join(''));
}
