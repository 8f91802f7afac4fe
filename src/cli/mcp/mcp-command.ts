import { existsSync, readFileSync } from 'node:fs';
import type { Resource } from '../../api/mcp/server.js';
import { packageRoot } from '../../contract/package-root.js';
import type { Command } from '../command.js';
import { write, writeMessage } from '../output.js';

/** Serves the Model Context Protocol on stdin and stdout. Only protocol messages are written to stdout. */
export const mcpCommand: Command = {
  usage: 'mcp',
  summary:
    'Serve the tools scan_text and cleanup_text to an agent over stdio (MCP), offline and without a key.',
  async run() {
    const { openShippedClassifier } = await import('../../engine/classifier/shipped.js');
    const { offlineServer, serveStdio } = await import('./offline-server.js');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
    // The client is gone.
    process.stdout.on('error', () => process.exit(0));
    await serveStdio(offlineServer(openShippedClassifier(), modelCard()), {
      input: process.stdin,
      write,
      logError: error => writeMessage(String((error as Error).stack ?? error).split('\n')),
    });
    return '';
  },
};

/** The model card as a resource; none in a package without documentation. */
function modelCard(): Resource[] {
  const file = new URL('docs/model-card.md', packageRoot);
  if (!existsSync(file)) return [];
  return [
    {
      uri: 'telltale://model-card',
      name: 'model-card',
      title: 'Model card',
      description:
        'What the scores mean, how they were measured, their error rates and what they must not be used for.',
      mimeType: 'text/markdown',
      text: readFileSync(file, 'utf8'),
    },
  ];
}
