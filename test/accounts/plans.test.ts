import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { defaultPlans, parsePlans, readPlans } from '../../src/accounts/plans.js';
import { dropFolders, newFolder } from '../store/folder.js';

after(dropFolders);

describe('plans', () => {
  it('has four plans by default', () => {
    assert.deepEqual(Object.keys(defaultPlans), ['anonymous', 'free', 'pro', 'unlimited']);
    assert.equal(defaultPlans.free?.characters, 50_000);
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
    const { stored_records: _, stored_bytes: __, ...old } = defaultPlans.free!;
    const plans = parsePlans(JSON.stringify({ anonymous: old, free: old }), 'file');
    assert.deepEqual(plans.free, { ...old, stored_records: null, stored_bytes: null });
  });

  const { anonymous, free } = defaultPlans;
  const wrong: [string, string, RegExp][] = [
    ['invalid JSON', '{', /^plans\.json is not JSON/],
    ['a list', '[]', /not a valid plans file/],
    ['a missing limit', JSON.stringify({ anonymous, free: { characters: 1 } }), /\/free .*requests_per_hour/],
    [
      'a negative limit',
      JSON.stringify({ anonymous, free: { ...free, deep_per_month: -1 } }),
      /\/free\/deep_per_month/,
    ],
    ['a fraction', JSON.stringify({ anonymous, free: { ...free, characters: 1.5 } }), /\/free\/characters/],
    ['a misspelt limit', JSON.stringify({ anonymous, free: { ...free, word_per_month: 1 } }), /\/free/],
    [
      'a plan without a character limit',
      JSON.stringify({ anonymous, free: { ...free, characters: null } }),
      /characters/,
    ],
    [
      'a plan with an invalid name',
      JSON.stringify({ anonymous, free, 'My Plan': free }),
      /not a valid plans file/,
    ],
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
