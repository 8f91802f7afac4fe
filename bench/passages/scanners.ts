import { loadShippedClassifier } from '../../src/classifier-weights.js';
import type { EngineResult } from '../../src/contract/scan.js';
import { scan } from '../../src/scan/scan.js';
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

/**
 * The shipped engine for evaluation sources.
 * @param seen use it for training sources too, although it was trained on them
 */
export function openScanners(seen: boolean): Scanners {
  const model = loadShippedClassifier();
  const shipped: DocumentScanner = text =>
    scan(
      text,
      {
        genre: '',
        esl: false,
        include_fixes: false,
        include_sentences: true,
        use_model: true,
        deep: false,
        evidenceMax: 0,
      },
      model,
    );
  return { evaluate: shipped, train: seen ? { scan: shipped, foldOf: oneFoldEach() } : null };
}

/** Every source is a fold. */
function oneFoldEach(): FoldOf {
  const folds = new Map<string, number>();
  return source => {
    if (!folds.has(source)) folds.set(source, folds.size);
    return folds.get(source)!;
  };
}
