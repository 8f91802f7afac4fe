/** The MCP stdio transport: a JSON-RPC message per line, one after another, so a fast client waits. */
import { HttpError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { readJson } from '../http/body/decode-body.js';
import { LineSplitter } from '../http/body/line-splitter.js';
import type { Methods } from './methods.js';
import { codes, invalidRequest, notJson, RpcError } from './protocol.js';
import { protocolModeOfBody } from './protocol-mode.js';
import { errorText, serveMessage } from './serve-message.js';

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
    for (let line = lines.next(); line !== undefined; line = lines.next()) {
      const parsed = parseLine(line);
      const { text } =
        parsed instanceof RpcError
          ? { text: errorText(null, parsed) }
          : await serveMessage(methods, parsed.value, transport, context);
      if (text !== null) await write(Buffer.concat([Buffer.from(text), newline]));
    }
  };
  for await (const chunk of input) await serveLines(chunk);
  await serveLines(null);
}

const newline = Buffer.from('\n');

/** The JSON value of a line; null is a line over the limit. */
function parseLine(line: Buffer | null): { value: unknown } | RpcError {
  if (line === null)
    return new RpcError(codes.parse, `A message can have at most ${limits.jsonBodyBytes} bytes.`, 400);
  try {
    const value = readJson(line);
    return Array.isArray(value)
      ? invalidRequest('Arrays of messages are not supported over stdio.')
      : { value };
  } catch (error) {
    if (error instanceof HttpError) return notJson('line', error);
    throw error;
  }
}
