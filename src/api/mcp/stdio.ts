import { limits } from '../../contract/limits.js';
import { LineSplitter } from '../http/body/line-splitter.js';
import { codes, parseJson, RpcError } from './protocol.js';
import { type Server, serveMessage } from './server.js';

export interface StdioStreams {
  input: AsyncIterable<Buffer>;
  /** Writes a message with its line break, and resolves when the stream accepts the next one. */
  write(message: Uint8Array): Promise<void>;
  /** Logs an internal error. */
  logError(error: unknown): void;
}

/**
 * Serves the MCP stdio transport until the input ends: a JSON-RPC message per line, one after another, so a
 * fast client waits.
 */
export async function serveStdio<C>(
  server: Server<C>,
  { input, write, logError }: StdioStreams,
  context: C,
): Promise<void> {
  const lines = new LineSplitter(limits.jsonBodyBytes, Number.POSITIVE_INFINITY);
  const serveLines = async (chunk: Buffer | null) => {
    lines.feed(chunk);
    for (let next = lines.next(); next !== undefined; next = lines.next()) {
      const line = next;
      const { body } = await serveMessage(server, { read: () => parseLine(line), logError }, context);
      if (body !== null) await write(Buffer.concat([Buffer.from(body), newline]));
    }
  };
  for await (const chunk of input) await serveLines(chunk);
  await serveLines(null);
}

const newline = Buffer.from('\n');

/** The JSON value of a line; null is a line over the limit. @throws RpcError */
function parseLine(line: Buffer | null): unknown {
  if (line === null)
    throw new RpcError(codes.parse, `A message can have at most ${limits.jsonBodyBytes} bytes.`, 400);
  return parseJson('line', line);
}
