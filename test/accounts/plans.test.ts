import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { defaultPlans, parsePlans, plansFileSchema, readPlans } from '../../src/accounts/plans.js';
import { temporaryFolder } from '../temporary-folder.js';

const { anonymous, free } = defaultPlans;

describe('a plans file', () => {
  it('is optional: there are four default plans', () => {
    assert.deepEqual(Object.keys(defaultPlans), ['anonymous', 'free', 'pro', 'unlimited']);
    assert.equal(free?.characters_per_text, 50_000);
    // A class of 30 files, twice.
    assert.deepEqual([anonymous?.requests_per_hour, anonymous?.requests_per_hour_per_browser], [200, 60]);
    assert.equal(defaultPlans.unlimited?.requests_per_hour, null);
    assert.equal(readPlans(undefined), defaultPlans);
  });

  it('replaces all plans by those of a file', () => {
    const path = join(temporaryFolder(), 'plans.json');
    writeFileSync(path, JSON.stringify({ anonymous, free, team: { ...free, words_per_month: null } }));
    assert.deepEqual(Object.keys(readPlans(path)), ['anonymous', 'free', 'team']);
  });

  it('sets no storage quota when the file has none', () => {
    const { stored_records: _, stored_bytes: __, requests_per_hour_per_browser: ___, ...rest } = free!;
    const plans = parsePlans(JSON.stringify({ anonymous: rest, free: rest }), 'file');
    const none = { stored_records: null, stored_bytes: null, requests_per_hour_per_browser: null };
    assert.deepEqual(plans.free, { ...rest, ...none });
  });

  it('has a JSON Schema and an example in the repository', () => {
    const schema: unknown = JSON.parse(readFileSync('deploy/plans.schema.json', 'utf8'));
    assert.deepEqual(schema, JSON.parse(JSON.stringify(plansFileSchema)));
    const example = readFileSync('deploy/plans.example.json', 'utf8');
    const validate = new Ajv2020({ strict: false }).compile(plansFileSchema);
    assert.ok(validate(JSON.parse(example)), JSON.stringify(validate.errors));
    assert.ok(!validate({ anonymous: {}, free: {} }));
    assert.deepEqual(Object.keys(parsePlans(example, 'file')), ['anonymous', 'free', 'school']);
  });

  const withFree = (limits: object | string) => JSON.stringify({ anonymous, free: limits });
  const aCount = 'expected an integer of 0 or more, or null for no limit';
  const characters = 'free.characters_per_text: expected an integer from 1 to 1,000,000';
  const aName = "My Plan: a plan's name has 1 to 32 characters";
  for (const [what, text, message] of [
    ['invalid JSON', '{', 'plans.json is not JSON'],
    ['a list', '[]', 'plans.json is not a valid plans file'],
    ['text as a plan', withFree('x'), 'free: expected an object of limits\n'],
    ['a missing limit', withFree({ characters_per_text: 1 }), 'free.requests_per_hour: missing\n'],
    ['a negative limit', withFree({ ...free, words_per_month: -1 }), `free.words_per_month: ${aCount}\n`],
    ['a fraction', withFree({ ...free, characters_per_text: 1.5 }), `${characters}\n`],
    ['no character limit', withFree({ ...free, characters_per_text: null }), `${characters}\n`],
    ['a misspelt limit', withFree({ ...free, word: 1 }), 'free.word: unknown limit; expected one of '],
    ['an invalid name', JSON.stringify({ anonymous, free, 'My Plan': free }), aName],
    ['a name like a property of objects', '{"__proto__": {}}', 'not a valid plans file'],
    ['no free plan', JSON.stringify({ anonymous }), 'no plan "free"'],
    ['no anonymous plan', JSON.stringify({ free }), 'no plan "anonymous"'],
  ] as const)
    it(`is rejected with a reason: ${what}`, () => {
      assert.throws(
        () => parsePlans(text, 'plans.json'),
        (error: Error) => error.message.includes(message),
      );
    });

  it('is rejected with its path when it is missing', () => {
    assert.throws(() => readPlans('/nowhere/plans.json'), /no such file.*\/nowhere\/plans\.json/);
  });
});
