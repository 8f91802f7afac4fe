/** Charts of the report as inline SVG, coloured by classes: the Content-Security-Policy forbids styles. */

import type { Band } from '../contract/genre.js';
import { bandFrom, shownRange, shownScore } from '../engine/scan/bands.js';
import { wordRangeText } from './passages.js';
import type { PassageView, ReportView } from './view.js';

const centre = { x: 120, y: 118 };
const radius = 92;

/** The score range of each band on the dial. */
const parts: readonly [band: Band, from: number, to: number][] = [
  ['low', 0, bandFrom.moderate],
  ['moderate', bandFrom.moderate, bandFrom.elevated],
  ['elevated', bandFrom.elevated, bandFrom.high],
  ['high', bandFrom.high, 100],
];
/** Gap between two bands, in points of the score. */
const gap = 0.7;

/**
 * The score on a half circle from 0 (left) to 100 (right), with its band emphasised and the range of scores
 * after small changes as an arc; no arc for an empty range.
 */
export function dial(score: number, band: Band | null, range: readonly number[]): string {
  const arcs = parts
    .map(([name, from, to]) => {
      const start = at(from === 0 ? 0 : from + gap, radius);
      const end = at(to === 100 ? 100 : to - gap, radius);
      return `<path class="arc ${name}${name === band ? ' own' : ''}" d="M${start} A${radius} ${radius} 0 0 1 ${end}"/>`;
    })
    .join('');
  const ticks = [0, ...Object.values(bandFrom), 100]
    .map(value => {
      const [x, y] = at(value, radius + 19).split(' ');
      return `<text class="tick" x="${x}" y="${y}" dy="3">${value}</text>`;
    })
    .join('');
  const [low, high] = range;
  const ends = shownRange(range);
  const reach =
    low === undefined || high === undefined
      ? ''
      : `<path class="range" d="M${at(low, radius - 15)} A${radius - 15} ${radius - 15} 0 0 1 ${at(high, radius - 15)}"/>`;
  const hand = `<path class="hand" d="M${at(score, radius - 18)} L${at(score, radius + 10)}"/>`;
  const shown = shownScore(score);
  const size = shown.length > 2 ? 'score words' : 'score';
  const value = `<text class="${size}" x="${centre.x}" y="${centre.y - 20}">${shown}</text>`;
  const scale = `<text class="of" x="${centre.x}" y="${centre.y}">of 100${ends === '' ? '' : ` · ${ends}`}</text>`;
  return (
    `<svg class="dial" viewBox="0 0 240 132" role="img" aria-label="Score ${shown} of 100${ends === '' ? '' : `, ${ends} after small changes`}">` +
    `${arcs}${ticks}${reach}${hand}${value}${scale}</svg>`
  );
}

function at(score: number, distance: number): string {
  const angle = Math.PI * (1 - score / 100);
  const round = (n: number) => Math.round(n * 100) / 100;
  return `${round(centre.x + distance * Math.cos(angle))} ${round(centre.y - distance * Math.sin(angle))}`;
}

/** A signal's points as a bar; `most` points fill it. */
export function bar(points: number, most: number): string {
  const width = most === 0 ? 0 : Math.max(1, Math.round((Math.abs(points) / most) * 100));
  const side = points > 0 ? 'machine' : 'person';
  return (
    '<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">' +
    `<rect class="track" width="100" height="6"/><rect class="${side}" width="${Math.min(100, width)}" height="6"/></svg>`
  );
}

const ribbonWidth = 640;
const ribbonHeight = 16;
/** Gap between two passages, and the least width of one. */
const ribbonGap = 2;
const blockWidthMin = 1;

/** Passages in order, each as wide as its share of the words and in the colour of its band. */
export function ribbon(passages: readonly PassageView[]): string {
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  const round = (n: number) => Math.round(n * 100) / 100;
  const blocks = passages
    .map((passage, i) => {
      const width = Math.max(blockWidthMin, (passage.words / words) * ribbonWidth - ribbonGap);
      const x = Math.min(((passage.firstWord - 1) / words) * ribbonWidth, ribbonWidth - width);
      return (
        `<rect class="${passage.band}" x="${round(x)}" width="${round(width)}" height="${ribbonHeight}">` +
        `<title>${i + 1}. ${wordRangeText(passage)}, ${passage.band}</title></rect>`
      );
    })
    .join('');
  const inOrder = passages.map(({ band }) => band).join(', ');
  return (
    `<svg class="ribbon" viewBox="0 0 ${ribbonWidth} ${ribbonHeight}" preserveAspectRatio="none" role="img" ` +
    `aria-label="Bands of ${passages.length} passages, from first to last: ${inOrder}">${blocks}</svg>`
  );
}

/** The colour of a band, for a list beside the ribbon. */
export const swatch = (band: Band): string =>
  `<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect class="${band}" width="1" height="1"/></svg>`;

const columnsMax = 160;
const stripHeight = 40;

/** Sentence scores in order, one column each. For a long text a column is the mean of several sentences. */
export function strip(sentences: ReportView['sentences']): string {
  const each = Math.ceil(sentences.length / columnsMax);
  const columns: number[] = [];
  for (let i = 0; i < sentences.length; i += each) {
    const some = sentences.slice(i, i + each);
    columns.push(some.reduce((sum, { score }) => sum + score, 0) / some.length);
  }
  const width = 640 / columns.length;
  const bars = columns
    .map((score, i) => {
      const height = Math.max(1, Math.round((score / 100) * stripHeight));
      const space = width > 4 ? 1.5 : 0.3;
      const x = Math.round(i * width * 100) / 100;
      return `<rect x="${x}" y="${stripHeight - height}" width="${Math.max(0.5, Math.round((width - space) * 100) / 100)}" height="${height}"/>`;
    })
    .join('');
  const middle = stripHeight / 2;
  return (
    `<svg class="strip" viewBox="0 0 640 ${stripHeight}" preserveAspectRatio="none" role="img" ` +
    `aria-label="Scores of ${sentences.length} sentences, from first to last">` +
    `<path class="middle" d="M0 ${middle} H640"/>${bars}</svg>`
  );
}
