import { defineConfig } from 'vite';

/** Parsers that CodeMirror imports and the edit page leaves to its worker. */
const parsers = { name: 'parsers', test: /@lezer/ };
/** Modules that are loaded only where something of theirs is used. */
const pure = { test: /@lezer|[\\/]diff[\\/]libesm/, sideEffects: false };
/** Parts of parsers whose results no page reads, and code that takes their place. */
const unread: readonly (readonly [module: RegExp, from: RegExp, code: string])[] = [
  // The colours of marks in an editor.
  [
    /^@lezer.highlight$/,
    /@lezer.markdown/,
    'export class Tag {}\nexport const styleTags = () => () => undefined;\nexport const tags = { special: () => null };',
  ],
  // The names of parse errors, and the numbers of HTML elements.
  [/common.error-codes\.js$/, /parse5.dist.tokenizer/, 'export const ERR = {};'],
  [
    /common.html\.js$/,
    /parse5.dist.tokenizer/,
    'export const TAG_ID = {};\nexport const getTagID = () => undefined;',
  ],
];
const withoutUnread = {
  name: 'without-unread',
  enforce: 'pre' as const,
  resolveId(module: string, importer = '') {
    const index = unread.findIndex(([name, from]) => name.test(module) && from.test(importer));
    return index < 0 ? null : `\0unread-${index}`;
  },
  load: (id: string) => (id.startsWith('\0unread-') ? unread[Number(id.slice(8))]![2] : null),
};

// The site has fewer than a dozen pages: a router, state or style library would be larger than they are.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    plugins: () => [withoutUnread],
    rolldownOptions: { treeshake: { moduleSideEffects: false } },
  },
  build: {
    outDir: '../../dist/site',
    emptyOutDir: true,
    // The page names the modules that its script imports, so that they load at the same time.
    modulePreload: { polyfill: false },
    // What the first page needs is one file: over HTTP/1.1 a browser loads six files at a time.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }, parsers] } },
      treeshake: { moduleSideEffects: [pure] },
    },
    // The first versions with light-dark(), which both themes use.
    target: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
