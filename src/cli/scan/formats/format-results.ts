import type { FieldTree } from '../../../engine/selection/field-paths.js';
import { json, jsonLine } from '../../command.js';
import { withLeftOut } from '../../left-out.js';
import type { ScannedFile } from '../findings.js';
import type { ReportChoice } from '../report-choice.js';
import type { Format } from '../scan-options.js';
import type { RunSummary } from './run-summary.js';

export interface OutputOptions extends RunSummary {
  format: Format;
  fields: FieldTree | null;
  failAbove: number | null;
  /** Number of files, also unreadable ones. */
  fileCount: number;
}

/** The output of `telltale scan`. */
export async function formatResults(
  scanned: readonly ScannedFile[],
  options: OutputOptions,
): Promise<string> {
  switch (options.format) {
    case 'text':
      return textOf(scanned, options);
    case 'json':
      return jsonOf(scanned, options);
    case 'sarif':
      return json((await import('./sarif.js')).sarif(scanned, options));
    case 'junit':
      return (await import('./junit.js')).junit(scanned, options);
    case 'checkstyle':
      return (await import('./checkstyle.js')).checkstyle(scanned, options);
    case 'github':
      return (await import('./github.js')).githubAnnotations(scanned, options);
    case 'gitlab':
      return json((await import('./gitlab.js')).codeQuality(scanned, options));
  }
}

async function textOf(
  scanned: readonly ScannedFile[],
  { choice, failAbove, leftOut }: OutputOptions,
): Promise<string> {
  const { scoreLines, terminalReport } = await import('./terminal-report.js');
  if (choice.scoreOnly) return scoreLines(scanned, failAbove);
  const chosen = scanned.map(file => withSignals(file, choice, choice.minPoints));
  return terminalReport(chosen, failAbove, isColoured(), leftOut?.sentence ?? null);
}

/** One object for one file, one line per file for several. */
async function jsonOf(
  scanned: readonly ScannedFile[],
  { choice, fields, fileCount, leftOut }: OutputOptions,
): Promise<string> {
  const { selectFields } = await import('../../../engine/selection/field-paths.js');
  const objects = scanned.map(file => {
    const { source, result, findings } = withSignals(file, choice, 0);
    const name = source.name === '-' ? null : source.name;
    const { headline, score, band, assessed, confidence, disclaimer } = result;
    const whole = choice.scoreOnly
      ? { headline, score, band, assessed, confidence, disclaimer }
      : { ...result, findings };
    return { file: name, ...whole };
  });
  const selected = withLeftOut(objects, leftOut?.byReason).map(each => selectFields(each, fields));
  return fileCount === 1 ? selected.map(each => json(each)).join('\n') : selected.map(jsonLine).join('\n');
}

/** A file with only the chosen signals in its result. */
function withSignals(file: ScannedFile, choice: ReportChoice, pointsMin: number): ScannedFile {
  const signals = file.result.signals.filter(
    ({ name, points }) => choice.includes(name) && Math.abs(points) >= pointsMin,
  );
  return { ...file, result: { ...file.result, signals } };
}

/** https://no-color.org */
const isColoured = (): boolean =>
  process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
