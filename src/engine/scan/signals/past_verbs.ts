import { listRate } from '../signal.js';

/** Irregular verbs in the past tense. They are frequent in human-written text, which reports events. */
export const pastVerbs = listRate({
  name: 'past_verbs',
  category: 'formality',
  direction: -1,
  list: 'past_verbs',
  entries: 'verb forms that can be past tense',
  fix: {
    text: 'Tell what happened: a past-tense sentence about one occasion beats a general statement.',
    genres: ['expository', 'promotional', 'conversational'],
    asksFor: ['past_verbs'],
  },
});
