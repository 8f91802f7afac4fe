import { readFileSync } from 'node:fs';

/**
 * Private memory of this process in MB (RssAnon, without mapped files); on other systems than Linux its
 * resident memory.
 */
export function ownMegabytes(): number {
  try {
    const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes !== undefined) return Math.round(Number(kilobytes) / 1024);
  } catch {
    // Not Linux.
  }
  return megabytes(process.memoryUsage().rss);
}

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

/**
 * Current memory use. With `node --expose-gc` it collects garbage first, so that a leak shows as growth of
 * heap and external memory from row to row. Private memory may also grow because the allocator retains freed
 * memory.
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
