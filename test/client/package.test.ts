import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { build } from 'vite';
import { temporaryFolder } from '../temporary-folder.js';

/** Limit of the client's size in a page, gzipped. */
const gzippedBytesMax = 4_200;
/** Limit of the client's package, unpacked. */
const clientPackageBytesMax = 42_000;

describe('npm package', () => {
  const folder = temporaryFolder();
  const installed = join(folder, 'node_modules', 'telltale');
  before(() => {
    const npm = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
    execFileSync('npm', npm, { stdio: ['ignore', 'ignore', 'inherit'] });
    const archive = readdirSync(folder).find(name => name.endsWith('.tgz'))!;
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, archive), '-C', installed, '--strip-components=1']);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  });

  /** Writes a program beside the installed package, and returns its output. */
  const run = (name: string, program: string) => {
    writeFileSync(join(folder, name), program);
    return execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' });
  };
  const use =
    "const client = new Telltale({ baseUrl: 'http://127.0.0.1:1', retries: 0 });\n" +
    'client.config().catch(error => console.log(error instanceof TelltaleError, error.status));\n';
  for (const [file, load] of [
    ['use.js', "import { Telltale, TelltaleError } from 'telltale/client';\n"],
    ['use.cjs', "const { Telltale, TelltaleError } = require('telltale/client');\n"],
  ] as const)
    it(`exports the client without any dependency installed to ${file}`, () => {
      assert.equal(run(file, load + use), 'true 0\n');
    });

  const calls =
    "import { type Mixed, type Passage, type PassageSignal, type ScanResult, Telltale } from 'telltale/client';\n" +
    'export async function run(title: string | undefined) {\n' +
    '  const client = new Telltale({ apiKey: title, timeoutMs: undefined });\n' +
    '  const result: ScanResult = await client.scan("x", { genre: "fiction", title }, { signal: undefined });\n' +
    '  await client.extract({ name: "a.txt", data: "x" }, { html: undefined });\n' +
    '  await client.report(result, { title });\n' +
    '  await client.feedback({ verdict: "right", text: title });\n' +
    '  // @ts-expect-error: the verdict is required\n' +
    '  await client.feedback({ verdict: undefined });\n' +
    '  for await (const { title: name } of client.scans.list({ pageSize: undefined })) console.log(name);\n' +
    "  const band: 'low' | 'moderate' | 'elevated' | 'high' = result.band;\n" +
    '  const passages: Passage[] = result.passages ?? [];\n' +
    '  const strongest: PassageSignal | undefined = passages[0]?.top?.[0];\n' +
    '  const mixed: Mixed | undefined = result.mixed;\n' +
    '  console.log(strongest?.points, mixed?.note);\n' +
    '  for await (const { result } of new Telltale().batch(["x"])) console.log(result?.score.toFixed(1), band);\n' +
    '  // @ts-expect-error: not a genre\n' +
    '  await new Telltale().scan("x", { genre: "poetry" });\n' +
    '}\n';

  for (const module of ['node20', 'node16'])
    it(`exports types that TypeScript checks the calls against with module ${module}`, () => {
      const files = ['use.ts', 'use.cts'];
      for (const file of files) writeFileSync(join(folder, file), calls);
      const options = `--strict --exactOptionalPropertyTypes --target es2023 --module ${module} --lib es2023,dom`;
      const program = resolve('node_modules/typescript/bin/tsc');
      const tsc = [program, '--noEmit', ...options.split(' '), '--types', '', ...files];
      execFileSync(process.execPath, tsc, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
    });

  it('has the client in a package of its own without dependencies', () => {
    const own = join(folder, 'node_modules', 'telltale-client');
    cpSync('dist/client-package', own, { recursive: true });
    const { dependencies, version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
    assert.equal(dependencies, undefined);
    assert.equal(version, JSON.parse(readFileSync('package.json', 'utf8')).version);
    const bytes = readdirSync(own).reduce((sum, name) => sum + readFileSync(join(own, name)).length, 0);
    assert.ok(bytes <= clientPackageBytesMax, `${bytes}`);
    const program = "import { Telltale } from 'telltale-client';\nconsole.log(typeof new Telltale().scan);\n";
    assert.equal(run('own.js', program), 'function\n');
  });

  for (const [name, path] of Object.entries({ service: installed, client: resolve('dist/client-package') }))
    it(`has no error and no warning of publint: the ${name}`, async () => {
      const { messages } = await publint({ pkgDir: path, pack: false });
      for (const { type, code } of messages) assert.equal(type, 'suggestion', code);
    });

  it('contains the program and its data, and no tests, benchmarks or training texts', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    for (const name of [
      'README.md',
      'LICENSE',
      'package.json',
      'dist/bundle/src/cli.js',
      'dist/bundle/workers/text.js',
      'src/generated/classifier/weights.bin',
    ])
      assert.ok(files.includes(name), name);
    for (const name of files)
      assert.doesNotMatch(name, /^(test|bench|data|dist\/(test|bench|src)|workers|src\/(?!generated))\//);
  });

  it('bundles the client for a browser within its size limit and without Node APIs', async () => {
    const result = await build({
      root: folder,
      logLevel: 'silent',
      configFile: false,
      build: {
        write: false,
        minify: true,
        lib: { entry: join(installed, 'dist/client-package/index.js'), formats: ['es'], fileName: 'client' },
      },
    });
    const [{ output }] = result as unknown as [{ output: { code: string }[] }];
    const { code } = output[0]!;
    assert.equal(output.length, 1);
    assert.doesNotMatch(code, /typebox|ajv|node:|process\.|Buffer\./);
    assert.doesNotMatch(code, /(^|[;}])import[ {'"]/);
    const bytes = gzipSync(code).length;
    console.log(`client: ${code.length} bytes, ${bytes} compressed`);
    assert.ok(bytes <= gzippedBytesMax, `${bytes}`);
  });
});
