/** Makes a drawing ready for a renderer, or says why it is not rendered. Pure: nothing is drawn here. */
import { limits } from '../../limits.js';
import type { ImageContents } from '../image.js';
import { type Canvas, estimate, idOfUrl } from './cost/estimate.js';
import type { EmbeddedImage } from './embedded.js';
import { numbersOf, parseViewBox } from './geometry.js';
import type { SvgElement, SvgTree } from './tree.js';
import { type DrawnImage, writeSvg } from './write.js';

export interface PreparedSvg {
  /** Sanitised, to be drawn at the size its root element states. */
  svg: Uint8Array;
  /** Pixels of the drawing for one of the picture as the file states its size. */
  scale: number;
  /** Whether filters were left out. */
  withoutFilters: boolean;
}

export interface SkippedSvg {
  /** A public sentence; null when a drawing would show nothing that its text does not. */
  skipped: string | null;
}

/** Decides whether a drawing is rendered and sanitises it. `size` is what the file states. */
export function prepareSvg(
  tree: SvgTree,
  size: Pick<ImageContents, 'width' | 'height'>,
  embedded: readonly EmbeddedImage[],
): PreparedSvg | SkippedSvg {
  const { root } = tree;
  if (!tree.complete) return tooComplex('too many parts or style rules');
  const elements = [...elementsUnder(root)];
  if (!needsDrawing(elements)) return { skipped: null };
  const ids = new Map<string, SvgElement>();
  for (const element of elements) {
    const { id } = element.attributes;
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  const images = drawnImages(embedded);
  const sizes = new Map([...images].map(([element, { size: pixels }]) => [element, pixels]));
  const viewBox = viewBoxOf(root, size);
  const preserveAspectRatio =
    /^[A-Za-z ]{1,40}$/.exec(root.attributes.preserveAspectRatio ?? '')?.[0] ?? 'xMidYMid';
  const scaled = { ...root, attributes: { ...root.attributes, viewBox, preserveAspectRatio } };
  let reason = '';
  for (const canvas of canvasesFor(size)) {
    const { drawn, excess } = estimate(scaled, ids, canvas, sizes);
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

/** Up to so many basic shapes spell no letters and make no code. */
const plainShapes = 8;
const basic = /^(?:rect|circle|ellipse|line)$/;
const telling = /^(?:path|polygon|polyline|image|use)$/;
/** Properties that decide whether text can be seen. */
const visual = [
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
 * Whether a drawing may show what its text does not say: shapes that can be letters or codes, images, and text whose
 * colour, size or cover decides whether people see it.
 */
export function needsDrawing(elements: readonly SvgElement[]): boolean {
  let shapes = 0;
  let hasText = false;
  let isStyled = false;
  for (const { name, style } of elements) {
    if (telling.test(name) || isServed(style.get('fill')) || isServed(style.get('stroke'))) return true;
    if (basic.test(name)) {
      if (style.has('stroke-dasharray')) return true;
      shapes++;
    }
    if (name === 'text') hasText = true;
    if (visual.some(property => style.has(property))) isStyled = true;
  }
  return shapes > plainShapes || (hasText && (shapes > 0 || isStyled));
}

/** Whether a paint is a gradient or a pattern, which can hold any shape. */
const isServed = (paint: string | undefined): boolean => idOfUrl(paint) !== null;

/** Renderers draw images of these formats. Larger ones are only read by themselves. */
function drawnImages(embedded: readonly EmbeddedImage[]): Map<SvgElement, DrawnImage & { size: Canvas }> {
  const drawn = new Map<SvgElement, DrawnImage & { size: Canvas }>();
  let pixels = 0;
  for (const { elements, bytes, contents } of embedded) {
    pixels += contents.width * contents.height;
    if (!/^(?:png|jpeg|gif|webp)$/.test(contents.format) || pixels > limits.svgImagePixels) continue;
    const href = `data:image/${contents.format};base64,${Buffer.from(bytes).toString('base64')}`;
    for (const element of elements)
      drawn.set(element, { href, size: { width: contents.width, height: contents.height } });
  }
  return drawn;
}

/** Canvas sizes to try, the largest first: small drawings are enlarged so that codes and print in them can be read. */
function canvasesFor({ width, height }: Canvas): Canvas[] {
  const longest = Math.max(width, height);
  const first = Math.min(
    Math.max(1, limits.svgSideMin / longest),
    limits.printSidePixels / longest,
    Math.sqrt(limits.svgPixels / (width * height)),
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

function* elementsUnder(root: SvgElement): Generator<SvgElement> {
  const pending = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    yield element;
    for (const child of element.children) if (typeof child !== 'string') pending.push(child);
  }
}
