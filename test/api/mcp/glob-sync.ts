/**
 * `node --import …/glob-sync.js`: adds the export `globSync` to `fs` on Node before 22. The conformance suite
 * imports it by name for a command that these tests do not use.
 */
import { type ResolveHook, register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const shim = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  export * from 'node:fs';
  export default fs;
  export const globSync = fs.globSync ?? (() => { throw new Error('fs.globSync needs Node 22'); });
`)}`;

export const resolve: ResolveHook = (specifier, context, next) =>
  specifier === 'fs' && context.parentURL?.includes('/@modelcontextprotocol/conformance/')
    ? { url: shim, shortCircuit: true }
    : next(specifier, context);

// Node loads these hooks on a separate thread, from this file.
if (isMainThread) register(import.meta.url);
