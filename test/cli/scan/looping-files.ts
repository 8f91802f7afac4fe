/** The thread of the command line, with a loop without end in place of a file that needs too much work. */
import { fileTasks, serveFileTasks } from '../../../src/cli/scan/file-tasks.js';

function loopIfHostile(bytes: Uint8Array): void {
  if (Buffer.from(bytes).includes('loop forever')) for (;;);
}

serveFileTasks({
  ...fileTasks,
  async scan(...args) {
    loopIfHostile(args[0]);
    return fileTasks.scan(...args);
  },
  async cleanDocument(...args) {
    loopIfHostile(args[0]);
    return fileTasks.cleanDocument(...args);
  },
});
