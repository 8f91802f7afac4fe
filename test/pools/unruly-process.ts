/** A native process whose behaviour is given by the name of the task. */
import { pbkdf2 } from 'node:crypto';
import { writeSync } from 'node:fs';
import { endianness } from 'node:os';
import { encodeFrame } from '../../src/pools/tasks/frames.js';
import { serveTasks } from '../../src/pools/tasks/serve-tasks.js';
import { isWarmedUp } from '../../src/pools/tasks/worker.js';

const write = (chunks: Uint8Array[]) => {
  for (const chunk of chunks) writeSync(3, chunk);
};
const retained: Buffer[] = [];
let served = 0;
let warmedUp = false;

serveTasks(
  {
    echo: async (bytes, options?: object) => ({
      ...options,
      bytes: bytes.length,
      warmedUp,
      pid: process.pid,
      served: ++served,
    }),
    throw: async () => {
      throw new Error('requested by the test');
    },
    spin: async () => {
      for (;;) endianness();
    },
    /** A native call on a thread of libuv that runs for hours while the JavaScript thread is free. */
    native: () => new Promise(resolve => pbkdf2('a', 'b', 2e9, 64, 'sha512', resolve)),
    block: async () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
    allocate: async (_, megabytes: number) => {
      for (let i = 0; i < megabytes; i++) {
        retained.push(Buffer.alloc(1_048_576, 1));
        await new Promise(resolve => setImmediate(resolve));
      }
      return retained.length;
    },
    heap: async () => {
      const strings: string[] = [];
      for (let i = 0; ; i++) strings.push(String(i).repeat(50));
    },
    exit: async () => process.exit(3),
    garbage: async () => write([Buffer.from('garbage '.repeat(100))]),
    huge: async () => write([Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])]),
    empty: async () => write(encodeFrame(null)),
  },
  new URL('../../workers/orphan-watch.js', import.meta.url),
  async () => {
    await new Promise(resolve => setTimeout(resolve, 50));
    warmedUp = isWarmedUp;
  },
);
