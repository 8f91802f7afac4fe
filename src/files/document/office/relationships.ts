import { percentDecoded } from '../../../document/spacing.js';
import namespaces from './namespaces.json' with { type: 'json' };
import { type Vocabulary, walkPart } from './xml.js';
import type { ZipArchive } from './zip-directory.js';

/**
 * Namespaces of documents and presentations, and of the packages that contain them. Those of ECMA-376 have
 * two forms: the strict edition omits the year.
 */
export const ooxmlVocabulary: Vocabulary = new Map([
  ...Object.entries(namespaces.ooxmlOthers),
  ...Object.entries(namespaces.microsoft).map(([path, prefix]): [string, string] => [
    `http://schemas.microsoft.com/office/${path}`,
    prefix,
  ]),
  ...Object.entries(namespaces.ooxml).flatMap(([path, prefix]): [string, string][] => [
    [`http://schemas.openxmlformats.org/${path}`, prefix],
    [`http://purl.oclc.org/ooxml/${path.replace('2006/', '')}`, prefix],
  ]),
]);

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
  walkPart(zip, partName(zip, `${folder}_rels/${source.slice(slash + 1)}.rels`), ooxmlVocabulary, {
    open(name, attributes) {
      if (name !== 'rel:Relationship' || attributes.get('TargetMode') === 'External') return;
      const type = (attributes.get('Type') ?? '').split('/').at(-1)!;
      const target = partName(zip, resolveTarget(folder, entryName(attributes.get('Target') ?? '')));
      found.push({ id: attributes.get('Id') ?? '', type, target });
    },
  });
  return found;
}

/** Name of the entry with a part. Part names differ in more than letter case (ECMA-376 part 2, 6.2.2.3). */
export const partName = (zip: ZipArchive, name: string): string => zip.names.get(name.toLowerCase()) ?? name;

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

/** The entry name that a relative URL refers to: without its fragment, percent-decoded. */
export const entryName = (href: string): string => percentDecoded(href.split('#', 1)[0]!);
