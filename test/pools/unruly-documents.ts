/** A document worker whose behaviour is given by the name of the file. */
export function extractDocument({ filename, bytes }: { filename: string; bytes: Uint8Array }) {
  if (filename === 'crash') process.exit(1);
  if (filename === 'hang') for (;;);
  if (filename.startsWith('slow')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  if (filename === 'throw') throw new Error('requested by the test');
  if (filename === 'encrypted') return { problem: 'encrypted', message: 'A password is needed.' };
  return { kind: 'txt', text: `${filename} ${bytes.length}`, warnings: [] };
}
