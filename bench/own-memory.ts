import { readFileSync } from 'node:fs';

/** Megabytes that the process itself has taken (RssAnon: without the pages of files); all resident ones where Linux is not. */
export function ownMegabytes(): number {
  try {
    const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes !== undefined) return Math.round(Number(kilobytes) / 1024);
  } catch {
    // Another system.
  }
  return megabytes(process.memoryUsage().rss);
}

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

/**
 * Where memory stands. With `node --expose-gc` garbage is collected first, so that heap and buffers are what is kept: a
 * leak there grows from row to row, while the process's own memory may grow by what the allocator holds back.
 */
export function memoryNow(): Record<string, number> {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    'own MB': ownMegabytes(),
    'RSS MB': megabytes(rss),
    'heap MB': megabytes(heapUsed),
    'external MB': megabytes(external),
  };
}
