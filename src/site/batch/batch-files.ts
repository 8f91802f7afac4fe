/** The files of a file dialog, and those of a dropped folder. */
import { entriesMax, type NamedFile } from './select-files.js';

/** The files of a file dialog. */
export const chosenFiles = (files: Iterable<File>): NamedFile[] =>
  Array.from(files, file => ({ name: file.webkitRelativePath || file.name, file }));

/** The files of a drop, also in folders. Call it during the event, when the items of a drop are readable. */
export function droppedFiles(data: DataTransfer): Promise<NamedFile[]> {
  // An item without an entry is a file that a script made.
  const roots = Array.from(data.items, item => item.webkitGetAsEntry() ?? item.getAsFile());
  return filesOf(roots.filter(root => root !== null));
}

async function filesOf(roots: readonly (FileSystemEntry | File)[]): Promise<NamedFile[]> {
  const found: NamedFile[] = [];
  const pending = [...roots];
  for (let seen = 0; pending.length > 0 && seen < entriesMax; seen++) {
    const entry = pending.shift()!;
    if (entry instanceof File) found.push({ name: entry.name, file: entry });
    else if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      );
      found.push({ name: entry.fullPath.replace(/^\//, ''), file });
    } else pending.push(...(await entriesOf(entry as FileSystemDirectoryEntry)));
  }
  return found;
}

/** All entries of a folder, which the browser returns in parts. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < entriesMax) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) break;
    all.push(...part);
  }
  return all;
}
