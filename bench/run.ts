/** Every bench, one after another; names on the command line choose: `npm run bench -- engine scan`. */
const benches: readonly [name: string, what: string, file: string][] = [
  ['engine', 'the scan engine against one pass that hashes words', './engine.js'],
  ['clean', 'the cleaner against one pass over the characters', './clean.js'],
  ['scan', 'POST /api/scan, keyed, history on, against fastify with the same engine and store', './scan.js'],
  ['cleanup', 'POST /api/cleanup, 5 KB, against a bare uWS echo', './cleanup.js'],
  ['mcp', "a tool's call against the same scan over REST", './mcp.js'],
  ['batch', 'scans in batches against the same sent one by one', './batch.js'],
  ['store', 'history at a million records against a thousand', './store.js'],
  ['model', 'the deeper model against one pass that hashes words', './model.js'],
  ['documents', 'office documents read and cleaned, against inflating them', './documents.js'],
  ['image', 'images walked and read for provenance, against one pass over their bytes', './image.js'],
  ['flood', 'cleanup while PDFs flood the document pool, against the same without', './flood.js'],
  [
    'load',
    'the mixed load of an integration until it is refused, then at 80% and 300% of capacity',
    './load.js',
  ],
  ['injection', 'images read for instructions, against decoding them', './injection.js'],
  [
    'rewrite',
    'ten thousand real sentences through every mode: what is lost, what changes, what it costs',
    './rewrite.js',
  ],
  [
    'rewrite-stream',
    'POST /api/rewrite/stream, against the same sentences in one process',
    './rewrite-stream.js',
  ],
  ['site', 'first paint of the scanner in Chromium, against a page of one sentence', './site.js'],
  ['memory', 'resident memory over a long mixed load', './memory.js'],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !benches.some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${benches.map(([name]) => name).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, what, file] of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}: ${what}`);
  const { run } = (await import(file)) as { run: () => Promise<void> };
  await run();
}
