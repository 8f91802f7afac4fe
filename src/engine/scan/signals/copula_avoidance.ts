import { listRate } from '../signal.js';

/** Inflated verbs for "is" and "has": serves as, stands as, boasts. */
export const copulaAvoidance = listRate({
  name: 'copula_avoidance',
  category: 'habit',
  direction: 1,
  list: 'copula_avoidance',
  entries: "verbs and verb phrases that may stand in for a form of 'be' or 'have'",
  fix: { text: "Write 'is' where you mean 'is'." },
});
