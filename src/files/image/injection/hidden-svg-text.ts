/** Finds SVG text that people do not see: transparent, tiny, off the canvas, like the background. */
import type { CheerioAPI } from 'cheerio/slim';
import { type Element, isTag, isText } from 'domhandler';
import { channelsOf } from '../../../document/html/visibility.js';
import { parseLength, parseTransform, parseViewBox, scaleOf } from '../svg/geometry.js';
import { styleOf } from '../svg/style.js';

export interface HiddenText {
  text: string;
  /** Why people do not see the text, for example `it is not displayed`. */
  why: string;
}

/** Inherited properties that determine whether an element's text is visible. */
interface VisualState {
  /** Why the text is hidden. Descendants cannot make it visible again. */
  hidden: string | null;
  /** Whether `visibility` hides the text. Descendants can make it visible again. */
  isInvisible: boolean;
  opacity: number;
  fillOpacity: number;
  fill: string;
  stroke: string;
  color: string;
  fontSize: number;
}

type Style = ReadonlyMap<string, string>;

interface Canvas {
  width: number;
  height: number;
}

/** Values up to which text counts as hidden. */
const faintOpacity = 0.1;
const tinyPixels = 2;
const tinyScale = 0.05;
/** Minimum share of the canvas that a rectangle must cover to count as the background. */
const coveringShare = 0.95;
/** Maximum difference of each colour component, in levels, between text and a background that hides it. */
const faintLevels = 12;
/** Elements whose text belongs to the text around them. */
const inline = new Set(['tspan', 'textPath', 'a']);
/** Elements whose text is never drawn. */
const undrawn = new Set(['style', 'script', 'title', 'desc', 'metadata']);

export function hiddenSvgText($: CheerioAPI): HiddenText[] {
  const root = $.root().children().get(0)!;
  const finder = new HiddenTextFinder(canvasOf(root));
  finder.visit(root, {
    hidden: null,
    isInvisible: false,
    opacity: 1,
    fillOpacity: 1,
    fill: 'black',
    stroke: 'none',
    color: 'black',
    fontSize: 16,
  });
  return finder.found;
}

class HiddenTextFinder {
  readonly found: HiddenText[] = [];
  private background = 'white';

  constructor(private readonly canvas: Canvas) {}

  /** Visits an element and returns the text that belongs to the text around it. */
  visit(element: Element, inherited: VisualState, parent: Element | null = null): string {
    const { name } = element;
    if (undrawn.has(name)) return '';
    const style = styleOf(element.attribs);
    if (name === 'rect' && parent?.name === 'svg' && covers(element, this.canvas)) {
      const fill = style.get('fill');
      if (fill !== undefined && fill !== 'none') this.background = fill;
    }
    const state = stateOf(style, inherited);
    state.hidden ??= this.reason(element, style, state);
    const why = state.hidden ?? (state.isInvisible ? 'it is made invisible' : null);
    const outer = inherited.hidden ?? (inherited.isInvisible ? 'it is made invisible' : null);
    let text = '';
    for (const child of element.children) {
      if (isText(child)) text += child.data;
      else if (isTag(child)) text += this.visit(child, state, element);
    }
    if (inline.has(name) && why === outer) return text;
    if (why !== null && name !== 'defs' && text.trim() !== '') this.found.push({ text: text.trim(), why });
    return '';
  }

  /** Why an element's text is hidden by the element itself; null when it is not. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one line for each way to hide a text
  private reason({ name, attribs }: Element, style: Style, state: VisualState): string | null {
    if (style.get('display') === 'none') return 'it is not displayed';
    if (
      name === 'foreignObject' &&
      Math.min(parseLength(style.get('width'), 999) ?? 99, parseLength(style.get('height'), 999) ?? 99) <=
        tinyPixels
    )
      return 'its frame is too small to see';
    if (state.opacity <= faintOpacity) return 'it is transparent';
    const transform = style.get('transform');
    const matrix = transform === undefined ? null : parseTransform(transform);
    if (matrix !== null && scaleOf(matrix) <= tinyScale) return 'it is shrunk to nothing';
    if (matrix !== null && this.outside(matrix[4], matrix[5]) && matrix[1] === 0 && matrix[2] === 0)
      return 'it lies outside the picture';
    if (name !== 'text' && name !== 'tspan') return null;
    const unstroked = state.stroke === 'none' || state.stroke === 'transparent';
    if (state.fillOpacity * state.opacity <= faintOpacity && unstroked) return 'it is transparent';
    const fill = state.fill === 'currentcolor' ? state.color : state.fill;
    if (fill === 'transparent' || /^(?:rgba|hsla)\([^)]{0,60},\s{0,9}0?\.?0*%?\s?\)$/.test(fill))
      return 'it is transparent';
    if (fill === 'none' && unstroked) return 'it has no colour';
    if (state.fontSize <= tinyPixels) return 'it is too small to read';
    const x = parseLength(attribs.x, this.canvas.width) ?? 0;
    const y = parseLength(attribs.y, this.canvas.height) ?? 1;
    if (this.outside(x, y)) return 'it lies outside the picture';
    return areAlike(fill, this.background) ? 'it has the colour of the background' : null;
  }

  /** Whether a position is clearly off the canvas. Text extends upwards and to the right from it. */
  private outside(x: number, y: number): boolean {
    const { width, height } = this.canvas;
    return x > width || y > height + 40 || x < -width || y < -5;
  }
}

function stateOf(style: Style, inherited: VisualState): VisualState {
  const visibility = style.get('visibility');
  const fontSize = style.get('font-size');
  return {
    hidden: inherited.hidden,
    isInvisible:
      visibility === undefined || visibility === 'inherit'
        ? inherited.isInvisible
        : visibility === 'hidden' || visibility === 'collapse',
    opacity: inherited.opacity * fractionOf(style.get('opacity'), 1),
    fillOpacity: fractionOf(style.get('fill-opacity'), inherited.fillOpacity),
    fill: style.get('fill') ?? inherited.fill,
    stroke: style.get('stroke') ?? inherited.stroke,
    color: style.get('color') ?? inherited.color,
    fontSize:
      (fontSize === undefined ? null : parseLength(fontSize, inherited.fontSize)) ?? inherited.fontSize,
  };
}

/** An opacity, given as a number or a percentage, as 0 to 1. */
function fractionOf(value: string | undefined, otherwise: number): number {
  const number = Number.parseFloat(value ?? '') / (value?.endsWith('%') ? 100 : 1);
  return Number.isFinite(number) ? Math.max(0, Math.min(1, number)) : otherwise;
}

function areAlike(colour: string, background: string): boolean {
  const [one, other] = [channelsOf(colour), channelsOf(background)];
  if (one.length < 3 || other.length < 3) return colour === background;
  return one.every((level, i) => Math.abs(level - other[i]!) <= faintLevels);
}

const covers = ({ attribs }: Element, { width }: Canvas): boolean =>
  (parseLength(attribs.width, width) ?? 0) >= width * coveringShare;

/** Size of the canvas in user units: the far corner of the view box, where there is one. */
function canvasOf({ attribs }: Element): Canvas {
  const box = parseViewBox(attribs.viewBox);
  return box === null
    ? { width: parseLength(attribs.width, 300) ?? 300, height: parseLength(attribs.height, 150) ?? 150 }
    : { width: box.x + box.width, height: box.y + box.height };
}
