import { pbkdf2Sync } from 'node:crypto';
import { workerData } from 'piscina';
import { startTask } from '../../src/pools/tasks/worker.js';

interface Document {
  filename: string;
  bytes: Uint8Array;
  slot: number;
}

/** A document worker whose behaviour is given by the name of the file. */
export function extractDocument({ filename, bytes, slot }: Document) {
  startTask(workerData, slot);
  if (filename === 'crash') process.exit(1);
  if (filename === 'hang') for (;;);
  if (filename === 'fill')
    for (const filled: number[][] = []; ; ) filled.push(new Array(10_000).fill(filled.length));
  if (filename.startsWith('slow')) pbkdf2Sync('a', 'b', 100_000, 64, 'sha512');
  if (filename === 'throw') throw new Error('requested by the test');
  if (filename === 'encrypted') return { problem: 'encrypted', message: 'A password is needed.' };
  return { kind: 'txt', text: `${filename} ${bytes.length}`, warnings: [] };
}
