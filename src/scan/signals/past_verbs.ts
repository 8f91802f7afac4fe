import { listRate } from '../signal.js';

/** Plain irregular past tenses: people tell what happened. */
export const pastVerbs = listRate({
  name: 'past_verbs',
  category: 'formality',
  direction: -1,
  list: 'past_verbs',
  noun: ['plain past tense', 'plain past tenses'],
  fix: 'Tell what happened: a past-tense sentence about one occasion beats a general statement.',
});
