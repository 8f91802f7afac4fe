import { fitted } from '../../../generated/lexicon.js';
import { compile, type WordList } from './compile.js';
import * as grammar from './grammar.js';
import * as style from './style.js';

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

/** Every list, in table order. */
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
