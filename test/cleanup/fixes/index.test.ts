import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stages } from '../../../src/cleanup/fixes/index.js';

test('no two fixes of a stage wake for the same code unit', () => {
  for (const { fixes } of stages) {
    const classes = fixes.map(({ kind, wakes }) => ({ kind, wakes: new RegExp(`^${wakes}$`) }));
    for (let unit = 0; unit <= 0xffff; unit++) {
      const awake = classes.filter(({ wakes }) => wakes.test(String.fromCharCode(unit)));
      assert.ok(awake.length <= 1, `U+${unit.toString(16)}: ${awake.map(({ kind }) => kind)}`);
    }
  }
});
