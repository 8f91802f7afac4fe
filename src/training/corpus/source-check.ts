import type { Manifest } from '../../engine/classifier/manifest.js';
import { isExcluded, readRows } from './corpus.js';

/**
 * Warning if the sources of the folders differ from those the classifier was trained on; '' if they are the
 * same. With different sources, held-out error rates would be measured on texts that the classifier has seen.
 */
export function sourceMismatch({ sources }: Pick<Manifest, 'sources'>, folders: readonly string[]): string {
  const here = new Set<string>();
  for (const rows of readRows(folders)) for (const row of rows) if (!isExcluded(row)) here.add(row.source);
  const trained = new Set(sources.map(({ source }) => source));
  const more = [...here].filter(source => !trained.has(source));
  const missing = [...trained].filter(source => !here.has(source));
  if (more.length + missing.length === 0) return '';
  const list = (names: string[]) => (names.length === 0 ? 'none' : names.join(', '));
  return `WARNING: the classifier was trained on other sources. Only in these folders: ${list(more)}. Only in training: ${list(missing)}.`;
}
