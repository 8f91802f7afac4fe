import { listRate } from '../signal.js';

/** Inflated verbs for "is" and "has": serves as, stands as, boasts. */
export const copulaAvoidance = listRate({
  name: 'copula_avoidance',
  category: 'habit',
  direction: 1,
  list: 'copula_avoidance',
  noun: ["inflated verb for 'is'", "inflated verbs for 'is'"],
  fix: { text: "Write 'is' where you mean 'is'." },
});
