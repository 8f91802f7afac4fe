/**
 * Detects whether a picture contains printed text. OCR takes seconds, so it runs only on such pictures.
 *
 * Text is a row of neighbouring tiles, each mostly of one flat colour crossed by many short strokes. Faint
 * text has only strokes that differ by a few levels from the picture's background. Noise and JPEG artefacts
 * are both darker and lighter than the background; ink is one or the other.
 */
import { mostFrequent, type Raster } from './decode.js';

export interface TextHints {
  /** Rows of tiles that look like text. */
  lines: number;
  /** Columns of tiles that look like text running up or down. */
  columns: number;
  /** Rows of tiles that look like text too faint to see. */
  faintLines: number;
}

/** Side of a tile in pixels. */
const tile = 16;
/** Differences between neighbouring pixels, in levels. */
const strongStep = 36;
const faintStep = 3;
/** Minimum strokes in each direction. The edge of a building or the horizon has strokes in one only. */
const strokesMin = 7;
/** Minimum share of the two most frequent coarse levels. Photographs spread over more levels. */
const twoToneShareMin = 0.68;
const faintFlatShareMin = 0.5;
/** Levels by which a tile's background may differ from the picture's. */
const backgroundReach = 1;
/** Reach of JPEG artefacts around strokes, as a share of the greatest distance from the background. */
const artefactShare = 0.25;
/** Minimum share of the non-background pixels that are all darker, or all lighter. */
const oneSidedMin = 0.95;
/** Minimum share of ink pixels with an ink pixel to their right or below: strokes are connected. */
const connectedShareMin = 0.7;
/** Minimum run of tiles that counts as a line of text. */
const neighboursMin = 4;
/** The same for faint text: a photograph's noise may look like faint ink in a few tiles. */
const faintNeighboursMin = 5;

/** Searches a grey raster of about the picture's size for text of eight pixels and more. */
export function detectText(raster: Raster): TextHints {
  const { data, width, height } = raster;
  const across = Math.floor(width / tile);
  const down = Math.floor(height / tile);
  const strong = new Uint8Array(across * down);
  const faint = new Uint8Array(across * down);
  const counts = new Uint16Array(256);
  const background = mostFrequent(data);
  for (let ty = 0; ty < down; ty++)
    for (let tx = 0; tx < across; tx++) {
      const steps = countSteps(raster, tx, ty, counts);
      const at = ty * across + tx;
      if (Math.min(steps.strongAcross, steps.strongDown) >= strokesMin)
        strong[at] = twoToneShare(counts) >= twoToneShareMin ? 1 : 0;
      if (
        steps.strongAcross + steps.strongDown === 0 &&
        Math.min(steps.faintAcross, steps.faintDown) >= strokesMin &&
        hasFaintInk(data, width, tx, ty, background)
      )
        faint[at] = 1;
    }
  return {
    lines: runsOf(strong, across, down, 1, neighboursMin),
    columns: runsOf(strong, down, across, across, neighboursMin),
    faintLines: runsOf(faint, across, down, 1, faintNeighboursMin),
  };
}

/** Counts the steps of brightness within a tile, and the pixels of each level. */
function countSteps({ data, width, height }: Raster, tx: number, ty: number, counts: Uint16Array) {
  counts.fill(0);
  const steps = { strongAcross: 0, strongDown: 0, faintAcross: 0, faintDown: 0 };
  for (let y = ty * tile; y < ty * tile + tile; y++) {
    const row = y * width;
    for (let x = tx * tile; x < tx * tile + tile; x++) {
      const here = data[row + x]!;
      counts[here]!++;
      const rightStep = Math.abs(here - data[row + Math.min(x + 1, width - 1)]!);
      const downStep = Math.abs(here - data[Math.min(y + 1, height - 1) * width + x]!);
      if (rightStep >= strongStep) steps.strongAcross++;
      else if (rightStep >= faintStep) steps.faintAcross++;
      if (downStep >= strongStep) steps.strongDown++;
      else if (downStep >= faintStep) steps.faintDown++;
    }
  }
  return steps;
}

/** Whether a tile is mostly background, with connected strokes a few levels darker, or lighter. */
function hasFaintInk(data: Uint8Array, width: number, tx: number, ty: number, background: number): boolean {
  const [left, top] = [tx * tile, ty * tile];
  let depth = 0;
  for (let y = top; y < top + tile; y++)
    for (let x = left; x < left + tile; x++)
      depth = Math.max(depth, Math.abs(data[y * width + x]! - background));
  const reach = Math.max(backgroundReach, Math.floor(depth * artefactShare));
  let flat = 0;
  let darker = 0;
  let lighter = 0;
  for (let y = top; y < top + tile; y++)
    for (let x = left; x < left + tile; x++) {
      const off = data[y * width + x]! - background;
      if (Math.abs(off) <= reach) flat++;
      else if (off < 0) darker++;
      else lighter++;
    }
  const sign = darker > lighter ? -1 : 1;
  const ink = Math.max(darker, lighter);
  if (flat < faintFlatShareMin * tile * tile || ink < oneSidedMin * (darker + lighter)) return false;
  const isInk = (at: number) => (data[at]! - background) * sign > reach;
  let connected = 0;
  for (let y = top; y < top + tile - 1; y++)
    for (let x = left; x < left + tile - 1; x++) {
      const at = y * width + x;
      if (isInk(at) && (isInk(at + 1) || isInk(at + width))) connected++;
    }
  return connected >= connectedShareMin * ink;
}

/** Share of the two most frequent levels, of sixteen coarse ones. */
function twoToneShare(counts: Uint16Array): number {
  let [first, second] = [0, 0];
  for (let level = 0; level < 256; level += 16) {
    let sum = 0;
    for (let i = level; i < level + 16; i++) sum += counts[i]!;
    if (sum > first) [first, second] = [sum, first];
    else if (sum > second) second = sum;
  }
  return (first + second) / (tile * tile);
}

/** Counts the lines with `least` marked tiles in a row. `stride` 1 follows rows; otherwise columns. */
function runsOf(marked: Uint8Array, length: number, lines: number, stride: number, least: number): number {
  let found = 0;
  for (let line = 0; line < lines; line++) {
    let run = 0;
    let longest = 0;
    for (let i = 0; i < length; i++) {
      run = marked[stride === 1 ? line * length + i : i * stride + line] === 1 ? run + 1 : 0;
      if (run > longest) longest = run;
    }
    if (longest >= least) found++;
  }
  return found;
}
