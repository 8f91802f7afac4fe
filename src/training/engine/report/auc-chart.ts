/** AUC of a source; `paired` if the source has both labels. */
export interface SourceArea {
  readonly source: string;
  readonly paired: boolean;
  readonly auc: number;
}

const row = 16;
const left = 190;
const width = 420;

/** Bar chart of AUC per held-out source, as SVG: paired sources dark, others light. */
export function aucChart(subject: string, rows: readonly SourceArea[]): string {
  const sorted = [...rows]
    .filter(one => !Number.isNaN(one.auc))
    .sort((a, b) => Number(b.paired) - Number(a.paired) || b.auc - a.auc);
  const height = 50 + sorted.length * row;
  const x = (auc: number) => left + width * auc;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    tick =>
      `<line x1="${x(tick)}" x2="${x(tick)}" y1="34" y2="${height - 10}" stroke="#ccc"/>` +
      `<text x="${x(tick)}" y="30" text-anchor="middle">${tick}</text>`,
  );
  const bars = sorted.map((one, i) => {
    const y = 38 + i * row;
    const fill = one.paired ? '#24507a' : '#9db9d4';
    return (
      `<text x="${left - 6}" y="${y + 10}" text-anchor="end">${one.source}</text>` +
      `<rect x="${left}" y="${y}" width="${(width * one.auc).toFixed(1)}" height="12" fill="${fill}"/>` +
      `<text x="${(x(one.auc) + 4).toFixed(1)}" y="${y + 10}">${one.auc.toFixed(3)}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + width + 60}" height="${height}" font-family="sans-serif" font-size="11">
<title>AUC of ${subject} on held-out sources</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="8" y="14">AUC of ${subject} on held-out sources (dark: both labels; light: against the rest of its genre)</text>
${ticks.join('\n')}
${bars.join('\n')}
</svg>
`;
}
