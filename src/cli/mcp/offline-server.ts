import { scanOptions } from '../../api/endpoints/scan/scan-text.js';
import { LineSplitter } from '../../api/http/body/line-splitter.js';
import { codes, parseJson, RpcError } from '../../api/mcp/protocol.js';
import { createServer, type Resource, type Server, serveMessage } from '../../api/mcp/server.js';
import { createTools } from '../../api/mcp/tools.js';
import { httpErrors } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { Classifier } from '../../engine/scan/classifier.js';
import { countWords } from '../../engine/text/words.js';
import { runTextTask } from '../../pools/tasks/run-text-task.js';
import type { CleanAnswer, ScanAnswer } from '../../pools/tasks/text-tasks.js';

/** A server with the engine in this process: no key, no quota, nothing stored. */
export function offlineServer(classifier: Classifier | null, resources: readonly Resource[]): Server<null> {
  const tools = createTools<null>({
    async scan(input, output) {
      const { text, use_model = true, read_as: readAs = 'auto' } = input;
      if (text.trim() === '') throw httpErrors.textEmpty(text);
      if (countWords(text) === 0) throw httpErrors.textWithoutWords(text);
      const options = scanOptions(input, { use_model, deep: false });
      const task = {
        kind: 'scan' as const,
        text,
        readAs,
        options,
        upstreamLogOdds: null,
        saves: false,
        output,
      };
      return runTextTask(task, use_model ? classifier : null) as ScanAnswer;
    },
    async clean({ text, contractions = false, style = 'plain', read_as: readAs = 'auto' }) {
      if (text === '') throw httpErrors.textEmpty(text);
      const task = { kind: 'clean', text, contractions, style, readAs, withText: true } as const;
      return runTextTask(task, null) as CleanAnswer;
    },
  });
  return createServer(tools, resources);
}

interface StdioStreams {
  input: AsyncIterable<Buffer>;
  /** Writes a message with its line break, and resolves when the stream accepts the next one. */
  write(message: Uint8Array): Promise<void>;
  logError(error: unknown): void;
}

/**
 * Serves the MCP stdio transport until the input ends: a JSON-RPC message per line, one after another, so a
 * fast client waits.
 */
export async function serveStdio(
  server: Server<null>,
  { input, write, logError }: StdioStreams,
): Promise<void> {
  const lines = new LineSplitter(limits.jsonBodyBytes, Number.POSITIVE_INFINITY);
  const serveLines = async (chunk: Buffer | null) => {
    lines.feed(chunk);
    for (let next = lines.next(); next !== undefined; next = lines.next()) {
      const line = next;
      const { body } = await serveMessage(server, { read: () => parseLine(line), logError }, null);
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
