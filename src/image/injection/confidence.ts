/** What an answer must say beside its score: what was not read, and how far to trust it. */
import { limits } from '../../limits.js';
import { describeFailure, isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageContents } from '../image.js';
import type { Drawing } from '../svg/drawing.js';
import { defuse } from './defang.js';
import type { InjectionOptions } from './options.js';
import type { PrintedPages } from './page-scan.js';
import type { PixelReading } from './pixel-scan.js';

export interface Notes {
  confidence: string;
  degraded: string | null;
}

const warningsSaid = 3;

export function notesOn({
  contents,
  drawing,
  isWeighed,
  looked,
  printed: printRead,
  options,
  abstained,
  density,
}: {
  contents: ImageContents;
  drawing: Drawing | null;
  /** Whether all passages were weighed. */
  isWeighed: boolean;
  looked: PixelReading | NativeFailure | null;
  printed: PrintedPages | NativeFailure | null;
  options: InjectionOptions;
  abstained: boolean;
  density: number;
}): Notes {
  const said: string[] = [];
  const seen = looked === null || isNativeFailure(looked) ? null : looked;
  const print = printRead === null || isNativeFailure(printRead) ? null : printRead;
  const printFailed = printRead !== null && isNativeFailure(printRead) ? printRead : null;
  const printed = seen !== null && seen.hints.lines + seen.hints.columns > 0;
  const faint = seen !== null && seen.hints.faintLines > 0;
  if (options.deepRefused !== null) said.push(options.deepRefused);
  // A drawing has reasons of its own not to be rendered, or none when its text says all that a picture would.
  const isUndecoded = seen === null && (drawing === null || 'svg' in drawing.prepared);
  const isUnread =
    isUndecoded || (drawing !== null && 'skipped' in drawing.prepared && drawing.prepared.skipped !== null);
  if (drawing !== null) said.push(...drawing.notes);
  if (isUndecoded)
    said.push(
      `The pixels of this ${contents.format.toUpperCase()} could not be decoded here${looked === null ? '' : `: ${describeFailure(looked as NativeFailure)}`}, so that print and codes were not looked for.`,
    );
  if (printFailed !== null)
    said.push(
      `The printed text was not read: the pixels could not be searched for it because ${describeFailure(printFailed)}.`,
    );
  else if (print === null && printed)
    said.push(
      `The picture seems to hold printed text, which was not read${options.deepRefused === null ? '; ask again with deep=true' : ''}.`,
    );
  if (print === null && faint)
    said.push(
      `There may be print too faint to see, which was not looked for${options.deepRefused === null ? '; deep=true does' : ''}.`,
    );
  if (print !== null && (printed || faint)) said.push('Printed text is read in Latin script only.');
  if (print !== null && print.skipped.length > 0)
    said.push(`There was no time left to look for ${print.skipped.join(' and ')}.`);
  if (seen !== null && seen.pages > (print?.pagesRead ?? 1))
    said.push(
      `Of ${seen.pages} frames ${print === null || print.pagesRead === 1 ? 'only the first was' : `only ${print.pagesRead} were`} looked at.`,
    );
  if (seen !== null && seen.scale < 1 && print !== null)
    said.push('The picture was made smaller to be read; very small print may be missed.');
  const chars = contents.blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (!isWeighed || chars > limits.injectionTextChars)
    said.push('The file holds more text than is weighed; the rest was left out.');
  // A warning may name a field, in the file's own words.
  if (options.redact && contents.warnings.length > 0)
    said.push('Parts of the file are damaged or were left out.');
  else
    said.push(
      ...contents.warnings.slice(0, warningsSaid).map(warning => defuse(warning, limits.findingChars)),
    );

  const unread = isUnread || (print === null && (printed || faint));
  return {
    degraded: said.length === 0 ? null : said.join(' '),
    confidence: abstained
      ? 'None: there was too little text to say anything.'
      : unread
        ? density >= 50
          ? 'Moderate: a text was found that reads like an instruction, but not everything in the image was read.'
          : 'Low: part of the image was not read, so a low score says little.'
        : density >= 75 || density < 25
          ? 'High: what was found in the image was read, and it reads clearly one way.'
          : 'Moderate: the text that leads could be meant for people or for a model.',
  };
}
