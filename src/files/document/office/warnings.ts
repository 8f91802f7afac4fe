import { count } from '../../../contract/prose.js';
import type { ExtractedDocument } from '../document.js';
import elements from './omissions.json' with { type: 'json' };

const sentences = {
  images: (n: number) => absent(n, 'image'),
  objects: (n: number) => absent(n, 'embedded object'),
  notes: (n: number) => absent(n, 'footnote or endnote', 'footnotes and endnotes'),
  comments: (n: number) => absent(n, 'comment'),
  headers: () => 'Headers and footers are not part of the text.',
  deletions: (n: number) =>
    `${absent(n, 'tracked deletion')} The document is read with all changes accepted.`,
  placeholders: (n: number) => absent(n, 'placeholder'),
  'hidden passages': (n: number) => absent(n, 'hidden passage'),
  'imported parts': (n: number) => `${count(n, 'imported document')} could not be read.`,
  'missing slides': (n: number) => `${count(n, 'slide')} could not be read: missing in the archive.`,
  'hidden slides': (n: number) => absent(n, 'hidden slide'),
  'speaker notes': () => 'Speaker notes are not part of the text.',
};

/** Kinds of content that the extracted text lacks. */
export type Omission = keyof typeof sentences;
/** Elements of a format that are visible on the page but not part of the extracted text. */
export const omissionsOf = (format: keyof typeof elements): ReadonlyMap<string, Omission> =>
  new Map(Object.entries(elements[format]) as [string, Omission][]);

/** Omitted content by kind, counted. */
export type Omissions = Map<Omission, number>;

/** The sentence is true of a scan, which does not read it, and of an edited file, in which it stays. */
const absent = (n: number, one: string, many = `${one}s`) =>
  n === 1 ? `1 ${one} is not part of the text.` : `${n} ${many} are not part of the text.`;

/** One public sentence for each kind of omitted content. Missing and imported parts could not be read. */
export function omissionNotes(omitted: Omissions): Pick<ExtractedDocument, 'warnings' | 'unread'> {
  const about = (kind: Omission): string[] => {
    const found = omitted.get(kind);
    return found === undefined ? [] : [sentences[kind](found)];
  };
  const unread = [...about('imported parts'), ...about('missing slides')];
  const warnings = (Object.keys(sentences) as Omission[]).flatMap(about);
  return { warnings, ...(unread.length > 0 && { unread }) };
}
