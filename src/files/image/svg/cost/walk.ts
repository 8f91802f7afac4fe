/**
 * State of one estimate: the work counted so far, and the part of the walk that all modules of this folder
 * share.
 */
import type { SvgBounds } from '../../bounds.js';
import type { Outline } from '../path.js';
import { outlineOf } from '../shapes.js';
import type { SvgElement } from '../tree.js';
import type { Extent } from './edges.js';
import type { Canvas, DrawState } from './state.js';

/** Pixels of an embedded image; elements that are not in the map are not drawn. */
export type ImageSizes = ReadonlyMap<SvgElement, Canvas>;

export interface CostInputs {
  ids: ReadonlyMap<string, SvgElement>;
  canvas: Canvas;
  images: ImageSizes;
  bounds: SvgBounds;
}

/** Nanoseconds, measured with librsvg 2.63 on a 2 GHz core and rounded up (docs/images.md). */
export const nanoseconds = {
  element: 20_000,
  char: 20_000,
  /** Multiplied by the square of a text's length: the layout of a character visits all earlier ones. */
  charPair: 10,
  strokedChar: 60_000,
  glyphPixel: 0.4,
  /** Per pixel painted, by kind of paint. */
  colourPixel: 0.8,
  gradientPixel: 12,
  patternPixel: 250,
  maskPixel: 30,
  gradientStop: 2_000,
  /** Per pixel of an embedded image: decoding, and scaling onto the canvas. */
  imagePixel: 80,
  drawnImagePixel: 15,
  /** Per edge of a clip path: for each crossed row, and a fixed cost. */
  clipRow: 300,
  clipEdge: 200,
} as const;

/** Ends a walk; its message completes "The drawing is too complex to render (…)". */
export class TooComplex extends Error {}

export class CostWalk {
  /** Every element that is drawn, or referenced by one that is. */
  readonly drawn = new Set<SvgElement>();
  readonly ids: ReadonlyMap<string, SvgElement>;
  readonly canvas: Canvas;
  readonly images: ImageSizes;
  readonly bounds: SvgBounds;
  /** Estimated nanoseconds so far. */
  work = 0;
  private readonly outlines = new Map<SvgElement, Outline>();

  /** `children` draws the child elements of an element, such as a pattern, mask or marker. */
  constructor(
    inputs: CostInputs,
    readonly children: (walk: CostWalk, element: SvgElement, state: DrawState) => void,
  ) {
    ({ ids: this.ids, canvas: this.canvas, images: this.images, bounds: this.bounds } = inputs);
  }

  spend(work: number): void {
    this.work += work;
    // Negated, so that NaN ends the walk as well.
    if (!(this.work <= this.bounds.work)) throw new TooComplex('too many or too large parts');
  }

  /** Counts an element as drawn. */
  visit(element: SvgElement, depth: number): void {
    this.drawn.add(element);
    this.spend(nanoseconds.element);
    if (depth >= this.bounds.drawDepth) throw new TooComplex('parts nested too deeply');
  }

  /** Enters the element that an id refers to; null when there is none, or it is already being expanded. */
  enter(id: string | null | undefined, name: RegExp, state: DrawState): [SvgElement, DrawState] | null {
    const target = id == null ? undefined : this.ids.get(id);
    if (target === undefined || !name.test(target.name) || state.within.has(target)) return null;
    this.visit(target, state.depth);
    return [target, { ...state, within: new Set([...state.within, target]), depth: state.depth + 1 }];
  }

  /** The outline of a shape in user units, parsed once. */
  outline(element: SvgElement, state: DrawState): Outline | null {
    const known = this.outlines.get(element);
    if (known !== undefined) return known;
    const outline = outlineOf(element, state.viewport, this.bounds);
    if (outline === null) throw new TooComplex('paths of too many points');
    // Paths and polygons have no percentages, so their outline is the same in every viewport.
    if (element.name.startsWith('p')) this.outlines.set(element, outline);
    return outline;
  }

  /**
   * Ends the walk at coordinates outside the range of the renderers' fixed-point numbers, which overflow.
   */
  checkRange({ left, top, right, bottom }: Extent): void {
    for (const side of [left, top, right, bottom])
      if (!(Math.abs(side) <= this.bounds.coordinate)) throw new TooComplex('coordinates too far out');
  }
}
