import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TelltaleError } from '../../src/client/error.js';
import { checkLength, wordsMin } from '../../src/extension/length.js';
import { Problem, problemOf } from '../../src/extension/problem.js';

const context = { origin: 'https://telltale.example', apiKey: null, ownOrigin: 'chrome-extension://abc' };
const answer = (status: number, detail = '', retryAfterS: number | null = null) =>
  new TelltaleError(status, detail, null, retryAfterS);

const messages: [error: Error, message: RegExp, remedy: Problem['remedy'], apiKey?: string][] = [
  [answer(0), /https:\/\/telltale\.example could not be reached/, 'retry'],
  [answer(401), /ALLOWED_ORIGINS=chrome-extension:\/\/abc/, 'options'],
  [answer(401), /rejected the API key/, 'options', 'at_sk_x'],
  [answer(404), /does not answer like a Telltale service/, 'options'],
  [new SyntaxError('<'), /does not answer like a Telltale service/, 'options'],
  [answer(422, 'Too long.'), /^Too long\.$/, null],
  [answer(429, 'Slow down.', 90), /^Slow down\.$/, 'retry'],
  [answer(503, 'Busy.', 2), /^Busy\.$/, 'retry'],
  [new TypeError('x is undefined'), /^(?!.*undefined)/, 'retry'],
];

describe('messages of the extension', () => {
  for (const [error, message, remedy, apiKey = null] of messages)
    it(`explain ${error.name} ${error instanceof TelltaleError ? error.status : ''} ${apiKey ?? ''}`, () => {
      const problem = problemOf(error, { ...context, apiKey });
      assert.match(problem.message, message);
      assert.equal(problem.remedy, remedy);
      assert.equal(problem.retryAfterS, error instanceof TelltaleError ? error.retryAfterS : null);
    });

  it('stay as they are', () => {
    const problem = new Problem('As it is.');
    assert.equal(problemOf(problem, context), problem);
  });
});

const lengths: [text: string, message: RegExp | null][] = [
  [' \n', /The selection has 0 words/],
  ['word '.repeat(49), /has 49 words/],
  ['word '.repeat(50), null],
  ['word '.repeat(51), /has 255 characters.*accepts 250/],
  [`${'word '.repeat(49)}${'\u{1f600}'.repeat(4)}w`, null],
  ['我的阿姨在教堂后面养蜜蜂。'.repeat(10), null],
];

describe('length of a text', () => {
  for (const [text, message] of lengths)
    it(`${message ? `is rejected: ${message.source}` : `is accepted: ${text.slice(-12)}`}`, () => {
      const check = () => checkLength(text, 'The selection', 250, wordsMin);
      if (message) assert.throws(check, { message });
      else check();
    });
});
