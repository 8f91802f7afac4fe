import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { ImageBounds } from '../bounds.js';
import { decodeText, decodeUtf16 } from '../metadata/text.js';
import { declareEntities } from '../metadata/xml-entities.js';
import { applyStyles } from './style.js';
import { mediaApplies } from './style-sheet.js';

/** An element of a drawing, with its styles resolved. */
export interface SvgElement {
  /** Local name: `rect` for `svg:rect`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Elements and the text between them, in document order. */
  children: (SvgElement | string)[];
  /**
   * Properties declared on this element by attributes, style sheets and `style`, in lower case. Not inherited
   * ones.
   */
  style: ReadonlyMap<string, string>;
}

/** A parsed SVG file. */
export interface SvgTree {
  root: SvgElement;
  /** False when a bound ended the parser early, or style rules are missing. A syntax error does not count. */
  isComplete: boolean;
  /** Whether style rules were not understood, so that text may be hidden by them. */
  hasUncertainStyles: boolean;
}

class BoundReached extends Error {}

/**
 * Parses an SVG in one bounded pass, up to the first syntax error. Returns null when there is no root
 * element.
 */
export function parseSvg(bytes: Uint8Array, bounds: Pick<ImageBounds, 'svg' | 'metadata'>): SvgTree | null {
  const source = svgSource(bytes);
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: SvgElement[] = [];
  const sheets: string[] = [];
  let root: SvgElement | null = null;
  let elements = 0;
  let isComplete = true;
  let hasConditions = false;
  const addSheet = (element: SvgElement) => {
    const { type = '', media = '' } = element.attributes;
    if (type.trim() !== '' && type.trim().toLowerCase() !== 'text/css') return;
    const applies = mediaApplies(media.slice(0, bounds.svg.valueChars));
    if (applies === null) hasConditions = true;
    if (applies !== false) sheets.push(textOf(element));
  };
  parser.on('doctype', doctype => declareEntities(parser, doctype, source, bounds.metadata));
  let attributes = 0;
  parser.on('attribute', () => {
    if (++attributes > bounds.svg.attributes) throw new BoundReached();
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    attributes = 0;
    if (++elements > bounds.svg.elements || open.length >= bounds.svg.depth) throw new BoundReached();
    const element = { name: localName(tag.name), attributes: tag.attributes, children: [], style: noStyle };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element?.name === 'style') addSheet(element);
  });
  const addText = (text: string) => open.at(-1)?.children.push(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(source).close();
  } catch (error) {
    // Renderers draw the elements before a syntax error; the metadata pass reports it.
    isComplete = !(error instanceof BoundReached);
    for (const element of open) if (element.name === 'style') addSheet(element);
  }
  if (root === null) return null;
  const styles = applyStyles(root, sheets, bounds.svg);
  return {
    root,
    isComplete: isComplete && styles.isComplete,
    hasUncertainStyles: hasConditions || styles.isUncertain,
  };
}

/**
 * Source text of an SVG file: UTF-16 by its byte order mark or its zero bytes, else UTF-8 or Windows-1252.
 */
export const svgSource = (bytes: Uint8Array): string =>
  bytes[0] === 0 || bytes[1] === 0 ? decodeUtf16(bytes, 'le') : decodeText(bytes);

const noStyle: ReadonlyMap<string, string> = new Map();

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The text directly inside an element. */
export const textOf = ({ children }: SvgElement): string =>
  children.filter(child => typeof child === 'string').join('');

/** Value of `href`, with or without a prefix (SVG 2 dropped `xlink:`). */
export const hrefOf = ({ attributes }: SvgElement): string | undefined =>
  attributes.href ?? attributes['xlink:href'];

/** An element and all elements inside it, in document order. */
export function* elementsOf(root: SvgElement): Generator<SvgElement> {
  const pending = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    yield element;
    for (let i = element.children.length - 1; i >= 0; i--) {
      const child = element.children[i]!;
      if (typeof child !== 'string') pending.push(child);
    }
  }
}
