import { fitted } from '../../../generated/lexicon.js';
import { compile, type WordList } from './compile.js';
import grammar from './grammar.json' with { type: 'json' };
import style from './style.json' with { type: 'json' };

/** Splits a list written as one string, with entries separated by `|` or newlines. */
const entries = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '');

const plain = (name: string, text: string): WordList => ({ name, entries: [...new Set(entries(text))] });

/** A fitted list: `entry weight` per line. */
const weighted = (name: string, text: string): WordList => {
  const rows = entries(text).map(row => {
    const cut = row.lastIndexOf(' ');
    return [row.slice(0, cut), Number(row.slice(cut + 1))] as const;
  });
  return { name, entries: rows.map(row => row[0]), weights: rows.map(row => row[1]) };
};

/**
 * Every list, in table order. `grammar` has closed word classes of English, written by hand; the stop words
 * of languages, to identify them (language.ts); and words of papers, several of which identify formal
 * academic prose (src/engine/scan/detect-genre.ts). The full stop of an abbreviation does not end a
 * sentence; that of `closing_abbreviations` may when a capital follows, and that of `titles`, before a name,
 * never does.
 * `ing_nouns` are words in -ing that are no form of a verb, and `requirement_keywords` those of standards
 * (RFC 2119), which are written in capitals.
 *
 * `style` is written by hand from knowledge of English and from descriptions of AI-generated text in the
 * literature. The weight of each list is fitted. The fitted ai_vocabulary includes those of
 * `ai_vocabulary_known`, which studies of AI-generated text name repeatedly, that are more common in the
 * AI-generated training texts.
 *
 * Entries are separated by `|`; `*` matches any one word.
 */
const all = {
  ...Object.fromEntries(
    Object.entries({ ...grammar, ...style }).map(([name, text]) => [name, plain(name, text)]),
  ),
  ...Object.fromEntries(Object.entries(fitted).map(([name, text]) => [name, weighted(name, text)])),
};

export type ListName = keyof typeof grammar | keyof typeof style | keyof typeof fitted;

const names = Object.keys(all);

export const lexicon = compile(Object.values(all));

export function listIndex(name: ListName): number {
  return names.indexOf(name);
}
