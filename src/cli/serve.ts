import type { Command } from './command.js';

export const serve: Command = {
  usage: 'serve',
  summary: 'Run the service until SIGTERM or SIGINT.',
  options: {},
  args: [0, 0],
  async run() {
    // Loaded here only, so that the other commands start without the server.
    const { serve: run } = await import('../main.js');
    await run();
    return '';
  },
};
