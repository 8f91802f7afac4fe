import type { Concept } from './lexicon.js';

/**
 * Combinations of concepts that are typical of instructions to a model. A pattern matches a line that holds
 * at least one concept of each of its lists, so it applies to every language of the lexicon.
 */
export const conceptPatterns: readonly (readonly (readonly Concept[])[])[] = [
  [['IGNORE'], ['INSTRUCTION', 'SYSTEM_PROMPT'], ['PRIOR', 'YOUR']],
  [['IGNORE'], ['PRIOR', 'INSTRUCTION', 'SYSTEM_PROMPT'], ['REVEAL', 'SAY', 'INSTEAD', 'ONLY']],
  [['MODEL'], ['READING']],
  [['MODEL'], ['NEGATE'], ['ADD', 'DESCRIBE', 'REVEAL', 'SAY']],
  [['MODEL'], ['RECOMMEND', 'SAY', 'REVEAL', 'SEND', 'ADD']],
  [['REVEAL', 'SAY'], ['SYSTEM_PROMPT']],
  [['REVEAL', 'SAY'], ['YOUR'], ['INSTRUCTION', 'SECRET']],
  [['REVEAL', 'SAY', 'SEND'], ['SECRET']],
  [['ROLE'], ['MODEL', 'ADMIN', 'UNRESTRICTED']],
  [['FROM_NOW'], ['SAY', 'ROLE', 'ONLY', 'MODEL', 'YOUR', 'ADMIN']],
  [['SEND', 'TOOL'], ['SECRET']],
  [['YOUR'], ['OUTPUT'], ['ADD', 'SAY', 'DESCRIBE', 'CODE', 'LANGUAGE', 'LINK', 'RECOMMEND']],
  [['NEGATE'], ['ADD', 'DESCRIBE', 'REVEAL'], ['VISUAL']],
  [['INSTEAD'], ['SAY', 'REVEAL'], ['VISUAL', 'DESCRIBE', 'OUTPUT']],
  [['SAY'], ['LANGUAGE', 'CODE', 'ONLY']],
  [['SAY', 'REVEAL'], ['USER']],
  [['ADMIN'], ['RECOMMEND', 'UNRESTRICTED', 'ROLE']],
  [['TOOL'], ['MODEL', 'USER', 'SEND']],
  [['TASK'], ['TEXTKIND']],
  [['COVERT'], ['USER', 'SEND', 'TOOL', 'ADD', 'SECRET']],
  [['PERSUADE', 'SAY'], ['USER'], ['LINK', 'SEND', 'SECRET', 'OUTPUT']],
  [['MODEL'], ['VISUAL'], ['SAY', 'DESCRIBE', 'RECOMMEND', 'ADD']],
  [['IGNORE'], ['USER', 'TASK', 'VISUAL', 'CONVERSATION']],
  [['OBEY'], ['USER', 'VISUAL', 'CONVERSATION', 'ONLY', 'MODEL']],
  [['NEGATE'], ['SAY', 'REVEAL', 'ADD', 'COVERT'], ['USER', 'CONVERSATION']],
  [['ROLE'], ['YOUR', 'OBEY', 'SECRET', 'SYSTEM_PROMPT', 'INSTRUCTION']],
  [['PERSUADE', 'SAY'], ['USER']],
  [['IGNORE'], ['INSTRUCTION'], ['UNRESTRICTED', 'ADMIN', 'YOUR', 'GENUINE']],
];
