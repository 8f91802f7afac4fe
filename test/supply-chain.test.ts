import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build as bundle } from 'rolldown';
import { build as buildSite, type Plugin } from 'vite';
import { localUrl } from './local-server.js';
import { temporaryFolder } from './temporary-folder.js';

// biome-ignore lint/suspicious/noExplicitAny: the files are untyped JSON
const json = (path: string): any => JSON.parse(readFileSync(path, 'utf8'));

describe('supply chain', () => {
  for (const file of ['', 'test/judges/', 'bench/peers/linters/'].map(folder => `${folder}package-lock.json`))
    it(`has an integrity hash for every entry of ${file}`, () => {
      const paths = Object.keys(json(file).packages).filter(Boolean);
      assert.ok(paths.length > 30);
      const { packages } = json(file);
      for (const path of paths) assert.match(packages[path].integrity ?? '', /^sha512-[\w+/]{86}==$/, path);
    });

  it('installs exactly the uWebSockets.js binaries whose hashes are recorded', () => {
    const folder = 'node_modules/uWebSockets.js/dist/bin';
    const recorded = readFileSync('deploy/uws-pack.sha256', 'utf8').trim().split('\n');
    const installed = readdirSync(folder)
      .sort()
      .map(file => {
        const hash = createHash('sha256').update(readFileSync(join(folder, file)));
        return `${hash.digest('hex')}  ${file}`;
      });
    assert.deepEqual(installed, recorded);
  });

  it('names one package in package.json and for MCP registries', () => {
    const [about, server] = [json('package.json'), json('deploy/server.json')];
    const [{ identifier, version }] = server.packages;
    assert.deepEqual([identifier, version, server.version], [about.name, about.version, about.version]);
    // `npm run release` adds it, so that package.json alone has placeholders.
    assert.equal(server.name, undefined);
    assert.match(about.mcpName, /^[\w.-]+\/telltale$/);
  });

  it('pins every base image of the Dockerfile by digest', () => {
    const froms = readFileSync('deploy/Dockerfile', 'utf8').match(/^FROM .*$/gm) ?? [];
    assert.ok(froms.length > 0);
    for (const from of froms) assert.match(from, /@sha256:[0-9a-f]{64}(?: AS \w+)?$/);
  });

  it('lists the shipped packages with hashes and licences in a CycloneDX bill of materials', async () => {
    const { scripts, dependencies } = json('package.json');
    const [command, ...options] = scripts.sbom.split(' > ')[0].split(' ');
    const { stdout } = await promisify(execFile)(command!, options, { maxBuffer: 8 * 1024 * 1024 });
    const { bomFormat, components } = JSON.parse(stdout);
    assert.equal(bomFormat, 'CycloneDX');
    // A scoped package has a hyphen for the slash in the name of its licence.
    const named = (name: string) =>
      components.find((one: { name: string }) => one.name.replace('/', '-') === name.replace('/', '-'));
    assert.deepEqual([named('lmdb')?.hashes.length, named('lmdb')?.licenses.length], [1, 1]);
    assert.deepEqual(named('uWebSockets.js')?.licenses, [{ license: { id: 'Apache-2.0' } }]);
    const text = (name: string) => readFileSync(`dist/vendor/uws/${name}-uWebSockets.js`, 'utf8');
    assert.match(text('LICENSE'), /Apache License\s+Version 2\.0/);
    assert.match(text('NOTICE'), /Alex Hultman/);
    const vendored = readdirSync('dist/vendor', { recursive: true, encoding: 'utf8' }).flatMap(
      path => /LICENSE-(.+)$/.exec(path)?.[1] ?? [],
    );
    assert.ok(vendored.includes('pdfjs-dist') && vendored.includes('tesseract.js'));
    for (const name of vendored) assert.equal(named(name)?.hashes?.length, 1, name);
    for (const name of Object.keys(dependencies)) assert.ok(named(name), name);
    for (const { name, licenses } of components) assert.ok(licenses?.length > 0, name);
    for (const folder of ['bundle', 'site', 'extension/firefox']) {
      const file = readFileSync(`dist/${folder}/THIRD-PARTY-LICENSES.txt`, 'utf8');
      for (const [, name] of file.matchAll(/^# (\S+) \d/gm)) assert.ok(named(name!), name);
    }
    assert.equal(named('typescript'), undefined, 'development tools are not shipped');
  });

  it('names the licences of exactly the packages whose code is in a bundle', async () => {
    const found = new Map<string, Set<string>>();
    const collector = (folder: string): Plugin => ({
      name: 'collector',
      generateBundle(_, bundle) {
        const names = found.get(folder) ?? new Set();
        found.set(folder, names);
        for (const file of Object.values(bundle))
          for (const [id, { renderedLength }] of Object.entries('modules' in file ? file.modules : {})) {
            const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
            if (name !== undefined && renderedLength > 0) names.add(name);
          }
      },
    });
    const plugins = [collector('dist/site')];
    const worker = { plugins: () => plugins };
    await buildSite({ root: 'src/site', logLevel: 'error', build: { write: false }, plugins, worker });
    for (const file of ['src/rolldown.config.js', 'src/extension/rolldown.config.js']) {
      const { default: configs } = await import(pathToFileURL(file).href);
      for (const config of [configs].flat()) {
        const folder = config.output.dir ?? dirname(config.output.file);
        await bundle({ ...config, plugins: [config.plugins, collector(folder)], write: false });
      }
    }
    for (const name of ['preact', '@codemirror/view', '@lezer/markdown'])
      assert.ok(found.get('dist/site')!.has(name), name);
    assert.equal(found.size, 4);
    for (const [folder, names] of found) {
      const text = readFileSync(`${folder}/THIRD-PARTY-LICENSES.txt`, 'utf8');
      const licensed = Array.from(text.matchAll(/^# (\S+) \d/gm), ([, name]) => name);
      assert.deepEqual(licensed, [...names].sort(), folder);
    }
    const own = readFileSync('LICENSE', 'utf8');
    for (const browser of ['chromium', 'firefox'])
      assert.equal(readFileSync(`dist/extension/${browser}/LICENSE`, 'utf8'), own);
  });

  it('has placeholders of addresses in package.json alone', () => {
    const grep = ['grep', '-lE', '\\bHOST/OWNER\\b|\\bOWNER/telltale\\b', '--', ':!test'];
    assert.equal(execFileSync('git', grep, { encoding: 'utf8' }), 'package.json\n');
  });

  it('packs no script that npm would warn of and a README of the package, and restores both files', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'dist'));
    const names = ['package.json', 'README.md'].map(name => join(folder, name));
    for (const name of names) {
      copyFileSync(basename(name), name);
      utimesSync(name, 1e9, 1e9);
    }
    const contents = () => names.map(name => readFileSync(name, 'utf8'));
    const state = () => [contents(), names.map(name => statSync(name).mtimeMs)];
    const before = state();
    const run = (event: string) =>
      execFileSync(process.execPath, [resolve('deploy/packages/manifest.js')], {
        cwd: folder,
        env: { npm_lifecycle_event: event },
      });
    run('prepack');
    const scripts = Object.keys(JSON.parse(contents()[0]!).scripts);
    const warned = scripts.filter(name => /^(?:pre|post)?(?:install|prepare)$/.test(name));
    assert.deepEqual(warned, []);
    const readme = contents()[1]!;
    const { homepage } = json('package.json');
    assert.match(readme, /^## Install\n[^#]*^npm install telltale && npx telltale serve$/m);
    assert.doesNotMatch(readme, /npm (?:ci|start|test|run)/);
    const links = Array.from(readme.matchAll(/\]\(([^)]+)\)/g), ([, address]) => address!);
    assert.ok(links.length > 20 && links.every(each => each.startsWith(`${homepage}/`)), links.join());
    // A run that was interrupted before its postpack.
    run('prepack');
    run('postpack');
    assert.deepEqual(state(), before);
  });

  it('leaves an earlier release as it was, and nothing else, when a release fails', () => {
    const folder = temporaryFolder();
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    };
    execFileSync('git', ['init', '--quiet', folder]);
    copyFileSync('package.json', join(folder, 'package.json'));
    write('dist/release/SHA256SUMS', 'earlier');
    write('dist/package.json.saved', 'as committed');
    // Packs in place of npm; the folder has no Dockerfile, so the context of the image cannot be written.
    write(
      'npm.cjs',
      `const [, , command, name, , , folder] = process.argv;
       const { execFileSync } = require('node:child_process');
       if (name === 'postpack') execFileSync(process.execPath, ['${resolve('deploy/packages/manifest.js')}'], { env: { npm_lifecycle_event: name } });
       if (command === 'pack') require('node:fs').writeFileSync(folder + '/packed.tgz', '');`,
    );
    mkdirSync(join(folder, 'dist/extension'));
    const env = { ...process.env, npm_execpath: join(folder, 'npm.cjs') };
    const options = { cwd: folder, env, stdio: 'pipe' } as const;
    const release = [resolve('deploy/packages/release.js'), '--dry-run'];
    assert.throws(() => execFileSync(process.execPath, release, options), /deploy\/Dockerfile/);
    assert.deepEqual(readdirSync(join(folder, 'dist')).sort(), ['extension', 'release']);
    assert.deepEqual(readdirSync(join(folder, 'dist/release')), ['SHA256SUMS']);
    assert.equal(readFileSync(join(folder, 'package.json'), 'utf8'), 'as committed');
  });

  it('takes the build of a release by address and hash instead of building', async () => {
    const folder = temporaryFolder();
    const bundle = join('dist', 'bundle', 'src');
    mkdirSync(join(folder, 'package', bundle), { recursive: true });
    writeFileSync(join(folder, 'package', bundle, 'main.js'), 'released');
    writeFileSync(join(folder, 'package', 'package.json'), '{}');
    execFileSync('tar', ['-czf', 'release.tgz', 'package'], { cwd: folder });
    const packed = readFileSync(join(folder, 'release.tgz'));
    const hash = createHash('sha256').update(packed).digest('hex');
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/release.tgz' ? 200 : 404).end(packed);
    });
    const address = await localUrl(server);
    for (const [setting, expected] of [
      [`${address}/release.tgz#sha256=${hash}`, null],
      [`${address}/release.tgz#sha256=${'0'.repeat(64)}`, /has the SHA-256/],
      [`${address}/other.tgz#sha256=${hash}`, /answered 404/],
      [`${address}/release.tgz`, /must be ADDRESS#sha256=HEX/],
      [`file:///release.tgz#sha256=${hash}`, /must be ADDRESS#sha256=HEX/],
    ] as const) {
      const cwd = temporaryFolder();
      const env = { ...process.env, npm_lifecycle_event: 'prepare', TELLTALE_PACKAGE: setting };
      const program = [resolve('src/build-if-needed.js'), '--always'];
      const ran = await promisify(execFile)(process.execPath, program, { cwd, env }).catch(error => error);
      if (expected !== null) assert.match(ran.stderr, expected);
      assert.equal(existsSync(join(cwd, bundle, 'main.js')), expected === null, setting);
      assert.equal(existsSync(join(cwd, 'package.json')), false);
    }
  });
});
