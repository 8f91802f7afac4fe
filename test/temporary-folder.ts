import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Creates a folder that is deleted when this process ends. */
export function temporaryFolder(): string {
  if (folders.length === 0) process.once('exit', deleteFolders);
  const folder = mkdtempSync(join(tmpdir(), 'telltale-test-'));
  folders.push(folder);
  return folder;
}

function deleteFolders(): void {
  // A program that ends at the same time may still write.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
