/** Confidence in a prompt-injection scan, and notes on parts of the image that were not read. */

import type { Bounds } from '../../bounds.js';
import { describeFailure, isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageContents } from '../image.js';
import type { Drawing } from '../svg/drawing.js';
import type { InjectionOptions } from './options.js';
import type { PageScan } from './page-scan.js';
import type { PixelScan } from './pixel-scan.js';
import { defang } from './text/defang.js';

/** The facts about a scan that determine its confidence. */
export interface ScanSummary {
  contents: ImageContents;
  drawing: Drawing | null;
  /** Whether all texts were scored within the budget of passages. */
  isFullyScored: boolean;
  /** Null when the image has no pixels or no decoder supports it. */
  pixels: PixelScan | NativeFailure | null;
  /** Null when OCR was not requested or not needed. */
  printed: PageScan | NativeFailure | null;
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
  const { drawing, options, abstained, density } = summary;
  const pixels = summary.pixels === null || isNativeFailure(summary.pixels) ? null : summary.pixels;
  const printed = summary.printed === null || isNativeFailure(summary.printed) ? null : summary.printed;
  const hasPrint = pixels !== null && pixels.hints.lines + pixels.hints.columns > 0;
  const hasFaintPrint = pixels !== null && pixels.hints.faintLines > 0;
  const drawingNotes = drawing?.notes ?? [];
  const isUndecoded = pixels === null && drawing === null;
  const notes = [
    ...(options.deepRefused === null ? [] : [options.deepRefused]),
    ...drawingNotes,
    ...(isUndecoded ? [undecodedNote(summary)] : []),
    ...printNotes(summary, pixels, printed, hasPrint, hasFaintPrint),
    ...textNotes(summary, bounds),
  ];
  const isPartlyUnread =
    isUndecoded ||
    drawingNotes.length > 0 ||
    (printed === null ? hasPrint || hasFaintPrint : printed.hasUnreadable);
  return {
    degraded: notes.length === 0 ? null : notes.join(' '),
    confidence: abstained
      ? 'None: the image has too little text to score.'
      : isPartlyUnread
        ? density >= 50
          ? 'Moderate: a text was found that reads like an instruction, but not everything in the image was read.'
          : 'Low: part of the image was not read, so a low score says little.'
        : density >= 75 || density < 25
          ? 'High: what was found in the image was read, and it reads clearly one way.'
          : 'Moderate: the text that leads could be meant for people or for a model.',
  };
}

function undecodedNote({ contents, pixels }: ScanSummary): string {
  const reason = pixels !== null && isNativeFailure(pixels) ? `: ${describeFailure(pixels)}` : '';
  return `The pixels of this ${contents.format.toUpperCase()} could not be decoded here${reason}, so that print and codes were not looked for.`;
}

/** Sentences about printed text. */
function printNotes(
  { printed: outcome, options }: ScanSummary,
  pixels: PixelScan | null,
  printed: PageScan | null,
  hasPrint: boolean,
  hasFaintPrint: boolean,
): string[] {
  const notes: string[] = [];
  const mayAskAgain = options.deepRefused === null;
  if (outcome !== null && isNativeFailure(outcome))
    notes.push(
      `The printed text was not read: the pixels could not be searched for it because ${describeFailure(outcome)}.`,
    );
  else if (printed === null && hasPrint)
    notes.push(
      `The picture seems to hold printed text, which was not read${mayAskAgain ? '; a deep read includes it' : ''}.`,
    );
  if (printed === null && hasFaintPrint)
    notes.push(
      `There may be print too faint to see, which was not looked for${mayAskAgain ? '; a deep read includes it' : ''}.`,
    );
  if (printed?.hasUnreadable)
    notes.push('Some of the printed text was not recognised: it is read in Latin script only.');
  if (printed !== null && printed.skipped.length > 0)
    notes.push(`There was no time left to look for ${printed.skipped.join(' and ')}.`);
  if (pixels !== null && pixels.pages > (printed?.pagesRead ?? 1))
    notes.push(
      `Of ${pixels.pages} frames ${printed === null || printed.pagesRead === 1 ? 'only the first was' : `only ${printed.pagesRead} were`} looked at.`,
    );
  if (pixels !== null && pixels.scale < 1 && printed !== null)
    notes.push('The picture was made smaller to be read; very small print may be missed.');
  return notes;
}

/** Sentences about the file's texts. */
function textNotes({ contents, isFullyScored, options }: ScanSummary, bounds: Bounds): string[] {
  const notes: string[] = [];
  const chars = contents.blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (!isFullyScored || chars > bounds.injectionTextChars)
    notes.push('The file holds more text than is scored; the rest was omitted.');
  // Warnings may repeat field names of the file.
  if (options.redact && contents.warnings.length > 0)
    notes.push('Parts of the file are damaged or were omitted.');
  else
    notes.push(
      ...contents.warnings.slice(0, warningsMax).map(warning => defang(warning, bounds.findingChars)),
    );
  return notes;
}
