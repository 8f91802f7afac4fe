/** Zip archives of the texts that a person downloads. */
import { strToU8, zipSync } from 'fflate';
import { stemOf } from '../base/format.js';

interface ZippedFile {
  /** Path in the archive, with `/`. */
  name: string;
  content: string;
}

/** An archive of texts in UTF-8, deflated. */
export function zipOf(files: readonly ZippedFile[], at: Date): Blob {
  const entries = files.map(({ name, content }) => [name, strToU8(content)] as const);
  return new Blob([zipSync(Object.fromEntries(entries), { mtime: at })], { type: 'application/zip' });
}

/** Characters that a file system forbids, or that separate folders. */
const forbidden = /[\p{Cc}<>:"|?*\\]+/gu;

/**
 * Paths for an archive from names of files, with an ending in place of their extensions: relative, without
 * forbidden characters, and all different.
 */
export function archivePaths(names: readonly string[], ending: string): string[] {
  const taken = new Set<string>();
  return names.map(name => {
    const segments = name
      .split('/')
      .map(segment => segment.replace(forbidden, '_').trim())
      .filter(segment => !/^\.*$/.test(segment));
    const base = stemOf(segments.join('/')) || 'file';
    let path = `${base}${ending}`;
    for (let copy = 2; taken.has(path.toLowerCase()); copy++) path = `${base} (${copy})${ending}`;
    taken.add(path.toLowerCase());
    return path;
  });
}
