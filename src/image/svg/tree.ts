import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { limits } from '../../limits.js';
import { decodeText, decodeUtf16 } from '../metadata/text.js';
import { declareEntities } from '../metadata/xml-entities.js';
import { applyStyles } from './style.js';

/** An element of a drawing, with its styles resolved. */
export interface SvgElement {
  /** Local name: `rect` for `svg:rect`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Elements and the text between them, in document order. */
  children: (SvgElement | string)[];
  /** Properties declared on this element by attributes, style sheets and `style`, in lower case. Not inherited ones. */
  style: ReadonlyMap<string, string>;
}

/** A parsed SVG file. */
export interface SvgTree {
  root: SvgElement;
  elements: number;
  /** Whether a limit or a syntax error ended the pass before the end of the file, or styles were left out. */
  complete: boolean;
}

class Stopped extends Error {}

/** Parses an SVG in one bounded pass, up to the first syntax error. Returns null when there is no root element. */
export function parseSvg(bytes: Uint8Array): SvgTree | null {
  const source = svgSource(bytes);
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: SvgElement[] = [];
  const sheets: string[] = [];
  let root: SvgElement | null = null;
  let elements = 0;
  let complete = true;
  parser.on('doctype', doctype => declareEntities(parser, doctype, source));
  let attributes = 0;
  parser.on('attribute', () => {
    if (++attributes > limits.svgAttributes) throw new Stopped();
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    attributes = 0;
    if (++elements > limits.imageSteps || open.length >= limits.svgDepth) throw new Stopped();
    const element = { name: localName(tag.name), attributes: tag.attributes, children: [], style: noStyle };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element?.name === 'style') sheets.push(textOf(element));
  });
  const addText = (text: string) => open.at(-1)?.children.push(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(source).close();
  } catch (error) {
    // A syntax error is reported by the walk over the file; renderers draw the elements before it.
    complete = !(error instanceof Stopped);
    sheets.push(...open.filter(element => element.name === 'style').map(textOf));
  }
  if (root === null) return null;
  return { root, elements, complete: applyStyles(root, sheets) && complete };
}

/** Source text of an SVG file: UTF-16 by its byte order mark or its zero bytes, else UTF-8 or Windows-1252. */
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
