import { readFileSync } from 'node:fs';

/** Version of the package, read from package.json. */
export const version: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;
