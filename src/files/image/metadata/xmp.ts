import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Bounds } from '../../bounds.js';
import { decodeXml, trimNulls } from './text.js';
import { addBlock, step, type Walk, warn } from './walk-state.js';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const structural = new Set([
  rdf,
  'http://www.w3.org/XML/1998/namespace',
  'http://www.w3.org/2000/xmlns/',
  'adobe:ns:meta/',
]);

/** Usual prefix of each namespace, so that a property has the same name for any prefix in the file. */
const prefixOf: Readonly<Record<string, string>> = {
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://purl.org/dc/terms/': 'dcterms',
  'http://ns.adobe.com/xap/1.0/': 'xmp',
  'http://ns.adobe.com/xap/1.0/mm/': 'xmpMM',
  'http://ns.adobe.com/xap/1.0/rights/': 'xmpRights',
  'http://ns.adobe.com/xap/1.0/sType/ResourceEvent#': 'stEvt',
  'http://ns.adobe.com/xap/1.0/sType/ResourceRef#': 'stRef',
  'http://ns.adobe.com/photoshop/1.0/': 'photoshop',
  'http://ns.adobe.com/exif/1.0/': 'exif',
  'http://ns.adobe.com/tiff/1.0/': 'tiff',
  'http://iptc.org/std/Iptc4xmpExt/2008-02-29/': 'Iptc4xmpExt',
  'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/': 'Iptc4xmpCore',
  'http://ns.useplus.org/ldf/xmp/1.0/': 'plus',
};

const namespaceOf = new Map(
  Object.entries({ ...prefixOf, [rdf]: 'rdf' }).map(([uri, prefix]) => [prefix, uri]),
);
/** The namespace of a prefix that a writer used without declaring it. */
export const resolvePrefix = (prefix: string): string => namespaceOf.get(prefix) ?? `undeclared:${prefix}`;

/**
 * Reads every property of an XMP packet (ISO 16684-1) into a block: `dc:description`, or
 * `xmpMM:History/stEvt:action` in a structure. Values may be elements, attributes, or URLs in rdf:resource.
 */
export function readXmp(walk: Walk, packet: Uint8Array, within: string): void {
  const text = trimNulls(decodeXml(packet)).trimStart();
  if (++walk.packets > walk.bounds.xmpPackets)
    return warn(walk, 'The file has more XMP packets than are read; the rest was omitted.');
  const properties = xmpReader(walk, within);
  const parser = new SaxesParser({ xmlns: true, position: false, resolvePrefix });
  let depth = 0;
  parser.on('opentag', tag => {
    if (++depth > walk.bounds.imageDepth * 4 || !step(walk)) throw new RangeError('too deep');
    properties.open(tag);
  });
  parser.on('attribute', () => {
    if (!step(walk)) throw new RangeError('too many attributes');
  });
  parser.on('closetag', () => {
    depth--;
    properties.close();
  });
  parser.on('text', chunk => properties.text(chunk));
  parser.on('cdata', chunk => properties.text(chunk));
  parser.on('comment', comment => properties.addProperty('comment', comment));
  try {
    parser.write(text).close();
  } catch {
    warn(walk, `The XMP packet in ${within} is not well-formed XML; the readable part of it was read.`);
    const rest = text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (rest !== '') properties.addProperty('packet', rest);
  }
}

/** Returns a reader that receives a packet's elements one by one, as SVG files mix them with others. */
export function xmpReader(walk: Walk, within: string) {
  /** Stack of open elements: the path to each, without RDF elements, and its direct text. */
  const open: { path: string; text: string }[] = [];
  const addProperty = (name: string, text: string) => {
    if (text.trim() !== '') addBlock(walk, { layer: 'xmp', name, place: `XMP ${name} in ${within}`, text });
  };
  return {
    addProperty,
    open(tag: SaxesTagNS) {
      const above = open.at(-1)?.path ?? '';
      const own = structural.has(tag.uri) ? '' : qualified(walk.bounds, tag.uri, tag.prefix, tag.local);
      const base = below(walk.bounds, above, own);
      open.push({ path: base, text: '' });
      for (const { uri, prefix, local, value } of Object.values(tag.attributes)) {
        // RDF attributes with values. `xmptk` names the program that wrote the packet.
        if (uri === rdf && local === 'resource') addProperty(base, value);
        else if (uri === rdf && local === 'about') addProperty('rdf:about', value);
        else if (uri === 'adobe:ns:meta/') addProperty(`x:${local}`, value);
        else if (!structural.has(uri) && prefix !== 'xmlns' && local !== 'xmlns' && uri !== '')
          addProperty(below(walk.bounds, base, qualified(walk.bounds, uri, prefix, local)), value);
      }
    },
    text(chunk: string) {
      const top = open.at(-1);
      if (top !== undefined) top.text += chunk;
    },
    close() {
      const { path, text } = open.pop() ?? { path: '', text: '' };
      addProperty(path === '' ? 'packet' : path, text);
    },
  };
}

function qualified({ xmpNameChars }: Bounds, uri: string, prefix: string, local: string): string {
  const known = prefixOf[uri] ?? prefix.slice(0, xmpNameChars);
  const name = local.slice(0, xmpNameChars);
  return known === '' ? name : `${known}:${name}`;
}

/** Appends a step to a path unless the path is already too long. */
const below = ({ xmpPathChars }: Bounds, path: string, step: string): string =>
  path === '' ? step : step === '' || path.length > xmpPathChars ? path : `${path}/${step}`;
