import { documentKinds } from './kinds.js';
import type { Measurement, UniformLength } from './measurement.js';
import { summarise } from './summary.js';
import { ratesOf } from './uniform-rates.js';

const left = 300;
const width = 380;
const barHeight = 12;
const kindHeight = 3 * barHeight + 12;
const lineLeft = 60;
const lineWidth = left + width - lineLeft;
const lineHeight = 170;

const bars = [
  { name: 'sentence AUC within the document', fill: '#24507a', of: 'sentenceAucWithin' },
  { name: 'F1 of words', fill: '#5b8bb5', of: 'f1' },
  { name: 'generated parts found', fill: '#9db9d4', of: 'found' },
] as const;

/** Draws the figures by kind as bars, and the false positives by length as lines, as SVG. */
export function passagesChart(measurement: Measurement): string {
  const kinds = documentKinds.flatMap(({ name, title }) => {
    const own = measurement.mixed.filter(({ kind }) => kind === name);
    return own.length === 0 ? [] : [{ title, summary: summarise(own.map(one => one.observation)) }];
  });
  const barsEnd = 70 + kinds.length * kindHeight;
  const x = (share: number) => left + width * share;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    tick =>
      `<line x1="${x(tick)}" x2="${x(tick)}" y1="58" y2="${barsEnd}" stroke="#ccc"/>` +
      `<text x="${x(tick)}" y="54" text-anchor="middle">${tick}</text>`,
  );
  const groups = kinds.map(({ title, summary }, k) => {
    const top = 66 + k * kindHeight;
    const drawn = bars.map(({ fill, of }, b) => {
      const value = summary[of];
      const y = top + b * barHeight;
      return Number.isNaN(value)
        ? ''
        : `<rect x="${left}" y="${y}" width="${(width * value).toFixed(1)}" height="${barHeight - 2}" fill="${fill}"/>` +
            `<text x="${(x(value) + 4).toFixed(1)}" y="${y + 9}">${value.toFixed(2)}</text>`;
    });
    return `<text x="${left - 8}" y="${top + 2 * barHeight - 4}" text-anchor="end">${title}</text>${drawn.join('')}`;
  });
  const height = barsEnd + 60 + lineHeight + 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + width + 60}" height="${height}" font-family="sans-serif" font-size="11">
<title>AI-generated parts found in mixed documents, and false positives by length</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="8" y="16" font-size="13">Mixed documents</text>
${legend(bars, 8, 34)}
${ticks.join('\n')}
${groups.join('\n')}
${falsePositives(measurement, barsEnd + 60)}
</svg>
`;
}

const legend = (entries: readonly { name: string; fill: string }[], from: number, y: number) =>
  entries
    .map(({ name, fill }, i) => `<text x="${from + i * 240}" y="${y}" fill="${fill}">&#9644; ${name}</text>`)
    .join('\n');

/** Least and most upper end of the axis of shares. */
const axis = { least: 0.05, most: 1 };
const targets = [0.03, 0.005];

function falsePositives({ human, esl }: Measurement, top: number): string {
  const pointsOf = (lengths: readonly UniformLength[], of: 'anyElevated' | 'anyHigh') =>
    lengths.flatMap(({ words, readings }) =>
      words === null || readings.length === 0 ? [] : [{ words, share: ratesOf(readings)[of] }],
    );
  const lines = [
    { name: 'any passage elevated', fill: '#24507a', points: pointsOf(human, 'anyElevated') },
    { name: 'any high', fill: '#9db9d4', points: pointsOf(human, 'anyHigh') },
    { name: 'ESL essays, any elevated', fill: '#a8552f', points: pointsOf(esl, 'anyElevated') },
  ].filter(({ points }) => points.length > 0);
  const all = lines.flatMap(({ points }) => points);
  if (all.length === 0) return '';
  const words = [...new Set(all.map(point => point.words))].sort((a, b) => a - b);
  const most = Math.min(axis.most, Math.max(axis.least, ...all.map(({ share }) => share)));
  const span = Math.max(1e-9, Math.log(words.at(-1)! / words[0]!));
  const x = (count: number) => lineLeft + (lineWidth * Math.log(count / words[0]!)) / span;
  const y = (share: number) => top + lineHeight * (1 - share / most);
  const grid = [0, most / 2, most].map(
    share =>
      `<line x1="${lineLeft}" x2="${lineLeft + lineWidth}" y1="${y(share)}" y2="${y(share)}" stroke="#ddd"/>` +
      `<text x="${lineLeft - 6}" y="${y(share) + 4}" text-anchor="end">${(100 * share).toFixed(1)}%</text>`,
  );
  const limits = targets.map(
    share =>
      `<line x1="${lineLeft}" x2="${lineLeft + lineWidth}" y1="${y(share).toFixed(1)}" y2="${y(share).toFixed(1)}" stroke="#c33" stroke-dasharray="4 3"/>`,
  );
  const paths = lines.map(
    ({ points, fill }) =>
      `<polyline points="${points.map(point => `${x(point.words).toFixed(1)},${y(point.share).toFixed(1)}`).join(' ')}" fill="none" stroke="${fill}" stroke-width="2"/>`,
  );
  const ticks = words.map(
    count =>
      `<text x="${x(count).toFixed(1)}" y="${top + lineHeight + 16}" text-anchor="middle">${count.toLocaleString('en-US')}</text>`,
  );
  return `<text x="8" y="${top - 30}" font-size="13">Human-written documents with a false positive, by words (dashed: targets of 3% and 0.5%)</text>
${legend(lines, 8, top - 12)}
${[...grid, ...limits, ...paths, ...ticks].join('\n')}`;
}
