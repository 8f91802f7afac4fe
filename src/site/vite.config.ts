import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licencePlugins } from '../../deploy/packages/licences.js';
import { number, percent } from '../contract/prose.js';
import { aiYears, humanKinds, pooled } from './accuracy/tables.js';

/** Parsers that CodeMirror imports and the edit page leaves to its worker. */
const parsers = { name: 'parsers', test: /@lezer/ };
/** Modules that are loaded only where something of theirs is used. */
const pure = { test: /@lezer|[\\/]diff[\\/]libesm/, sideEffects: false };

const table = (name: string) => readFileSync(`docs/accuracy/${name}.csv`, 'utf8');
/** Writes the measured error rates into the page, for readers without JavaScript. */
const errorRates = {
  name: 'error-rates',
  transformIndexHtml(html: string): string {
    const [human, ai] = [humanKinds(table('engine-genres')), aiYears(table('engine-bands'))].map(pooled);
    const rates = `Of ${number(human!.texts)} human-written texts, ${percent(human!.share)} reached the band “elevated” or “high”. Of ${number(ai!.texts)} AI-generated texts, ${percent(1 - ai!.share)} did not.`;
    return html.replace('%ERROR_RATES%', rates);
  },
};

const licences = licencePlugins();

// The site has fewer than a dozen pages: a router, state or style library would be larger than they are.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [licences.write, errorRates],
  resolve: {
    alias: [
      {
        find: '@lezer/highlight',
        replacement: fileURLToPath(new URL('./no-highlighting.ts', import.meta.url)),
      },
      {
        find: /^\.\.\/common\/(?:error-codes|html)\.js$/,
        replacement: fileURLToPath(new URL('./parse5-names.ts', import.meta.url)),
      },
    ],
  },
  worker: {
    plugins: () => [licences.collect],
    // The parser of parse5, which nothing here uses, imports more names than parse5-names.ts has.
    rolldownOptions: {
      treeshake: { moduleSideEffects: false },
      shimMissingExports: true,
      checks: { shimmedExport: false },
    },
  },
  build: {
    outDir: '../../dist/site',
    emptyOutDir: true,
    // The page names the modules that its script imports, so that they load at the same time.
    modulePreload: { polyfill: false },
    // What the first page needs is one file: over HTTP/1.1 a browser loads six files at a time.
    rolldownOptions: {
      // A slow machine is no fault of the site.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }, parsers] } },
      treeshake: { moduleSideEffects: [pure] },
    },
    // The first versions with light-dark(), which both themes use.
    target: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
