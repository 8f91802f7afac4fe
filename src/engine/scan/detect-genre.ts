import type { GenreChoice } from '../../contract/genre.js';
import { listIndex } from '../text/lexicon/index.js';
import type { Prepared } from '../text/prepare.js';

const academicWordsMin = 80;
const academicMarksMin = 3;
/** Per 1,000 words. */
const academicRateMin = 12;
/** One contraction or quotation more must not change the genre of a text without any. */
const conversationalMax = 2;
const academicMarks = listIndex('academic_marks');
const conversational = [
  listIndex('contractions'),
  listIndex('first_singular'),
  listIndex('second_person'),
] as const;

/**
 * Detects the genre of a text. Only formal academic prose is detected: at least three academic markers, at
 * least 12 per 1,000 words, and at most two conversational words. On a sample of human-written texts of the
 * corpora this detects 52% of academic texts and half of the theses, 12% of medical ones, and 2% of news.
 */
export function detectGenre(text: Prepared): GenreChoice {
  if (text.words < academicWordsMin) return '';
  const found = text.listCount[academicMarks]!;
  if (found < academicMarksMin || found * 1000 < academicRateMin * text.words) return '';
  const conversation = conversational.reduce((sum, list) => sum + text.listCount[list]!, 0);
  return conversation > conversationalMax ? '' : 'academic';
}
