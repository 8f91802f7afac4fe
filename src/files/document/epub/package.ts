import { DocumentFailure } from '../document.js';
import namespaces from '../office/namespaces.json' with { type: 'json' };
import { entryName, resolveTarget } from '../office/relationships.js';
import { type Vocabulary, walkPart } from '../office/xml.js';
import type { ZipArchive, ZipEntry } from '../office/zip-directory.js';

/** An .epub as a publication (EPUB 3.3 §5, and the same parts of EPUB 2). */
export interface EpubPackage {
  title: string | undefined;
  /** Documents of the reading order in markup. A document that is listed twice is read once. */
  chapters: ZipEntry[];
  /** Documents of the reading order that are auxiliary, or pictures. */
  omitted: number;
  /** Names and media types of documents of the reading order in other formats. */
  unknown: string[];
  /** Documents of the reading order that the archive lacks. */
  missing: number;
}

const vocabulary: Vocabulary = new Map(Object.entries(namespaces.epub));

/** Reads the package document. Throws DocumentFailure, also when a chapter is encrypted. */
export function openEpubPackage(zip: ZipArchive): EpubPackage {
  const name = packageDocument(zip);
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const manifest = new Map<string, { target: string; type: string; fallback: string | undefined }>();
  const spine: { id: string; linear: boolean }[] = [];
  let title = '';
  let inTitle = false;
  walkPart(zip, name, vocabulary, {
    open(element, attributes) {
      if (element === 'opf:item')
        manifest.set(attributes.get('id') ?? '', {
          target: resolveTarget(folder, entryName(attributes.get('href') ?? '')),
          type: mediaType(attributes.get('media-type') ?? ''),
          fallback: attributes.get('fallback'),
        });
      else if (element === 'opf:itemref')
        spine.push({ id: attributes.get('idref') ?? '', linear: attributes.get('linear') !== 'no' });
      else if (element === 'dc:title') inTitle = title === '';
    },
    close() {
      inTitle = false;
    },
    text(text) {
      if (inTitle) title += text;
    },
  });
  const chapters = new Set<ZipEntry>();
  const unknown: string[] = [];
  let omitted = 0;
  let missing = 0;
  for (const { id, linear } of spine) {
    const named = manifest.get(id);
    const fallback = manifest.get(named?.fallback ?? '');
    const item = named !== undefined && fallback !== undefined && !isMarkup(named.type) ? fallback : named;
    const entry = item === undefined ? undefined : zip.entries.get(item.target);
    if (!linear || /^image\//.test(item?.type ?? '')) omitted++;
    else if (entry === undefined) missing++;
    else if (isMarkup(item!.type)) chapters.add(entry);
    else unknown.push(`${entry.name} (${item!.type})`);
  }
  rejectEncrypted(zip, chapters);
  return { title: title.trim() || undefined, chapters: [...chapters], omitted, unknown, missing };
}

/** A media type in lower case, without parameters. */
const mediaType = (value: string): string => value.split(';', 1)[0]!.trim().toLowerCase();

/** XHTML, HTML, DTBook and their predecessors; a chapter without a type is one of them. */
const isMarkup = (type: string): boolean => /^$|xml$|^text\/(?:html|x-oeb1-document)$/.test(type);

/** Entry name of the first rendition's package document. */
function packageDocument(zip: ZipArchive): string {
  let name: string | undefined;
  walkPart(zip, 'META-INF/container.xml', vocabulary, {
    open(element, attributes) {
      if (element === 'container:rootfile') name ??= resolveTarget('', attributes.get('full-path') ?? '');
    },
  });
  if (name === undefined || !zip.entries.has(name))
    throw new DocumentFailure(
      'unreadable',
      'The file is not an EPUB publication: it has no package document.',
    );
  return name;
}

/** Encrypted fonts are common and harmless; encrypted chapters (DRM) cannot be read. */
function rejectEncrypted(zip: ZipArchive, chapters: ReadonlySet<ZipEntry>): void {
  const names = new Set(Array.from(chapters, ({ name }) => name));
  walkPart(zip, 'META-INF/encryption.xml', vocabulary, {
    open(element, attributes) {
      if (element === 'enc:CipherReference' && names.has(entryName(attributes.get('URI') ?? '')))
        throw new DocumentFailure('encrypted', 'The publication is protected (DRM).');
    },
  });
}
