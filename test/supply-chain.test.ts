import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

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
    assert.deepEqual([server.name, identifier, version], [about.mcpName, about.name, about.version]);
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
    const named = (name: string) => components.find((component: { name: string }) => component.name === name);
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
    assert.equal(named('typescript'), undefined, 'development tools are not shipped');
  });
});
