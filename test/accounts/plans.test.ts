import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { defaultPlans, parsePlans, plansFileSchema, readPlans } from '../../src/accounts/plans.js';
import { dropFolders, newFolder } from '../store/folder.js';

after(dropFolders);

describe('a plans file', () => {
  it('is optional: there are four default plans', () => {
    assert.deepEqual(Object.keys(defaultPlans), ['anonymous', 'free', 'pro', 'unlimited']);
    assert.equal(defaultPlans.free?.characters_per_text, 50_000);
    assert.equal(defaultPlans.unlimited?.requests_per_hour, null);
    assert.equal(readPlans(undefined), defaultPlans);
  });

  it('accepts the default plans as a file', () => {
    assert.deepEqual(parsePlans(JSON.stringify(defaultPlans), 'file'), defaultPlans);
  });

  it('replaces all plans by those of a file', () => {
    const path = join(newFolder(), 'plans.json');
    const { anonymous, free } = defaultPlans;
    writeFileSync(path, JSON.stringify({ anonymous, free, team: { ...free, words_per_month: null } }));
    assert.deepEqual(Object.keys(readPlans(path)), ['anonymous', 'free', 'team']);
  });

  it('sets no storage quota when the file has none', () => {
    const { stored_records: _, stored_bytes: __, ...rest } = defaultPlans.free!;
    const plans = parsePlans(JSON.stringify({ anonymous: rest, free: rest }), 'file');
    assert.deepEqual(plans.free, { ...rest, stored_records: null, stored_bytes: null });
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

  const { anonymous, free } = defaultPlans;
  const wrong: [string, string, RegExp][] = [
    ['invalid JSON', '{', /^plans\.json is not JSON/],
    ['a list', '[]', /not a valid plans file/],
    ['text as a plan', JSON.stringify({ anonymous, free: 'x' }), /^ {2}free: expected an object of limits$/m],
    [
      'a missing limit',
      JSON.stringify({ anonymous, free: { characters_per_text: 1 } }),
      /^ {2}free\.requests_per_hour: missing$/m,
    ],
    [
      'a negative limit',
      JSON.stringify({ anonymous, free: { ...free, deep_scans_per_month: -1 } }),
      /^ {2}free\.deep_scans_per_month: expected an integer of 0 or more, or null for no limit$/m,
    ],
    [
      'a fraction',
      JSON.stringify({ anonymous, free: { ...free, characters_per_text: 1.5 } }),
      /^ {2}free\.characters_per_text: expected an integer from 1 to 1,000,000$/m,
    ],
    [
      'a misspelt limit',
      JSON.stringify({ anonymous, free: { ...free, word_per_month: 1 } }),
      /^ {2}free\.word_per_month: unknown limit; expected one of .*words_per_month/m,
    ],
    [
      'a limit under two names',
      JSON.stringify({ anonymous, free: { ...free, ocr_per_month: 1 } }),
      /^ {2}free\.ocr_per_month: unknown limit/m,
    ],
    [
      'a plan without a character limit',
      JSON.stringify({ anonymous, free: { ...free, characters_per_text: null } }),
      /free\.characters_per_text: expected/,
    ],
    [
      'a plan with an invalid name',
      JSON.stringify({ anonymous, free, 'My Plan': free }),
      /^ {2}My Plan: a plan's name has 1 to 32 characters[\s\S]*deploy\/plans\.schema\.json/m,
    ],
    ['a plan named like a property of objects', '{"__proto__": {}}', /not a valid plans file/],
    ['no free plan', JSON.stringify({ anonymous }), /no plan "free"/],
    ['no anonymous plan', JSON.stringify({ free }), /no plan "anonymous"/],
  ];
  for (const [what, text, message] of wrong) {
    it(`rejects a file with a reason: ${what}`, () => {
      assert.throws(() => parsePlans(text, 'plans.json'), { message });
    });
  }

  it('reports the path of a missing file', () => {
    assert.throws(() => readPlans('/nowhere/plans.json'), /PLANS_FILE \/nowhere\/plans\.json cannot be read/);
  });
});
