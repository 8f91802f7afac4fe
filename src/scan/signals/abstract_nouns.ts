import { listRate } from '../signal.js';

/** Importance, impact, potential, journey: nouns that name no thing. */
export const abstractNouns = listRate({
  name: 'abstract_nouns',
  category: 'formality',
  direction: 1,
  list: 'abstract_nouns',
  noun: ['abstract noun', 'abstract nouns'],
  fix: 'Replace abstract nouns (impact, potential, journey) with what can be seen or counted.',
});
