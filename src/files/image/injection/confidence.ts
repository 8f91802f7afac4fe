/** Confidence in a prompt-injection scan, and notes on parts of the image that were not read. */

import type { InjectionReading } from '../../../contract/injection.js';
import { limits } from '../../../contract/limits.js';
import { describeFailure, isNativeFailure } from '../../native-failure.js';
import { decoded, type FileScan, isUndecoded } from './file-scan.js';
import { defang } from './text/defang.js';

/** The facts about a scan that determine its confidence. */
export interface ScanSummary {
  /** The image, and the images inside it. */
  files: readonly FileScan[];
  /** Whether all texts were scored within the budget of passages. */
  isFullyScored: boolean;
  /** Why OCR is not allowed although the caller asked for it; null otherwise. */
  deepRefused: string | null;
  /** Whether the answer omits found text. */
  redact: boolean;
  abstained: boolean;
  /** 0 to 100. */
  density: number;
}

const warningsMax = 3;

/** The confidence, and sentences about unread parts; null when everything was read. */
export function reliabilityOf(summary: ScanSummary): Pick<InjectionReading, 'confidence' | 'degraded'> {
  const { files, deepRefused } = summary;
  const ofFiles = files.flatMap(file => fileNotes(file, deepRefused !== null));
  const unread = new Set([...ofFiles, ...textNotes(summary)]);
  const notes = [...(deepRefused === null ? [] : [deepRefused]), ...unread];
  return {
    degraded: notes.length === 0 ? null : notes.join(' '),
    confidence: confidenceOf(summary, unread.size > 0),
  };
}

function confidenceOf({ abstained, density }: ScanSummary, isPartlyUnread: boolean): string {
  if (abstained)
    return isPartlyUnread
      ? 'None: part of the image could not be read, and the rest has too little text to score.'
      : 'None: the image has too little text to score.';
  if (isPartlyUnread)
    return density >= 50
      ? 'Moderate: a text was found that reads like an instruction, but not everything in the image was read.'
      : 'Low: part of the image was not read, so a low score says little.';
  return density >= 75 || density < 25
    ? 'High: judged only by the text that was read, which reads clearly one way.'
    : 'Moderate: the text that leads could be meant for people or for a model.';
}

/** Whether a picture seems to have printed text. */
export function hasPrint({ pixels }: FileScan): boolean {
  const hints = decoded(pixels)?.hints;
  return hints !== undefined && hints.lines + hints.columns + hints.faintLines > 0;
}

/** Sentences about parts of one picture or drawing that were not read. */
const fileNotes = (file: FileScan, isDeepRefused: boolean): string[] =>
  [
    ...(file.drawing?.notes ?? []),
    isUndecoded(file) && undecodedNote(file),
    ...(decoded(file.pixels)?.unread ?? []),
    ...printNotes(file, isDeepRefused),
  ].filter(note => typeof note === 'string');

function undecodedNote({ contents, pixels, label }: FileScan): string {
  const picture = label ?? `this ${contents.format.toUpperCase()}`;
  const reason = isNativeFailure(pixels) ? `: ${describeFailure(pixels)}` : '';
  return `The pixels of ${picture} could not be read${reason}, so that print and codes were not looked for.`;
}

/** Sentences about printed text; false for those that do not apply. */
function printNotes(file: FileScan, isDeepRefused: boolean): (string | false)[] {
  const pixels = decoded(file.pixels);
  if (pixels === null) return [];
  const { hints, pages, scale } = pixels;
  const picture = file.label ?? 'The picture';
  const remedy = isDeepRefused ? '' : '; a deep read includes it';
  const printed = decoded(file.printed);
  const pagesRead = printed?.pagesRead ?? 1;
  const seen = hints.lines + hints.columns > 0;
  return [
    isNativeFailure(file.printed)
      ? `The printed text${file.label === null ? '' : ` of ${file.label}`} could not be read: the pixels could not be searched for it because ${describeFailure(file.printed)}.`
      : printed === null && seen && `${picture} seems to hold printed text, which was not read${remedy}.`,
    printed === null &&
      hints.faintLines > 0 &&
      `There may be print too faint to see, which was not looked for${remedy}.`,
    ...(printed?.unread ?? []),
    printed?.hasUnreadable === true &&
      'Some of the printed text could not be read: it is read in Latin script only.',
    printed !== null &&
      printed.skipped.length > 0 &&
      `There was no time left to look for ${printed.skipped.join(' and ')}.`,
    pages > pagesRead &&
      `Of ${pages} frames ${pagesRead === 1 ? 'only the first was' : `only ${pagesRead} were`} looked at.`,
    scale < 1 &&
      printed !== null &&
      'The picture was made smaller to be read; very small print may be missed.',
  ];
}

/** Sentences about the texts of the files. */
function textNotes({ files, isFullyScored, redact }: ScanSummary): string[] {
  const notes: string[] = [];
  const chars = files[0]!.contents.blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (!isFullyScored || chars > limits.injectionTextChars)
    notes.push('The file holds more text than is scored; the rest was omitted.');
  const warnings = files.flatMap(({ contents }) => contents.warnings).slice(0, warningsMax);
  if (warnings.length === 0) return notes;
  // Warnings may repeat field names of the file.
  const details = redact ? [] : warnings.map(warning => defang(warning, limits.findingChars));
  return [...notes, ['Part of the file could not be read.', ...details].join(' ')];
}
