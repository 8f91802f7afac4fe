import type { CleanupOptions } from '../../client/index.js';
import type { CleanupResult } from '../../contract/cleanup.js';
import { cleanedAs } from '../../engine/source/detect.js';
import { telltale } from '../api.js';
import { partTitle } from '../long-text/part-title.js';
import type { PartRun } from '../long-text/run-parts.js';
import type { TextPart } from '../long-text/split-text.js';

/** Cleans each part, and saves it under the title of the text and its own number. */
export function cleanupRun(
  text: string,
  parts: readonly TextPart[],
  options: CleanupOptions,
): PartRun<CleanupResult> {
  const read_as = cleanedAs(text, 'auto');
  return {
    kind: 'cleanup-part',
    request: JSON.stringify([text, parts, options]),
    count: parts.length,
    send(i, call) {
      const { start, end } = parts[i]!;
      const title = partTitle(options.title || 'A long text', i, parts.length);
      return telltale.cleanup(text.slice(start, end), { ...options, read_as, title }, call);
    },
  };
}
