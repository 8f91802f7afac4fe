import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkStore } from '../../../src/store/lmdb/maintenance.js';
import { owning } from '../../../src/store/lmdb/ownership/claim.js';
import { dropFolders, newFolder } from '../folder.js';
import { range } from '../records.js';
import { type Damaging, fillStore, type Outcome } from './damage-child.js';

const folder = newFolder();
const copy = join(newFolder(), 'copy');
let child: ChildProcess | null = null;
before(() => fillStore(folder));
after(() => {
  child?.kill('SIGKILL');
  dropFolders();
});

/** Multiplies the numbers of damaged copies. */
const factor = Number(process.env.DAMAGED_FILES ?? 1);

/**
 * Damages a copy and reads it in another process. Fails when that returns a wrong value, or when the check
 * finds nothing although something could not be read. Returns null when the damage ended the process.
 */
async function outcomeOf(how: Damaging): Promise<Outcome | null> {
  child ??= fork(fileURLToPath(new URL('./damage-child.js', import.meta.url)), [folder, copy], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send(how);
  const reader = child;
  const outcome = await new Promise<Outcome | null>(resolve => {
    reader.removeAllListeners();
    reader.once('message', resolve as never);
    reader.once('exit', () => resolve(null));
  });
  if (outcome === null) child = null;
  else assert.deepEqual(outcome.wrong, [], JSON.stringify(how));
  if (outcome === null || outcome.damaged + outcome.absent > 0) {
    const checks = await owning(copy, () => {}, checkStore);
    const problems = checks.reduce((sum, { problem_count }) => sum + problem_count, 0);
    assert.ok(problems > 0, `the check finds nothing of ${JSON.stringify(how)}`);
  }
  return outcome;
}

describe('a damaged file of the embedded store', () => {
  it('is found by the check when it is truncated at any length', async () => {
    const { size } = statSync(join(folder, 'records', 'data.mdb'));
    for (const bytes of [1, 100, 4_095, 4_096, 5_000, 8_192, 8_300, size / 4, size / 2].map(Math.floor)) {
      const outcome = await outcomeOf({ kind: 'cut', bytes });
      assert.ok(outcome === null || outcome.damaged + outcome.absent > 0, `${bytes} bytes`);
    }
  });

  for (const kind of ['bits', 'bytes', 'headers', 'zeroed pages'] as const)
    it(`returns no wrong value, ends the process or is read as damaged, and is found by the check: ${kind}`, async t => {
      const outcomes = [];
      for (const seed of range(1, 6 * factor)) outcomes.push(await outcomeOf({ kind, seed }));
      const ended = outcomes.filter(each => each === null).length;
      const damaged = outcomes.filter(each => each !== null && each.damaged + each.absent > 0).length;
      t.diagnostic(`${outcomes.length} files: ${ended} ended the process, ${damaged} were read as damaged`);
      assert.ok(ended + damaged > outcomes.length / 3);
    });
});
