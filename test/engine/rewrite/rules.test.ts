import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import type { RewriteMode } from '../../../src/contract/rewrite.js';
import { rewriteSentence } from '../../../src/engine/rewrite/rewrite.js';
import { ruleFiles } from '../../../src/generated/rewrite-rules.js';
import { compileRules } from './rule-file.js';
import { compiledFiles, generatedData } from './rule-files.js';

const bounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };

describe('the rule files', () => {
  for (const { name, path, sections } of compiledFiles()) {
    it(`${name} rewrites every example as it says`, () => {
      const wrong = sections
        .flatMap(({ rules }) => rules)
        .flatMap(({ examples }) => examples)
        .map(example => ({
          ...example,
          found: rewriteSentence(example.before, example.mode as RewriteMode, bounds).text,
        }))
        .filter(({ after, found }) => found !== after)
        .map(({ line, after, found }) => `${path}:${line}: expected "${after}", not "${found}"`);
      assert.deepEqual(wrong, []);
    });

    it(`${name} has an example of every rule`, () => {
      const without = sections
        .flatMap(({ rules }) => rules)
        .filter(({ examples }) => !examples.some(({ before, after }) => before !== after))
        .map(({ line }) => `${path}:${line}`);
      assert.deepEqual(without, []);
    });
  }

  it('compile to the generated module', () => {
    assert.deepEqual(ruleFiles, generatedData(), 'run `npm run rules`');
  });
});

describe('a mistake in a rule file', () => {
  const header = 'kind: wordy_phrase, modes: all\n';
  for (const [text, problem] of [
    ['in order to -> to', 'a rule needs "kind: …, modes: …" before it'],
    ['kind: wordy, modes: all', 'unknown kind "wordy"'],
    ['kind: wordy_phrase, modes: all plain', 'unknown mode "all"'],
    ['kind: wordy_phrase, modes: plain, skip: poems', 'unknown reason to skip "poems"'],
    [`${header}in order to`, 'expected "pattern -> replacement"'],
    [`${header}in <colour> -> to`, 'unknown name <colour>'],
    [`${header}in (order to -> to`, 'Unterminated group'],
    [`${header}in (order) to -> $2`, 'the pattern has no group $2'],
    [`${header}in (order) to -> $1.plural`, 'unknown form ".plural"'],
    [`${header}in order to -> to\n  unless after it`, 'unknown condition "unless after it"'],
    [`${header}in order to -> to\n  after <verb>`, 'unknown name <verb>'],
    [`${header}in order to -> to\n  $1 is order`, 'the pattern has no group $1'],
    [`${header}in order to -> to\n  - [loud] We left in order to eat.`, 'the rule has no mode "loud"'],
  ] as const)
    it(`is an error with its line: ${problem}`, () => {
      const line = text.split('\n').length;
      assert.throws(
        () => compileRules('x.rules', text),
        (error: Error) => error.message.startsWith(`x.rules:${line}: `) && error.message.includes(problem),
      );
    });
});

it('the documentation of the rule files shows a rule that compiles', () => {
  const [, example] = /```rules\n([^`]*)```/.exec(readFileSync('docs/rewriting.md', 'utf8'))!;
  assert.equal(compileRules('example', example!)[0]?.rules.length, 2);
});
