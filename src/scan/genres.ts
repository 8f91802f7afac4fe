import type { Genre, GenreChoice } from '../contract/genre.js';
import { listIndex } from '../text/lexicon/index.js';
import type { Prepared } from '../text/prepare.js';
import type { Shape } from './signal.js';

/** Row of weights.ts a text is scored by. */
export type GenreRow = Genre | 'standard';

/**
 * How far signals of a shape count in a genre, on top of its own base rates: SPEC §2.4's adjustments.
 * Academic relaxes formality; fiction's literary voice stands down; promotional copy is allowed to persuade.
 */
export const adjustments: Readonly<Record<GenreRow, Readonly<Record<Shape, number>>>> = {
  standard: { formality: 1, voice: 1, persuasion: 1, form: 1, habit: 1 },
  expository: { formality: 1, voice: 1, persuasion: 1, form: 1, habit: 1 },
  academic: { formality: 0.5, voice: 1, persuasion: 1, form: 1, habit: 1 },
  fiction: { formality: 1, voice: 0.25, persuasion: 1, form: 1, habit: 1 },
  promotional: { formality: 1, voice: 1, persuasion: 0.4, form: 1, habit: 1 },
};

/** What evidence for a machine counts of formality when English is the writer's second language; evidence for a person stays whole. */
export const eslFormality = 0.4;

export function genreRow(genre: GenreChoice): GenreRow {
  return genre === '' ? 'standard' : genre;
}

const notes: Readonly<Record<Genre, string>> = {
  academic: 'Scored as academic writing: even rhythm, abstract words and careful transitions count for less.',
  expository: 'Scored as a blog or web article, at standard weights.',
  fiction: 'Scored as fiction: signals that would read a literary voice as machine prose stand down.',
  promotional:
    'Scored as promotional copy: persuasion is expected and measured against what people write to sell.',
};

export function genreNote(genre: GenreChoice, asked: boolean, esl: boolean): string | undefined {
  const parts: string[] = [];
  if (genre !== '') parts.push(asked ? notes[genre] : `Recognised as formal prose. ${notes[genre]}`);
  if (esl) {
    parts.push(
      'Written in a second language, as you say: formality signals count for less, since learners are taught to write formally.',
    );
  }
  return parts.length === 0 ? undefined : parts.join(' ');
}

const academicWordsMin = 80;
const academicMarksMin = 3;
const academicRateMin = 12;
const marks = listIndex('academic_marks');
const talk = [listIndex('contractions'), listIndex('first_singular'), listIndex('second_person')];

/**
 * Types the text; names a genre only when its marks are plain, which today means formal academic prose: at least three marks
 * of a paper, twelve in 1,000 words, and no word of talk. On the training corpora that finds 57% of people's academic texts
 * and at most 1.5% of any other kind but medical and scientific web pages.
 */
export function detectGenre(text: Prepared): GenreChoice {
  if (text.words < academicWordsMin) return '';
  const found = text.listCount[marks]!;
  if (found < academicMarksMin || found * 1000 < academicRateMin * text.words) return '';
  return talk.some(list => text.listCount[list]! > 0) ? '' : 'academic';
}
