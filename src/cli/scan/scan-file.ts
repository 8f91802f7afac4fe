import type { ReadAsChoice } from '../../contract/document.js';
import { openShippedClassifier } from '../../engine/classifier/shipped.js';
import { alternativeOf } from '../../engine/rewrite/rewrite.js';
import type { Classifier } from '../../engine/scan/classifier.js';
import { wordingSignal } from '../../engine/scan/results/signal-names.js';
import type { ScanOptions } from '../../engine/scan/scan.js';
import { signals } from '../../engine/scan/signals/index.js';
import { scanText } from '../../files/document/scan-text.js';
import { unreadable } from '../command.js';
import { findingsOf, passageRule, placedPassages, type ScannedFile } from './findings.js';
import { instructions } from './instructions.js';
import { sourceFileOf, unnamedStdin } from './source-file.js';
import { unusedSuppressions } from './suppressions.js';

const raisingSignals = new Set([
  ...signals.filter(({ direction }) => direction === 1).map(({ name }) => name),
  wordingSignal,
]);
let model: Classifier | null = null;

/** Scans a file as the service scans an upload; unnamed stdin (`null`) like a JSON text. */
export async function scanFile(
  bytes: Uint8Array,
  filename: string | null,
  readAs: ReadAsChoice,
  options: ScanOptions,
): Promise<ScannedFile> {
  const received = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const source =
    filename === null ? unnamedStdin(received, readAs) : await sourceFileOf(received, filename, readAs);
  const { prose, extractedAs, name, warnings, unread, hasFilePositions } = source;
  if (options.use_model) model ??= openShippedClassifier();
  const readOptions = { ...options, readAs: extractedAs, unread };
  const result = scanText(prose, source.readAs, readOptions, options.use_model ? model : null, alternativeOf);
  if (result.word_count === 0 && filename === null) throw unreadable('stdin: the text has no words');
  const instruct = options.include_sentences ? instructions(prose, result) : () => undefined;
  const findings = findingsOf(source, result, raisingSignals, instruct);
  const passages = placedPassages(source, result);
  const unused = unusedSuppressions(source.suppressions, [
    ...findings.map(({ rule, from }) => ({ rule, offset: from.offset })),
    ...passages.map(({ from }) => ({ rule: passageRule, offset: from.offset })),
  ]);
  return {
    source: { name, prose, warnings, unread, hasFilePositions },
    result,
    findings,
    passages,
    unusedComments: unused.map(
      each => `${name}:${each.line}: the comment suppresses nothing of ${each.name}`,
    ),
  };
}
