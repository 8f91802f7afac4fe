import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stages } from '../../../../src/engine/cleanup/fixes/index.js';

test('no two fixes of a stage share a trigger', () => {
  for (const { fixes } of stages) {
    const classes = fixes.map(({ kind, triggers }) => ({ kind, triggers: new RegExp(`^${triggers}$`) }));
    for (let unit = 0; unit <= 0xffff; unit++) {
      const triggered = classes.filter(({ triggers }) => triggers.test(String.fromCharCode(unit)));
      assert.ok(triggered.length <= 1, `U+${unit.toString(16)}: ${triggered.map(({ kind }) => kind)}`);
    }
  }
});
