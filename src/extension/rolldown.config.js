import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';
import { licencePlugins } from '../../deploy/packages/licences.js';
import { manifest } from './manifest.js';

const here = path => new URL(path, import.meta.url);
const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8'));

const copied = {
  LICENSE: '../../LICENSE',
  'popup.html': './popup/popup.html',
  'popup.css': './popup/popup.css',
  'options.html': './options/options.html',
  'options.css': './options/options.css',
  'highlights.css': './page/highlights.css',
  ...Object.fromEntries(['16', '32', '48', '128'].map(size => [`icons/${size}.png`, `./icons/${size}.png`])),
};

/** Styles of the site, for what its pages and the extension show alike. */
const siteStyles = ['tokens', 'base', 'forms', 'score-card', 'signals'];

/** Adds the manifest, pages, styles and icons to the bundled modules. */
const extensionFiles = browser => ({
  name: 'extension-files',
  generateBundle() {
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('manifest.json', JSON.stringify(manifest(browser, version), null, 2));
    for (const [fileName, path] of Object.entries(copied)) emit(fileName, readFileSync(here(path)));
    const styles = siteStyles.map(name => readFileSync(here(`../site/styles/${name}.css`), 'utf8'));
    emit('site.css', styles.join('\n'));
  },
});

const pages = (browser, licences) => ({
  input: {
    background: './src/extension/background.ts',
    popup: './src/extension/popup/popup.tsx',
    options: './src/extension/options/options.tsx',
  },
  platform: 'browser',
  // That of the server has no types of browsers for Preact.
  tsconfig: './src/extension/tsconfig.json',
  plugins: [extensionFiles(browser), licences],
  output: {
    dir: `dist/extension/${browser}`,
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Apart from the code of the project, of which a test requires that it parses no HTML.
    codeSplitting: { groups: [{ name: 'preact', test: /node_modules[\\/]preact/ }] },
  },
});

/** The script that is injected into a page, which is no module there. */
const injectedScript = (browser, licences) => ({
  input: './src/extension/page/page-script.ts',
  platform: 'browser',
  plugins: [licences],
  output: { file: `dist/extension/${browser}/page-script.js`, format: 'iife' },
});

/**
 * Builds the browser extension into dist/extension, the pages first, which clean the folder. It is not
 * minified, so that its code can be reviewed.
 */
export default defineConfig(
  ['chromium', 'firefox'].flatMap(browser => {
    const { write } = licencePlugins();
    return [pages(browser, write), injectedScript(browser, write)];
  }),
);
