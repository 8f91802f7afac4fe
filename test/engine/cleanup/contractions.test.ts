import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clean } from '../../../src/engine/cleanup/clean.js';

const write = (text: string) => clean(text, { contractions: true }).output_text;

describe('contractions', () => {
  for (const [input, output] of [
    ['We do not mind.', "We don't mind."],
    ['She will not come.', "She won't come."],
    ['There is no need.', "There's no need."],
    ['I would like that.', "I'd like that."],
    ['It is not only cold.', "It's not only cold."],
    ['It is not cold.', "It isn't cold."],
    ['do\u00a0not go', "don't go"],
    ['I have not said so. It was not found.', "I haven't said so. It wasn't found."],
    ['There is always a way, and there is some news.', "There's always a way, and there's some news."],
    ['I could not, and should not. You cannot.', "I couldn't, and shouldn't. You can't."],
  ] as const) {
    test(`contracts “${input}”`, () => assert.equal(write(input), output));
  }
});

describe('contractions are not written', () => {
  for (const [reason, text] of [
    ['at the end of a clause', 'Yes, they are, and so it is.'],
    ['for a main verb', 'We have limited time.'],
    ['before an omitted complement', 'Nobody is taller than he is now.'],
    ['for a pronoun that is an object', 'People like you are rare.'],
    ['where the short form would be ambiguous', 'I would come. I had come.'],
    ['for stressed words', 'You do NOT ask, and do *not* ask.'],
    ['in a sentence with a stressed one', 'We are here and *do not* go.'],
    ['for a past form after "did not"', 'She did not knew it. They will not accepted it. I have not went.'],
    ['for a verb that does not agree', 'He do not go. They was not here.'],
    ['for "there is" and a plural', 'There is many. There is some pies. There is not many. There is people.'],
    ['in code', '`it is so`'],
    ['across a line break', 'it\nis late'],
  ] as const) {
    test(reason, () => assert.equal(write(text), text));
  }
});
