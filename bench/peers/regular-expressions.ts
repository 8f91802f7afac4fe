/** A naive detector: counts the entries of each word list of this engine with one regular expression. */
import grammar from '../../src/engine/text/lexicon/grammar.json' with { type: 'json' };
import style from '../../src/engine/text/lexicon/style.json' with { type: 'json' };
import { fitted } from '../../src/generated/lexicon.js';

/** One pattern for each list: `\b(?:delve|tapestry|…)\b`. */
const patterns = Object.values({ ...grammar, ...style, ...fitted }).map(list => {
  const entries = list.split(/[|\n]/).map(entry => entry.trim().replace(/ -?[\d.]+$/, ''));
  const escaped = entries.filter(Boolean).map(entry => entry.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`\b(?:${escaped.join('|')})\b`, 'gi');
});

export const listName = `${patterns.length} word lists as regular expressions`;

export const countListed = (text: string): number =>
  patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
