import { readFileSync } from 'node:fs';

/** The package's version; its manifest lies three folders above the compiled file. */
export const version: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;
