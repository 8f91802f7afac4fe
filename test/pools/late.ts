/** A text worker that takes longer to load than a batch may run. */
import run from './unruly.js';

Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);

export default run;
