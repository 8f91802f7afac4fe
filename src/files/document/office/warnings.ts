const sentences = {
  images: (n: number) => `${counted(n, 'image')} left out.`,
  objects: (n: number) => `${counted(n, 'embedded object')} left out.`,
  notes: (n: number) => `${counted(n, 'footnote or endnote', 'footnotes and endnotes')} left out.`,
  comments: (n: number) => `${counted(n, 'comment')} left out.`,
  headers: () => 'Headers and footers were left out.',
  deletions: (n: number) =>
    `${counted(n, 'tracked deletion')} left out: the document is read with all changes accepted.`,
  'hidden passages': (n: number) => `${counted(n, 'hidden passage')} left out.`,
  'imported parts': (n: number) => `${counted(n, 'imported document')} left out.`,
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

/** Kinds that are missing because the document is damaged. */
const damaged: readonly Omission[] = ['missing slides'];

/** One public sentence for each kind of content that could not be read. */
export const unreadWarnings = (omitted: Omissions): string[] =>
  omissionWarnings(new Map([...omitted].filter(([kind]) => damaged.includes(kind))));

/** One public sentence for each kind of omitted content. */
export const omissionWarnings = (omitted: Omissions): string[] =>
  Object.entries(sentences)
    .map(([kind, sentence]) => ({ sentence, count: omitted.get(kind as Omission) ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ sentence, count }) => sentence(count));
