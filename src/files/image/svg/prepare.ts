/** Prepares a drawing for a renderer, or returns why it is not rendered. Nothing is drawn here. */
import type { SvgBounds } from '../bounds.js';
import type { ImageContents } from '../image.js';
import { estimate } from './cost/estimate.js';
import type { Canvas } from './cost/state.js';
import type { EmbeddedImage } from './embedded.js';
import { numbersOf, parseViewBox } from './geometry.js';
import { idOfUrl } from './references.js';
import { elementsOf, type SvgElement, type SvgTree } from './tree.js';
import { type DrawnImage, writeSvg } from './write.js';

export interface PreparedSvg {
  /** The sanitised drawing, with the rendered size on its root element. */
  svg: Uint8Array;
  /** Scale factor from the size in the file to the rendered size. */
  scale: number;
  /** Whether the drawing had filters, which are not rendered. */
  withoutFilters: boolean;
}

export interface SkippedSvg {
  /** A public sentence; null when rendering would show nothing beyond the drawing's text. */
  skipped: string | null;
}

/** Sanitises a drawing if it needs to be rendered. `size` is the size in the file. */
export function prepareSvg(
  tree: SvgTree,
  size: Pick<ImageContents, 'width' | 'height'>,
  embedded: readonly EmbeddedImage[],
  bounds: SvgBounds,
): PreparedSvg | SkippedSvg {
  const { root } = tree;
  if (!tree.isComplete) return tooComplex('too many parts or style rules');
  const elements = [...elementsOf(root)];
  if (!needsDrawing(elements)) return { skipped: null };
  const ids = new Map<string, SvgElement>();
  for (const element of elements) {
    const { id } = element.attributes;
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  const images = drawnImages(embedded, bounds);
  const sizes = new Map([...images].map(([element, { size: pixels }]) => [element, pixels]));
  const viewBox = viewBoxOf(root, size);
  const preserveAspectRatio =
    /^[A-Za-z ]{1,40}$/.exec(root.attributes.preserveAspectRatio ?? '')?.[0] ?? 'xMidYMid';
  const scaled = { ...root, attributes: { ...root.attributes, viewBox, preserveAspectRatio } };
  let reason = '';
  for (const canvas of canvasesFor(size, bounds)) {
    const { drawn, excess } = estimate(scaled, { ids, canvas, images: sizes, bounds });
    if (excess !== null) {
      reason = excess;
      continue;
    }
    const text = writeSvg(root, {
      canvas,
      viewBox,
      preserveAspectRatio,
      drawn: new Set([...drawn, root]),
      ids,
      images,
      bounds,
    });
    if (text === null) return tooComplex('too much path data');
    return {
      svg: new TextEncoder().encode(text),
      scale: canvas.width / size.width,
      withoutFilters: elements.some(({ style }) => /^url\(/i.test(style.get('filter') ?? '')),
    };
  }
  return tooComplex(reason);
}

const tooComplex = (why: string): SkippedSvg => ({
  skipped: `The drawing is too complex to render (${why}), so only its text was read.`,
});

/** Maximum basic shapes that are too few to form letters or a code. */
const basicShapesMax = 8;
const basic = /^(?:rect|circle|ellipse|line)$/;
const complex = /^(?:path|polygon|polyline|image|use)$/;
/** Properties that determine whether text is visible. */
const visibilityProperties = [
  'fill',
  'opacity',
  'fill-opacity',
  'stroke',
  'transform',
  'clip-path',
  'mask',
  'font-size',
  'color',
  'filter',
];

/**
 * Whether a drawing may show more than its text: shapes that can form letters or codes, images, and text
 * whose visibility depends on colour, size or what covers it.
 */
export function needsDrawing(elements: readonly SvgElement[]): boolean {
  let shapes = 0;
  let hasText = false;
  let isStyled = false;
  for (const { name, style } of elements) {
    if (complex.test(name) || isPaintServer(style.get('fill')) || isPaintServer(style.get('stroke')))
      return true;
    if (basic.test(name)) {
      if (style.has('stroke-dasharray')) return true;
      shapes++;
    }
    if (name === 'text') hasText = true;
    if (visibilityProperties.some(property => style.has(property))) isStyled = true;
  }
  return shapes > basicShapesMax || (hasText && (shapes > 0 || isStyled));
}

/** Whether a paint refers to a gradient or a pattern, which can contain any shape. */
const isPaintServer = (paint: string | undefined): boolean => idOfUrl(paint) !== null;

/**
 * Embedded images that are drawn as part of the drawing. Images beyond the bound are only scanned separately.
 */
function drawnImages(
  embedded: readonly EmbeddedImage[],
  bounds: SvgBounds,
): Map<SvgElement, DrawnImage & { size: Canvas }> {
  const drawn = new Map<SvgElement, DrawnImage & { size: Canvas }>();
  let pixels = 0;
  for (const { elements, bytes, contents } of embedded) {
    pixels += contents.width * contents.height;
    if (!/^(?:png|jpeg|gif|webp)$/.test(contents.format) || pixels > bounds.drawnImagePixels) continue;
    const href = `data:image/${contents.format};base64,${Buffer.from(bytes).toString('base64')}`;
    for (const element of elements)
      drawn.set(element, { href, size: { width: contents.width, height: contents.height } });
  }
  return drawn;
}

/**
 * Canvas sizes to try, the largest first. Small drawings are enlarged so that codes and text in them can be
 * recognised.
 */
function canvasesFor({ width, height }: Canvas, bounds: SvgBounds): Canvas[] {
  const longest = Math.max(width, height);
  const first = Math.min(
    Math.max(1, bounds.canvasSideMin / longest),
    bounds.canvasSideMax / longest,
    Math.sqrt(bounds.canvasPixels / (width * height)),
  );
  return [1, 1 / 2, 1 / 4].map(share => ({
    width: Math.max(1, Math.round(width * first * share)),
    height: Math.max(1, Math.round(height * first * share)),
  }));
}

function viewBoxOf({ attributes }: SvgElement, { width, height }: Canvas): string {
  const box = parseViewBox(attributes.viewBox);
  return box === null ? `0 0 ${width} ${height}` : numbersOf(attributes.viewBox!.slice(0, 200)).join(' ');
}
