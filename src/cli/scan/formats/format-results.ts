import { type FieldTree, selectFields } from '../../../engine/selection/field-paths.js';
import { json, jsonLine } from '../../command.js';
import { withLeftOut } from '../../left-out.js';
import type { ReportChoice, ScannedFile } from '../findings.js';
import type { Format } from '../scan-options.js';
import type { RunSummary } from './messages.js';
import { scoreLines, terminalReport } from './terminal-report.js';

interface OutputOptions extends RunSummary {
  format: Format;
  fields: FieldTree | null;
  isColoured: boolean;
  /** Number of files, also unreadable ones. */
  fileCount: number;
}

type Formatter = (scanned: readonly ScannedFile[], options: OutputOptions) => string | Promise<string>;

/** The output of `telltale scan`. */
export const formatResults: Formatter = (scanned, options) => formatters[options.format](scanned, options);

const textOf: Formatter = (scanned, { choice, failAbove, leftOut, isColoured }) => {
  if (choice.scoreOnly) return scoreLines(scanned, failAbove);
  const chosen = scanned.map(file => withSignals(file, choice, choice.minPoints));
  return terminalReport(chosen, failAbove, isColoured, leftOut.sentence);
};

/** One object for one file, one line per file for several. */
const jsonOf: Formatter = (scanned, { choice, fields, fileCount, leftOut }) => {
  const objects = scanned.map(file => {
    const { source, result, findings } = withSignals(file, choice, 0);
    const name = source.name === '-' ? null : source.name;
    const { headline, assessed, confidence, disclaimer } = result;
    const { score, band } = assessed ? result : { score: null, band: null };
    const whole = choice.scoreOnly
      ? { headline, score, band, assessed, confidence, ...unreadOf(file), disclaimer }
      : { ...result, findings, ...(source.warnings.length > 0 && { warnings: source.warnings }) };
    return { file: name, ...whole };
  });
  const selected = withLeftOut(objects, leftOut.byReason).map(each => selectFields(each, fields));
  return fileCount === 1 ? selected.map(each => json(each)).join('\n') : selected.map(jsonLine).join('\n');
};

const formatters: Readonly<Record<Format, Formatter>> = {
  text: textOf,
  json: jsonOf,
  sarif: async (scanned, options) => json((await import('./sarif.js')).sarif(scanned, options)),
  github: async (scanned, options) => (await import('./github.js')).githubAnnotations(scanned, options),
};

/** What of a document could not be read, as in the whole result. */
const unreadOf = ({ source, result: { degraded } }: ScannedFile) =>
  source.unread.length > 0 ? { degraded } : {};

/** A file with only the chosen signals in its result. */
function withSignals(file: ScannedFile, choice: ReportChoice, pointsMin: number): ScannedFile {
  const signals = file.result.signals.filter(
    ({ name, points }) => choice.includes(name) && Math.abs(points) >= pointsMin,
  );
  return { ...file, result: { ...file.result, signals } };
}
