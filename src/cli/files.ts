/**
 * Reads stdin, and reads and writes files in folders of strangers. A symbolic link is followed only if the
 * command names it and its target is in the same folder or below. Nothing is written through a link.
 */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileSize } from '../contract/prose.js';
import { type Decoded, decodeFile } from '../document/charset.js';
import { unreadable } from './command.js';
import { repositoryRoot } from './project/repository.js';

/**
 * Reads a file, or stdin if the name is `-`, of at most `bytesMax` bytes.
 * @throws CommandError with exit code 3
 */
export async function readBytes(name: string, bytesMax: number): Promise<Buffer> {
  try {
    return name === '-' ? await readStdin(bytesMax) : readFileWithin(name, bytesMax);
  } catch (error) {
    throw unreadable(`cannot read ${name === '-' ? 'stdin' : name}: ${(error as Error).message}`);
  }
}

/**
 * Decodes a text as the upload of the same file is.
 * @throws CommandError for a file that is not text: it has characters NUL, or is a PDF
 */
export function decodeText(bytes: Uint8Array, name: string): Decoded {
  const decoded = decodeFile(bytes, name);
  if (decoded.text.includes('\0') || decoded.text.startsWith('%PDF-'))
    throw unreadable(`${name} is not plain text; extract its text first`);
  return decoded;
}

export async function readStdin(bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin) {
    bytes += (chunk as Buffer).length;
    if (bytes > bytesMax) throw new Error(`it is larger than ${fileSize(bytesMax)}`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a regular file, or a pipe that is named as a device such as /dev/stdin.
 * @throws Error for a link that leads elsewhere, a folder or device, or more than `bytesMax` bytes
 */
export function readFileWithin(path: string, bytesMax: number): Buffer {
  const isDescriptor = /^\/dev\/(?:stdin|fd\/\d{1,9})$/.test(path);
  if (!isDescriptor) requireNoLinkOut(path);
  // A pipe without a writer must not block, and a link created in the meantime is not followed.
  const flags = isDescriptor ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = openSync(isDescriptor ? path : realpathSync(path), constants.O_RDONLY | flags);
  try {
    const about = fstatSync(file);
    if (about.isDirectory()) throw new Error('it is a folder');
    if (!about.isFile() && !isDescriptor) throw new Error('it is not a regular file');
    const chunks: Buffer[] = [];
    for (let bytes = 0; ; ) {
      const chunk = Buffer.allocUnsafe(chunkBytes);
      const read = readSync(file, chunk);
      if (read === 0) return Buffer.concat(chunks);
      bytes += read;
      if (bytes > bytesMax) throw new Error(`it is larger than ${fileSize(bytesMax)}`);
      chunks.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
}

const chunkBytes = 64 * 1024;

/**
 * Replaces a file: writes a new one in the same folder and renames it, so that a reader sees the old or the
 * new content, and another name of the same file (a hard link) keeps the old one. The mode stays.
 * @throws CommandError if the path is or contains a symbolic link, or cannot be written as a regular file
 */
export const replaceFile = (path: string, content: Uint8Array | string): Promise<void> =>
  replace(path, content).catch((error: Error) => {
    throw unreadable(`cannot write ${path}: ${error.message}`);
  });

async function replace(path: string, content: Uint8Array | string): Promise<void> {
  const link = linksOf(path)[0];
  if (link !== undefined)
    throw new Error(`${shownPath(link)} is a symbolic link, through which nothing is written`);
  const existing = await stat(path).catch(() => null);
  if (existing !== null && !existing.isFile()) throw new Error('it is not a regular file');
  const temporary = join(dirname(resolve(path)), `.telltale-${randomUUID()}`);
  const file = await open(temporary, 'wx', existing === null ? 0o666 : 0o600);
  try {
    await file.writeFile(content);
    if (existing !== null) await file.chmod(existing.mode & 0o7777);
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
}

/** @throws Error if the path is or contains a link whose target is outside the folder of the link */
export function requireNoLinkOut(path: string): void {
  for (const link of linksOf(path)) {
    const folder = realpathSync(dirname(link));
    const target = realpathSync(link);
    const isInside = isBelow(target, folder) && !target.split(sep).includes('.git');
    if (!isInside)
      throw new Error(`${shownPath(link)} is a symbolic link that leads out of its folder; name its target`);
  }
}

/**
 * The symbolic links in a path, outermost first. Below the repository or the working directory every
 * component counts, elsewhere only the last one: the other folders are the caller's own.
 */
function linksOf(path: string): string[] {
  const root = repositoryRoot(process.cwd()) ?? process.cwd();
  const absolute = resolve(path);
  const names = isBelow(absolute, root) ? relative(root, absolute).split(sep) : [basename(absolute)];
  let place = isBelow(absolute, root) ? root : dirname(absolute);
  const links: string[] = [];
  for (const name of names) {
    place = join(place, name);
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) links.push(place);
  }
  return links;
}

const isBelow = (path: string, folder: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);

const shownPath = (path: string): string => relative(process.cwd(), path) || path;

/** Whether a name is that of a folder, through a permitted link too. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
