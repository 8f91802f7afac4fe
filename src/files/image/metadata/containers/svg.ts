import { SaxesParser, type SaxesTagNS } from 'saxes';
import { parseLength, parseViewBox } from '../../svg/geometry.js';
import { decodeXml } from '../text.js';
import { addBlock, ImageFailure, step, type Walk, warn } from '../walk-state.js';
import { declareEntities } from '../xml-entities.js';
import { resolvePrefix, xmpReader } from '../xmp.js';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
/** Attributes that contain text. All others describe the drawing. */
const textAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|desc|label|data-.+|on[a-z]+|content|placeholder)$/;
/** Inline elements: their text belongs to the text around them. */
const inline = new Set(['tspan', 'textPath', 'a', 'tref', 'altGlyph', 'b', 'i', 'em', 'strong', 'span']);

/** SVG (W3C SVG 2): reads every text of the document, drawn or not, by element. */
export function walkSvg(walk: Walk): void {
  const { bytes } = walk;
  const source = decodeXml(bytes);
  const parser = new SaxesParser({ xmlns: true, position: true, resolvePrefix });
  const elements: { name: string; text: string; at: number }[] = [];
  const xmp = xmpReader(walk, 'SVG metadata');
  let insideRdf = 0;
  let rooted = false;
  const addText = (name: string, text: string, at: number) => {
    const place = `SVG ${name} at character ${at}`;
    if (text.trim() !== '') addBlock(walk, { layer: 'svg', name, place, text: text.trim() });
  };

  // saxes looks up a prefix through all open elements.
  let lookUps = 0;
  const countLookUp = () => {
    lookUps += elements.length + insideRdf + 1;
    if (lookUps <= walk.bounds.xmlNamespaceLookups) return;
    warn(walk, 'The file has more parts than are read; the rest was omitted.');
    throw new BoundReached();
  };
  parser.on('attribute', countLookUp);
  parser.on('opentag', tag => {
    countLookUp();
    if (elements.length > walk.bounds.xmlDepth)
      throw new ImageFailure('too_large_inside', 'The SVG is nested too deeply.');
    if (!step(walk)) throw new BoundReached();
    if (insideRdf > 0 || tag.uri === rdf) {
      if (++insideRdf > walk.bounds.imageDepth * 4)
        throw new ImageFailure('too_large_inside', 'The SVG is nested too deeply.');
      return xmp.open(tag);
    }
    if (!rooted) readSize(walk, tag);
    rooted = true;
    elements.push({ name: tag.local, text: '', at: parser.position });
    for (const { local, prefix, value } of Object.values(tag.attributes))
      if (textAttributes.test(local)) addText(`${tag.local}/@${local}`, value, parser.position);
      else if (prefix === 'xlink' && local === 'title')
        addText(`${tag.local}/@xlink:title`, value, parser.position);
  });
  parser.on('closetag', tag => {
    if (insideRdf > 0) {
      insideRdf--;
      return xmp.close();
    }
    const element = elements.pop();
    if (element === undefined) return;
    const parent = elements.at(-1);
    if (parent !== undefined && inline.has(element.name)) parent.text += element.text;
    else if (tag.uri.startsWith('http://c2pa.org/')) {
      const place = `content credentials in SVG metadata at character ${element.at}`;
      addBlock(walk, { layer: 'c2pa', name: 'c2pa', place, text: '' });
    } else addText(element.name, element.text, element.at);
  });
  const take = (text: string) => {
    if (insideRdf > 0) return xmp.text(text);
    const top = elements.at(-1);
    if (top !== undefined) top.text += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('comment', comment => addText('comment', comment, parser.position));
  parser.on('doctype', doctype => {
    declareEntities(parser, doctype, source, walk.bounds);
    if (doctype.includes('<!ENTITY')) addText('doctype', doctype, parser.position);
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (!/^(?:xml|xml-stylesheet|xpacket)$/i.test(target))
      addText('processing instruction', `${target} ${body}`, parser.position);
  });

  try {
    parser.write(source).close();
  } catch (error) {
    if (error instanceof ImageFailure) throw error;
    if (!(error instanceof BoundReached)) {
      warn(walk, 'The SVG is not well-formed XML; only the part before the error was read by element.');
      addText(
        'rest',
        source.slice(parser.position, parser.position + walk.bounds.imageUnknownDataBytes),
        parser.position,
      );
    }
    for (const element of elements.reverse()) addText(element.name, element.text, element.at);
  }
  if (!rooted) throw new ImageFailure('unreadable', 'The SVG is damaged: its first element cannot be read.');
}

class BoundReached extends Error {}

/** Size: width and height if they are lengths, else the viewBox, else 300 by 150 (CSS 2.2, 10.3.2). */
function readSize(walk: Walk, tag: SaxesTagNS): void {
  const attribute = (name: string) => tag.attributes[name]?.value ?? '';
  const box = parseViewBox(attribute('viewBox')) ?? { width: 300, height: 150 };
  const width = sideOf(attribute('width'));
  const height = sideOf(attribute('height'));
  const ratio = box.width / box.height;
  walk.width = atLeastOne(width ?? (height === null ? box.width : height * ratio));
  walk.height = atLeastOne(height ?? (width === null ? box.height : width / ratio));
}

const atLeastOne = (size: number): number => Math.max(1, Math.round(Math.min(size, Number.MAX_SAFE_INTEGER)));

/** A side in CSS pixels; null when it is relative, negative or not a length. */
function sideOf(value: string): number | null {
  const length = value.includes('%') ? null : parseLength(value, 0);
  return length !== null && length >= 0 ? length : null;
}
