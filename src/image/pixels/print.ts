/**
 * Is there print? Looks at tiles: print is a row of neighbouring tiles, each mostly of one flat colour that many short
 * strokes cross. Faint print is the same with strokes of a few levels, where no strong ones are.
 */
import type { Raster } from './decode.js';

export interface PrintHints {
  /** Rows of tiles that look like print. */
  lines: number;
  /** Columns of them: print that runs up or down. */
  columns: number;
  /** Rows of tiles that look like print too faint to see. */
  faintLines: number;
}

const tile = 16;
const strongStep = 36;
const faintStep = 3;
/** Each way: an edge of a building or a horizon goes one way only. */
const strokesMin = 7;
/** Ground and ink together, in coarse levels: pictures spread over more. */
const twoToneShareMin = 0.68;
const faintFlatShareMin = 0.5;
const neighboursMin = 4;

/** Needs a grey raster at about the picture's own size: print of eight pixels is found, smaller is not. */
export function findPrint({ data, width, height }: Raster): PrintHints {
  const across = Math.floor(width / tile);
  const down = Math.floor(height / tile);
  const strong = new Uint8Array(across * down);
  const faint = new Uint8Array(across * down);
  const counts = new Uint16Array(256);
  for (let ty = 0; ty < down; ty++)
    for (let tx = 0; tx < across; tx++) {
      counts.fill(0);
      let strongAcross = 0;
      let strongDown = 0;
      let faintAcross = 0;
      let faintDown = 0;
      for (let y = ty * tile; y < ty * tile + tile; y++) {
        const row = y * width;
        for (let x = tx * tile; x < tx * tile + tile; x++) {
          const here = data[row + x]!;
          counts[here]!++;
          const rightStep = Math.abs(here - data[row + Math.min(x + 1, width - 1)]!);
          const downStep = Math.abs(here - data[Math.min(y + 1, height - 1) * width + x]!);
          if (rightStep >= strongStep) strongAcross++;
          else if (rightStep >= faintStep) faintAcross++;
          if (downStep >= strongStep) strongDown++;
          else if (downStep >= faintStep) faintDown++;
        }
      }
      const at = ty * across + tx;
      if (Math.min(strongAcross, strongDown) >= strokesMin && twoToneShare(counts) >= twoToneShareMin)
        strong[at] = 1;
      if (
        strongAcross + strongDown === 0 &&
        Math.min(faintAcross, faintDown) >= strokesMin &&
        flatShare(counts) >= faintFlatShareMin
      )
        faint[at] = 1;
    }
  return {
    lines: runsOf(strong, across, down, 1),
    columns: runsOf(strong, down, across, across),
    faintLines: runsOf(faint, across, down, 1),
  };
}

/** Share of a tile's pixels within a level of its most frequent one. */
function flatShare(counts: Uint16Array): number {
  let most = 0;
  for (let level = 0; level < 256; level++) {
    const around = counts[level]! + (counts[level - 1] ?? 0) + (counts[level + 1] ?? 0);
    if (around > most) most = around;
  }
  return most / (tile * tile);
}

/** Share of the two most frequent of sixteen coarse levels. */
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

/** How many lines hold a run of marked tiles; `stride` 1 goes along rows, otherwise down columns. */
function runsOf(marked: Uint8Array, length: number, lines: number, stride: number): number {
  let found = 0;
  for (let line = 0; line < lines; line++) {
    let run = 0;
    let longest = 0;
    for (let i = 0; i < length; i++) {
      run = marked[stride === 1 ? line * length + i : i * stride + line] === 1 ? run + 1 : 0;
      if (run > longest) longest = run;
    }
    if (longest >= neighboursMin) found++;
  }
  return found;
}
