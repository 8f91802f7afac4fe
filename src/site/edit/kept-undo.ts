/** The steps that can be undone, as they are saved: each as its difference from the state after it. Pure. */
import { applyTextEdits, editBetween, type TextEdit } from '../shared/text-diff.js';

/** What a step changes of the draft, and where its text is from. */
interface Edited {
  text: string;
  dismissed: readonly string[];
  source: object | null;
}

/** Leads from a state of the draft to the state before it. */
export interface KeptStep extends TextEdit {
  dismissed: readonly string[];
}

/** Characters of the saved steps. Of more the oldest are lost at a reload. */
const charsMax = 200_000;

/**
 * The latest steps, from the last state back.
 *
 * @param states oldest first; the last one is the present. Steps end where a text came from another source.
 */
export function keptSteps(states: readonly Edited[]): KeptStep[] {
  const steps: KeptStep[] = [];
  let chars = 0;
  for (let i = states.length - 1; i > 0; i--) {
    const [before, after] = [states[i - 1]!, states[i]!];
    const step = { ...editBetween(after.text, before.text), dismissed: before.dismissed };
    chars += JSON.stringify(step).length;
    if (before.source !== after.source || chars > charsMax) break;
    steps.push(step);
  }
  return steps;
}

/** The states before a present one, oldest first. */
export function statesOf<T extends Edited>(present: T, steps: readonly KeptStep[]): T[] {
  const states: T[] = [];
  let now = present;
  for (const { dismissed, ...edit } of steps) {
    now = { ...now, text: applyTextEdits(now.text, [edit]), dismissed };
    states.unshift(now);
  }
  return states;
}
