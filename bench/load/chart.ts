/** One curve of the chart. */
export interface Curve {
  name: string;
  colour: string;
  points: readonly { callers: number; perSecond: number; p99: number }[];
}

const left = 70;
const width = 520;
const height = 170;
const gap = 60;

/** Draws throughput and p99 against the number of callers as SVG: two panels with logarithmic axes. */
export function drawChart(curves: readonly Curve[], caption: string): string {
  const callers = [...new Set(curves.flatMap(({ points }) => points.map(point => point.callers)))].sort(
    (a, b) => a - b,
  );
  const x = (value: number) =>
    left + (width * Math.log(value / callers[0]!)) / Math.max(1e-9, Math.log(callers.at(-1)! / callers[0]!));
  const panel = (top: number, title: string, of: (point: Curve['points'][number]) => number) => {
    const values = curves.flatMap(({ points }) => points.map(of)).filter(value => value > 0);
    const low = Math.floor(Math.log10(Math.min(...values)));
    const high = Math.ceil(Math.log10(Math.max(...values)));
    const y = (value: number) =>
      top + height - (height * (Math.log10(Math.max(value, 10 ** low)) - low)) / Math.max(1, high - low);
    const powers = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
    const lines = powers.map(
      power =>
        `<line x1="${left}" x2="${left + width}" y1="${y(power)}" y2="${y(power)}" stroke="#ddd"/>` +
        `<text x="${left - 6}" y="${y(power) + 4}" text-anchor="end">${power.toLocaleString('en-US')}</text>`,
    );
    const paths = curves.map(({ points, colour }) => {
      const places = points.map(point => `${x(point.callers).toFixed(1)},${y(of(point)).toFixed(1)}`);
      return `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`;
    });
    return [`<text x="${left}" y="${top - 8}" font-size="13">${title}</text>`, ...lines, ...paths].join('\n');
  };
  const bottom = 60 + 2 * height + gap;
  const ticks = callers.map(
    value => `<text x="${x(value).toFixed(1)}" y="${bottom + 16}" text-anchor="middle">${value}</text>`,
  );
  const names = curves.map(
    ({ name, colour }, i) =>
      `<text x="${left + i * 150}" y="${bottom + 54}" fill="${colour}">&#9644; ${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + width + 30}" height="${bottom + 68}" font-family="sans-serif" font-size="11">
<title>Throughput and p99 against load</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="${left}" y="20" font-size="11" fill="#555">${caption}</text>
${panel(60, 'successful responses per second', point => point.perSecond)}
${panel(60 + height + gap, 'p99 of these, ms', point => point.p99)}
${ticks.join('\n')}
<text x="${left + width / 2}" y="${bottom + 34}" text-anchor="middle">callers, each with one request at a time</text>
${names.join('\n')}
</svg>
`;
}
