import { readFileSync } from 'node:fs';
import { packageRoot } from './package-root.js';

/** Version of the package, read from package.json. */
export const version: string = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')).version;
