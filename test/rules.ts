/**
 * Which test files a command runs, and how. The first rule whose pattern matches the path of a file under
 * test/ counts.
 */

/** Commands of package.json, with the files that each runs. `test:all` runs every file. */
export const doors = {
  test: /^(?!.*\.(?:long|services)\.test\.ts$)(?!training\/|bench\/(?!shapes))/,
  services: /\.services\.test\.ts$/,
  all: /^/,
} as const;

/**
 * Files that test what happens at a deadline: they run first, with the deadlines of production. The others
 * have longer ones, because a busy machine may take a hundred times as long as an idle one.
 */
export const ofDeadlines =
  /^(?:net|pools)\/|^store\/outages|^(?:many-machines|damaged-start|native-processes)|^files\/document\/pdf\/bombs|^api\/endpoints\/(?:rewrite\/|scan\/classifier-use)/;

/**
 * Files that run again with HTTP_ENGINE=node: what the engines do themselves, which is to read heads and
 * bodies, write whole and streamed answers, and report closed connections.
 */
export const onBothEngines = /^api\/http\/(?:body\/body-limits|connections|guard|serve-site|stream)/;
/** Files that also do with `test:all`: streams of endpoints. */
export const onBothEnginesWithAll =
  /^api\/(?:http\/idempotency|endpoints\/(?:scan\/scan-batch|rewrite\/rewrite-stream))/;

/**
 * Files of one process. Loading the modules takes longer than most tests, so files share processes, except
 * those that measure memory, may end their process, need real password hashes, or take long.
 */
export const filesPerProcess: readonly (readonly [files: RegExp, count: number])[] = [
  [
    /^(?:bench\/shapes|cli\.test|container|damaged-start|idempotent-processes|main|many-machines|native-processes|stuck-transactions|accounts\/password|api\/http\/body\/body-limits|store\/lmdb\/(?!contract|counters|group-commit)|files\/document\/(?:corpus|office\/libreoffice|pdf\/bombs))\b/,
    1,
  ],
  // Most share a server.
  [/^(?:api\/(?!reference\/page)|client\/|cli\/(?:doctor|scan\.|verify)|report\/signing\/verify)/, 60],
  // Those of a browser share it, and a server.
  [/^(?:api\/reference\/page|site\/(?:account|scan|edit\/edit)\.|(?:extension|report|site)\/.*services)/, 16],
  [/^/, 16],
];
