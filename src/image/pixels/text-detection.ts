/**
 * Is there print? Looks at tiles: print is a row of neighbouring tiles, each mostly of one flat colour that many short
 * strokes cross. Faint print is the same with strokes of a few levels on the picture's own ground, where no strong ones
 * are; noise and the traces of JPEG lie on both sides of their ground, ink lies on one.
 */
import { mostFrequent, type Raster } from './decode.js';

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
/** Levels a tile's ground may differ from the picture's. */
const groundReach = 1;
/** Of the pixels off the ground, the share on its inky side. */
const oneSidedMin = 0.85;
/** Of the inky pixels, the share that has another one to its right or below: strokes hang together. */
const strokesTogetherMin = 0.7;
const neighboursMin = 4;
/** More of them: what is left of a photograph's noise may look like faint ink in a few tiles. */
const faintNeighboursMin = 5;

/** Needs a grey raster at about the picture's own size: print of eight pixels is found, smaller is not. */
export function findPrint({ data, width, height }: Raster): PrintHints {
  const across = Math.floor(width / tile);
  const down = Math.floor(height / tile);
  const strong = new Uint8Array(across * down);
  const faint = new Uint8Array(across * down);
  const counts = new Uint16Array(256);
  const ground = mostFrequent(data);
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
        inked(data, width, tx, ty, ground)
      )
        faint[at] = 1;
    }
  return {
    lines: runsOf(strong, across, down, 1, neighboursMin),
    columns: runsOf(strong, down, across, across, neighboursMin),
    faintLines: runsOf(faint, across, down, 1, faintNeighboursMin),
  };
}

/** Whether a tile is mostly the picture's ground, crossed by strokes that are a few levels darker, or lighter, than it. */
function inked(data: Uint8Array, width: number, tx: number, ty: number, ground: number): boolean {
  const [left, top] = [tx * tile, ty * tile];
  let flat = 0;
  let darker = 0;
  let lighter = 0;
  for (let y = top; y < top + tile; y++)
    for (let x = left; x < left + tile; x++) {
      const off = data[y * width + x]! - ground;
      if (Math.abs(off) <= groundReach) flat++;
      else if (off < 0) darker++;
      else lighter++;
    }
  const sign = darker > lighter ? -1 : 1;
  const ink = Math.max(darker, lighter);
  if (flat < faintFlatShareMin * tile * tile || ink < oneSidedMin * (darker + lighter)) return false;
  const isInk = (at: number) => (data[at]! - ground) * sign > groundReach;
  let together = 0;
  for (let y = top; y < top + tile - 1; y++)
    for (let x = left; x < left + tile - 1; x++) {
      const at = y * width + x;
      if (isInk(at) && (isInk(at + 1) || isInk(at + width))) together++;
    }
  return together >= strokesTogetherMin * ink;
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

/** How many lines hold a run of so many marked tiles; `stride` 1 goes along rows, otherwise down columns. */
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
