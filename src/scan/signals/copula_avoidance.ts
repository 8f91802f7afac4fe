import { listRate } from '../signal.js';

/** Grander verbs where people write "is": serves as, stands as, boasts. */
export const copulaAvoidance = listRate({
  name: 'copula_avoidance',
  category: 'habit',
  direction: 1,
  list: 'copula_avoidance',
  noun: ["grand stand-in for 'is'", "grand stand-ins for 'is'"],
  fix: "Write 'is' where you mean 'is', instead of 'serves as' or 'stands as'.",
});
