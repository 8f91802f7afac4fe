import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clean } from '../../src/cleanup/clean.js';

const write = (text: string) => clean(text, { contractions: true }).output_text;

describe('everyday contractions', () => {
  for (const [input, output] of [
    ['We do not mind.', "We don't mind."],
    ['You cannot stay.', "You can't stay."],
    ['She will not come.', "She won't come."],
    ['They have been kind.', "They've been kind."],
    ['There is no need.', "There's no need."],
    ['I would like that.', "I'd like that."],
    ['It is not only cold.', "It's not only cold."],
    ['It is not cold.', "It isn't cold."],
    ['do\u00a0not go', "don't go"],
  ] as const) {
    test(input, () => assert.equal(write(input), output));
  }
});

describe('no contraction', () => {
  for (const [reason, text] of [
    ['at the end of a clause', 'Yes, they are, and so it is.'],
    ['of a main verb', 'We have limited time.'],
    ['before a gap', 'Nobody is taller than he is now.'],
    ['of an object', 'People like you are rare.'],
    ['where it could be two words', 'I would come. I had come.'],
    ['of stressed words', 'You do NOT ask, and do *not* ask.'],
    ['in code', '`it is so`'],
    ['over a line break', 'it\nis late'],
    ['beside a hyphen', 'a do not-so-much list'],
  ] as const) {
    test(reason, () => assert.equal(write(text), text));
  }
});
