/**
 * Runs all benchmarks, or those named on the command line: `npm run bench -- engine scan`. Arguments from the
 * first option on are passed to the benchmarks: `npm run bench -- passages --write`.
 */
const benches: readonly [name: string, what: string, file: string][] = [
  ['engine', 'parts of a scan and a cleanup in memory, against hashed n-grams and one pass', './engine.js'],
  [
    'requests',
    'requests over HTTP, against a bare uWS route, node:http and fastify',
    './service/requests.js',
  ],
  ['alternatives', 'processor time, against linters, regular expressions and ftfy', './alternatives.js'],
  ['store', 'history with a million records, against a thousand', './store.js'],
  ['documents', 'extraction and cleanup of office documents, against inflating them', './documents.js'],
  ['image', 'image provenance, against one pass over the bytes', './image.js'],
  ['flood', 'cleanup during a flood of PDFs, against cleanup alone', './service/flood.js'],
  ['load', 'mixed load up to rejection, at 80% and 300% of capacity, against fastify', './load.js'],
  ['injection', 'prompt injection in images, against decoding them', './injection.js'],
  ['injection-pictures', 'detection and false positives in drawn texts', './injection-pictures.js'],
  ['rewrite', 'real sentences in every mode: lost facts, changes and cost', './rewrite.js'],
  ['site', 'paint of the scan page in Chromium, against a page of one sentence', './service/site.js'],
  ['passages', 'parts found in mixed documents, and false positives by length', './passages.js'],
  ['startup', 'start to listening and memory at rest, against uWS and fastify', './service/startup.js'],
  ['capacity', 'capacity of more cores, by simulation from measured service times', './capacity.js'],
];

const args = process.argv.slice(2);
const firstOption = args.findIndex(arg => arg.startsWith('-'));
const wanted = firstOption < 0 ? args : args.slice(0, firstOption);
const options = args.slice(wanted.length);
const unknown = wanted.filter(name => !benches.some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark: ${unknown.join(', ')}. Available: ${benches.map(([name]) => name).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, what, file] of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}: ${what}`);
  const { run } = (await import(file)) as { run: (options: readonly string[]) => void | Promise<void> };
  await run(options);
}
