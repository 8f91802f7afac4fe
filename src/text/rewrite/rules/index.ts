import type { Rule } from '../rule.js';
import { openers } from './openers.js';

/** Every rule, in order: each reads what the one before it wrote. */
export const rules: readonly Rule[] = [openers];
