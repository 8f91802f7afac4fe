import { limits } from '../../../contract/limits.js';
import { count, points as signed } from '../../../contract/prose.js';
import { signalsTowards } from '../../../report/passages.js';
import { printable, singleLine, truncateLine, wrap } from '../../../report/safe-text.js';
import { type Paint, resultLine, resultSections, titleAndName, tracesTitle } from '../../../report/text.js';
import type { Finding, ScannedFile } from '../findings.js';
import type { SourcePosition } from '../source-file.js';
import { aboveNote, bandCounts } from './messages.js';

const colours = { bold: 1, dim: 2, machine: 33, person: 36 } as const;

/** Signals of one file, and of each of several, that are listed towards machine and human writing. */
const signalsMax = { one: [6, 3], several: [3, 1] } as const;
/** Places listed below a signal. */
const placesMax = 3;
const artefactsMax = 6;

/** Files up to which each has a section of its own. */
const sectionsMax = 3;
/** Files of a longer list that are named, so that the report has at most 80 lines of the usual length. */
const listedMax = 14;

/**
 * Formats results for people: a section per file and a summary table, or for many files a list of those with
 * the highest scores and the number of the others; then the disclaimer.
 */
export function terminalReport(
  scanned: readonly ScannedFile[],
  failAbove: number | null,
  coloured: boolean,
  leftOut: string | null = null,
): string {
  const paint: Paint = (colour, text) => (coloured ? `\x1b[${colours[colour]}m${text}\x1b[0m` : text);
  const [first] = scanned;
  if (first === undefined) return '';
  const blocks =
    scanned.length > sectionsMax
      ? briefReport(scanned, failAbove, paint)
      : scanned.map(each => fileReport(each, scanned.length === 1, failAbove, paint));
  if (scanned.length > 1 && scanned.length <= sectionsMax)
    blocks.push(table(scanned, highestFirst(scanned).map(scoreLineOf(failAbove)), paint));
  if (leftOut !== null) blocks.push(`${leftOut}.`);
  return [...blocks, paint('dim', wrap(first.result.disclaimer, ''))].join('\n\n');
}

/** A row per file: score, band, confidence, path, outcome. A score that means nothing is a dash. */
export const scoreLines = (scanned: readonly ScannedFile[], failAbove: number | null): string =>
  scanned
    .map(file => {
      const { source, result, fails } = file;
      const { score, band, confidence, assessed } = result;
      const cells = assessed ? [score.toFixed(1), band, confidence] : ['-', 'unassessed', confidence];
      const row = `${cells[0]!.padStart(5)}  ${cells[1]!.padEnd(10)}  ${cells[2]!.padEnd(8)}`;
      const outcome = aboveNote(file, failAbove) || (fails ? ' (not assessed)' : '');
      return `${row}  ${nameOf(source.name)}${outcome}${unreadNote(source)}`;
    })
    .join('\n');

/** The sections of a file: those of its result with the places of the findings, artefacts, suppressions. */
function fileReport(file: ScannedFile, alone: boolean, failAbove: number | null, paint: Paint): string {
  const { source, result, findings, passages } = file;
  const sections = resultSections(result, {
    paint,
    signalsMax: signalsMax[alone ? 'one' : 'several'],
    passageSignalsMax: alone ? limits.passageSignals : 0,
    notes: source.warnings.filter(warning => !source.unread.includes(warning)),
    places: ({ name, points }) =>
      (points > 0 ? visibleFindings(file, name) : [])
        .slice(0, placesMax)
        .map(finding => findingLine(file, finding, paint)),
    afterPassage: index => `  ${paint('dim', placeOf(source.name, passages[index]!.from))}`,
  });
  const suppressed = findings.filter(finding => finding.suppressed).length;
  return [
    `${paint('bold', nameOf(source.name))}${aboveNote(file, failAbove)}\n${sections.join('\n\n')}`,
    ...artefactLines(file, paint),
    ...(suppressed === 0
      ? []
      : [paint('dim', `${count(suppressed, 'finding')} suppressed by comments in the file.`)]),
  ].join('\n\n');
}

function artefactLines(file: ScannedFile, paint: Paint): string[] {
  const artefacts = file.findings.filter(({ points, suppressed }) => points === null && !suppressed);
  if (artefacts.length === 0) return [];
  const lines = artefacts
    .slice(0, artefactsMax)
    .flatMap(each => [wrap(each.detail, '  '), findingLine(file, each, paint)]);
  return [[paint('dim', tracesTitle), ...lines].join('\n')];
}

/** The findings of a signal that no comment suppresses. */
const visibleFindings = ({ findings }: ScannedFile, name: string): Finding[] =>
  findings.filter(({ rule, suppressed }) => rule === name && !suppressed);

const findingLine = ({ source }: ScannedFile, { from, text }: Finding, paint: Paint): string =>
  `          ${paint('dim', placeOf(source.name, from))}  ${singleLine(truncateLine(text, 60))}`;

const placeOf = (name: string, { line, column }: SourcePosition): string =>
  `${nameOf(name)}:${line}:${column}`;

/** Lines about several files under a title with their number. */
function table(scanned: readonly ScannedFile[], lines: readonly string[], paint: Paint): string {
  const others = scanned.filter(({ result }) => !result.assessed).length;
  const title = `${scanned.length} files, highest score first${others === 0 ? '' : `; ${others} not assessed`}`;
  return [paint('bold', title), ...lines].join('\n');
}

/** The assessed files first: the score of another one means nothing. */
const highestFirst = (scanned: readonly ScannedFile[]): ScannedFile[] =>
  scanned.toSorted(
    ({ result: one }, { result: other }) =>
      Number(other.assessed) - Number(one.assessed) || (one.assessed ? other.score - one.score : 0),
  );

/** The files with the highest scores, each with its strongest signal, and how many others each band has. */
function briefReport(scanned: readonly ScannedFile[], failAbove: number | null, paint: Paint): string[] {
  const sorted = highestFirst(scanned);
  const listed = sorted
    .slice(0, listedMax)
    .flatMap(file => [scoreLineOf(failAbove)(file), ...strongestLine(file, paint)]);
  const rest = sorted.slice(listedMax);
  return [
    table(scanned, listed, paint),
    ...(rest.length === 0 ? [] : [`${rest.length} more: ${bandCounts(rest)}.`]),
    paint(
      'dim',
      'Name one file for its passages and signals; --score-only lists every file, --json has all details.',
    ),
  ];
}

/** The strongest signal of machine writing of a file, its first place, and how many others there are. */
function strongestLine(file: ScannedFile, paint: Paint): string[] {
  const [strongest, ...others] = signalsTowards(1, file.result);
  if (strongest === undefined) return [];
  const { name, points } = strongest;
  const [place] = visibleFindings(file, name);
  const where =
    place === undefined ? '' : `${placeOf(file.source.name, place.from)}  ${truncateLine(place.text, 40)}`;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const line = `  ${paint('machine', signed(points).padStart(6))}  ${titleAndName(strongest)}${more}`;
  return [where === '' ? line : `${line}  ${paint('dim', singleLine(where))}`];
}

/** The score line of a file in a report: wrapped, with its further lines indented. */
const scoreLineOf = (failAbove: number | null) => (file: ScannedFile) =>
  wrap(scoreLine(file, failAbove), '  ').slice(2);

/** A file with its result on one line. */
export function scoreLine(file: ScannedFile, failAbove: number | null): string {
  const { source, result } = file;
  return `${nameOf(source.name)}: ${resultLine(result)}${aboveNote(file, failAbove)}${unreadNote(source)}`;
}

const unreadNote = ({ unread }: ScannedFile['source']): string =>
  unread.map(sentence => ` ${singleLine(sentence)}`).join('');

const nameOf = (name: string): string => (name === '-' ? 'stdin' : printable(name));
