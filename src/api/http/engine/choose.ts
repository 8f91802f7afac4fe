import type { Engine, EngineName } from './engine.js';
import { nodeEngine } from './node.js';
import { loadUws } from './uws.js';

/** Values of HTTP_ENGINE. */
export type EngineChoice = EngineName | 'auto';

/**
 * Returns the engine of HTTP_ENGINE. `auto` selects uWebSockets.js where its binary loads, else node:http;
 * `onFallback` then receives the reason.
 * @throws Error when `uws` is set and its binary does not load
 */
export async function chooseEngine(
  choice: EngineChoice,
  onFallback: (reason: string) => void,
  load: () => Promise<Engine> = loadUws,
): Promise<Engine> {
  if (choice === 'node') return nodeEngine;
  try {
    return await load();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0]! : String(error);
    if (choice === 'uws')
      throw new Error(
        `HTTP_ENGINE=uws: uWebSockets.js does not load on Node ${process.version}, ${process.platform} ${process.arch} (${reason}). Use HTTP_ENGINE=auto or node.`,
      );
    onFallback(reason);
    return nodeEngine;
  }
}
