import { defineConfig } from 'vite';

// The site has fewer than a dozen pages: a router, state or style library would be larger than they are.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/site',
    emptyOutDir: true,
    // The page names the modules that its script imports, so that they load at the same time.
    modulePreload: { polyfill: false },
    // What the first page needs is one file: over HTTP/1.1 a browser loads six files at a time.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
    // The first versions with light-dark(), which both themes use.
    target: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
