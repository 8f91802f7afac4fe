import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Bounds } from '../../bounds.js';
import { decodeXml } from '../metadata/text.js';
import { declareEntities } from '../metadata/xml-entities.js';
import { applyStyles } from './style.js';
import { mediaApplies } from './style-sheet.js';
import { localName, type SvgElement, type SvgTree, textOf } from './tree.js';

const noStyle: ReadonlyMap<string, string> = new Map();

class BoundReached extends Error {}

/** Parses an SVG in one bounded pass, up to the first syntax error; null without a root element. */
export function parseSvg(bytes: Uint8Array, bounds: Bounds): SvgTree | null {
  const source = decodeXml(bytes);
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
    const applies = mediaApplies(media.slice(0, bounds.svgValueChars));
    if (applies === null) hasConditions = true;
    if (applies !== false) sheets.push(textOf(element));
  };
  parser.on('doctype', doctype => declareEntities(parser, doctype, source, bounds));
  let attributes = 0;
  parser.on('attribute', () => {
    if (++attributes > bounds.svgAttributes) throw new BoundReached();
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    attributes = 0;
    if (++elements > bounds.imageSteps || open.length >= bounds.svgDepth) throw new BoundReached();
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
  const styles = applyStyles(root, sheets, bounds);
  return {
    root,
    isComplete: isComplete && styles.isComplete,
    hasUncertainStyles: hasConditions || styles.isUncertain,
  };
}
