const synchronous = '--experimental-require-module';

/**
 * How threads are started. Where Node can `require` modules, Piscina would load ours that way, and a thread that is ended
 * meanwhile takes the process with it (v8::Module::IsGraphAsync in Node 20.20); imported, it is just gone.
 */
export const threadOptions = process.allowedNodeEnvironmentFlags.has(synchronous)
  ? { execArgv: [...process.execArgv, synchronous.replace('--', '--no-')] }
  : {};
