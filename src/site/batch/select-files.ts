/** Which of the chosen files a list takes. Pure. */

import { limits, megabyte } from '../../contract/limits.js';
import { fileSize } from '../../contract/prose.js';
import { acceptedExtensions, extensionOf } from '../../files/document/extensions.js';
import { compareNames } from './findings.js';

/** A file and its path within the chosen folder or archive. */
export interface NamedFile {
  name: string;
  file: File;
}

/** A file that was not added to the list, and why. */
export interface Refused {
  name: string;
  why: string;
}

/** Files of a list: with an account, and for visitors, whose hourly rate limit allows no more. */
export const filesMax = { account: 200, visitor: 30 } as const;
/** Bytes of the files of a list, and of an archive before and after it is unpacked. */
export const bytesMax = 100 * megabyte;
/** Files of a dropped folder or archive that are looked at; they may hold very many of other kinds. */
export const entriesMax = 2_000;

/** Whether a file belongs to an operating system or is the lock of an open document, not a person's text. */
export const isSystemFile = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.|~\$)|(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i.test(path);

/** Why a file can not be scanned; null for one that may. */
export function formatProblem(name: string, bytes: number): string | null {
  if (!acceptedExtensions.includes(extensionOf(name).toLowerCase()))
    return 'not a format that can be scanned';
  if (bytes > limits.documentBytes) return `larger than ${fileSize(limits.documentBytes)}`;
  return bytes === 0 ? 'empty' : null;
}

/** What identifies a file of the list. */
interface Listed {
  name: string;
  size: number;
  lastModified: number;
}

const identity = ({ name, size, lastModified }: Listed): string => `${name}\0${size}\0${lastModified}`;

/**
 * Accepts files in the order of their paths, as far as format, number and size allow. Returns them, and the
 * others with the reason.
 *
 * @param max number of files of the list
 */
export function selectFiles(listed: readonly Listed[], chosen: readonly NamedFile[], max: number) {
  const known = new Set(listed.map(identity));
  let bytes = listed.reduce((sum, { size }) => sum + size, 0);
  const accepted: NamedFile[] = [];
  const refused: Refused[] = [];
  for (const each of chosen.toSorted((one, other) => compareNames(one.name, other.name))) {
    const { name, file } = each;
    if (isSystemFile(name)) continue;
    const id = identity({ name, size: file.size, lastModified: file.lastModified });
    const problem = formatProblem(name, file.size) ?? (known.has(id) ? 'already in the list' : null);
    const contents =
      listed.length + accepted.length >= max
        ? `${max} files`
        : bytes + file.size > bytesMax && `${fileSize(bytesMax)}`;
    if (problem !== null) refused.push({ name, why: problem });
    else if (contents) refused.push({ name, why: `the list has ${contents}: scan these first` });
    else {
      known.add(id);
      bytes += file.size;
      accepted.push(each);
    }
  }
  return { accepted, refused };
}
