import { readFileSync } from 'node:fs';

/** Megabytes that the process itself has taken (RssAnon: without the pages of files); all resident ones where Linux is not. */
export function ownMegabytes(): number {
  try {
    const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes !== undefined) return Math.round(Number(kilobytes) / 1024);
  } catch {
    // Another system.
  }
  return Math.round(process.memoryUsage().rss / 1_048_576);
}
