import { readFileSync } from 'node:fs';
import { packageRoot } from './package-root.js';

const manifest: { version: string; homepage?: string } = JSON.parse(
  readFileSync(new URL('package.json', packageRoot), 'utf8'),
);

/** Version of the package, from package.json. */
export const version: string = manifest.version;

/** Version of the HTTP interface, which its specification sets; the package has a version of its own. */
export const interfaceVersion = '0.4.14';

/** Address of the project's page, from package.json; null without one and while it is a placeholder. */
export const homepage: string | null = manifest.homepage?.replace(/^https:\/\/HOST\/.*/, '') || null;
