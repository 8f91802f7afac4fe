import { bandFrom } from '../engine/scan/bands.js';
import { escapeHtml } from './safe-text.js';

const widthTotal = 320;
const heightTotal = 56;

/**
 * Shares of texts in equal bins of the score, as bars, and a line at one score. `alternative` describes the
 * picture for people who cannot see it.
 */
export function histogram(shares: readonly number[], score: number, alternative: string): string {
  const most = Math.max(...shares, Number.EPSILON);
  const width = widthTotal / shares.length;
  const bars = shares
    .map((share, bin) => {
      const height = share === 0 ? 0 : Math.max(1, Math.round((share / most) * heightTotal * 10) / 10);
      const x = Math.round((bin * width + 0.75) * 100) / 100;
      return `<rect x="${x}" y="${Math.round((heightTotal - height) * 10) / 10}" width="${width - 1.5}" height="${height}"/>`;
    })
    .join('');
  const ticks = [0, ...Object.values(bandFrom), 100]
    .map(value => {
      const anchor = value === 0 ? 'start' : value === 100 ? 'end' : 'middle';
      return `<text x="${(value / 100) * widthTotal}" y="${heightTotal + 13}" text-anchor="${anchor}">${value}</text>`;
    })
    .join('');
  const x = Math.round((score / 100) * widthTotal * 100) / 100;
  return (
    `<svg class="histogram" viewBox="-2 -6 ${widthTotal + 4} ${heightTotal + 22}" role="img" aria-label="${escapeHtml(alternative)}">` +
    `${bars}<path class="axis" d="M0 ${heightTotal} H${widthTotal}"/>` +
    `<path class="own" d="M${x} -5 V${heightTotal}"/>${ticks}</svg>`
  );
}
