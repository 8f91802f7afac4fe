import { SaxesParser, type SaxesTagNS } from 'saxes';
import { limits } from '../../../contract/limits.js';
import names from './names.json' with { type: 'json' };
import { decodeXml, trimNulls } from './text.js';
import type { BlockReader, Walk } from './walk-state.js';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const structural = new Set([
  rdf,
  'http://www.w3.org/XML/1998/namespace',
  'http://www.w3.org/2000/xmlns/',
  'adobe:ns:meta/',
]);

/** Usual prefix of each namespace, so that a property has the same name for any prefix in the file. */
const prefixOf: Readonly<Record<string, string>> = names.xmpPrefixes;
const namespaceOf = new Map(
  Object.entries({ ...prefixOf, [rdf]: 'rdf' }).map(([uri, prefix]) => [prefix, uri]),
);
/**
 * Reads every property of an XMP packet (ISO 16684-1) into a block: `dc:description`, or
 * `xmpMM:History/stEvt:action` in a structure. Values may be elements, attributes, or URLs in rdf:resource.
 */
export const readXmp: BlockReader = (walk, packet, within) =>
  readXmpText(walk, trimNulls(decodeXml(packet)).trimStart(), within);

/** What a document declares for a packet in it. */
interface Declared {
  entities?: Record<string, string>;
  /** By prefix. */
  namespaces?: ReadonlyMap<string, string>;
}

/** Reads a packet, which may be a part of a document. */
export function readXmpText(walk: Walk, packet: string, within: string, declared: Declared = {}): void {
  const { imageDepth, xmpPackets, xmpNameChars, xmpPathChars } = limits;
  if (++walk.packets > xmpPackets)
    return walk.warn('The file has more XMP packets than are read; the rest was omitted.');
  // Some writers use the usual prefixes without declaring them.
  const resolvePrefix = (prefix: string) =>
    declared.namespaces?.get(prefix) ?? namespaceOf.get(prefix) ?? `undeclared:${prefix}`;
  const parser = new SaxesParser({ xmlns: true, position: false, resolvePrefix });
  Object.assign(parser.ENTITIES, declared.entities);
  /** Stack of open elements: the path to each, without RDF elements, and its direct text. */
  const open: { path: string; text: string }[] = [];
  const addProperty = (name: string, text: string) => {
    if (text.trim() !== '') walk.add({ layer: 'xmp', name, place: `XMP ${name} in ${within}`, text });
  };
  /** Appends a name to a path unless the path is already too long. */
  const below = (path: string, { uri, prefix, local }: Pick<SaxesTagNS, 'uri' | 'prefix' | 'local'>) => {
    const known = prefixOf[uri] ?? prefix.slice(0, xmpNameChars);
    const name = `${known}${known === '' ? '' : ':'}${local.slice(0, xmpNameChars)}`;
    return path === '' ? name : path.length > xmpPathChars ? path : `${path}/${name}`;
  };
  parser.on('opentag', tag => {
    if (open.length >= imageDepth * 4 || !walk.step()) throw new RangeError('too deep');
    const above = open.at(-1)?.path ?? '';
    const path = structural.has(tag.uri) ? above : below(above, tag);
    open.push({ path, text: '' });
    for (const attribute of Object.values(tag.attributes)) {
      const { uri, prefix, local, value } = attribute;
      // RDF attributes with values. `xmptk` names the program that wrote the packet.
      if (uri === rdf && local === 'resource') addProperty(path, value);
      else if (uri === rdf && local === 'about') addProperty('rdf:about', value);
      else if (uri === 'adobe:ns:meta/') addProperty(`x:${local}`, value);
      else if (!structural.has(uri) && prefix !== 'xmlns' && local !== 'xmlns' && uri !== '')
        addProperty(below(path, attribute), value);
    }
  });
  parser.on('attribute', () => {
    if (!walk.step()) throw new RangeError('too many attributes');
  });
  parser.on('closetag', () => {
    const { path, text } = open.pop()!;
    addProperty(path === '' ? 'packet' : path, text);
  });
  const takeText = (chunk: string) => {
    const top = open.at(-1);
    if (top !== undefined) top.text += chunk;
  };
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  parser.on('comment', comment => addProperty('comment', comment));
  try {
    parser.write(packet).close();
  } catch {
    walk.warn(`The XMP packet in ${within} is not well-formed XML; the readable part of it was read.`);
    const rest = packet.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
    addProperty('packet', rest.trim());
  }
}
