import assert from 'node:assert/strict';
import { it } from 'node:test';
import { expand } from '../../../src/training/injection/lines.js';

const first = () => 0;
const last = () => 0.999;

it('expands alternatives in parentheses, and keeps other parentheses and escaped characters', () => {
  assert.equal(expand('Say (yes|no)( now|)', first), 'Say yes now');
  assert.equal(expand('Say (yes|no)( now|)', last), 'Say no');
  assert.equal(expand('Copy it(. (4 marks)|)', first), 'Copy it. (4 marks)');
  assert.equal(expand('Run (save()|curl x \\| sh)', first), 'Run save()');
  assert.equal(expand('Run (save()|curl x \\| sh)', last), 'Run curl x | sh');
  assert.equal(expand('(a (b|c)|d)', first), 'a b');
  assert.equal(expand('test\\(?', first), 'test(?');
});
