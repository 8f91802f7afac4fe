/** Text of an SVG that a drawing program would not show: transparent, tiny, outside the picture, of the background's colour. */
import { SaxesParser } from 'saxes';
import { limits } from '../../limits.js';

export interface HiddenText {
  text: string;
  /** Why people don't see it: `it is not displayed`. */
  why: string;
}

interface State {
  name: string;
  hidden: string | null;
  opacity: number;
  fill: string;
  fontSize: number;
  text: string;
}

type Style = Readonly<Record<string, string>>;

const faintest = 0.1;
const smallestPixels = 2;
const whites = new Set([
  'white',
  '#fff',
  '#ffffff',
  'rgb(255,255,255)',
  'rgb(100%,100%,100%)',
  'snow',
  '#fefefe',
  '#fdfdfd',
]);

const declarations = (css: string): Style =>
  Object.fromEntries(
    css.split(';').flatMap(part => {
      const [name, ...value] = part.split(':');
      return value.length === 0
        ? []
        : [[name!.trim().toLowerCase(), value.join(':').replace('!important', '').trim().toLowerCase()]];
    }),
  );

/** Simple selectors of a style sheet: an element, a class or an id. */
function readSheet(css: string, sheet: Map<string, Style>): void {
  for (const [, selectors, body] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]{1,500})\{([^{}]{0,2000})\}/g))
    for (const selector of selectors!.split(',')) {
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      sheet.set(last, { ...sheet.get(last), ...declarations(body!) });
    }
}

/** Finds the text elements nobody sees. A drawing that is no well-formed XML is read as far as it goes. */
export function hiddenSvgText(source: string): HiddenText[] {
  const found: HiddenText[] = [];
  const sheet = new Map<string, Style>();
  for (const [, css] of source.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi))
    readSheet(css!.replace(/<!\[CDATA\[|\]\]>/g, ''), sheet);
  const stack: State[] = [];
  let canvas = { width: 300, height: 150 };
  let background = 'white';
  let steps = 0;
  const parser = new SaxesParser();
  parser.on('opentag', tag => {
    if (++steps > limits.imageSteps || stack.length > limits.xmlDepth)
      throw new RangeError('the drawing is too large');
    const name = tag.name.replace(/^.*:/, '');
    const attributes = tag.attributes as Record<string, string>;
    const parent = stack.at(-1);
    const style: Style = {
      ...lower(attributes),
      ...sheet.get(name),
      ...Object.assign({}, ...(attributes.class ?? '').split(/\s+/).map(c => sheet.get(`.${c}`) ?? {})),
      ...(attributes.id === undefined ? {} : sheet.get(`#${attributes.id}`)),
      ...declarations(attributes.style ?? ''),
    };
    if (parent === undefined) canvas = sizeOf(attributes);
    else if (
      name === 'rect' &&
      stack.length === 1 &&
      covers(attributes, canvas) &&
      style.fill !== undefined &&
      style.fill !== 'none'
    )
      background = style.fill;
    const opacity =
      (parent?.opacity ?? 1) *
      fraction(style.opacity) *
      (name === 'text' || name === 'tspan' ? fraction(style['fill-opacity']) : 1);
    const fill = style.fill ?? parent?.fill ?? 'black';
    const fontSize = lengthOf(style['font-size']) ?? parent?.fontSize ?? 16;
    const state: State = { name, hidden: parent?.hidden ?? null, opacity, fill, fontSize, text: '' };
    state.hidden ??= whyHidden(state, style, attributes, canvas, background);
    stack.push(state);
  });
  parser.on('closetag', () => {
    const state = stack.pop();
    if (state === undefined) return;
    const parent = stack.at(-1);
    if (
      parent !== undefined &&
      ['tspan', 'textPath', 'a'].includes(state.name) &&
      parent.hidden === state.hidden
    ) {
      parent.text += state.text;
      return;
    }
    const drawn =
      !['style', 'script', 'title', 'desc', 'metadata', 'defs'].includes(state.name) &&
      !stack.some(s => s.name === 'metadata');
    if (state.hidden !== null && drawn && state.text.trim() !== '')
      found.push({ text: state.text.trim(), why: state.hidden });
  });
  const take = (text: string) => {
    const top = stack.at(-1);
    if (top !== undefined) top.text += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  try {
    parser.write(source).close();
  } catch {
    // The walk over the file says that it is damaged.
  }
  return found;
}

function whyHidden(
  state: State,
  style: Style,
  attributes: Record<string, string>,
  canvas: { width: number; height: number },
  background: string,
): string | null {
  if (style.display === 'none') return 'it is not displayed';
  if (style.visibility === 'hidden' || style.visibility === 'collapse') return 'it is made invisible';
  if (
    state.name === 'foreignObject' &&
    Math.min(lengthOf(style.width) ?? 99, lengthOf(style.height) ?? 99) <= smallestPixels
  )
    return 'its frame is too small to see';
  if (state.opacity <= faintest) return 'it is transparent';
  const scale = /scale\(\s*(-?[\d.]+)/.exec(style.transform ?? '');
  if (scale !== null && Math.abs(Number(scale[1])) <= 0.05) return 'it is shrunk to nothing';
  const moved = /translate\(\s*(-?[\d.]+)[\s,]*(-?[\d.]+)?/.exec(style.transform ?? '');
  if (moved !== null && outside(Number(moved[1]), Number(moved[2] ?? 0), canvas))
    return 'it lies outside the picture';
  if (state.name !== 'text' && state.name !== 'tspan') return null;
  if (state.fill === 'transparent' || /^rgba\([^)]*,\s*0?\.?0*\)$/.test(state.fill))
    return 'it is transparent';
  if (state.fill === 'none' && (style.stroke ?? 'none') === 'none') return 'it has no colour';
  if (state.fontSize <= smallestPixels) return 'it is too small to read';
  const x = lengthOf(attributes.x);
  const y = lengthOf(attributes.y);
  if (outside(x ?? 0, y ?? 1, canvas)) return 'it lies outside the picture';
  if (same(state.fill, background)) return 'it has the colour of the background';
  return null;
}

const same = (a: string, b: string) => {
  const plain = (colour: string) =>
    whites.has(colour.replace(/\s/g, '')) ? 'white' : colour.replace(/\s/g, '');
  return plain(a) === plain(b);
};
const outside = (x: number, y: number, { width, height }: { width: number; height: number }) =>
  x > width || y > height + 40 || x < -width || y < -5;
const lower = (attributes: Record<string, string>): Style =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value.trim().toLowerCase()]));
const covers = (attributes: Record<string, string>, canvas: { width: number; height: number }) =>
  /%/.test(attributes.width ?? '') || (lengthOf(attributes.width) ?? 0) >= canvas.width * 0.95;

function fraction(value: string | undefined): number {
  if (value === undefined) return 1;
  const number = Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
  return Number.isFinite(number) ? number : 1;
}

function lengthOf(value: string | undefined): number | null {
  const number = value === undefined ? Number.NaN : Number.parseFloat(value);
  return Number.isFinite(number) && !value!.endsWith('%') ? number : null;
}

/** In user units: the view box, where there is one. */
function sizeOf(attributes: Record<string, string>): { width: number; height: number } {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box.length === 4 && box.every(Number.isFinite))
    return { width: box[0]! + box[2]!, height: box[1]! + box[3]! };
  return { width: lengthOf(attributes.width) ?? 300, height: lengthOf(attributes.height) ?? 150 };
}
