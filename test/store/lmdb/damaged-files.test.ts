import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkStore } from '../../../src/store/lmdb/maintenance.js';
import { owning } from '../../../src/store/lmdb/ownership/claim.js';
import { testsAll } from '../../variants.js';
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
  if (outcome === null || outcome.unread > 0) {
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
      assert.ok(outcome === null || outcome.unread > 0, `${bytes} bytes`);
    }
  });

  for (const kind of ['bits', 'bytes', 'headers', 'zeroed pages'] as const)
    it(`returns no wrong value, ends the process or is read as damaged, and is found by the check: ${kind}`, async () => {
      const outcomes = [];
      for (const seed of range(1, testsAll ? 8 : 3)) outcomes.push(await outcomeOf({ kind, seed }));
      const found = outcomes.filter(outcome => outcome === null || outcome.unread > 0).length;
      assert.ok(found > outcomes.length / 3, `${found} of ${outcomes.length} were damaged`);
    });
});
