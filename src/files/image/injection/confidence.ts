/** Confidence in a prompt-injection scan, and notes on parts of the image that were not read. */

import type { Bounds } from '../../bounds.js';
import { describeFailure, type NativeFailure } from '../../native-failure.js';
import type { FileScan } from './file-scan.js';
import type { InjectionOptions } from './options.js';
import type { PageScan } from './page-scan.js';
import { defang } from './text/defang.js';

/** The facts about a scan that determine its confidence. */
export interface ScanSummary {
  image: FileScan;
  /** Whether all texts were scored within the budget of passages. */
  isFullyScored: boolean;
  /** Null when OCR was not requested, not needed or failed. */
  printed: PageScan | null;
  printFailure: NativeFailure | null;
  options: InjectionOptions;
  abstained: boolean;
  /** 0 to 100. */
  density: number;
}

export interface Reliability {
  confidence: string;
  /** Sentences about unread parts; null when everything was read. */
  degraded: string | null;
}

const warningsMax = 3;

export function reliabilityOf(summary: ScanSummary, bounds: Bounds): Reliability {
  const { image, printed } = summary;
  const { drawing, pixels } = image;
  const isUndecoded = pixels === null && drawing === null;
  const hasPrint = pixels !== null && pixels.hints.lines + pixels.hints.columns > 0;
  const hasFaintPrint = pixels !== null && pixels.hints.faintLines > 0;
  const notes = [
    summary.options.deepRefused,
    ...(drawing?.notes ?? []),
    isUndecoded && undecodedNote(image),
    ...printNotes(summary, hasPrint, hasFaintPrint),
    ...textNotes(summary, bounds),
  ].filter(note => typeof note === 'string');
  const isPartlyUnread =
    isUndecoded ||
    (drawing !== null && drawing.notes.length > 0) ||
    (printed === null ? hasPrint || hasFaintPrint : printed.hasUnreadable);
  return {
    degraded: notes.length === 0 ? null : notes.join(' '),
    confidence: confidenceOf(summary, isPartlyUnread),
  };
}

function confidenceOf({ abstained, density }: ScanSummary, isPartlyUnread: boolean): string {
  if (abstained) return 'None: the image has too little text to score.';
  if (isPartlyUnread)
    return density >= 50
      ? 'Moderate: a text was found that reads like an instruction, but not everything in the image was read.'
      : 'Low: part of the image was not read, so a low score says little.';
  return density >= 75 || density < 25
    ? 'High: what was found in the image was read, and it reads clearly one way.'
    : 'Moderate: the text that leads could be meant for people or for a model.';
}

function undecodedNote({ contents, failure }: FileScan): string {
  const reason = failure === null ? '' : `: ${describeFailure(failure)}`;
  return `The pixels of this ${contents.format.toUpperCase()} could not be decoded here${reason}, so that print and codes were not looked for.`;
}

/** Sentences about printed text; false for those that do not apply. */
function printNotes(
  { image: { pixels }, printed, printFailure, options }: ScanSummary,
  hasPrint: boolean,
  hasFaintPrint: boolean,
): (string | false | undefined)[] {
  const remedy = options.deepRefused === null ? '; a deep read includes it' : '';
  const pagesRead = printed?.pagesRead ?? 1;
  return [
    printFailure !== null
      ? `The printed text was not read: the pixels could not be searched for it because ${describeFailure(printFailure)}.`
      : printed === null &&
        hasPrint &&
        `The picture seems to hold printed text, which was not read${remedy}.`,
    printed === null &&
      hasFaintPrint &&
      `There may be print too faint to see, which was not looked for${remedy}.`,
    printed?.hasUnreadable && 'Some of the printed text was not recognised: it is read in Latin script only.',
    printed !== null &&
      printed.skipped.length > 0 &&
      `There was no time left to look for ${printed.skipped.join(' and ')}.`,
    pixels !== null &&
      pixels.pages > pagesRead &&
      `Of ${pixels.pages} frames ${pagesRead === 1 ? 'only the first was' : `only ${pagesRead} were`} looked at.`,
    pixels !== null &&
      pixels.scale < 1 &&
      printed !== null &&
      'The picture was made smaller to be read; very small print may be missed.',
  ];
}

/** Sentences about the file's texts; false for those that do not apply. */
function textNotes(
  { image: { contents }, isFullyScored, options }: ScanSummary,
  bounds: Bounds,
): (string | false)[] {
  const chars = contents.blocks.reduce((sum, { text }) => sum + text.length, 0);
  const warnings = contents.warnings.slice(0, warningsMax);
  return [
    (!isFullyScored || chars > bounds.injectionTextChars) &&
      'The file holds more text than is scored; the rest was omitted.',
    // Warnings may repeat field names of the file.
    ...(options.redact && warnings.length > 0
      ? ['Parts of the file are damaged or were omitted.']
      : warnings.map(warning => defang(warning, bounds.findingChars))),
  ];
}
