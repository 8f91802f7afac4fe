/** The MCP stdio transport: a JSON-RPC message per line, one after another, so a fast client waits. */
import { limits } from '../../contract/limits.js';
import { LineSplitter } from '../http/body/line-splitter.js';
import type { Methods } from './methods.js';
import { codes, parseJson, RpcError } from './protocol.js';
import { protocolModeOfBody } from './protocol-mode.js';
import { serveMessage } from './serve-message.js';

export interface StdioStreams {
  input: AsyncIterable<Buffer>;
  /** Writes a message with its line break, and resolves when the stream accepts the next one. */
  write(message: Uint8Array): Promise<void>;
  logError(error: unknown): void;
}

/** Serves messages until the input ends. */
export async function serveStdio<C>(
  methods: Methods<C>,
  { input, write, logError }: StdioStreams,
  context: C,
): Promise<void> {
  const transport = { modeOf: protocolModeOfBody, logError };
  const lines = new LineSplitter(limits.jsonBodyBytes, Number.POSITIVE_INFINITY);
  const serveLines = async (chunk: Buffer | null) => {
    lines.feed(chunk);
    for (let next = lines.next(); next !== undefined; next = lines.next()) {
      const line = next;
      const { text } = await serveMessage(methods, () => parseLine(line), transport, context);
      if (text !== null) await write(Buffer.concat([Buffer.from(text), newline]));
    }
  };
  for await (const chunk of input) await serveLines(chunk);
  await serveLines(null);
}

const newline = Buffer.from('\n');

/** The JSON value of a line; null is a line over the limit. Throws an RpcError for any other line. */
function parseLine(line: Buffer | null): unknown {
  if (line === null)
    throw new RpcError(codes.parse, `A message can have at most ${limits.jsonBodyBytes} bytes.`, 400);
  return parseJson('line', line);
}
