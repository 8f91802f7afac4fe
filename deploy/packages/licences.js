/** Licences of the packages whose code is in the files of a release. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File with these licences in each folder of bundles. */
export const licencesFile = 'THIRD-PARTY-LICENSES.txt';

/** Name of the licence file of a package. @param {string} folder */
export function licenceFileIn(folder) {
  const file = readdirSync(folder).find(each => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${folder} has no licence file.`);
  return file;
}

/**
 * Plugins of Rolldown and Vite for the bundles of one folder. `collect` finds the packages whose modules a
 * bundle contains, for bundles in bundles such as workers; `write` adds the file with their licences too.
 */
export function licencePlugins() {
  /** Folders of packages. @type {Set<string>} */
  const folders = new Set();
  /** @param {unknown} _options @param {Record<string, { moduleIds?: string[] }>} bundle */
  const generateBundle = (_options, bundle) => {
    for (const { moduleIds = [] } of Object.values(bundle))
      for (const id of moduleIds) {
        const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
        if (folder !== undefined) folders.add(folder);
      }
  };
  const write = {
    name: 'licences',
    /** @this {{ emitFile(file: object): void }} @type {typeof generateBundle} */
    generateBundle(options, bundle) {
      generateBundle(options, bundle);
      if (folders.size > 0)
        this.emitFile({ type: 'asset', fileName: licencesFile, source: textOf([...folders]) });
    },
  };
  return { collect: { name: 'licences', generateBundle }, write };
}

/** @param {string[]} folders */
function textOf(folders) {
  const sections = folders.map(folder => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `# ${name} ${version}\n\n${readFileSync(join(folder, licenceFileIn(folder)), 'utf8').trim()}\n`;
  });
  return ['The files in this folder contain code of these packages.\n', ...sections.sort()].join('\n');
}
