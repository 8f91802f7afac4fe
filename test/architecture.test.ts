import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';

/** The modules that each module may import. A module is a folder or a file directly under src, or workers. */
const permitted = {
  // Foundations
  contract: '',
  generated: '',

  // Pure core: text or bytes in, a result out
  document: 'contract',
  engine: 'contract document generated',
  files: 'contract document engine generated',
  report: 'contract engine',

  // Threads, processes, storage and other machines
  pools: 'contract engine files report store',
  workers: 'cli contract engine files pools store',
  store: 'contract engine net',
  accounts: 'contract pools report store',
  net: 'contract',

  // HTTP and start-up
  server: 'accounts contract net pools store',
  api: 'accounts contract document engine generated net pools report server store',
  app: 'accounts api contract engine net pools server store',
  main: 'app contract pools server store',

  // Programs beside the service
  cli: 'accounts api contract document engine files main pools report server store',
  client: 'contract',
  site: 'client contract document engine files generated report',
  extension: 'client contract document engine report',
  training: 'engine files',
};
const mayImport = Object.entries(permitted).map(([module, targets]) => [module, targets.split(' ')] as const);

/**
 * Code without clock, environment, network, storage or randomness: the same input gives the same result.
 */
const pureCode =
  /^src\/(?:document|engine|files|report|contract|generated|api\/openapi|api\/reference|pools\/concurrency)\//;
/** Node modules that pure modules may import: they compute and have no side effects. */
const pureNodeModules = /^node:(zlib|util|buffer|crypto)$/;
/**
 * Pure modules' files that load a library, WebAssembly or model data from the package, or measure its running
 * time.
 */
const libraryLoaders = [
  'src/api/reference/script.ts',
  'src/contract/package-root.ts',
  'src/contract/version.ts',
  'src/engine/classifier/files.ts',
  'src/files/document/pdf/library.ts',
  'src/files/image/native-readers.ts',
  'src/files/image/ocr/recogniser.ts',
  'src/files/image/pixels/codes.ts',
  'src/files/image/provenance/c2pa-reader.ts',
  'src/report/render.ts',
];
const sideEffects = /\bprocess\.|Date\.now|new Date\(|performance\.now|Math\.random/;

const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => join(folder, path));
const files = ['src', 'workers'].flatMap(modulesIn);

interface Import {
  from: string;
  to: string;
}

/** The source file of a compiled path. */
function sourceOf(path: string): string {
  const component = path.replace(/\.js$/, '.tsx');
  return files.includes(component) ? component : path.replace(/\.js$/, '.ts');
}

/** Imports of modules; styles that are imported as text (`?inline`) are none. */
const imports: Import[] = files.flatMap(from =>
  [
    ...readFileSync(from, 'utf8').matchAll(/(?:^(?:import|export)\s[^'"]*?from\s+|\bimport\()'([^'?]+)'/gm),
  ].map(match => {
    const target = match[1]!;
    return { from, to: target.startsWith('.') ? sourceOf(normalize(join(dirname(from), target))) : target };
  }),
);

const moduleOf = (path: string): string | undefined =>
  /^(?:src\/([^/]+?)(?:\.tsx?|\/)|(workers)\/)/.exec(path)?.slice(1).find(Boolean);
const isPure = (path: string) => pureCode.test(path) && !libraryLoaders.includes(path);
/** Fails if the imports between the groups of files form a circle. Files without a group are left out. */
function requireNoCircle(groupOf: (file: string) => string | undefined): void {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [group, target] = [groupOf(from), groupOf(to)];
    if (group === undefined || target === undefined || group === target) continue;
    next.set(group, (next.get(group) ?? new Set()).add(target));
  }
  const done = new Set<string>();
  const visit = (group: string, path: readonly string[]): void => {
    const at = path.indexOf(group);
    assert.equal(at, -1, `circle of imports: ${[...path.slice(Math.max(at, 0)), group].join(' → ')}`);
    if (done.has(group)) return;
    for (const to of next.get(group) ?? []) visit(to, [...path, group]);
    done.add(group);
  };
  for (const group of next.keys()) visit(group, []);
}

/** The formatter's line width (.biome.json). */
const commentColumnsMax = 110;
/** Source without comments. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

describe('module boundaries', () => {
  it('allow exactly the imports of the table', () => {
    const used = new Set<string>();
    for (const { from, to } of imports) {
      const [module, target] = [moduleOf(from), moduleOf(to)];
      if (module === undefined || target === undefined || target === module) continue;
      used.add(`${module} → ${target}`);
    }
    const allowed = mayImport.flatMap(([module, targets]) =>
      targets.filter(Boolean).map(target => `${module} → ${target}`),
    );
    assert.deepEqual([...used].sort(), allowed.sort());
  });

  it('are described in docs/architecture.md', () => {
    const page = readFileSync('docs/architecture.md', 'utf8');
    for (const module of Object.keys(permitted))
      assert.match(page, new RegExp(`\`${module}(?:\\.ts|/)?\``), module);
  });

  it('keep clocks, files, the network, randomness and the environment out of pure modules', () => {
    for (const { from, to } of imports)
      if (isPure(from) && to.startsWith('node:')) assert.match(to, pureNodeModules, `${from} imports ${to}`);
    for (const file of files) if (isPure(file)) assert.doesNotMatch(codeOf(file), sideEffects, file);
    for (const file of libraryLoaders) assert.ok(files.includes(file), file);
  });

  it('confine uWebSockets.js to its HTTP engine, and lmdb to the embedded store', () => {
    for (const { from, to } of imports) {
      if (to === 'uWebSockets.js') assert.equal(from, 'src/api/http/engine/uws.ts');
      if (to === 'lmdb') assert.match(from, /^src\/store\/lmdb\//, from);
    }
  });

  it('write to stdout and stderr of the command line in one module', () => {
    for (const file of files)
      if (/^src\/cli[./]/.test(file) && file !== 'src/cli/output.ts')
        assert.doesNotMatch(readFileSync(file, 'utf8'), /process\.std(?:out|err)\.write|console\./, file);
  });

  it('keep the entry files of threads and processes short', () => {
    for (const entry of ['text', 'document', 'files', 'image', 'native', 'orphan-watch', 'store'])
      assert.ok(readFileSync(`workers/${entry}.ts`, 'utf8').split('\n').length <= 41, entry);
  });

  it('have no circle of files, folders or subfolders, type-only imports included', () => {
    requireNoCircle(file => file);
    requireNoCircle(moduleOf);
    const folders = /^src\/(?:api|document|engine|extension|files|site|store)\/[^/]+/;
    requireNoCircle(file => folders.exec(file)?.[0]);
  });

  it('are at most 17 folders and five loose files', () => {
    const entries = readdirSync('src', { withFileTypes: true });
    assert.ok(entries.filter(entry => entry.isDirectory()).length <= 17);
    assert.ok(entries.filter(entry => entry.isFile()).length <= 5);
  });

  it('wrap comments at the line width', () => {
    const isComment = (line: string) =>
      /^\s*(?:\/\*\*|\*|\/\/) /.test(line) && !/biome-ignore|https?:/.test(line);
    for (const file of ['src', 'workers', 'bench', 'test'].flatMap(modulesIn))
      if (!/generated|node_modules/.test(file))
        for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries())
          assert.ok(!isComment(line) || line.length <= commentColumnsMax, `${file}:${at + 1}`);
  });

  it('leave at most about fifteen loose files in a folder', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    for (const [folder, count] of counts)
      assert.ok(count <= (foldersOfOneShape[folder] ?? 16), `${folder} has ${count} files`);
  });
});

/**
 * Folders of files of one shape, ordered by an index: one signal, fix or schema per file.
 */
const foldersOfOneShape: Readonly<Record<string, number>> = {
  'src/contract': 26,
  'src/engine/cleanup/fixes': 40,
  'src/engine/scan/signals': 100,
};
