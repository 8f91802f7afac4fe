/**
 * Changes package.json and README.md for the package while npm packs it (`prepack`), and restores the files
 * and their times afterwards (`postpack`). The package has no sources and no docs: the script `prepare`, which
 * builds a clone, is removed, since npm warns of it, and the README installs the package and links to the web.
 */
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const savedAs = (/** @type {string} */ file) => `dist/${file}.saved`;
/** @type {Record<string, (text: string) => string>} */
const packed = {
  'package.json': text => {
    const about = JSON.parse(text);
    delete about.scripts.prepare;
    return `${JSON.stringify(about, null, 2)}\n`;
  },
  'README.md': text => {
    const { homepage } = JSON.parse(readFileSync('package.json', 'utf8'));
    return text
      .replace('## Start', '## Install')
      .replace('npm ci && npm start', 'npm install telltale && npx telltale serve')
      .replace('/path/to/telltale/dist/', '/path/to/node_modules/telltale/dist/')
      .replace(/## Development\n[\s\S]*?Licence:\s*/, '## Licence\n\n')
      .replace(/(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)/g, (_, image, label, path) => {
        const view = image === '' ? 'blob' : 'raw';
        return `${image}[${label}](${homepage}/${view}/HEAD/${path})`;
      });
  },
};

for (const [file, change] of Object.entries(packed)) {
  if (process.env.npm_lifecycle_event === 'postpack') {
    if (existsSync(savedAs(file))) renameSync(savedAs(file), file);
    continue;
  }
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  // An interrupted run has left the file as it is packed.
  if (changed === text) continue;
  cpSync(file, savedAs(file), { preserveTimestamps: true });
  writeFileSync(file, changed);
}
