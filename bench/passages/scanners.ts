import type { EngineResult } from '../../src/contract/scan.js';
import { loadShippedClassifier } from '../../src/engine/classifier/shipped.js';
import { scan } from '../../src/engine/scan/scan.js';
import {
  type FoldScan,
  foldFolder,
  openEngine,
  readFoldSources,
} from '../../src/training/engine/passages/fold-engines.js';
import type { FoldOf } from './pools.js';

/** Scans a document with an engine that was trained without `source` and near-duplicates of its texts. */
export type DocumentScanner = (text: string, source: string) => EngineResult;

/** The scanners of the two folders of a corpus. */
export interface Scanners {
  /** For sources that train nothing. */
  readonly evaluate: DocumentScanner;
  /** For training sources; null without engines that hold them out. */
  readonly train: { readonly scan: DocumentScanner; readonly foldOf: FoldOf } | null;
}

/** The shipped engine for evaluation sources, and the engines of `npm run fit` that hold out the others. */
export async function openScanners(): Promise<Scanners> {
  const model = loadShippedClassifier();
  const options = { genre: '', esl: false, include_fixes: false, use_model: true, deep: false } as const;
  const shipped: DocumentScanner = text =>
    scan(text, { ...options, include_sentences: true, evidenceMax: 0 }, model);
  return { evaluate: shipped, train: await openFolds() };
}

async function openFolds(): Promise<Scanners['train']> {
  const groups = readFoldSources();
  if (groups === null) return null;
  const engines = new Map<number, FoldScan>();
  for (const group of new Set(groups.values())) engines.set(group, await openEngine(foldFolder(group)));
  const foldOf = (source: string) => groups.get(source) ?? null;
  return { scan: (text, source) => engines.get(groups.get(source)!)!(text, 'model'), foldOf };
}
