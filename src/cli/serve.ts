import type { Command } from './command.js';

export const serve: Command = {
  usage: 'serve',
  summary: 'Run the service until SIGTERM or SIGINT.',
  options: {},
  args: [0, 0],
  async run() {
    // Loaded here only, so that the other commands start without the server.
    const entry = new URL('../main.js', import.meta.url).href;
    const main: { serve(): Promise<void> } = await import(entry);
    await main.serve();
    return '';
  },
};
