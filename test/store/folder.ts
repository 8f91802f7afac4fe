import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder. `dropFolders` deletes it in an after hook. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-test-'));
  folders.push(folder);
  return folder;
}

export function dropFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

const folders: string[] = [];
