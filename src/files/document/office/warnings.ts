import type { ExtractedDocument } from '../document.js';

const sentences = {
  images: (n: number) => `${counted(n, 'image')} left out.`,
  objects: (n: number) => `${counted(n, 'embedded object')} left out.`,
  notes: (n: number) => `${counted(n, 'footnote or endnote', 'footnotes and endnotes')} left out.`,
  comments: (n: number) => `${counted(n, 'comment')} left out.`,
  headers: () => 'Headers and footers were left out.',
  deletions: (n: number) =>
    `${counted(n, 'tracked deletion')} left out: the document is read with all changes accepted.`,
  placeholders: (n: number) => `${counted(n, 'placeholder')} left out.`,
  'hidden passages': (n: number) => `${counted(n, 'hidden passage')} left out.`,
  'imported parts': (n: number) =>
    `${n === 1 ? '1 imported document' : `${n} imported documents`} could not be read.`,
  'missing slides': (n: number) =>
    `${n === 1 ? '1 slide' : `${n} slides`} could not be read: missing in the archive.`,
  'hidden slides': (n: number) => `${counted(n, 'hidden slide')} left out.`,
  'speaker notes': () => 'Speaker notes were left out.',
};

/** Kinds of content that the extracted text lacks. */
export type Omission = keyof typeof sentences;
/** Omitted content by kind, counted. */
export type Omissions = Map<Omission, number>;

const counted = (n: number, one: string, many = `${one}s`) =>
  n === 1 ? `1 ${one} was` : `${n} ${many} were`;

/** One public sentence for each kind of omitted content. Missing and imported parts could not be read. */
export function omissionNotes(omitted: Omissions): Pick<ExtractedDocument, 'warnings' | 'unread'> {
  const about = (kind: Omission): string[] => {
    const count = omitted.get(kind) ?? 0;
    return count === 0 ? [] : [sentences[kind](count)];
  };
  const unread = [...about('imported parts'), ...about('missing slides')];
  const warnings = (Object.keys(sentences) as Omission[]).flatMap(about);
  return { warnings, ...(unread.length > 0 && { unread }) };
}
