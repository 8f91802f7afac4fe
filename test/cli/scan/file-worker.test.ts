import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, mock } from 'node:test';
import { cleanFiles } from '../../../src/cli/clean.js';
import type { CommandResult } from '../../../src/cli/command.js';
import { FileWorker } from '../../../src/cli/scan/file-worker.js';
import { scanFiles } from '../../../src/cli/scan/scan-files.js';
import { limits } from '../../../src/contract/limits.js';
import { jsonLines } from '../../json-lines.js';
import { temporaryFolder } from '../../temporary-folder.js';

const folder = temporaryFolder();

const sentence =
  'The ferry left at nine \u2014 and nobody waved from the old pier, which was empty again by noon.\n\n';
const text = sentence.repeat(Math.ceil((2 * limits.fileInlineBytes) / sentence.length));
const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const small = write('small.md', sentence.repeat(5));
const first = write('first.md', text);
const second = write('second.md', text);
const hostile = write('hostile.md', `loop forever\n\n${text}`);
const last = write('last.md', text);
const files = [first, second, hostile, small, last];

/**
 * Runs `run`; returns its result and what it wrote to stderr. Runs it again where the machine was too busy to
 * tell whether a file needs too much work.
 */
async function withMessages(
  run: () => Promise<CommandResult>,
): Promise<CommandResult & { messages: string }> {
  let messages = '';
  const stderr = mock.method(process.stderr, 'write', (piece: string) => {
    messages += piece;
    return true;
  });
  try {
    const ran = { ...(await run()), messages };
    return /may be busy/.test(JSON.stringify(ran)) ? await withMessages(run) : ran;
  } finally {
    stderr.mock.restore();
  }
}

describe('a file that needs too much work', () => {
  const looping = new URL('looping-files.js', import.meta.url);
  const worker = new FileWorker(looping, 2_500);
  const problem = `${hostile}: needs more work than is allowed for one file (2.5 s of processor time)`;
  const scan = (options: Record<string, string | boolean>, args = files, by = worker) =>
    withMessages(() =>
      scanFiles({ options: { 'no-config': true, 'no-ignore': true, ...options } as never, args }, by),
    );

  it('is reported in every format, and the others are scanned', async () => {
    const json = await scan({ json: true });
    assert.equal(json.code, 3);
    assert.ok(json.messages.includes(problem), json.messages);
    const scanned = jsonLines(json.text).map(({ file }) => file);
    assert.deepEqual(scanned, [first, second, small, last]);
    const quick = new FileWorker(looping, 500);
    const sarif = await scan({ format: 'sarif' }, [hostile], quick);
    assert.equal(sarif.code, 3);
    const [{ toolExecutionNotifications }] = JSON.parse(sarif.text).runs[0].invocations;
    assert.equal(toolExecutionNotifications[0].message.text, problem.replace('2.5', '0.5'));
    const github = await scan({ format: 'github' }, [hostile], quick);
    assert.equal(github.code, 3);
    assert.match(github.text, /^::error.*needs more work than is allowed/m);
  });

  it('is not written, and the others are cleaned', async () => {
    const before = readFileSync(hostile);
    const { code, messages } = await withMessages(() =>
      cleanFiles({ options: { 'no-ignore': true } as never, args: files }, true, worker),
    );
    assert.equal(code, 3);
    assert.ok(messages.includes(problem), messages);
    assert.deepEqual(readFileSync(hostile), before);
    for (const file of [first, second, small, last])
      assert.doesNotMatch(readFileSync(file, 'utf8'), /\u2014/);
  });
});

describe('FileWorker', () => {
  const run = (worker: FileWorker) =>
    worker.run('cleanDocument', 'a.md', Buffer.from(text), 'a.md', { contractions: false, readAs: 'auto' });

  it('rejects with the reason of a thread that does not start, and can be used again', async () => {
    const worker = new FileWorker(new URL('absent.js', import.meta.url));
    for (const _ of [1, 2]) await assert.rejects(run(worker), /absent\.js/);
  });

  it('rejects without blaming the file when its thread does not answer and uses no processor time', async () => {
    const worker = new FileWorker(new URL('hanging-files.js', import.meta.url), 500);
    await assert.rejects(run(worker), {
      message: 'a.md: could not be read in time; the machine may be busy, so try again',
    });
  });
});
