import type { Command } from './command.js';

export const serve: Command = {
  usage: 'serve',
  summary: 'Run the service until SIGTERM or SIGINT.',
  options: {},
  args: [0, 0],
  async run() {
    // Imported here so that other commands start without loading the server.
    const { serve: run } = await import('../main.js');
    await run();
    return '';
  },
};
