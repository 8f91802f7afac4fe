import type { Genre, GenreChoice } from '../../contract/genre.js';
import type { Category } from './signal.js';

/** Set of fitted numbers that a text is scored with: a genre's, or `standard` for a text without one. */
export type GenreProfile = Genre | 'standard';

/**
 * Factors on evidence for AI, by genre and signal category, beside the genre's typical values. Academic
 * writing is formal, fiction has a literary voice, and promotional copy persuades; in these genres, none of
 * this is evidence for AI.
 */
export const adjustments: Readonly<Record<GenreProfile, Readonly<Record<Category, number>>>> = {
  standard: { formality: 1, voice: 1, persuasion: 1, form: 1, habit: 1 },
  expository: { formality: 1, voice: 1, persuasion: 1, form: 1, habit: 1 },
  academic: { formality: 0.5, voice: 1, persuasion: 1, form: 1, habit: 1 },
  fiction: { formality: 1, voice: 0.25, persuasion: 1, form: 1, habit: 1 },
  promotional: { formality: 1, voice: 1, persuasion: 0.4, form: 1, habit: 1 },
};

/**
 * Factor on formality as evidence for AI when the author writes in a second language. Evidence for human
 * authorship is not reduced.
 */
export const eslFormality = 0.4;

export function profileOf(genre: GenreChoice): GenreProfile {
  return genre === '' ? 'standard' : genre;
}

/** Profile that a text is scored with. An article is scored like a text without a genre. */
export const scoringProfileOf = (genre: GenreChoice): GenreProfile =>
  genre === 'expository' ? 'standard' : profileOf(genre);

/** Noun for the texts of a genre, in explanations. */
export const textsOf: Readonly<Record<GenreProfile, string>> = {
  standard: 'texts',
  academic: 'academic texts',
  expository: 'articles',
  fiction: 'fiction texts',
  promotional: 'promotional texts',
};

const notes: Readonly<Record<Genre, string>> = {
  academic: 'Scored as academic writing: even rhythm, abstract words and careful transitions count for less.',
  expository: 'Scored as a blog or web article, at standard weights.',
  fiction: 'Scored as fiction: signals that can mistake a literary voice for machine prose count for less.',
  promotional:
    'Scored as promotional copy: persuasion is expected, so the text is compared with human-written advertising.',
};

/**
 * Sentence about the genre and second language that a text was scored with; undefined when neither applies.
 */
export function genreNote(genre: GenreChoice, requested: boolean, esl: boolean): string | undefined {
  const parts: string[] = [];
  if (genre !== '') parts.push(requested ? notes[genre] : `Recognised as formal prose. ${notes[genre]}`);
  if (esl) {
    parts.push(
      'Scored as written in a second language: formality signals count for less, since learners are taught to write formally.',
    );
  }
  return parts.length === 0 ? undefined : parts.join(' ');
}
