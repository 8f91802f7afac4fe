import type { EngineResult } from '../../contract/scan.js';
import { type NumberedPassage, severalPassages } from '../../report/passages.js';
import { endPosition } from './findings.js';
import type { SourceFile, SourcePosition } from './source-file.js';
import { isSuppressed } from './suppressions.js';

/** A passage at its position in a file. */
export interface PlacedPassage extends NumberedPassage {
  from: SourcePosition;
  to: SourcePosition;
  /** Whether a comment in the file suppresses the rule `passage` where it starts. */
  suppressed: boolean;
}

/** Name of the rule that reports passages. */
export const passageRule = 'passage';

/** The passages of a file in order; empty when it has only one. */
export const placedPassages = (source: SourceFile, result: EngineResult): PlacedPassage[] =>
  severalPassages(result).map(passage => {
    const from = source.locate(passage.start);
    const to = endPosition(source.locate(passage.end - 1));
    return { ...passage, from, to, suppressed: isSuppressed(source.suppressions, passageRule, from.offset) };
  });
