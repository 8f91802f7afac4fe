import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkPages } from '../../../src/store/lmdb/checks/check-pages.js';
import { PageFile } from '../../../src/store/lmdb/pages/page-file.js';
import { dropFolders, newFolder } from '../folder.js';
import { range } from '../records.js';
import { type Damaging, fillStore, type Outcome } from './damage-child.js';

const folder = newFolder();
const file = join(folder, 'records', 'data.mdb');
let child: ChildProcess;
let exit: Promise<[null, string]>;
before(async () => {
  await fillStore(folder);
  child = fork(fileURLToPath(new URL('./damage-child.js', import.meta.url)), [
    folder,
    join(newFolder(), 'copy'),
  ]);
  exit = once(child, 'exit').then(([, signal]) => [null, signal]);
});
after(() => {
  child.kill('SIGKILL');
  dropFolders();
});

/** Damages a copy and reads it. Fails when the child crashes or reads a wrong value. */
async function outcomeOf(how: Damaging): Promise<Outcome> {
  child.send(how);
  const [outcome, signal] = await Promise.race([once(child, 'message'), exit]);
  assert.ok(outcome !== null, `${JSON.stringify(how)} ended the process with ${signal}`);
  assert.deepEqual(outcome.wrong, [], JSON.stringify(how));
  if (outcome.rejected !== null || outcome.damaged > 0 || outcome.absent > 0)
    assert.ok(outcome.found, `the complete check finds nothing of ${JSON.stringify(how)}`);
  return outcome;
}

describe('an intact file', () => {
  it('has no problem in any page, and is checked completely', () => {
    const pages = new PageFile(file);
    assert.deepEqual(checkPages(pages).complete, true);
    pages.close();
  });

  it('is checked within the budget, pages near the roots first', () => {
    const pages = new PageFile(file);
    assert.deepEqual(checkPages(pages, { budget: { pages: 5, ms: 1e9 } }), { checked: 5, complete: false });
    pages.close();
  });
});

describe('a damaged file of the embedded store', () => {
  it('is rejected with an explanation when it is truncated at any length', async () => {
    const { size } = statSync(file);
    for (const bytes of [1, 100, 4_095, 4_096, 5_000, 8_192, 8_300, size / 4, size / 2, size - 100].map(
      Math.floor,
    )) {
      const { rejected } = await outcomeOf({ kind: 'cut', bytes });
      assert.match(rejected ?? '', /data\.mdb is damaged: .+\. Restore a backup/, `${bytes} bytes`);
    }
  });

  for (const [kind, seeds] of [
    ['bits', 200],
    ['bytes', 30],
    ['headers', 40],
    ['zeroed pages', 40],
  ] as const)
    it(`is rejected or read without wrong data and without a crash, and found by the complete check: ${kind}`, async () => {
      const outcomes = [];
      for (const seed of range(1, seeds)) outcomes.push(await outcomeOf({ kind, seed }));
      const rejected = outcomes.filter(each => each.rejected !== null).length;
      const damaged = outcomes.filter(each => each.rejected === null && each.damaged > 0).length;
      assert.ok(rejected + damaged > seeds / 2, `${rejected} rejected, ${damaged} with damaged records`);
    });
});
