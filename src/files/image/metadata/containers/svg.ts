import { DomHandler } from 'domhandler';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { limits } from '../../../../contract/limits.js';
import { parseLength, parseViewBox } from '../../svg/geometry.js';
import { decodeXml } from '../text.js';
import { ImageFailure, type Walk } from '../walk-state.js';
import { readXmpText } from '../xmp.js';

/** Attributes that contain text. All others describe the drawing. */
const textAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|desc|label|data-.+|on[a-z]+|content|placeholder)$/;
/** Inline elements: their text belongs to the text around them. */
const inline = new Set(['tspan', 'textPath', 'a', 'tref', 'altGlyph', 'b', 'i', 'em', 'strong', 'span']);

/**
 * SVG (W3C SVG 2): reads every text of the document, drawn or not, by element, and the tree of elements for
 * cheerio. The tree has local names, CDATA sections as text, and neither comments nor instructions. It is
 * built from the same events as the texts: cheerio's own parser ends instructions and document types
 * elsewhere than XML does, so a file could hide an image from it, and it is quadratic in elements that are
 * not closed.
 */
export function walkSvg(walk: Walk): void {
  const source = decodeXml(walk.bytes);
  const parser = new SaxesParser({ xmlns: false, position: true });
  const tree = new DomHandler(null, { xmlMode: true });
  const open: { name: string; text: string; at: number }[] = [];
  /** Namespaces by prefix, as they were declared last. */
  const namespaces = new Map<string, string>();
  /** Offset of the open RDF element, which is read as XMP, and its depth. */
  let rdf: { from: number; depth: number } | null = null;
  const addText = (name: string, text: string, at = parser.position) => {
    const place = `SVG ${name} at character ${at}`;
    if (rdf === null && text.trim() !== '') walk.add({ layer: 'svg', name, place, text: text.trim() });
  };
  const closeRdf = () => {
    if (rdf === null) return;
    open.length = rdf.depth;
    const packet = source.slice(rdf.from, parser.position);
    readXmpText(walk, packet, 'SVG metadata', { entities: parser.ENTITIES, namespaces });
    rdf = null;
  };

  const uriOf = ({ name, attributes }: SaxesTagPlain) => {
    const [prefix, local] = name.split(':', 2);
    return local === undefined ? attributes.xmlns : namespaces.get(prefix!);
  };

  parser.on('opentag', ({ name: qualifiedName, attributes }) => {
    if (open.length > limits.xmlDepth)
      throw new ImageFailure('too_large_inside', 'The SVG is nested too deeply.');
    if (!walk.step()) throw new BoundReached();
    const name = localName(qualifiedName);
    tree.onopentag(name, attributes);
    if (walk.svg === null) {
      walk.svg = { document: tree.root, isComplete: true };
      readSize(walk, attributes);
    }
    if (name === 'RDF') rdf ??= { from: source.lastIndexOf('<', parser.position - 1), depth: open.length };
    open.push({ name, text: '', at: parser.position });
    for (const [key, value] of Object.entries(attributes))
      if (key.startsWith('xmlns:')) namespaces.set(key.slice('xmlns:'.length), value);
      else if (textAttributes.test(localName(key))) addText(`${name}/@${localName(key)}`, value);
  });
  parser.on('closetag', tag => {
    tree.onclosetag();
    const { name, text, at } = open.pop()!;
    if (rdf?.depth === open.length) return closeRdf();
    const parent = open.at(-1);
    if (parent !== undefined && inline.has(name)) parent.text += text;
    else if (uriOf(tag)?.startsWith('http://c2pa.org/')) {
      const place = `content credentials in SVG metadata at character ${at}`;
      walk.add({ layer: 'c2pa', name: 'c2pa', place, text: '' });
    } else addText(name, text, at);
  });
  const take = (text: string) => {
    const top = open.at(-1);
    if (top === undefined) return;
    top.text += text;
    tree.ontext(text);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('comment', comment => addText('comment', comment));
  parser.on('doctype', doctype => {
    declareEntities(parser, doctype, source);
    if (doctype.includes('<!ENTITY')) addText('doctype', doctype);
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (!/^(?:xml|xml-stylesheet|xpacket)$/i.test(target))
      addText('processing instruction', `${target} ${body}`);
  });

  try {
    parser.write(source).close();
  } catch (error) {
    if (error instanceof ImageFailure) throw error;
    closeRdf();
    if (error instanceof BoundReached) walk.svg!.isComplete = false;
    else {
      // Renderers draw the elements before a syntax error.
      walk.warn('The SVG is not well-formed XML; only the part before the error was read by element.');
      addText('rest', source.slice(parser.position, parser.position + limits.imageUnknownDataBytes));
    }
    for (const { name, text, at } of open.reverse()) addText(name, text, at);
  }
  if (walk.svg === null)
    throw new ImageFailure('unreadable', 'The SVG is damaged: its first element cannot be read.');
}

class BoundReached extends Error {}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Declares the plain-text entities of a document type, which drawing programs use for namespace names.
 * Entities with markup or other entities stay undeclared. So do all entities when their references could
 * expand beyond the bound on text.
 */
function declareEntities(parser: SaxesParser, doctype: string, source: string): void {
  const declarations = doctype
    .slice(0, limits.imageUnknownDataBytes)
    .matchAll(/<!ENTITY\s+([\w.-]{1,64})\s+(?:"([^"]{0,256})"|'([^']{0,256})')\s*>/g);
  const entities: [name: string, value: string][] = [];
  for (const [, name, double, single] of declarations) {
    const value = double ?? single ?? '';
    if (!/[&<%]/.test(value)) entities.push([name!, value]);
  }
  if (entities.length === 0) return;
  const longest = Math.max(...entities.map(([, value]) => value.length));
  const references = source.split('&').length - 1;
  if (references * longest > limits.imageTextChars) return;
  for (const [name, value] of entities) parser.ENTITIES[name] ??= value;
}

/** Size: width and height if they are lengths, else the viewBox, else 300 by 150 (CSS 2.2, 10.3.2). */
function readSize(walk: Walk, attributes: Readonly<Record<string, string>>): void {
  const box = parseViewBox(attributes.viewBox) ?? { width: 300, height: 150 };
  const width = sideOf(attributes.width);
  const height = sideOf(attributes.height);
  const ratio = box.width / box.height;
  walk.width = atLeastOne(width ?? (height === null ? box.width : height * ratio));
  walk.height = atLeastOne(height ?? (width === null ? box.height : width / ratio));
}

const atLeastOne = (size: number): number => Math.max(1, Math.round(Math.min(size, Number.MAX_SAFE_INTEGER)));

/** A side in CSS pixels; null when it is relative, negative or not a length. */
function sideOf(value: string | undefined): number | null {
  const length = value?.includes('%') ? null : parseLength(value, 0);
  return length !== null && length >= 0 ? length : null;
}
