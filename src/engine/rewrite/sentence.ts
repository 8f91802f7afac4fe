import { identifyLanguage } from '../text/language.js';
import { type Prepared, prepare } from '../text/prepare.js';
import { extractFacts, type Facts } from './facts.js';
import { countHabits } from './habits.js';
import { SearchedText } from './searched-text.js';

/**
 * A sentence and what the guard compares of it. Each part is computed once, at its first use, because a
 * draft is compared with every change that a rule tries on it.
 */
export class Sentence {
  readonly text: string;
  readonly searched: SearchedText;
  #prepared: Prepared | undefined;
  #facts: Facts | undefined;
  #habits: readonly number[] | undefined;
  #language: string | undefined;

  constructor(text: string) {
    this.text = text;
    this.searched = new SearchedText(text);
  }

  /** Number of sentences that the text has. */
  get sentences(): number {
    return this.#read().sentences;
  }

  get words(): number {
    return this.#read().words;
  }

  get language(): string {
    this.#language ??= identifyLanguage(this.#read());
    return this.#language;
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

  #read(): Prepared {
    this.#prepared ??= prepare(this.text);
    return this.#prepared;
  }
}
