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

type Paint = (text: string) => string;
interface Palette {
  bold: Paint;
  dim: Paint;
  machine: Paint;
  person: Paint;
}

const paint =
  (code: string): Paint =>
  text =>
    `\x1b[${code}m${text}\x1b[0m`;
const plain: Paint = text => text;
const withColours: Palette = { bold: paint('1'), dim: paint('2'), machine: paint('33'), person: paint('36') };
const withoutColours: Palette = { bold: plain, dim: plain, machine: plain, person: plain };

const signalsShown = 6;
const signalsShownOfSeveral = 3;
const findingsShown = 3;
const pointsMin = 0.5;

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
  const palette = coloured ? withColours : withoutColours;
  const blocks =
    scanned.length > sectionsMax
      ? briefReport(scanned, failAbove, palette)
      : scanned.map(each => fileReport(each, scanned.length === 1, failAbove, palette));
  if (scanned.length > 1 && scanned.length <= sectionsMax)
    blocks.push(summaryTable(scanned, failAbove, palette));
  if (leftOut !== null && scanned.length > 0) blocks.push(`${leftOut}.`);
  const disclaimer = scanned[0]?.result.disclaimer;
  if (disclaimer !== undefined) blocks.push(palette.dim(wrap(disclaimer, '')));
  return blocks.join('\n\n');
}

/** One line per file: name, headline, score, band, confidence. */
export function scoreLines(scanned: readonly ScannedFile[], failAbove: number | null): string {
  return scanned.map(file => scoreLine(file, failAbove)).join('\n');
}

function fileReport(file: ScannedFile, alone: boolean, failAbove: number | null, palette: Palette): string {
  const { source, result, findings } = file;
  const { bold, dim } = palette;
  const { headline, score, score_range: range, band, assessed, confidence, confidence_note: note } = result;
  const ends = shownRange(range);
  const bar = assessed ? ` ${scoreBar(score, palette)}` : '';
  const lines = [
    bold(nameOf(source.name)),
    bold(wrap(headline, '')),
    `Score       ${bold(shownScore(score))} of 100, ${band}${bar}${aboveNote(result, failAbove)}`,
    ...(assessed && ends !== '' ? [`Range       ${ends} after small changes of the text`] : []),
    wrap(`${confidence}. ${note}`, '            ').replace('            ', 'Confidence  '),
  ];
  const mixed = mixedNote(result);
  if (mixed !== null) lines.push(wrap(mixed, '            '));
  const remarks = [
    result.degraded,
    result.deep_note,
    readAsNote(result),
    result.genre_note,
    ...source.warnings.filter(warning => !source.unread.includes(warning)),
  ];
  for (const remark of remarks) if (remark) lines.push(dim(wrap(remark, '            ')));
  lines.push(...passageLines(file, alone, palette));
  const shown = alone ? signalsShown : signalsShownOfSeveral;
  lines.push(...signalLines('Points towards machine writing', file, 1, shown, palette));
  lines.push(...signalLines('Points towards human writing', file, -1, alone ? 3 : 1, palette));
  const artefacts = findings.filter(({ points, suppressed }) => points === null && !suppressed);
  if (artefacts.length > 0) lines.push('', dim('Traces of a chat tool (these do not affect the score)'));
  for (const artefact of artefacts.slice(0, signalsShown))
    lines.push(wrap(artefact.detail, '  '), findingLine(source.name, artefact, palette));
  const suppressedCount = findings.filter(({ suppressed }) => suppressed).length;
  if (suppressedCount > 0)
    lines.push(
      '',
      dim(
        `${suppressedCount} ${suppressedCount === 1 ? 'finding' : 'findings'} suppressed by comments in the file.`,
      ),
    );
  return lines.join('\n');
}

/** A line per passage with its position and, for a single file, its strongest signals. */
function passageLines({ source, passages }: ScannedFile, withSignals: boolean, palette: Palette): string[] {
  if (passages.length === 0) return [];
  const { bold, dim } = palette;
  const lines = ['', dim('Passages')];
  for (const passage of passages) {
    const { score, band, confidence, top, from } = passage;
    const colour = band === 'elevated' || band === 'high' ? palette.machine : palette.person;
    lines.push(
      `  ${colour(shownScore(score).padStart(7))}  ${band.padEnd(8)}  ${bold(wordRangeText(passage))}, confidence ${confidence}  ${dim(placeOf(source.name, from))}`,
    );
    const signals = withSignals ? strongestSignalsText(top ?? []) : '';
    if (signals !== '') lines.push(wrap(signals, '          '));
  }
  return lines;
}

function signalLines(
  title: string,
  { source, result, findings }: ScannedFile,
  direction: 1 | -1,
  shown: number,
  palette: Palette,
): string[] {
  const contributing = contributingSignals(result, direction);
  if (contributing.length === 0 || !result.assessed) return [];
  const { bold, dim } = palette;
  const colour = direction === 1 ? palette.machine : palette.person;
  const lines = ['', dim(title)];
  for (const { name, points, detail } of contributing.slice(0, shown)) {
    const size = signed(points).padStart(6);
    lines.push(`  ${colour(size)}  ${bold(name)}`, wrap(detail, '          '));
    const places = findings.filter(({ rule, suppressed }) => rule === name && !suppressed);
    if (direction === 1)
      for (const each of places.slice(0, findingsShown)) lines.push(findingLine(source.name, each, palette));
  }
  if (contributing.length > shown)
    lines.push(dim(`          and ${contributing.length - shown} more with fewer points`));
  return lines;
}

/** The signals with points in a direction, those with the most points first. */
const contributingSignals = ({ signals }: EngineResult, direction: 1 | -1) =>
  signals
    .filter(({ active, points }) => active && points * direction >= pointsMin)
    .sort((one, other) => direction * (other.points - one.points));

function findingLine(name: string, { from, text }: Finding, { dim }: Palette): string {
  const short = truncateLine(text, 60);
  return `          ${dim(placeOf(name, from))}  ${singleLine(short)}`;
}

const placeOf = (name: string, { line, column }: SourcePosition): string =>
  `${nameOf(name)}:${line}:${column}`;

function summaryTable(scanned: readonly ScannedFile[], failAbove: number | null, { bold }: Palette): string {
  return [
    bold(tableTitle(scanned)),
    ...highestFirst(scanned).map(file => wrap(scoreLine(file, failAbove), '  ').slice(2)),
  ].join('\n');
}

function tableTitle(scanned: readonly ScannedFile[]): string {
  const others = scanned.filter(({ result }) => !result.assessed).length;
  return `${scanned.length} files, highest score first${others === 0 ? '' : `; ${others} not assessed`}`;
}

/** The assessed files first: the score of another one means nothing. */
const highestFirst = (scanned: readonly ScannedFile[]): ScannedFile[] =>
  scanned.toSorted(
    ({ result: one }, { result: other }) =>
      Number(other.assessed) - Number(one.assessed) || (one.assessed ? other.score - one.score : 0),
  );

/** The files with the highest scores, each with its strongest signal, and how many others each band has. */
function briefReport(scanned: readonly ScannedFile[], failAbove: number | null, palette: Palette): string[] {
  const { bold, dim } = palette;
  const sorted = highestFirst(scanned);
  const listed = sorted.slice(0, listedMax).map(file => {
    const lines = [wrap(scoreLine(file, failAbove), '  ').slice(2)];
    const strongest = file.result.assessed ? strongestLine(file, palette) : null;
    return [...lines, ...(strongest === null ? [] : [strongest])].join('\n');
  });
  const rest = new Map<string, number>();
  for (const { result } of sorted.slice(listedMax)) {
    const band = result.assessed ? result.band : 'not assessed';
    rest.set(band, (rest.get(band) ?? 0) + 1);
  }
  const counts = [...rest].map(([band, count]) => `${count} ${band}`).join(', ');
  return [
    [bold(tableTitle(scanned)), ...listed].join('\n'),
    ...(rest.size === 0 ? [] : [`${scanned.length - listedMax} more: ${counts}.`]),
    dim('Name one file for its passages and signals; --score-only lists every file, --json has all details.'),
  ];
}

/** The strongest signal of machine writing of a file, its first place, and how many others there are. */
function strongestLine({ source, result, findings }: ScannedFile, palette: Palette): string | null {
  const raising = contributingSignals(result, 1);
  const [first] = raising;
  if (first === undefined) return null;
  const place = findings.find(({ rule, suppressed }) => rule === first.name && !suppressed);
  const where =
    place === undefined ? '' : `${placeOf(source.name, place.from)}  ${truncateLine(place.text, 40)}`;
  const others = raising.length > 1 ? ` and ${raising.length - 1} more` : '';
  return `  ${palette.machine(signed(first.points).padStart(6))}  ${first.name}${others}  ${palette.dim(singleLine(where))}`;
}

function scoreLine({ source, result }: ScannedFile, failAbove: number | null): string {
  const { headline, confidence } = result;
  const unread = source.unread.map(sentence => ` ${singleLine(sentence)}`).join('');
  return `${nameOf(source.name)}: ${singleLine(headline)} Score ${scoreText(result)}, confidence ${confidence}.${aboveNote(result, failAbove)}${unread}`;
}

const nameOf = (name: string): string => (name === '-' ? 'stdin' : printable(name));

const aboveNote = ({ assessed, score }: EngineResult, failAbove: number | null): string =>
  assessed && failAbove !== null && score > failAbove ? ` (above ${failAbove})` : '';

function scoreBar(score: number, { machine, dim }: Palette): string {
  const filled = Math.round(score / 5);
  return `[${machine('#'.repeat(filled))}${dim('.'.repeat(20 - filled))}]`;
}
