/**
 * Builds the service when a compiler is installed and the build is missing or older than its sources.
 * `npm start`, `npm test` and the `prepare` script of npm run it. Arguments name further folders of sources.
 * With --always it also builds when the build is current.
 */
import { spawnSync } from 'node:child_process';
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

if (canBuild && (!isCurrent || process.argv.includes('--always'))) {
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
