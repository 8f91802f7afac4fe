/**
 * What drawing an SVG would cost, counted before it is drawn: the tree is walked as a renderer walks it, with every `use`,
 * pattern, mask, marker and clip path expanded where it is referenced. Costs are nanoseconds, measured with librsvg and
 * rounded up (docs/images.md); a walk ends where the budget does.
 */
import { limits } from '../../../limits.js';
import {
  fitViewBox,
  type Matrix,
  multiply,
  parseLength,
  parseTransform,
  parseViewBox,
  scaleOf,
  translate,
} from '../geometry.js';
import type { Outline } from '../path.js';
import { outlineOf, sizeOf } from '../shapes.js';
import { hrefOf, type SvgElement, textOf } from '../tree.js';
import { type Extent, outlineCost } from './edges.js';

export interface Canvas {
  width: number;
  height: number;
}

/** Pixels of an embedded image; null when it is not drawn. */
export type ImageSizes = ReadonlyMap<SvgElement, Canvas>;

export interface Estimate {
  /** Every element that is drawn or referenced by one that is. */
  drawn: Set<SvgElement>;
  /** Why the drawing is too complex; null when it is within the budget. */
  excess: string | null;
}

const cost = {
  element: 20_000,
  char: 20_000,
  /** Squared: the layout of one text looks at its earlier characters. */
  charPair: 10,
  strokedChar: 60_000,
  /** Pixels of a glyph; and what is laid over the canvas, by the kind of its paint. */
  glyphPixel: 0.4,
  colourPixel: 0.8,
  gradientPixel: 12,
  patternPixel: 250,
  maskPixel: 30,
  imagePixel: 80,
  drawnImagePixel: 15,
} as const;

/** Edges of a letter used as a clip path. */
const edgesOfLetter = 60;

interface State {
  matrix: Matrix;
  viewport: Canvas;
  fill: string;
  stroke: string;
  strokeWidth: string;
  dashes: string;
  joins: string;
  caps: string;
  fontSize: number;
  markers: readonly (string | undefined)[];
  /** Clip paths in force: the edges of each that cross a row, and all of them. */
  clipDensity: number;
  clipEdges: number;
  maskDepth: number;
  /** References being expanded: one that is among them is a cycle and draws nothing. */
  within: ReadonlySet<SvgElement>;
  depth: number;
}

class Excess extends Error {}

/** Estimates the work of drawing a tree on a canvas of so many pixels. */
export function estimate(
  root: SvgElement,
  ids: ReadonlyMap<string, SvgElement>,
  canvas: Canvas,
  images: ImageSizes,
): Estimate {
  const walk = new CostWalk(ids, canvas, images);
  try {
    walk.run(root);
    return { drawn: walk.drawn, excess: null };
  } catch (error) {
    if (!(error instanceof Excess)) throw error;
    return { drawn: walk.drawn, excess: error.message };
  }
}

/** The id of `url(#id)`; null for anything else. */
export const idOfUrl = (value: string | undefined): string | null =>
  value === undefined ? null : (/^url\(\s?["']?#([^"')]{1,200})["']?\s?\)/i.exec(value)?.[1] ?? null);

const gradients = new Set(['linearGradient', 'radialGradient']);
const transparent = /^(?:none|transparent)$/;

class CostWalk {
  readonly drawn = new Set<SvgElement>();
  private work = 0;
  private readonly outlines = new Map<SvgElement, Outline>();

  constructor(
    private readonly ids: ReadonlyMap<string, SvgElement>,
    private readonly canvas: Canvas,
    private readonly images: ImageSizes,
  ) {}

  run(root: SvgElement): void {
    this.element(root, {
      matrix: [1, 0, 0, 1, 0, 0],
      viewport: this.canvas,
      fill: 'black',
      stroke: 'none',
      strokeWidth: '1',
      dashes: 'none',
      joins: 'miter',
      caps: 'butt',
      fontSize: 16,
      markers: [],
      clipDensity: 0,
      clipEdges: 0,
      maskDepth: 0,
      within: new Set(),
      depth: 0,
    });
  }

  private spend(work: number): void {
    this.work += work;
    if (!(this.work <= limits.svgDrawNs)) throw new Excess('too many or too large parts');
  }

  private element(element: SvgElement, inherited: State): void {
    const { name, style, attributes } = element;
    if (style.get('display') === 'none') return;
    this.drawn.add(element);
    this.spend(cost.element);
    if (inherited.depth >= limits.svgDrawDepth) throw new Excess('parts nested too deeply');
    let state = this.stateOf(element, inherited);
    state = this.clipped(style.get('clip-path'), state, element);
    this.mask(style.get('mask'), state);
    switch (name) {
      case 'svg':
      case 'symbol':
        return this.children(element, this.viewportOf(element, state, attributes, inherited.depth === 0));
      case 'g':
      case 'a':
      case 'switch':
        return this.children(element, state);
      case 'use':
        return this.use(element, state);
      case 'text':
        return this.text(element, state);
      case 'image':
        return this.image(element, state);
      default:
        return this.shape(element, state);
    }
  }

  private children(element: SvgElement, state: State): void {
    for (const child of element.children)
      if (typeof child !== 'string' && drawable.has(child.name)) this.element(child, state);
  }

  private stateOf({ style, attributes }: SvgElement, inherited: State): State {
    const own = style.get('transform') ?? attributes.transform;
    const matrix =
      own === undefined ? inherited.matrix : multiply(inherited.matrix, parseTransform(own) ?? unitless);
    const marker = style.get('marker');
    const size = style.get('font-size');
    return {
      ...inherited,
      matrix,
      fill: style.get('fill') ?? inherited.fill,
      stroke: style.get('stroke') ?? inherited.stroke,
      strokeWidth: style.get('stroke-width') ?? inherited.strokeWidth,
      dashes: style.get('stroke-dasharray') ?? inherited.dashes,
      joins: style.get('stroke-linejoin') ?? inherited.joins,
      caps: style.get('stroke-linecap') ?? inherited.caps,
      fontSize: size === undefined ? inherited.fontSize : fontSizeOf(size, inherited.fontSize),
      markers: (['marker-start', 'marker-mid', 'marker-end'] as const).map(
        (property, i) => style.get(property) ?? marker ?? inherited.markers[i],
      ),
      depth: inherited.depth + 1,
    };
  }

  /** Enters the element that an id names; null when there is none, or it is already being expanded. */
  private enter(id: string | null | undefined, name: RegExp, state: State): [SvgElement, State] | null {
    const target = id == null ? undefined : this.ids.get(id);
    if (target === undefined || !name.test(target.name) || state.within.has(target)) return null;
    if (state.depth >= limits.svgDrawDepth) throw new Excess('parts nested too deeply');
    this.drawn.add(target);
    this.spend(cost.element);
    return [target, { ...state, within: new Set([...state.within, target]), depth: state.depth + 1 }];
  }

  private use(element: SvgElement, state: State): void {
    const target = hrefOf(element)?.trim();
    const entered = this.enter(target?.startsWith('#') ? target.slice(1) : null, /./, state);
    if (entered === null || !drawable.has(entered[0].name)) {
      if (entered?.[0].name !== 'symbol') return;
    }
    const [symbol, inside] = entered;
    const { x, y } = sizeOf(element, state.viewport);
    const moved = { ...inside, matrix: multiply(inside.matrix, translate(x, y)) };
    if (symbol.name !== 'symbol' && symbol.name !== 'svg') return this.element(symbol, moved);
    const own = this.stateOf(symbol, moved);
    this.children(symbol, this.viewportOf(symbol, own, { ...symbol.attributes, ...sized(element) }, false));
  }

  /** The state inside an element that establishes a viewport. */
  private viewportOf(
    element: SvgElement,
    state: State,
    attributes: Readonly<Record<string, string>>,
    isRoot: boolean,
  ): State {
    const { x, y, width, height } = isRoot
      ? { x: 0, y: 0, ...this.canvas }
      : sizeOf({ ...element, attributes }, state.viewport);
    const box = parseViewBox(attributes.viewBox);
    const inner =
      box === null
        ? translate(x, y)
        : fitViewBox(box, { x, y, width, height }, attributes.preserveAspectRatio);
    return {
      ...state,
      matrix: multiply(state.matrix, inner),
      viewport: box === null ? { width, height } : { width: box.width, height: box.height },
    };
  }

  private shape(element: SvgElement, state: State): void {
    const outline = this.outline(element, state);
    if (outline === null || outline.kinds.length === 0) return;
    const filled = outlineCost(outline, state.matrix, this.canvas.height, null);
    this.reachable(filled.extent);
    if (!transparent.test(state.fill)) {
      this.spend(filled.work);
      this.paint(state.fill, filled.extent, outline, state);
    }
    if (!transparent.test(state.stroke)) this.stroke(outline, filled.extent, filled.length, state);
    this.mark(outline, state);
  }

  /** The outline of a shape in user units, parsed once. */
  private outline(element: SvgElement, state: State): Outline | null {
    const known = this.outlines.get(element);
    if (known !== undefined) return known;
    const outline = outlineOf(element, state.viewport);
    if (outline === null) throw new Excess('paths of too many points');
    // Shapes with percentages differ between viewports.
    if (element.name.startsWith('p')) this.outlines.set(element, outline);
    return outline;
  }

  private stroke(outline: Outline, fill: Extent, length: number, state: State): void {
    const scale = scaleOf(state.matrix);
    const width = (parseLength(state.strokeWidth, state.viewport.width) ?? 1) * scale;
    if (!(width > 0)) return;
    const pen = { width, roundJoins: state.joins === 'round' || state.caps === 'round' };
    const extent = {
      left: fill.left - width * miterReach,
      top: fill.top - width * miterReach,
      right: fill.right + width * miterReach,
      bottom: fill.bottom + width * miterReach,
    };
    this.reachable(extent);
    const stroked = outlineCost(outline, state.matrix, this.canvas.height, pen);
    this.spend(stroked.work * (1 + this.dashes(length, scale, state) / Math.max(1, stroked.edges)));
    this.paint(state.stroke, extent, outline, state);
  }

  /** Dashes of a line of so many pixels. */
  private dashes(length: number, scale: number, { dashes, viewport }: State): number {
    const list = dashes.split(/[\s,]+/, limits.svgDashes + 1).map(part => parseLength(part, viewport.width));
    const period = list.reduce<number>((sum, part) => sum + (part ?? 0), 0) * scale;
    if (list.includes(null) || !(period > 0)) return 0;
    return (8 * list.length * length) / period;
  }

  /** Lays a paint over the part of an extent that is on the canvas, through the clip paths in force. */
  private paint(paint: string, extent: Extent, outline: Outline | null, state: State): void {
    const width = Math.min(extent.right, this.canvas.width) - Math.max(extent.left, 0);
    const height = Math.min(extent.bottom, this.canvas.height) - Math.max(extent.top, 0);
    if (!(width > 0) || !(height > 0)) return;
    this.spend((state.clipDensity * height * 300 + state.clipEdges * 200) * (state.clipEdges > 0 ? 1 : 0));
    const server = this.ids.get(idOfUrl(paint) ?? '');
    if (server === undefined) return this.spend(width * height * cost.colourPixel);
    if (gradients.has(server.name)) {
      this.spend(width * height * cost.gradientPixel);
      this.gradient(server, state);
    } else if (server.name === 'pattern') {
      this.spend(width * height * cost.patternPixel);
      this.pattern(server, outline, state);
    }
  }

  private gradient(server: SvgElement, state: State): void {
    const entered = this.enter(server.attributes.id, /Gradient$/, state);
    if (entered === null) return;
    let stops = 0;
    for (const child of server.children)
      if (typeof child !== 'string' && child.name === 'stop') {
        this.drawn.add(child);
        stops++;
      }
    if (stops > limits.svgGradientStops) throw new Excess('gradients of too many stops');
    this.spend(stops * 2_000);
    const next = this.ids.get(hrefOf(server)?.trim().slice(1) ?? '');
    if (next !== undefined && gradients.has(next.name)) this.gradient(next, entered[1]);
  }

  /** A tile is drawn once for each paint, on a surface as large as itself. */
  private pattern(server: SvgElement, outline: Outline | null, state: State): void {
    const entered = this.enter(server.attributes.id, /^pattern$/, state);
    if (entered === null) return;
    const [pattern, inside] = entered;
    const own = pattern.attributes.patternTransform;
    let matrix = own === undefined ? inside.matrix : multiply(inside.matrix, parseTransform(own) ?? unitless);
    const box = boxOf(outline);
    const isUser = pattern.attributes.patternUnits === 'userSpaceOnUse';
    const size = sizeOf(pattern, isUser ? state.viewport : { width: 1, height: 1 });
    const [unitX, unitY] = isUser ? [1, 1] : [box.width, box.height];
    const scale = scaleOf(matrix);
    const tile = size.width * unitX * scale * size.height * unitY * scale;
    if (!(tile <= 4 * this.canvas.width * this.canvas.height))
      throw new Excess('patterns of too large tiles');
    this.spend(tile * cost.gradientPixel);
    const view = parseViewBox(pattern.attributes.viewBox);
    if (view !== null)
      matrix = multiply(
        matrix,
        fitViewBox(view, { x: 0, y: 0, width: size.width * unitX, height: size.height * unitY }, 'none'),
      );
    else if (pattern.attributes.patternContentUnits === 'objectBoundingBox')
      matrix = multiply(matrix, [box.width, 0, 0, box.height, 0, 0]);
    this.children(pattern, this.isolated(pattern, { ...inside, matrix }));
    const next = this.ids.get(hrefOf(pattern)?.trim().slice(1) ?? '');
    if (next?.name === 'pattern') this.pattern(next, outline, entered[1]);
  }

  /** Content that a reference draws does not inherit from the element that refers to it. */
  private isolated(target: SvgElement, state: State): State {
    const initial = { fill: 'black', stroke: 'black', markers: [], clipDensity: 0, clipEdges: 0 };
    return this.stateOf({ ...target, attributes: {} }, { ...state, ...initial });
  }

  private mask(value: string | undefined, state: State): void {
    const entered = this.enter(idOfUrl(value), /^mask$/, state);
    if (entered === null) return;
    const [mask, inside] = entered;
    if (state.maskDepth >= limits.svgMaskDepth) throw new Excess('masks within masks');
    this.spend(this.canvas.width * this.canvas.height * cost.maskPixel);
    this.children(mask, this.isolated(mask, { ...inside, maskDepth: state.maskDepth + 1 }));
    this.mask(mask.style.get('mask'), { ...inside, maskDepth: state.maskDepth + 1 });
  }

  private clipped(value: string | undefined, state: State, element: SvgElement): State {
    const entered = this.enter(idOfUrl(value), /^clipPath$/, state);
    if (entered === null) return state;
    const [clip, inside] = entered;
    const isBox = clip.attributes.clipPathUnits === 'objectBoundingBox';
    const box = isBox && shapes.has(element.name) ? boxOf(this.outline(element, state)) : null;
    const matrix: Matrix =
      box === null ? inside.matrix : multiply(inside.matrix, [box.width, 0, 0, box.height, box.x, box.y]);
    const total = { density: 0, edges: 0 };
    const add = (child: SvgElement, base: State): void => {
      const own = this.stateOf(child, base);
      this.drawn.add(child);
      this.spend(cost.element);
      if (child.name === 'use') {
        const target = this.enter(hrefOf(child)?.trim().slice(1), /./, own);
        if (target !== null) add(...target);
        return;
      }
      if (child.name === 'text') {
        const letters = lettersOf(child);
        this.text(child, own);
        total.edges += letters * edgesOfLetter;
        total.density += Math.min(letters, 400) * edgesOfLetter;
        return;
      }
      if (!shapes.has(child.name)) return;
      const outline = this.outline(child, own);
      if (outline === null) return;
      const { work, extent, edges } = outlineCost(outline, own.matrix, this.canvas.height, null);
      this.reachable(extent);
      this.spend(work);
      total.edges += edges;
      total.density += Math.min(
        edges,
        work / 300 / Math.max(1, Math.min(extent.bottom, this.canvas.height) - extent.top),
      );
    };
    for (const child of clip.children) if (typeof child !== 'string') add(child, { ...inside, matrix });
    const outer = this.clipped(clip.style.get('clip-path'), inside, element);
    return {
      ...state,
      clipDensity: state.clipDensity + total.density + outer.clipDensity - inside.clipDensity,
      clipEdges: state.clipEdges + total.edges + outer.clipEdges - inside.clipEdges,
    };
  }

  /** Markers are drawn at the vertices of a shape. */
  private mark(outline: Outline, state: State): void {
    const vertices = outline.kinds.length;
    [1, Math.max(0, vertices - 2), 1].forEach((count, i) => {
      const entered = this.enter(idOfUrl(state.markers[i]), /^marker$/, state);
      if (entered === null || count === 0) return;
      const [marker, inside] = entered;
      const before = this.work;
      const scale = parseLength(state.strokeWidth, state.viewport.width) ?? 1;
      const units = marker.attributes.markerUnits === 'userSpaceOnUse' ? 1 : scale;
      // Where a marker stands does not change its cost, unless it is off the canvas.
      const { width, height } = sizeOf(
        {
          ...marker,
          attributes: {
            width: marker.attributes.markerWidth ?? '3',
            height: marker.attributes.markerHeight ?? '3',
          },
        },
        state.viewport,
      );
      const view = parseViewBox(marker.attributes.viewBox);
      const fit = view === null ? unitless : fitViewBox(view, { x: 0, y: 0, width, height }, undefined);
      const size = scaleOf(state.matrix) * units;
      const matrix = multiply([size, 0, 0, size, 0, 0], fit);
      this.children(marker, this.isolated(marker, { ...inside, matrix }));
      this.spend((this.work - before) * (count - 1));
    });
  }

  private text(element: SvgElement, state: State): void {
    let chars = 0;
    const read = (part: SvgElement, own: State): void => {
      if (part.style.get('display') === 'none') return;
      this.drawn.add(part);
      this.spend(cost.element);
      if (own.depth >= limits.svgDrawDepth) throw new Excess('parts nested too deeply');
      const letters = textOf(part).length;
      const pixels = own.fontSize * scaleOf(own.matrix);
      this.reachable({ left: 0, top: 0, right: pixels, bottom: pixels });
      const covered = letters * Math.min(pixels * pixels, this.canvas.width * this.canvas.height);
      const stroked = !transparent.test(own.stroke);
      chars += letters;
      this.spend(
        letters * (stroked ? cost.strokedChar : cost.char) + covered * cost.glyphPixel * (stroked ? 4 : 1),
      );
      const row = {
        left: 0,
        top: 0,
        right: this.canvas.width,
        bottom: Math.min(this.canvas.height, pixels * 2),
      };
      if (letters > 0) {
        this.paint(own.fill, row, null, own);
        if (stroked) this.paint(own.stroke, row, null, own);
      }
      for (const child of part.children)
        if (typeof child !== 'string' && (child.name === 'tspan' || child.name === 'a'))
          read(child, this.stateOf(child, own));
    };
    read(element, state);
    this.spend(chars * chars * cost.charPair);
  }

  private image(element: SvgElement, state: State): void {
    const image = this.images.get(element);
    if (image === undefined) {
      this.drawn.delete(element);
      return;
    }
    const { width, height } = sizeOf(element, state.viewport, image);
    const scale = scaleOf(state.matrix);
    const area = Math.min(width * height * scale * scale, this.canvas.width * this.canvas.height);
    this.spend(
      (image.width * image.height + area) * cost.drawnImagePixel +
        image.width * image.height * cost.imagePixel,
    );
    if (state.clipEdges > 0)
      this.paint(
        'black',
        { left: 0, top: 0, right: this.canvas.width, bottom: this.canvas.height },
        null,
        state,
      );
  }

  /** Renderers count in fixed point: coordinates beyond its range wrap around. */
  private reachable({ left, top, right, bottom }: Extent): void {
    for (const side of [left, top, right, bottom])
      if (!(Math.abs(side) <= limits.svgCoordinate)) throw new Excess('coordinates too far out');
  }
}

/** Elements that draw something where they stand. */
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
export const drawable: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'a',
  'switch',
  'use',
  'text',
  'image',
  ...shapes,
]);

const unitless: Matrix = [1, 0, 0, 1, 0, 0];
/** Half of a stroke's width, as far as its joins reach: the writer emits no greater miter limit. */
const miterReach = 2;

const lettersOf = (element: SvgElement): number =>
  element.children.reduce(
    (sum, child) => sum + (typeof child === 'string' ? child.length : lettersOf(child)),
    0,
  );

const sized = ({ attributes: { width, height } }: SvgElement) => ({
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
});

/** The user units that an outline spans. */
function boxOf(outline: Outline | null): { x: number; y: number; width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < (outline?.points.length ?? 0); i += 2) {
    left = Math.min(left, outline!.points[i]!);
    right = Math.max(right, outline!.points[i]!);
    top = Math.min(top, outline!.points[i + 1]!);
    bottom = Math.max(bottom, outline!.points[i + 1]!);
  }
  return left > right
    ? { x: 0, y: 0, width: 1, height: 1 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

const namedSizes: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};

function fontSizeOf(value: string, inherited: number): number {
  const relative = /^([\d.]+)\s?(em|%)$/.exec(value);
  if (relative !== null) return (Number(relative[1]) / (relative[2] === '%' ? 100 : 1)) * inherited;
  return parseLength(value, inherited) ?? namedSizes[value] ?? inherited;
}
