import { flat, wrap } from '../../report/wrap.js';
import { truncateLine } from '../../safe-text.js';
import type { Scanned } from './findings.js';

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
const colours: Palette = { bold: paint('1'), dim: paint('2'), machine: paint('33'), person: paint('36') };
const none: Palette = { bold: plain, dim: plain, machine: plain, person: plain };

const signalsShown = 6;
const signalsShownOfMany = 3;
const placesShown = 3;
const pointsMin = 0.5;

/** What was read, for people: a block a file, a line a file when there are many, the disclaimer at the end. */
export function layout(scanned: readonly Scanned[], failAbove: number | null, coloured: boolean): string {
  const palette = coloured ? colours : none;
  const blocks = scanned.map(each => block(each, scanned.length === 1, failAbove, palette));
  if (scanned.length > 1) blocks.push(table(scanned, failAbove, palette));
  const disclaimer = scanned[0]?.reading.disclaimer;
  if (disclaimer !== undefined) blocks.push(palette.dim(wrap(disclaimer, '')));
  return blocks.join('\n\n');
}

function block(
  { source, reading, findings }: Scanned,
  alone: boolean,
  failAbove: number | null,
  palette: Palette,
): string {
  const { bold, dim } = palette;
  const { score, band, label, confidence, confidence_note: note, degraded, genre_note: genreNote } = reading;
  const lines = [
    bold(nameOf(source.name)),
    `Score       ${bold(String(score))} of 100, ${band} ${meter(score, palette)}${above(score, failAbove)}`,
    `            ${label}`,
    wrap(`${confidence}. ${note}`, '            ').replace('            ', 'Confidence  '),
  ];
  for (const said of [degraded, genreNote, ...source.warnings])
    if (said) lines.push(dim(wrap(said, '            ')));
  const shown = alone ? signalsShown : signalsShownOfMany;
  lines.push(
    ...reasons('Speaks for machine prose', reading.signals, 1, shown, findings, source.name, palette),
  );
  lines.push(...reasons('Speaks for a person', reading.signals, -1, alone ? 3 : 1, [], source.name, palette));
  const traces = findings.filter(({ points, suppressed }) => points === null && !suppressed);
  if (traces.length > 0) lines.push('', dim('Traces of a chat tool, apart from the score'));
  for (const trace of traces.slice(0, signalsShown))
    lines.push(wrap(trace.detail, '  '), place(source.name, trace, palette));
  const quiet = findings.filter(({ suppressed }) => suppressed).length;
  if (quiet > 0)
    lines.push(
      '',
      dim(`${quiet} ${quiet === 1 ? 'finding' : 'findings'} suppressed by comments in the file.`),
    );
  return lines.join('\n');
}

type Signals = Scanned['reading']['signals'];
type Findings = Scanned['findings'];

function reasons(
  title: string,
  signals: Signals,
  direction: 1 | -1,
  shown: number,
  findings: Findings,
  name: string,
  palette: Palette,
): string[] {
  const telling = signals
    .filter(({ active, points }) => active && points * direction >= pointsMin)
    .sort((one, other) => direction * (other.points - one.points));
  if (telling.length === 0) return [];
  const { bold, dim } = palette;
  const colour = direction === 1 ? palette.machine : palette.person;
  const lines = ['', dim(title)];
  for (const { name: signal, points, detail } of telling.slice(0, shown)) {
    const size = `${points > 0 ? '+' : ''}${points.toFixed(1)}`.padStart(6);
    lines.push(`  ${colour(size)}  ${bold(signal)}`, wrap(detail, '          '));
    const places = findings.filter(({ rule, suppressed }) => rule === signal && !suppressed);
    for (const each of places.slice(0, placesShown)) lines.push(place(name, each, palette));
  }
  if (telling.length > shown)
    lines.push(dim(`          and ${telling.length - shown} more with smaller shares`));
  return lines;
}

function place(name: string, { from, text }: Findings[number], { dim }: Palette): string {
  const short = truncateLine(text, 60);
  return `          ${dim(`${nameOf(name)}:${from.line}:${from.column}`)}  ${flat(short)}`;
}

function table(scanned: readonly Scanned[], failAbove: number | null, { bold, dim }: Palette): string {
  const rows = [...scanned]
    .sort((one, other) => other.reading.score - one.reading.score)
    .map(({ source, reading }) => {
      const score = reading.score.toFixed(1).padStart(5);
      return `${score}  ${reading.band.padEnd(8)}  ${reading.confidence.padEnd(8)}  ${nameOf(source.name)}${above(reading.score, failAbove)}`;
    });
  return [
    bold(`${scanned.length} files, highest score first`),
    dim('SCORE  BAND      TRUST     FILE'),
    ...rows,
  ].join('\n');
}

/** A file's name may hold what acts on a terminal. */
const nameOf = (name: string): string => (name === '-' ? 'stdin' : flat(name));

const above = (score: number, failAbove: number | null): string =>
  failAbove !== null && score > failAbove ? `  (above ${failAbove})` : '';

function meter(score: number, { machine, dim }: Palette): string {
  const filled = Math.round(score / 5);
  return `[${machine('#'.repeat(filled))}${dim('.'.repeat(20 - filled))}]`;
}
