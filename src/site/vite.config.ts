import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/site',
    emptyOutDir: true,
    // The page names the modules that its script imports, so that they load at the same time.
    modulePreload: { polyfill: false },
    // The first versions with light-dark(), which both themes use.
    target: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
