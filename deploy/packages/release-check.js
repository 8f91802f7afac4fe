/**
 * Checks that this version can be released (`npm run release:check`, docs/release.md): names and versions,
 * pinned actions, licences and size, and the packed package installed into an empty project on every
 * supported Node. Prints a line for each check. Exits with 1 when one fails. With --dry-run, placeholders are
 * a warning.
 */
import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { placeholders } from './placeholders.js';

const exec = promisify(execFile);
const majors = [20, 22, 24, 26];
const installedMegabytesMax = 220;
const pinDaysMax = 180;
const licences =
  /^\(?(?:MIT|ISC|0BSD|BSD(?:-[23]-Clause)?|Apache-2\.0|BlueOak-1\.0\.0|LGPL-3\.0-or-later|Unlicense)\b/;

const about = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'telltale-release-'));
const isDryRun = process.argv.includes('--dry-run');
let failures = 0;

/**
 * Runs a check and prints its result.
 * @param {string} name
 * @param {() => Promise<string> | string} run  returns what was found, `warning: …` for a warning; throws
 */
async function check(name, run) {
  let line;
  try {
    const found = await run();
    line = found.startsWith('warning: ')
      ? `warning  ${name}: ${found.slice(9)}`
      : `ok       ${name}: ${found}`;
  } catch (error) {
    failures++;
    line = `fails    ${name}: ${/** @type {Error} */ (error).message}`;
  }
  console.log(line);
}

/** @param {unknown} condition @param {string} problem */
function require(condition, problem) {
  if (!condition) throw new Error(problem);
}

/** @param {string} file @param {string[]} args @param {object} options */
const output = async (file, args, options = {}) =>
  (await exec(file, args, { maxBuffer: 64 * 1024 * 1024, ...options })).stdout;

const npm = process.env.npm_execpath;
if (npm === undefined) throw new Error('Run this program with `npm run release:check`.');

await check('addresses', () => {
  require(!about.private, '"private" is set in package.json.');
  const found = placeholders(about);
  const problem = `package.json has placeholders: ${found.join(', ')}`;
  if (found.length > 0 && isDryRun) return `warning: ${problem}`;
  require(found.length === 0, `${problem}. Nothing is packed.`);
  return about.homepage;
});

await check('versions', () => {
  const changelog = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1];
  require(changelog ===
    about.version, `CHANGELOG.md begins with ${changelog}, package.json has ${about.version}.`);
  const interfaceVersion = /interfaceVersion = '([\d.]+)'/.exec(
    readFileSync('src/contract/version.ts', 'utf8'),
  )?.[1];
  require(readFileSync('docs/specification.md', 'utf8').includes(
    `this interface, ${interfaceVersion};`,
  ), `docs/specification.md does not name the interface version ${interfaceVersion}.`);
  const tags = execFileSync('git', ['tag', '--points-at', 'HEAD'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const names = `package and changelog ${about.version}, interface ${interfaceVersion}`;
  if (tags.length === 0) return `warning: ${names}; this commit has no tag v${about.version}.`;
  require(tags.includes(
    `v${about.version}`,
  ), `This commit has the tag ${tags.join(', ')}, not v${about.version}.`);
  return `${names}, tag v${about.version}`;
});

await check('changes', () => {
  const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  require(changed === '', `There are uncommitted changes:\n${changed}`);
  return 'everything is committed';
});

await check('pinned actions', () => {
  const pins = ['action.yml', 'docs/cli.md'].flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/uses: (actions\/\S+)(.*)/g)].map(([, action, rest]) => ({
      action,
      rest,
    })),
  );
  for (const { action } of pins)
    require(/@[0-9a-f]{40}$/.test(action ?? ''), `${action} is not pinned by a commit.`);
  const dates = pins.map(({ rest }) => Date.parse(/checked (\d{4}-\d\d-\d\d)/.exec(rest ?? '')?.[1] ?? ''));
  require(!dates.some(
    Number.isNaN,
  ), 'A pinned action has no date ("checked 2026-11-26") behind its version.');
  const days = Math.floor((Date.now() - Math.min(...dates)) / 86_400_000);
  return days > pinDaysMax
    ? `warning: last checked ${days} days ago; look for newer ones.`
    : `checked ${days} days ago`;
});

if (placeholders(about).length > 0 && !isDryRun) process.exit(1);

let tarball = '';
await check('package', async () => {
  await output(process.execPath, [npm, 'run', 'build']);
  const printed = await output(process.execPath, [npm, 'pack', '--silent', '--pack-destination', folder]);
  tarball = join(folder, printed.trim());
  require(existsSync(tarball), `npm pack printed ${JSON.stringify(printed)}.`);
  const packed = await output('tar', ['-xzOf', tarball, 'package/package.json']);
  require(!('prepare' in JSON.parse(packed).scripts), 'The package has the script prepare.');
  return `${printed.trim()}, ${(statSync(tarball).size / 1e6).toFixed(1)} MB`;
});

await check('client package', async () => {
  const project = join(folder, 'client');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}');
  await output(
    process.execPath,
    [npm, 'install', '--no-audit', '--no-fund', '--install-links', resolve('dist/client-package')],
    { cwd: project },
  );
  const use = "import('telltale-client').then(({ Telltale }) => console.log(typeof new Telltale().scan))";
  require((await output(process.execPath, ['-e', use], { cwd: project })).trim() ===
    'function', 'It cannot be imported.');
  return `installs alone, ${readdirSync(join(project, 'node_modules')).filter(name => !name.startsWith('.'))}`;
});

for (const major of majors) await check(`Node ${major}`, () => checkOnNode(major));

await check('licences', () => {
  const modules = join(folder, `node-${majors[0]}`, 'node_modules');
  const packages = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter(path => /(?:^|node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
    .map(path => JSON.parse(readFileSync(join(modules, path), 'utf8')));
  const others = packages.filter(({ license }) => !licences.test(license?.type ?? license ?? ''));
  require(others.length ===
    0, `Look at the licences of ${others.map(({ name, license }) => `${name} (${license})`).join(', ')}.`);
  return `${packages.length} installed packages`;
});

await check('bill of materials', async () => {
  const { components } = JSON.parse(await output(process.execPath, ['deploy/packages/sbom.js']));
  return `${components.length} components`;
});

rmSync(folder, { recursive: true, force: true });
if (failures > 0) console.log(`${failures} checks failed.`);
process.exitCode = failures > 0 ? 1 : 0;

/** Installs the package with a version of Node and uses it from there. @param {number} major */
async function checkOnNode(major) {
  const cache = join(
    process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
    'telltale-nodes',
    String(major),
  );
  if (!existsSync(join(cache, 'node_modules/node/bin/node'))) {
    mkdirSync(cache, { recursive: true });
    await output(process.execPath, [
      npm,
      'install',
      '--prefix',
      cache,
      '--no-audit',
      '--no-fund',
      '--no-save',
      `node@${major}`,
    ]);
  }
  const node = join(cache, 'node_modules/node/bin/node');
  const project = join(folder, `node-${major}`);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"private":true}');
  const env = { ...process.env, PATH: `${join(cache, 'node_modules/node/bin')}:${process.env.PATH}` };
  await output(node, [npm, 'install', '--no-audit', '--no-fund', tarball], { cwd: project, env });
  const bytes = Number((await output('du', ['-sk', 'node_modules'], { cwd: project })).split('\t')[0]) * 1024;
  require(bytes < installedMegabytesMax * 1024 ** 2, `It takes ${Math.round(bytes / 1024 ** 2)} MB.`);

  const installed = join(project, 'node_modules/telltale');
  const cli = join(installed, 'dist/bundle/src/cli.js');
  writeFileSync(
    join(project, 'text.txt'),
    'The committee met on Tuesday and agreed on a budget for the new library. '.repeat(8),
  );
  const scanned = await output(node, [cli, 'scan', 'text.txt'], { cwd: project, env });
  require(/^Score +\d/m.test(scanned), `telltale scan printed ${scanned}`);
  await output(node, [cli, 'doctor'], { cwd: project, env: { ...env, UV_THREADPOOL_SIZE: '16' } });
  require((await toolsOf(node, cli)) === 'scan_text, cleanup_text', 'telltale mcp does not list its tools.');
  const served = await output(node, ['dist/test/smoke.js', join(installed, 'dist/bundle/src/main.js')], {
    env,
  });
  return `${Math.round(bytes / 1024 ** 2)} MB; scan, doctor and mcp run; ${served.trim().replace(/^.*?: /, '')}`;
}

/** Names of the tools that `telltale mcp` serves when it is started in `/`. @param {string} node @param {string} cli */
async function toolsOf(node, cli) {
  const client = { capabilities: {}, clientInfo: { name: 'release-check', version: '1' } };
  const messages = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', ...client } },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/list' },
  ];
  const running = exec(node, [cli, 'mcp'], { cwd: '/' });
  running.child.stdin?.end(messages.map(each => `${JSON.stringify(each)}\n`).join(''));
  const { stdout } = await running;
  const answers = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  const tools = answers.find(({ id }) => id === 2)?.result.tools ?? [];
  return tools.map((/** @type {{ name: string }} */ { name }) => name).join(', ');
}
