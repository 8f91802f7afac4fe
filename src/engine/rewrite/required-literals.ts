/** A set of literals of which every match contains at least one, in lower case. */
type Clause = readonly string[];

/** What is known about the matches of a part of a pattern. */
interface Part {
  /** All texts that the part can match, in lower case; null if unknown. */
  readonly exact: Clause | null;
  readonly clauses: readonly Clause[];
}

const unknown: Part = { exact: null, clauses: [] };
const empty: Part = { exact: [''], clauses: [] };
/** Shorter literals are in most sentences. */
export const literalUnitsMin = 3;
/** Most texts that a sequence of alternatives is multiplied out to. */
const exactMax = 64;

/**
 * Literals that each match of a pattern contains, in lower case: at least one of every clause. A text without
 * them needs no search. As in the prefilters of RE2, whatever is not understood requires nothing.
 */
export function requiredLiterals(source: string): readonly Clause[] {
  const tokens =
    source.match(/\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]])*\]|\(\?(?:[:=!]|<[=!])|\{[\d,]+\}|./gsu) ?? [];
  return clausesOf(new Parser(tokens).alternatives());
}

class Parser {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  alternatives(): Part {
    const parts = [this.#sequence()];
    while (this.#tokens[this.#at] === '|') {
      this.#at++;
      parts.push(this.#sequence());
    }
    if (parts.length === 1) return parts[0]!;
    if (parts.every(({ exact }) => exact !== null))
      return { exact: [...new Set(parts.flatMap(({ exact }) => exact!))], clauses: [] };
    const best = parts.map(part => clausesOf(part).toSorted((a, b) => shortest(b) - shortest(a))[0]);
    return best.includes(undefined) ? unknown : { exact: null, clauses: [best.flatMap(clause => clause!)] };
  }

  #sequence(): Part {
    let run: Clause = [''];
    let isExact = true;
    const clauses: Clause[] = [];
    const flush = () => {
      isExact = false;
      if (shortest(run) >= literalUnitsMin) clauses.push(run);
      run = [''];
    };
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token === undefined || token === '|' || token === ')') break;
      const part = this.#quantified(this.#atom());
      clauses.push(...part.clauses);
      if (part.exact === null) {
        flush();
        continue;
      }
      if (run.length * part.exact.length > exactMax) flush();
      const { exact } = part;
      run = run.flatMap(before => exact.map(one => before + one));
    }
    if (isExact) return { exact: run, clauses };
    flush();
    return { exact: null, clauses };
  }

  #atom(): Part {
    const token = this.#tokens[this.#at++]!;
    if (token.startsWith('(')) return this.#group(token);
    if (token.startsWith('[')) {
      const members = token.slice(1, -1);
      return /^[\p{L}'’ ;,]{1,4}$/u.test(members)
        ? { exact: Array.from(members.toLowerCase()), clauses: [] }
        : unknown;
    }
    if (/^(?:\^|\$|\\[bB])$/.test(token)) return empty;
    if (token === '.' || /^\\[\p{L}\d]/u.test(token)) return unknown;
    return { exact: [token.replace(/^\\/, '').toLowerCase()], clauses: [] };
  }

  #group(opening: string): Part {
    const inner = this.alternatives();
    this.#at++;
    if (/^\(\?<?!$/.test(opening)) return empty;
    return /^\(\?<?=$/.test(opening) ? { exact: [''], clauses: clausesOf(inner) } : inner;
  }

  #quantified(part: Part): Part {
    const quantifier = this.#tokens[this.#at] ?? '';
    if (!/^(?:[?*+]|\{.+\})$/.test(quantifier)) return part;
    this.#at++;
    // A lazy quantifier.
    if (this.#tokens[this.#at] === '?') this.#at++;
    if (quantifier === '?' && part.exact !== null) return { exact: ['', ...part.exact], clauses: [] };
    return /^(?:\+|\{[1-9])/.test(quantifier) ? { exact: null, clauses: clausesOf(part) } : unknown;
  }
}

const shortest = (clause: Clause) => Math.min(...clause.map(one => one.length));

function clausesOf({ exact, clauses }: Part): readonly Clause[] {
  return exact !== null && shortest(exact) >= literalUnitsMin ? [...clauses, exact] : clauses;
}
