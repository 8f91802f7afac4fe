import { isBlank, normalizeSpacing } from '../plain-text.js';
import { type Omission, type Paragraph, paragraphText, type Story } from './paragraphs.js';

/**
 * Prose as text (SPEC §2.5): a blank line between paragraphs, a line break where the author put one, and the
 * spacing every reader ends with. Every other character stays as it is.
 */
export function storyText(paragraphs: readonly Paragraph[]): string {
  const kept: string[] = [];
  for (const paragraph of paragraphs) {
    if (!paragraph.read) continue;
    const text = paragraphText(paragraph);
    if (isBlank(text)) continue;
    kept.push(text);
  }
  return normalizeSpacing(kept.join('\n\n'));
}

const sentences: Record<Omission, (count: number) => string> = {
  images: n => `${count(n, 'image')} left out.`,
  objects: n => `${count(n, 'embedded object')} left out.`,
  notes: n => `${count(n, 'footnote or endnote', 'footnotes and endnotes')} left out.`,
  comments: n => `${count(n, 'comment')} left out.`,
  headers: () => 'Headers and footers were left out.',
  deletions: n => `${count(n, 'tracked deletion')} left out: the document is read with all changes accepted.`,
  'hidden passages': n => `${count(n, 'hidden passage')} left out.`,
  'imported parts': n => `${count(n, 'imported document')} left out.`,
};

const count = (n: number, one: string, many = `${one}s`) => (n === 1 ? `1 ${one} was` : `${n} ${many} were`);

/** A plain sentence for each kind of thing that was left out. */
export const omissionWarnings = ({ omitted }: Story): string[] =>
  Object.entries(sentences)
    .map(([what, say]) => ({ say, count: omitted.get(what as Omission) ?? 0 }))
    .filter(row => row.count > 0)
    .map(row => row.say(row.count));
