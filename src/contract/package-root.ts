import { existsSync } from 'node:fs';

/** URL of the folder of package.json, for the compiled modules and for the bundle, which is less deep. */
export const packageRoot: URL = findRoot(new URL('.', import.meta.url));

function findRoot(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  const parent = new URL('..', folder);
  if (parent.href === folder.href) throw new Error('package.json of this package was not found.');
  return findRoot(parent);
}
