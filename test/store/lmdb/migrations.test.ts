import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type EnvironmentName, openEnvironment, schemaOf } from '../../../src/store/lmdb/environment.js';
import { type Migration, migrateEnvironment, migrations } from '../../../src/store/lmdb/migrations.js';
import { dropFolders, newFolder } from '../folder.js';
import { range } from '../records.js';
import { appendPlus, letters } from './append-plus.js';

const children: ChildProcess[] = [];
after(() => {
  for (const child of children) child.kill('SIGKILL');
  dropFolders();
});

const keyOf = (n: number) => `letter ${String(n).padStart(6, '0')}`;

/** Creates a folder whose environment `records` has schema 1 and `count` letters. */
async function schemaOne(count: number): Promise<string> {
  const folder = newFolder();
  const env = openEnvironment(folder, 'records', 1);
  const table = letters(env);
  env.transactionSync(() => {
    for (const n of range(1, count)) table.put(keyOf(n), `body ${n}`);
  });
  await env.close();
  return folder;
}

/** Values of all letters, read as `schema`. */
async function read(folder: string, schema: number): Promise<string[]> {
  const env = openEnvironment(folder, 'records', schema);
  const values = [...letters(env).getRange()].map(({ value }) => value);
  await env.close();
  return values;
}

const migrated = (count: number) => range(1, count).map(n => `body ${n}+`);

function startChild(folder: string, ...args: string[]): ChildProcess {
  const child = fork(fileURLToPath(new URL('./child.js', import.meta.url)), [folder, ...args]);
  children.push(child);
  return child;
}

describe('migrateEnvironment', () => {
  it('migrates every entry once, in the order of the list, and reports its start and end', async () => {
    const folder = await schemaOne(35);
    const second: Migration = { ...appendPlus, name: 'append another' };
    const lines: string[] = [];
    const migrate = () =>
      migrateEnvironment(folder, 'records', line => lines.push(line), [appendPlus, second]);
    await migrate();
    assert.deepEqual(
      await read(folder, 3),
      range(1, 35).map(n => `body ${n}++`),
    );
    assert.deepEqual(lines, [
      'records: migration to schema 2 (append a plus) begins',
      'records: migration to schema 2 (append a plus) is done',
      'records: migration to schema 3 (append another) begins',
      'records: migration to schema 3 (append another) is done',
    ]);
    await migrate();
    assert.equal(lines.length, 4);
  });

  it('continues after a failed step, and rejects other users until it is done', async () => {
    const folder = await schemaOne(35);
    let steps = 0;
    const failing: Migration = {
      ...appendPlus,
      prepare(env) {
        const step = appendPlus.prepare(env);
        return cursor => {
          const next = step(cursor);
          if (++steps === 3) throw new Error('no space left');
          return next;
        };
      },
    };
    await assert.rejects(
      migrateEnvironment(folder, 'records', () => {}, [failing]),
      { name: 'StoreUnavailable', message: /no space left.*continues where it stopped/ },
    );
    assert.throws(() => openEnvironment(folder, 'records', 2), /not fully migrated/);
    assert.throws(() => openEnvironment(folder, 'records', 1), /newer version/);
    await migrateEnvironment(folder, 'records', () => {}, [appendPlus]);
    assert.deepEqual(await read(folder, 2), migrated(35));
  });

  it('migrates every entry once despite repeated kill -9', async () => {
    const folder = await schemaOne(4_000);
    let kills = 0;
    for (let delayMs = 5; kills < 8; delayMs += 3) {
      const child = startChild(folder, 'migrates');
      const exit = once(child, 'exit');
      await Promise.race([once(child, 'message'), exit]);
      await new Promise(resolve => setTimeout(resolve, delayMs));
      child.kill('SIGKILL');
      const [code] = await exit;
      if (code === 0) break;
      kills++;
    }
    assert.ok(kills > 0, 'killed at least once');
    await migrateEnvironment(folder, 'records', () => {}, [appendPlus]);
    assert.deepEqual(await read(folder, 2), migrated(4_000));
  });

  it('rejects a newer schema, and creates no store', async () => {
    const folder = newFolder();
    await openEnvironment(folder, 'records', 7).close();
    await assert.rejects(
      migrateEnvironment(folder, 'records', assert.fail, [appendPlus]),
      /written by a newer version \(schema 7, this one knows 2\)/,
    );
    await migrateEnvironment(folder, 'windows', assert.fail, [appendPlus]);
  });
});

describe('the schema numbers', () => {
  it('match the migrations', () => {
    for (const [name, steps] of Object.entries(migrations))
      assert.equal(schemaOf[name as EnvironmentName], steps.length + 1);
  });
});
