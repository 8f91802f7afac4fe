import type { Manifest } from '../../classifier/weights.js';
import { isBaseModelOutput, readRows } from './corpus.js';

/**
 * Says which sources of these folders the deeper model was not trained on, and which others it was; '' when they are the same.
 * A fit to other sources measures a model that has seen what it is said not to have seen, or the other way round.
 */
export function sourceMismatch({ sources }: Pick<Manifest, 'sources'>, folders: readonly string[]): string {
  const here = new Set<string>();
  for (const rows of readRows(folders))
    for (const row of rows) if (!isBaseModelOutput(row)) here.add(row.source);
  const trained = new Set(sources.map(({ source }) => source));
  const more = [...here].filter(source => !trained.has(source));
  const missing = [...trained].filter(source => !here.has(source));
  if (more.length + missing.length === 0) return '';
  const list = (names: string[]) => (names.length === 0 ? 'none' : names.join(', '));
  return `WARNING: the deeper model was trained on other sources. Only here: ${list(more)}. Only there: ${list(missing)}.`;
}
