import { ooxmlVocabulary } from './vocabularies.js';
import { walkPart } from './xml.js';
import type { ZipArchive } from './zip-directory.js';

/** A relationship between two parts of an Office package (ECMA-376 part 2, chapter 6). */
export interface Relationship {
  id: string;
  /** Last segment of the type's URI, which is the same in both editions of the standard. */
  type: string;
  /** Entry name of the target part. */
  target: string;
}

/** Relationships to parts inside the package, of a part or, with an empty `source`, the package. */
export function relationships(zip: ZipArchive, source: string): Relationship[] {
  const slash = source.lastIndexOf('/');
  const folder = source.slice(0, slash + 1);
  const found: Relationship[] = [];
  walkPart(zip, `${folder}_rels/${source.slice(slash + 1)}.rels`, ooxmlVocabulary, {
    open(name, attributes) {
      if (name !== 'rel:Relationship' || attributes.get('TargetMode') === 'External') return;
      const type = (attributes.get('Type') ?? '').split('/').at(-1)!;
      const target = resolveTarget(folder, attributes.get('Target') ?? '');
      found.push({ id: attributes.get('Id') ?? '', type, target });
    },
  });
  return found;
}

/** Entry name of the main part of a package. */
export const mainPart = (zip: ZipArchive): string | undefined =>
  relationships(zip, '').find(({ type }) => type === 'officeDocument')?.target;

/** Resolves a target, absolute or relative to its source's folder, inside the package. */
export function resolveTarget(folder: string, target: string): string {
  const segments: string[] = [];
  for (const segment of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
