import type { SaxesParser } from 'saxes';
import type { Bounds } from '../../bounds.js';

/**
 * Declares the plain-text entities of a document type, which drawing programs use for namespace names.
 * Entities with markup or other entities stay undeclared. So do all entities when their references could
 * expand beyond the bound on text.
 */
export function declareEntities(parser: SaxesParser, doctype: string, source: string, bounds: Bounds): void {
  const declarations = doctype
    .slice(0, bounds.imageUnknownDataBytes)
    .matchAll(/<!ENTITY\s+([\w.-]{1,64})\s+(?:"([^"]{0,256})"|'([^']{0,256})')\s*>/g);
  const entities: [name: string, value: string][] = [];
  for (const [, name, double, single] of declarations) {
    const value = double ?? single ?? '';
    if (!/[&<%]/.test(value)) entities.push([name!, value]);
  }
  if (entities.length === 0) return;
  const longest = Math.max(...entities.map(([, value]) => value.length));
  const references = source.split('&').length - 1;
  if (references * longest > bounds.imageTextChars) return;
  for (const [name, value] of entities) parser.ENTITIES[name] ??= value;
}
