/** Words in most sentences, which select nothing. */
const commonWords = new Set(
  'the a an of to in is are and that it for with as on was were be has have not this or by from at which who no so'.split(
    ' ',
  ),
);
/** Most texts that one word of a pattern is multiplied out to. */
const textsMax = 400;

/**
 * Words of which each match of a pattern contains at least one, in lower case: those at the place in the
 * pattern that fewest sentences have. Empty where none is certain. A sentence without them needs no search.
 */
export function requiredWords(pattern: string): string[] {
  const places = splitOutsideGroups(pattern.replace(/^\^/, ''), ' ')
    .map(place => textsOf(place)?.map(text => longestWord(text)))
    .filter(words => words !== undefined && words.length > 0 && !words.includes(''));
  const rarity = (words: readonly string[]) =>
    Math.min(...words.map(word => (commonWords.has(word) ? 0 : word.length)));
  const best = places.reduce<readonly string[]>(
    (chosen, words) => (chosen.length === 0 || rarity(words!) > rarity(chosen) ? words! : chosen),
    [],
  );
  return [...new Set(best)];
}

const longestWord = (text: string): string =>
  Array.from(text.matchAll(/\p{L}+(?:-\p{L}+)*/gu), match => match[0].toLowerCase()).reduce(
    (longest, word) =>
      (commonWords.has(word) ? 0.5 : word.length) > (commonWords.has(longest) ? 0.5 : longest.length)
        ? word
        : longest,
    '',
  );

/** Splits a pattern at a separator that no group, class or list of verbs contains. */
export function splitOutsideGroups(pattern: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of pattern.match(/\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]])*\]|./gsu) ?? []) {
    if (token === separator && depth === 0) {
      parts.push('');
      continue;
    }
    if (token === '(' || token === '{') depth++;
    if (token === ')' || token === '}') depth--;
    parts[parts.length - 1] += token;
  }
  return parts;
}

/** All texts that a pattern of letters, alternatives and optional parts matches, or undefined for another. */
function textsOf(pattern: string): string[] | undefined {
  const all: string[] = [];
  for (const alternative of splitOutsideGroups(pattern, '|')) {
    const texts = textsOfSequence(alternative);
    if (texts === undefined) return undefined;
    all.push(...texts);
  }
  return all.length > textsMax ? undefined : all;
}

function textsOfSequence(sequence: string): string[] | undefined {
  let texts = [''];
  let rest = sequence;
  while (rest !== '') {
    const part = /^(?:\((?:\?:)?|\['’\]|\[sz\]|[\p{L}, -])/u.exec(rest)?.[0];
    if (part === undefined) return undefined;
    const inner = part.startsWith('(') ? splitOutsideGroups(rest.slice(part.length), ')')[0]! : undefined;
    const found = inner === undefined ? lettersOf(part) : textsOf(inner);
    rest = rest.slice(part.length + (inner === undefined ? 0 : inner.length + 1));
    if (found === undefined || /^[*+{]/.test(rest)) return undefined;
    const isOptional = rest.startsWith('?');
    if (isOptional) rest = rest.slice(1);
    texts = texts.flatMap(text => [...found, ...(isOptional ? [''] : [])].map(one => text + one));
    if (texts.length > textsMax) return undefined;
  }
  return texts;
}

/** The texts of a letter or a class: an apostrophe, or "s" or "z". */
const lettersOf = (part: string): string[] =>
  part === "['’]" ? ["'"] : part === '[sz]' ? ['s', 'z'] : [part];
