/**
 * Builds the service when a compiler is installed and the build is missing or older than its sources.
 * `npm start`, `npm test` and the `prepare` script of npm run it. Arguments name further folders of sources.
 * With --always it also builds when the build is current.
 *
 * With TELLTALE_PACKAGE=ADDRESS#sha256=HEX it takes the build of a packed release instead.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const built = join('dist', 'bundle', 'src', 'main.js');
const folders = process.argv.slice(2).filter(argument => argument !== '--always');
const sources = ['package.json', 'tsconfig.json', 'src', 'workers', ...folders];

const newest = sources
  .filter(path => existsSync(path))
  .flatMap(path =>
    statSync(path).isDirectory()
      ? [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map(file => join(path, file))]
      : [path],
  )
  .filter(path => !path.includes('node_modules'))
  .reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0);
const isCurrent = existsSync(built) && statSync(built).mtimeMs >= newest;
const canBuild = existsSync(join('node_modules', 'typescript')) && existsSync(join('src', 'main.ts'));

const release = process.env.TELLTALE_PACKAGE;

if (release && process.env.npm_lifecycle_event === 'prepare') {
  await unpack(release).catch(error => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else if (canBuild && (!isCurrent || process.argv.includes('--always'))) {
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} else if (!existsSync(built) && process.env.npm_lifecycle_event !== 'prepare') {
  console.error(
    'The service is not built, and the compiler is not installed. Run `npm ci`, which builds it.',
  );
  process.exitCode = 1;
}

/** Downloads a package and unpacks its build here. @param {string} setting */
async function unpack(setting) {
  const [, address = '', expected] = /^(https?:\/\/[^#]+)#sha256=([0-9a-f]{64})$/.exec(setting) ?? [];
  if (expected === undefined) throw new Error('TELLTALE_PACKAGE must be ADDRESS#sha256=HEX.');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash !== expected) throw new Error(`${address} has the SHA-256 ${hash}, not ${expected}.`);
  // -m: the build is then newer than the sources.
  execFileSync('tar', ['-xzmf', '-', '--strip-components=1', 'package/dist'], { input: bytes });
}
