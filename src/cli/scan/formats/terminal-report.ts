import { readAsNote, shownRange, shownScore } from '../../../contract/figures.js';
import type { EngineResult } from '../../../contract/scan.js';
import {
  mixedNote,
  scoreText,
  signed,
  strongestSignalsText,
  wordRangeText,
} from '../../../report/passages.js';
import { printable, truncateLine } from '../../../report/safe-text.js';
import { singleLine, wrap } from '../../../report/wrap.js';
import type { Finding, ScannedFile } from '../findings.js';
import type { SourcePosition } from '../source-file.js';

const colours = { bold: 1, dim: 2, machine: 33, person: 36 } as const;
type Paint = (colour: keyof typeof colours, text: string) => string;

const pointsMin = 0.5;
const artefactsShown = 6;
const findingsShown = 3;
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

/** One line per file: name, headline, score, band, confidence. */
export const scoreLines = (scanned: readonly ScannedFile[], failAbove: number | null): string =>
  scanned.map(file => scoreLine(file, failAbove)).join('\n');

/** The head of a file's section, then passages, signals in both directions, artefacts and suppressions. */
function fileReport(file: ScannedFile, alone: boolean, failAbove: number | null, paint: Paint): string {
  const suppressed = file.findings.filter(finding => finding.suppressed).length;
  const note = `${suppressed} ${suppressed === 1 ? 'finding' : 'findings'} suppressed by comments in the file.`;
  const sections = [
    headLines(file, failAbove, paint),
    passageLines(file, alone, paint),
    signalLines(file, 'machine', alone ? 6 : 3, paint),
    signalLines(file, 'human', alone ? 3 : 1, paint),
    artefactLines(file, paint),
    suppressed === 0 ? [] : [paint('dim', note)],
  ];
  return sections
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n');
}

function headLines({ source, result }: ScannedFile, failAbove: number | null, paint: Paint): string[] {
  const { headline, score, score_range: range, band, assessed, confidence, confidence_note: note } = result;
  const ends = assessed ? shownRange(range) : '';
  const filled = Math.round(score / 5);
  const bar = ` [${paint('machine', '#'.repeat(filled))}${paint('dim', '.'.repeat(20 - filled))}]`;
  const remarks = [
    result.degraded,
    result.deep_note,
    readAsNote(result),
    result.genre_note,
    ...source.warnings.filter(warning => !source.unread.includes(warning)),
  ].filter(remark => remark !== undefined && remark !== '');
  const mixed = mixedNote(result);
  return [
    paint('bold', nameOf(source.name)),
    paint('bold', wrap(headline, '')),
    `Score       ${paint('bold', shownScore(score))} of 100, ${band}${assessed ? bar : ''}${aboveNote(result, failAbove)}`,
    ...(ends === '' ? [] : [`Range       ${ends} after small changes of the text`]),
    wrap(`${confidence}. ${note}`, '            ').replace('            ', 'Confidence  '),
    ...(mixed === null ? [] : [wrap(mixed, '            ')]),
    ...remarks.map(remark => paint('dim', wrap(remark!, '            '))),
  ];
}

/** A line per passage with its position and, for a single file, its strongest signals. */
function passageLines({ source, passages }: ScannedFile, withSignals: boolean, paint: Paint): string[] {
  const lines = passages.flatMap(passage => {
    const { score, band, confidence, top, from } = passage;
    const colour = band === 'elevated' || band === 'high' ? 'machine' : 'person';
    const signals = withSignals ? strongestSignalsText(top ?? []) : '';
    return [
      `  ${paint(colour, shownScore(score).padStart(7))}  ${band.padEnd(8)}  ${paint('bold', wordRangeText(passage))}, confidence ${confidence}  ${paint('dim', placeOf(source.name, from))}`,
      ...(signals === '' ? [] : [wrap(signals, '          ')]),
    ];
  });
  return lines.length === 0 ? [] : [paint('dim', 'Passages'), ...lines];
}

/** The signals with the most points towards machine or human writing; the first kind with its findings. */
function signalLines(file: ScannedFile, towards: 'machine' | 'human', shown: number, paint: Paint): string[] {
  const isMachine = towards === 'machine';
  const contributing = contributingSignals(file.result, isMachine ? 1 : -1);
  if (contributing.length === 0) return [];
  const lines = contributing.slice(0, shown).flatMap(({ name, points, detail }) => {
    const found = isMachine ? visibleFindings(file, name).slice(0, findingsShown) : [];
    return [
      `  ${paint(isMachine ? 'machine' : 'person', signed(points).padStart(6))}  ${paint('bold', name)}`,
      wrap(detail, '          '),
      ...found.map(each => findingLine(file, each, paint)),
    ];
  });
  const more = contributing.length - shown;
  if (more > 0) lines.push(paint('dim', `          and ${more} more with fewer points`));
  return [paint('dim', `Points towards ${towards} writing`), ...lines];
}

function artefactLines(file: ScannedFile, paint: Paint): string[] {
  const artefacts = file.findings.filter(({ points, suppressed }) => points === null && !suppressed);
  if (artefacts.length === 0) return [];
  return [
    paint('dim', 'Traces of a chat tool (these do not affect the score)'),
    ...artefacts
      .slice(0, artefactsShown)
      .flatMap(each => [wrap(each.detail, '  '), findingLine(file, each, paint)]),
  ];
}

/** The signals with points in a direction, those with the most points first; none of an unassessed text. */
const contributingSignals = ({ assessed, signals }: EngineResult, direction: 1 | -1) =>
  signals
    .filter(({ active, points }) => assessed && active && points * direction >= pointsMin)
    .sort((one, other) => direction * (other.points - one.points));

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
  const rest = new Map<string, number>();
  for (const { result } of sorted.slice(listedMax)) {
    const band = result.assessed ? result.band : 'not assessed';
    rest.set(band, (rest.get(band) ?? 0) + 1);
  }
  const counts = [...rest].map(([band, count]) => `${count} ${band}`).join(', ');
  return [
    table(scanned, listed, paint),
    ...(rest.size === 0 ? [] : [`${scanned.length - listedMax} more: ${counts}.`]),
    paint(
      'dim',
      'Name one file for its passages and signals; --score-only lists every file, --json has all details.',
    ),
  ];
}

/** The strongest signal of machine writing of a file, its first place, and how many others there are. */
function strongestLine(file: ScannedFile, paint: Paint): string[] {
  const [strongest, ...others] = contributingSignals(file.result, 1);
  if (strongest === undefined) return [];
  const { name, points } = strongest;
  const [place] = visibleFindings(file, name);
  const where =
    place === undefined ? '' : `${placeOf(file.source.name, place.from)}  ${truncateLine(place.text, 40)}`;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [
    `  ${paint('machine', signed(points).padStart(6))}  ${name}${more}  ${paint('dim', singleLine(where))}`,
  ];
}

/** The score line of a file in a report: wrapped, with its further lines indented. */
const scoreLineOf = (failAbove: number | null) => (file: ScannedFile) =>
  wrap(scoreLine(file, failAbove), '  ').slice(2);

function scoreLine({ source, result }: ScannedFile, failAbove: number | null): string {
  const { headline, confidence } = result;
  const unread = source.unread.map(sentence => ` ${singleLine(sentence)}`).join('');
  return `${nameOf(source.name)}: ${singleLine(headline)} Score ${scoreText(result)}, confidence ${confidence}.${aboveNote(result, failAbove)}${unread}`;
}

const nameOf = (name: string): string => (name === '-' ? 'stdin' : printable(name));

const aboveNote = ({ assessed, score }: EngineResult, failAbove: number | null): string =>
  assessed && failAbove !== null && score > failAbove ? ` (above ${failAbove})` : '';
