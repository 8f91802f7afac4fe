import { listRate } from '../signal.js';

/** Words of advertising: vibrant, seamless, breathtaking. */
export const promotionalAdjectives = listRate({
  name: 'promotional_adjectives',
  category: 'persuasion',
  direction: 1,
  list: 'promotional_adjectives',
  entries: 'promotional words',
  fix: {
    text: 'Drop the promotional adjectives; a detail a reader can check persuades better.',
    genres: ['academic', 'expository', 'promotional', 'conversational', 'impersonal'],
  },
});
