import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';

/** Which rooms a room may import from; the pure core knows nothing of HTTP, storage, clocks or environment. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  // What everything rests on
  limits: [],
  concurrency: [],
  figures: [],
  'safe-text': [],
  version: [],
  echo: ['limits'],
  errors: ['echo', 'figures', 'limits'],
  contract: ['limits'],

  // Reading: pure
  text: ['generated'],
  document: ['cleanup', 'figures', 'native-failure', 'text'],
  'native-failure': [],
  image: ['contract', 'generated', 'native-failure', 'scan', 'text'],
  report: ['contract', 'figures', 'limits', 'safe-text', 'scan'],

  // Reading on threads
  pools: ['concurrency', 'document', 'image', 'limits', 'native-failure', 'workers'],
  workers: [
    'classifier',
    'classifier-weights',
    'cleanup',
    'contract',
    'document',
    'image',
    'limits',
    'native-failure',
    'report',
    'rewrite',
    'scan',
  ],

  // Keeping, and other machines
  store: ['limits'],
  accounts: ['concurrency', 'limits', 'store'],
  net: ['limits'],
  metrics: [],

  // Answering
  'site-files': [],
  http: [
    'accounts',
    'concurrency',
    'config',
    'echo',
    'errors',
    'limits',
    'metrics',
    'pools',
    'services',
    'site-files',
    'store',
  ],
  mcp: ['errors', 'http', 'limits'],
  openapi: ['contract', 'errors', 'http', 'limits'],
  docs: ['accounts', 'figures', 'openapi', 'safe-text'],
  endpoints: [
    'accounts',
    'cleanup',
    'concurrency',
    'contract',
    'docs',
    'errors',
    'generated',
    'http',
    'limits',
    'mcp',
    'net',
    'openapi',
    'pools',
    'report',
    'rewrite',
    'safe-text',
    'scan',
    'services',
    'store',
    'text',
    'version',
    'workers',
  ],

  // Starting
  config: ['accounts', 'store'],
  services: ['config', 'metrics', 'net', 'pools', 'site-files', 'store'],
  app: [
    'classifier-weights',
    'config',
    'endpoints',
    'http',
    'limits',
    'metrics',
    'net',
    'pools',
    'scan',
    'services',
    'site-files',
    'store',
    'version',
  ],
  'process-exchange': [],
  processes: ['config', 'limits', 'process-exchange', 'store'],
  main: ['app', 'config', 'limits', 'process-exchange', 'processes', 'store'],

  // Programs and pages beside the service
  cli: [
    'accounts',
    'classifier-weights',
    'cleanup',
    'config',
    'contract',
    'document',
    'limits',
    'main',
    'report',
    'safe-text',
    'scan',
    'store',
    'version',
  ],
  client: ['contract'],
  site: ['client', 'contract', 'document', 'figures', 'limits', 'scan', 'site-files'],
  training: ['classifier', 'image', 'scan', 'text'],
  cleanup: ['contract', 'text'],
  rewrite: ['cleanup', 'contract', 'scan', 'text'],
  scan: ['contract', 'generated', 'text'],
  generated: ['openapi'],
  classifier: ['limits', 'scan', 'text'],
  'classifier-weights': ['classifier', 'scan'],
};
/** Node modules that would let a clock, the network or the environment into a pure room. */
const impure = /^node:(?!zlib$|util$|buffer$|crypto$)/;
const pureRooms = [
  'cleanup',
  'contract',
  'docs',
  'figures',
  'classifier',
  'openapi',
  'report',
  'rewrite',
  'safe-text',
  'scan',
  'text',
];

const files = ['src', 'workers'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => join(folder, path)),
);

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** The file a compiled name stands for. */
function sourceOf(path: string): string {
  const component = path.replace(/\.js$/, '.tsx');
  return files.includes(component) ? component : path.replace(/\.js$/, '.ts');
}

const imports: Import[] = files.flatMap(from =>
  [
    ...readFileSync(from, 'utf8').matchAll(
      /(?:^(?:import|export)\s+(type\s)?[^'"]*?from\s+|\bimport\()'([^']+)'/gm,
    ),
  ].map(match => {
    const target = match[2]!;
    const to = target.startsWith('.') ? sourceOf(normalize(join(dirname(from), target))) : target;
    return { from, to, typeOnly: match[1] !== undefined };
  }),
);

const roomOf = (path: string): string | undefined =>
  /^(?:src\/([^/]+?)(?:\.ts|\/)|(workers)\/)/.exec(path)?.slice(1).find(Boolean);

describe('the house', () => {
  it('has every import inside', () => {
    for (const { from, to } of imports)
      if (to.startsWith('src/')) assert.ok(files.includes(to), `${from} imports ${to}`);
  });

  it('lets rooms know only what they may', () => {
    for (const { from, to } of imports) {
      const room = roomOf(from);
      const target = roomOf(to);
      if (room === undefined || target === undefined || target === room) continue;
      assert.ok(mayImport[room]?.includes(target), `${from} imports ${to}: ${room} must not know ${target}`);
    }
  });

  it('has a row for every room, and no row for none', () => {
    const rooms = new Set(files.map(roomOf));
    assert.deepEqual(Object.keys(mayImport).sort(), [...rooms].sort());
  });

  it('draws every room in docs/house.md', () => {
    const page = readFileSync('docs/house.md', 'utf8');
    for (const room of Object.keys(mayImport))
      assert.match(page, new RegExp(`\`${room}(?:\\.ts|/)?\``), room);
  });

  it('keeps clocks, files and the environment out of the pure rooms', () => {
    for (const { from, to } of imports) {
      if (!pureRooms.includes(roomOf(from) ?? '')) continue;
      assert.ok(!impure.test(to), `${from} imports ${to}`);
    }
    for (const file of files) {
      if (!pureRooms.includes(roomOf(file) ?? '')) continue;
      assert.doesNotMatch(
        readFileSync(file, 'utf8'),
        /\bprocess\.|Date\.now|new Date\(|performance\.now|Math\.random/,
        file,
      );
    }
  });

  it('lets only http import uWebSockets.js, and only the embedded store lmdb', () => {
    for (const { from, to } of imports) {
      if (to === 'uWebSockets.js') assert.match(from, /^src\/http\//, from);
      if (to === 'lmdb') assert.match(from, /^src\/store\/lmdb\//, from);
    }
  });

  it('keeps the entries of threads and processes thin', () => {
    for (const entry of ['text', 'document', 'image', 'native', 'orphan-watch'])
      assert.ok(readFileSync(`workers/${entry}.ts`, 'utf8').split('\n').length <= 41, entry);
  });

  it('has no cycles', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, typeOnly } of imports)
      if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      const at = path.indexOf(file);
      assert.equal(at, -1, `a cycle: ${[...path.slice(Math.max(at, 0)), file].join(' → ')}`);
      if (done.has(file)) return;
      for (const to of next.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
  });
});
