import { identifyLanguage } from '../text/language.js';
import { type Prepared, prepare } from '../text/prepare.js';
import { hasTerm, isConcrete } from './concrete.js';
import { extractFacts, type Facts } from './facts.js';
import { countHabits } from './habits.js';

/**
 * A sentence and what the guard compares of it. Each part is computed once, at its first use, because a
 * draft is compared with every change that a rule tries on it.
 */
export class Sentence {
  readonly text: string;
  #words: readonly string[] | undefined;
  #prepared: Prepared | undefined;
  #facts: Facts | undefined;
  #habits: readonly number[] | undefined;
  #language: string | undefined;
  #hasTerm: boolean | undefined;
  #isConcrete: boolean | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Words of letters and hyphens in lower case, by which most patterns are ruled out. */
  get words(): readonly string[] {
    this.#words ??= Array.from(this.text.matchAll(/\p{L}+(?:-\p{L}+)*/gu), ([word]) => word.toLowerCase());
    return this.#words;
  }

  get prepared(): Prepared {
    this.#prepared ??= prepare(this.text);
    return this.#prepared;
  }

  get language(): string {
    this.#language ??= identifyLanguage(this.prepared);
    return this.#language;
  }

  get hasTerm(): boolean {
    this.#hasTerm ??= hasTerm(this.text);
    return this.#hasTerm;
  }

  get isConcrete(): boolean {
    this.#isConcrete ??= isConcrete(this.text, this.words);
    return this.#isConcrete;
  }

  get facts(): Facts {
    this.#facts ??= extractFacts(this.text);
    return this.#facts;
  }

  /** Count of each habit of AI-generated text, in the order of habits.ts. */
  get habits(): readonly number[] {
    this.#habits ??= countHabits(this.text);
    return this.#habits;
  }
}
