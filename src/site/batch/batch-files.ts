/** Which of the chosen files a batch takes, and the files of a dropped folder. */

import { count, number } from '../../contract/figures.js';
import { megabyte } from '../../contract/limits.js';
import { acceptedExtensions, extensionOf } from '../../files/document/extensions.js';
import type { NamedFile } from './batch-run.js';

export const filesMax = 50;
export const bytesMax = 20 * megabyte;
/** Files of a dropped folder that are looked at; folders may hold very many of other kinds. */
const entriesMax = 2_000;

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

/** Accepts files by path, as far as format, number and size allow. Returns them with notes on the others. */
export function selectFiles(listed: readonly NamedFile[], chosen: readonly NamedFile[]) {
  const known = new Set(listed.map(identity));
  let bytes = listed.reduce((sum, { file }) => sum + file.size, 0);
  const accepted: NamedFile[] = [];
  const unsupported: string[] = [];
  let [tooMany, repeated] = [0, 0];
  const sorted = [...chosen].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const each of sorted) {
    const isSupported = acceptedExtensions.includes(extensionOf(each.name).toLowerCase());
    if (!isSupported) unsupported.push(each.name);
    else if (known.has(identity(each))) repeated++;
    else if (listed.length + accepted.length >= filesMax || bytes + each.file.size > bytesMax) tooMany++;
    else {
      known.add(identity(each));
      bytes += each.file.size;
      accepted.push(each);
    }
  }
  const notes = [
    tooMany > 0 &&
      `${count(tooMany, 'file')} not added: a batch has at most ${filesMax} files and ${number(bytesMax / megabyte)} MB together. Scan these first, then the rest.`,
    unsupported.length > 0 &&
      `${count(unsupported.length, 'file')} of another format not added: ${namesOf(unsupported)}.`,
    repeated > 0 && `${count(repeated, 'file')} already in the list.`,
  ];
  return { accepted, notes: notes.filter(note => note !== false) };
}

const identity = ({ name, file }: NamedFile): string => `${name}\0${file.size}\0${file.lastModified}`;

/** Names that are listed in a note. */
const namesMax = 3;

const namesOf = (names: readonly string[]): string =>
  names.slice(0, namesMax).join(', ') + (names.length > namesMax ? ', …' : '');
