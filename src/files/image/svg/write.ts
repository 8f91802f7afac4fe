/**
 * Serialises a sanitised drawing. Only elements, attributes and values on an allow-list are written, and
 * references only point to local ids, so the result contains no scripts, style sheets, filters, animation,
 * foreign content or external URLs.
 */
import type { SvgBounds } from '../bounds.js';
import type { Canvas } from './cost/state.js';
import { parseLength, parseTransform } from './geometry.js';
import { parsePath } from './path.js';
import { idOfUrl } from './references.js';
import { hrefOf, type SvgElement } from './tree.js';

export interface DrawnImage {
  /** A `data:` URL of a format that renderers decode. */
  href: string;
}

export interface WriteOptions {
  canvas: Canvas;
  viewBox: string;
  preserveAspectRatio: string;
  /** The elements to write. Their ancestors are written as containers. */
  drawn: ReadonlySet<SvgElement>;
  ids: ReadonlyMap<string, SvgElement>;
  images: ReadonlyMap<SvgElement, DrawnImage>;
  bounds: Pick<SvgBounds, 'drawnChars' | 'coordinate' | 'dashes' | 'pathPoints'>;
}

/** Returns the sanitised SVG text; null when it would exceed the bound on its length. */
export function writeSvg(root: SvgElement, options: WriteOptions): string | null {
  const writer = new Writer(options);
  writer.root(root);
  return writer.text();
}

const allowed = new Set(
  (
    'svg g a switch symbol defs use clipPath mask pattern marker linearGradient radialGradient stop path rect circle ' +
    'ellipse line polyline polygon text tspan image'
  ).split(' '),
);
/** Elements that only group others, and the name they are written as. */
const grouping: Readonly<Record<string, string>> = { a: 'g', switch: 'g' };
const leaves = new Set('path rect circle ellipse line polyline polygon text tspan image stop'.split(' '));

const lengthValue = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s?(?:[a-z]{0,3}|%)$/i;
const numberList = /^[\s,\d.e+-]{1,400}$/i;
const colour = /^(?:#[\da-f]{3,8}|[a-z]{3,30}|(?:rgba?|hsla?)\([\d\s,.%/deg-]{1,60}\))$/i;
const word = /^[a-z-]{1,40}$/i;

const lengths = new Set(
  (
    'x y width height cx cy r rx ry fx fy fr x1 y1 x2 y2 dx dy refX refY markerWidth markerHeight offset ' +
    'stroke-width stroke-dashoffset font-size letter-spacing word-spacing'
  ).split(' '),
);
const fractions = new Set(['stop-opacity', 'stroke-miterlimit']);
const words = new Set(
  (
    'gradientUnits spreadMethod patternUnits patternContentUnits maskUnits maskContentUnits clipPathUnits markerUnits ' +
    'fill-rule clip-rule display visibility stroke-linecap stroke-linejoin text-anchor font-style font-weight overflow'
  ).split(' '),
);
const colours = new Set(['color', 'stop-color']);
const transforms = new Set(['transform', 'gradientTransform', 'patternTransform']);
const references: Readonly<Record<string, RegExp>> = {
  'clip-path': /^clipPath$/,
  mask: /^mask$/,
  'marker-start': /^marker$/,
  'marker-mid': /^marker$/,
  'marker-end': /^marker$/,
};
const paintServers = /^(?:linearGradient|radialGradient|pattern)$/;
const miterLimitMax = 4;

/**
 * Opacity accumulated from the ancestors. Drawing a group as a layer costs memory for each level, so a
 * group's opacity is applied to each element inside it instead. Overlaps then look different, which
 * recognising text and codes tolerates.
 */
interface Alpha {
  group: number;
  fill: number;
  stroke: number;
}

class Writer {
  private readonly parts: string[] = [];
  private chars = 0;
  private readonly names = new Map<SvgElement, string>();
  private readonly needed = new Set<SvgElement>();

  constructor(private readonly options: WriteOptions) {}

  text(): string | null {
    return this.chars > this.options.bounds.drawnChars ? null : this.parts.join('');
  }

  root(root: SvgElement): void {
    this.need(root);
    const { canvas, viewBox, preserveAspectRatio } = this.options;
    this.put(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${canvas.width}" height="${canvas.height}" viewBox="${viewBox}" preserveAspectRatio="${preserveAspectRatio}">`,
    );
    const style = new Map(root.style);
    for (const property of ['x', 'y', 'width', 'height', 'overflow', 'transform']) style.delete(property);
    this.put(`<g${this.attributes({ ...root, name: 'g', attributes: {}, style }, opaque)}>`);
    this.children(root, alphaOf(root, opaque));
    this.put('</g></svg>');
  }

  /** Marks the elements to write: drawn ones and their ancestors. */
  private need(element: SvgElement): boolean {
    let needed = this.options.drawn.has(element);
    for (const child of element.children) if (typeof child !== 'string' && this.need(child)) needed = true;
    if (needed) this.needed.add(element);
    return needed;
  }

  private put(text: string): void {
    this.chars += text.length;
    if (this.chars <= this.options.bounds.drawnChars) this.parts.push(text);
  }

  private element(element: SvgElement, inherited: Alpha): void {
    // An unknown element is only written because something refers to an element inside it.
    const name = allowed.has(element.name) ? (grouping[element.name] ?? element.name) : 'defs';
    const alpha = alphaOf(element, inherited);
    this.put(`<${name}${this.attributes({ ...element, name }, alpha, element)}>`);
    this.children(element, alpha);
    this.put(`</${name}>`);
  }

  private children(element: SvgElement, alpha: Alpha): void {
    const hasText = element.name === 'text' || element.name === 'tspan' || element.name === 'a';
    for (const child of element.children)
      if (typeof child === 'string') {
        if (hasText) this.put(escapeXml(drawnLetters(child)));
      } else if (this.needed.has(child)) this.element(child, alpha);
  }

  private attributes(element: SvgElement, alpha: Alpha, original = element): string {
    const found: [name: string, value: string][] = [];
    const { name } = element;
    for (const [attribute, value] of Object.entries(element.attributes)) {
      if (element.style.has(attribute) && !lengths.has(attribute)) continue;
      const written = this.value(attribute, value.trim());
      if (written !== null) found.push([attribute, written]);
    }
    for (const [property, value] of element.style) {
      if (lengths.has(property) && property in element.attributes) continue;
      const written = this.value(property, value);
      if (written !== null) found.push([property, written]);
    }
    const marker = this.value('marker-start', element.style.get('marker') ?? '');
    if (marker !== null)
      for (const position of ['start', 'mid', 'end'])
        if (!element.style.has(`marker-${position}`)) found.push([`marker-${position}`, marker]);
    if (leaves.has(name) && name !== 'image' && name !== 'stop') {
      if (alpha.group * alpha.fill < 1) found.push(['fill-opacity', fixed(alpha.group * alpha.fill)]);
      if (alpha.group * alpha.stroke < 1) found.push(['stroke-opacity', fixed(alpha.group * alpha.stroke)]);
    }
    const link = name === 'image' ? this.options.images.get(original)?.href : this.localHref(original);
    if (link !== undefined) found.push(['xlink:href', link]);
    const id = original.attributes.id;
    if (id !== undefined && this.options.ids.get(id) === original) found.push(['id', this.nameOf(original)]);
    return found.map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`).join('');
  }

  private localHref(element: SvgElement): string | undefined {
    const target = this.options.ids.get(hrefOf(element)?.trim().replace(/^#/, '') ?? '');
    return target !== undefined && this.needed.has(target) ? `#${this.nameOf(target)}` : undefined;
  }

  /** Replaces ids by numbers, because ids in the file may contain any characters. */
  private nameOf(element: SvgElement): string {
    const name = this.names.get(element) ?? `n${this.names.size}`;
    this.names.set(element, name);
    return name;
  }

  /** The value to write; null when the property or the value is not allowed. */
  private value(property: string, value: string): string | null {
    if (lengths.has(property))
      return lengthValue.test(value) && this.isInRange(value) ? value : namedSize(property, value);
    if (fractions.has(property)) {
      const number = Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
      return Number.isFinite(number) ? fixed(Math.min(number, miterLimitMax)) : null;
    }
    if (words.has(property)) return word.test(value) || /^[1-9]00$/.test(value) ? value : null;
    if (colours.has(property)) return colour.test(value) ? value : null;
    if (transforms.has(property)) {
      const matrix = parseTransform(value);
      return matrix === null ? null : `matrix(${matrix.join(' ')})`;
    }
    if (property in references) return this.reference(value, references[property]!);
    switch (property) {
      case 'fill':
      case 'stroke':
        return this.paint(value);
      case 'd':
        return value.slice(0, parsePath(value, this.options.bounds.pathPoints)?.validChars ?? 0);
      case 'points':
        return /^[\s,\d.e+-]*$/i.test(value) ? value : null;
      case 'viewBox':
        return numberList.test(value) ? value : null;
      case 'stroke-dasharray':
        return value.split(/[\s,]+/).length <= this.options.bounds.dashes &&
          /^[\s,\d.e%a-z+-]{1,400}$/i.test(value)
          ? value
          : null;
      case 'preserveAspectRatio':
        return /^[A-Za-z ]{1,40}$/.test(value) ? value : null;
      case 'orient':
        return /^(?:auto(?:-start-reverse)?|[+-]?[\d.]{1,20})$/.test(value) ? value : null;
      case 'xml:space':
        return value === 'preserve' ? value : null;
      case 'font-family':
        return familyOf(value);
      default:
        return null;
    }
  }

  private isInRange(value: string): boolean {
    return Math.abs(parseLength(value, 1) ?? 0) <= this.options.bounds.coordinate;
  }

  private reference(value: string, name: RegExp): string | null {
    const target = this.options.ids.get(idOfUrl(value) ?? '');
    return target !== undefined && name.test(target.name) && this.needed.has(target)
      ? `url(#${this.nameOf(target)})`
      : null;
  }

  private paint(value: string): string | null {
    if (/^url\(/i.test(value)) {
      const fallback = value.slice(value.indexOf(')') + 1).trim();
      return this.reference(value, paintServers) ?? (colour.test(fallback) ? fallback : 'none');
    }
    return colour.test(value) ? value : null;
  }
}

const opaque: Alpha = { group: 1, fill: 1, stroke: 1 };

const alphaOf = ({ style }: SvgElement, inherited: Alpha): Alpha => ({
  group: inherited.group * fractionOf(style.get('opacity'), 1),
  fill: fractionOf(style.get('fill-opacity'), inherited.fill),
  stroke: fractionOf(style.get('stroke-opacity'), inherited.stroke),
});

/** An opacity, given as a number or a percentage, as 0 to 1. */
export function fractionOf(value: string | undefined, otherwise: number): number {
  const number = Number.parseFloat(value ?? '') / (value?.endsWith('%') ? 100 : 1);
  return Number.isFinite(number) ? Math.max(0, Math.min(1, number)) : otherwise;
}

const fixed = (number: number): string => String(Math.round(number * 10_000) / 10_000);
const namedSize = (property: string, value: string) =>
  property === 'font-size' && word.test(value) ? value : null;

/** A generic font family of the same kind, because renderers need time and memory to look up named fonts. */
const familyOf = (value: string): string =>
  /mono|courier|consol|menlo/i.test(value)
    ? 'monospace'
    : /serif|times|georgia|garamond|roman|palatino/i.test(value) && !/sans/i.test(value)
      ? 'serif'
      : 'sans-serif';

/**
 * Replaces letters of non-Latin scripts by spaces, because OCR supports only Latin script and other fonts are
 * slow to load.
 */
const drawnLetters = (text: string): string =>
  text.replace(
    /[^\t\n\r\x20-\x7e\u00a0-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\ufb00-\ufb06]/gu,
    ' ',
  );

const notXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(notXml, ' ');
