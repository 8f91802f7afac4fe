/**
 * The MCP stdio transport: one JSON-RPC message per line of UTF-8. Messages are served one after another, so
 * a client that sends faster waits at the pipe.
 */

import { limits } from '../../contract/limits.js';
import { findJsonExcess } from '../http/body/decode-body.js';
import type { Methods } from './methods.js';
import { codes, invalidRequest, RpcError } from './protocol.js';
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
  for await (const line of linesOf(input, limits.jsonBodyBytes)) {
    const parsed = line === null ? tooLong() : parseLine(line);
    if (parsed === undefined) continue;
    const { text } =
      parsed instanceof RpcError
        ? { text: errorText(null, parsed) }
        : await serveMessage(methods, parsed.value, transport, context);
    if (text !== null) await write(Buffer.concat([Buffer.from(text), newline]));
  }
}

const newline = Buffer.from('\n');

/**
 * The lines of a stream without line breaks; null in place of a line over `bytesMax`, which is skipped
 * without being stored.
 */
async function* linesOf(input: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<Buffer | null> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const take = () => {
    const line = bytes > bytesMax ? null : Buffer.concat(parts);
    parts = [];
    bytes = 0;
    return line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, at));
      yield take();
      from = at + 1;
    }
    add(chunk.subarray(from));
  }
  if (bytes > 0) yield take();

  function add(part: Buffer): void {
    bytes += part.length;
    if (bytes > bytesMax) parts = [];
    else if (part.length > 0) parts.push(part);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON value of a line; undefined for a blank line. */
function parseLine(line: Buffer): { value: unknown } | RpcError | undefined {
  const excess = findJsonExcess(line, limits.jsonValues);
  if (excess !== null) return parseError(excess);
  let value: unknown;
  try {
    const text = utf8.decode(line);
    if (text.trim() === '') return undefined;
    value = JSON.parse(text);
  } catch (error) {
    return parseError(error instanceof TypeError ? 'the line is not valid UTF-8' : (error as Error).message);
  }
  return Array.isArray(value)
    ? invalidRequest('Arrays of messages are not supported over stdio.')
    : { value };
}

const parseError = (why: string) =>
  new RpcError(codes.parse, `The line is not JSON: ${why.slice(0, 200)}.`, 400);
const tooLong = () =>
  new RpcError(codes.parse, `A message can have at most ${limits.jsonBodyBytes} bytes.`, 400);
