import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licencePlugins } from '../../deploy/packages/licences.js';

/** Parsers that CodeMirror imports and the edit page leaves to its worker. */
const parsers = { name: 'parsers', test: /@lezer/ };
/** Modules that are loaded only where something of theirs is used. */
const pure = { test: /@lezer|[\\/]diff[\\/]libesm/, sideEffects: false };

const licences = licencePlugins();

// The site has fewer than a dozen pages: a router, state or style library would be larger than they are.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [licences.write],
  resolve: { alias: { '@lezer/highlight': fileURLToPath(new URL('./no-highlighting.ts', import.meta.url)) } },
  worker: { plugins: () => [licences.collect], rolldownOptions: { treeshake: { moduleSideEffects: false } } },
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
