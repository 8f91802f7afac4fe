/** The results of a batch as CSV and SARIF. Pure. */
import { elevatedPercent, highestScore, wholePoints } from '../../contract/figures.js';
import type { ScanResult } from '../../contract/scan.js';
import { signalName } from '../../engine/scan/results/signal-names.js';
import { resultMessage } from '../../report/short.js';
import { csvTable } from '../scan/keep/csv.js';
import { flaggedPassages, passageText, type ScannedFile } from './findings.js';

const isSettled = ({ result, error }: ScannedFile): boolean => result !== null || error !== null;

const yesOrNo = (value: boolean | undefined): string | null =>
  value === undefined ? null : value ? 'yes' : 'no';

/**
 * The files in the order given, with the columns that a spreadsheet sorts; those not scanned yet are omitted.
 */
export function batchCsv(rows: readonly ScannedFile[]): string {
  return csvTable(
    rows.filter(isSettled).map(({ name, text, result, error }) => ({
      File: name,
      Headline: result?.headline ?? null,
      Score: result && wholePoints(result.score),
      'Highest passage': result?.mixed.mixed ? wholePoints(highestScore(result)) : null,
      'Lowest score after small changes': result && wholePoints(result.score_range[0]!),
      'Highest score after small changes': result && wholePoints(result.score_range[1]!),
      Level: result?.band ?? null,
      Confidence: result?.confidence ?? null,
      Assessed: yesOrNo(result?.assessed),
      Mixed: yesOrNo(result?.mixed.mixed),
      'Percent of the words in flagged passages': result && elevatedPercent(result.mixed),
      'Flagged passages': result && text !== null ? passagesCell(result, text) : null,
      Words: result?.word_count ?? null,
      Language: result && languageName(result.language),
      'Saved in the history as': result?.scan_id ?? null,
      'Why it was not scanned': error,
      'How to read this': result?.disclaimer ?? null,
    })),
  );
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

const languageName = (code: string): string => (code === 'und' ? 'not recognised' : languages.of(code)!);

const passagesCell = (result: ScanResult, text: string): string =>
  flaggedPassages(result, text)
    .map(passage => `${passageText(passage)}: "${passage.opening}"`)
    .join(' | ');

/** Signals per file in SARIF: those with the most points. */
const signalsMax = 5;

/**
 * A SARIF 2.1.0 log (OASIS) with the rule ids of `telltale scan --format sarif`. Results have no line
 * numbers: offsets refer to the extracted text, not to the file.
 */
export function batchSarif(rows: readonly ScannedFile[], version: string): object {
  const scanned = rows.flatMap(({ name, result }) => (result === null ? [] : [{ name, result }]));
  const failed = rows.filter(({ error }) => error !== null);
  const results = scanned.flatMap(({ name, result }) => [
    scoreResult(name, result),
    ...raisingSignals(result).map(signal => ({
      ruleId: signal.name,
      kind: 'fail',
      level: 'note',
      message: { text: `${signal.detail} Here: ${signal.evidence![0]!.text}` },
      locations: [locationOf(name)],
      properties: { points: signal.points },
    })),
  ]);
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Telltale',
            version,
            rules: rules.map(id => ({
              id,
              shortDescription: { text: `${signalName(id)}.` },
              help: { text: 'A signal, not a verdict: it describes the text, not its writer.' },
            })),
          },
        },
        artifacts: scanned.map(({ name }) => ({ location: { uri: uriOf(name) } })),
        invocations: [
          {
            executionSuccessful: failed.length === 0,
            toolExecutionNotifications: failed.map(({ name, error }) => ({
              level: 'error',
              message: { text: `${name}: ${error}` },
            })),
          },
        ],
        results,
        properties: { disclaimer: scanned[0]?.result.disclaimer },
      },
    ],
  };
}

function scoreResult(name: string, result: ScanResult) {
  const { score, band, assessed, confidence, mixed, engine } = result;
  return {
    ruleId: 'score',
    kind: 'informational',
    level: 'none',
    message: { text: resultMessage(result) },
    locations: [locationOf(name)],
    properties: { score, band, assessed, confidence, mixed_share: mixed.elevated_share, engine },
  };
}

const raisingSignals = ({ signals }: ScanResult) =>
  signals
    .filter(({ active, points, evidence }) => active && points > 0 && evidence !== undefined)
    .sort((one, other) => other.points - one.points)
    .slice(0, signalsMax);

const locationOf = (name: string) => ({ physicalLocation: { artifactLocation: { uri: uriOf(name) } } });

const uriOf = (name: string): string => name.split('/').map(encodeURIComponent).join('/');
