/**
 * `node --import …/glob-sync.js`: gives `fs` an export `globSync` where Node (before 22) has none. The conformance suite
 * imports it by name for a command that is not used here, and could not even be loaded without.
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

// Node loads these hooks in a thread of their own, from this very file.
if (isMainThread) register(import.meta.url);
