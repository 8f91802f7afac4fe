import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bandFrom } from '../../../engine/scan/bands.js';
import type { PassageRow, PassageTables } from '../../../engine/scan/passages/calibration.js';
import { logitOf } from '../../../engine/scan/score.js';
import type { EngineKind } from '../../../engine/scan/weights.js';
import { groupBy } from '../../statistics/group-by.js';
import { slopeMin } from '../fusion.js';
import { roundForFile } from '../measurements.js';
import type { EngineParts } from './engine-parts.js';
import { foldFolder, openEngine, writeEngine } from './fold-engines.js';
import { documentLengths, type HumanDocument } from './human-documents.js';

/**
 * Largest shares of human-written documents with any passage in a band or above: over the domains on
 * average, and in each domain with enough documents. Below the targets of 3% and 5%,
 * .5% and 1%, because sources differ.
 */
const targets = {
  elevated: { mean: 0.02, domain: 0.04 },
  high: { mean: 0.003, domain: 0.008 },
} as const;

/**
 * Documents of a domain that is bounded by itself. Below 100 documents, two or three decide; of the long
 * documents no domain has many, so there 40 are enough.
 */
const domainDocumentsMin = (words: number) => (words <= 1_000 ? 100 : 40);

/** logit(0.75) − logit(0.50): distance between the scores at which `elevated` and `high` begin. */
const elevatedToHigh = Math.log(3);
/** Before the fit: a wide slope, so that rounded scores determine the log-odds. */
const uncalibrated: readonly PassageRow[] = documentLengths.map(words => ({ words, midpoint: 0, slope: 4 }));

/** Which parts are merged depends on the calibration, so the fit is repeated. */
const rounds = 2;

/**
 * Writes one engine per group of sources, which never saw the group, and fits the mapping of passage scores
 * on human-written documents of every length: the family-wise error of a document stays below the targets.
 * A document without a change has the score of the text as a whole, which the engine's own mapping bounds.
 */
export async function calibratePassages(
  folder: string,
  engines: readonly EngineParts[],
  documents: readonly HumanDocument[],
  log: (line: string) => void,
): Promise<PassageTables> {
  const { combinations } = engines[0]!;
  let tables: PassageTables = { heuristics: uncalibrated, model: uncalibrated };
  const byGroup = groupBy(documents, document => document.group);
  for (let round = 0; round < rounds; round++) {
    const measured: Record<EngineKind, MeasuredDocument[]> = { heuristics: [], model: [] };
    for (const [g, own] of byGroup) {
      const roundFolder = foldFolder(g, join(folder, `round-${round}`));
      writeEngine(roundFolder, engines[g]!, tables);
      const scan = await openEngine(roundFolder);
      for (const document of own) {
        for (const kind of ['heuristics', 'model'] as const) {
          const { passages, score } = scan(document.text, kind);
          measured[kind].push({
            document,
            whole: passages.length > 1 ? null : score,
            logOdds:
              passages.length > 1
                ? Math.max(
                    ...passages.map(passage => logOddsOf(passage.score, rowFor(tables[kind], document))),
                  )
                : Number.NEGATIVE_INFINITY,
          });
        }
      }
    }
    tables = {
      heuristics: fitPassageRows(measured.heuristics, combinations.heuristics),
      model: fitPassageRows(measured.model, combinations.model),
    };
    rmSync(join(folder, `round-${round}`), { recursive: true });
    log(`passages of ${documents.length} human-written documents, round ${round + 1} of ${rounds}`);
  }
  engines.forEach((parts, g) => {
    writeEngine(foldFolder(g, folder), parts, tables);
  });
  return tables;
}

/** The scan result of a human-written document. */
export interface MeasuredDocument {
  readonly document: HumanDocument;
  /** Score of a document without a change; null for a divided one. */
  readonly whole: number | null;
  /** Largest log-odds of a passage. */
  readonly logOdds: number;
}

const rowFor = (rows: readonly PassageRow[], { words }: HumanDocument) =>
  rows.find(row => row.words === words)!;

/** Inverse of the mapping. */
function logOddsOf(score: number, { midpoint, slope }: PassageRow): number {
  return midpoint + slope * logitOf(score);
}

/**
 * The mapping at every length, from documents scanned by engines that never saw their sources.
 *
 * @param whole mapping of whole texts
 */
export function fitPassageRows(
  measured: readonly MeasuredDocument[],
  whole: Pick<PassageRow, 'midpoint'>,
): PassageRow[] {
  const rows: PassageRow[] = [];
  for (const words of documentLengths) {
    const own = measured.filter(({ document }) => document.words === words);
    const last = rows.at(-1);
    const elevated = threshold(own, bandFrom.elevated, targets.elevated, domainDocumentsMin(words));
    const high = threshold(own, bandFrom.high, targets.high, domainDocumentsMin(words));
    // A longer text has more parts that may stand out, so its thresholds are never lower. And a passage never
    // reads higher than it would as a text of its own.
    const midpoint = Math.max(elevated, last?.midpoint ?? whole.midpoint);
    const slope = Math.max(slopeMin, (high - midpoint) / elevatedToHigh);
    rows.push({ words, midpoint: roundForFile(midpoint), slope: roundForFile(slope) });
  }
  return rows;
}

/** The lowest log-odds from which on the shares of documents with a passage above stay within the target. */
function threshold(
  measured: readonly MeasuredDocument[],
  bandScore: number,
  target: { readonly mean: number; readonly domain: number },
  domainMin: number,
): number {
  const domains = [...groupBy(measured, ({ document }) => document.domain).values()].map(own => ({
    size: own.length,
    whole: own.filter(({ whole }) => whole !== null && whole >= bandScore).length,
    logOdds: own.map(({ logOdds }) => logOdds).filter(Number.isFinite),
  }));
  const candidates = domains.flatMap(({ logOdds }) => logOdds).sort((a, b) => a - b);
  const meets = (from: number): boolean => {
    const shares = domains.map(({ size, whole, logOdds }) => ({
      size,
      share: (whole + logOdds.filter(value => value >= from).length) / size,
      /** What the passages add: the scores of whole texts have their own calibration. */
      added: logOdds.filter(value => value >= from).length / size,
    }));
    const mean = shares.reduce((sum, { share }) => sum + share, 0) / Math.max(1, shares.length);
    const isMeanMet = mean <= target.mean || shares.every(({ added }) => added === 0);
    return (
      isMeanMet &&
      shares.every(({ size, share, added }) => size < domainMin || added === 0 || share <= target.domain)
    );
  };
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (meets(candidates[middle]!)) high = middle;
    else low = middle + 1;
  }
  const next = candidates[low] ?? (candidates.at(-1) ?? 0) + 1;
  const below = candidates[low - 1];
  // Halfway between the last document above the limit and the next one.
  return below === undefined ? next : (below + next) / 2;
}
