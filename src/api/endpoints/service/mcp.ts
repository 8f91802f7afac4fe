import { HttpError } from '../../../contract/errors.js';
import type { ServiceName } from '../../../server/services.js';
import type { Answer } from '../../http/answer.js';
import { toLoggedHttpError } from '../../http/domain-errors.js';
import { countCall } from '../../http/rate-limit.js';
import { type Context, route } from '../../http/route.js';
import { codes, errorResponse, type HeaderOf, parseJson, RpcError } from '../../mcp/protocol.js';
import { createServer, serveMessage, type Tool } from '../../mcp/server.js';
import { createTools } from '../../mcp/tools.js';
import { cleanText } from '../cleanup/cleanup.js';
import { requireText } from '../documents/text-bounds.js';
import { scanServices, scanText } from '../scan/scan-text.js';

const mcpServices = ['log', ...scanServices] as const satisfies ServiceName[];
type McpContext = Context<(typeof mcpServices)[number]>;

/** Context of a tool call: the request's, and response headers, for the rate limit and Retry-After. */
interface ToolContext {
  context: McpContext;
  headers: Record<string, string>;
}

const tools = createTools<ToolContext>({
  scan: (input, output, { context }) =>
    scanText(requireText(input.text, context.caller), input, context, output),
  clean: (input, { context }) => cleanText(input, context, { withText: true }),
});

/** Counts a call against the rate limit, as a call of the REST endpoint, and passes its headers on. */
const counted = ({ call, ...tool }: Tool<ToolContext>): Tool<ToolContext> => ({
  ...tool,
  async call(args, toolContext) {
    const { context, headers } = toolContext;
    const header = (name: string, value: string) => {
      headers[name] = value;
    };
    try {
      return await countCall('requests', context.caller, context.services, header, () =>
        call(args, toolContext),
      );
    } catch (error) {
      const httpError = toLoggedHttpError(error, context.services.log, context.requestId);
      if (httpError instanceof HttpError) Object.assign(headers, httpError.headers);
      throw httpError;
    }
  },
});

const rpc = { type: 'object', description: 'A JSON-RPC 2.0 message.' };

const server = createServer(tools.map(counted));

export const mcp = route({
  method: 'POST',
  path: '/api/mcp',
  summary: 'Model Context Protocol server with the tools scan_text and cleanup_text',
  docs: {
    description:
      'A stateless Model Context Protocol server over Streamable HTTP. Supports protocol versions up to 2025-11-25, with a handshake, and ' +
      '2026-07-28, without one. Two tools: `scan_text` {text, genre?, esl?, use_model?, read_as?, fields?, signals?} and `cleanup_text` {text, contractions?, style?, read_as?}. Nothing is saved. ' +
      "A tool call counts against the key's limits like a call of the REST endpoint; other messages are free.",
    bodies: { 'application/json': rpc },
    media: { 'application/json': rpc },
    requestHeaders: { 'MCP-Protocol-Version': 'The negotiated protocol version.' },
    statuses: {
      202: 'The notification was accepted. There is no response body.',
      400: 'The message is not JSON-RPC, or its protocol version is not supported.',
      403: 'The request comes from a page of another site.',
      404: 'The method is unknown (2026-07-28).',
      406: 'Accept must allow application/json and text/event-stream.',
      413: 'The body is too large.',
      415: 'The body is not JSON.',
    },
    counted: true,
    examples: [
      {
        name: 'cleanup_text',
        summary: 'Call a tool',
        accept: 'application/json, text/event-stream',
        value: {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'cleanup_text', arguments: { text: '\u201cClosed\u201d \u2014 until May\u2026' } },
        },
      },
    ],
  },
  access: 'account',
  scope: 'read',
  services: mcpServices,
  mcp: true,
  errorBody: (status, detail) =>
    errorResponse(null, {
      code: status < 500 ? codes.invalidRequest : codes.internal,
      message: typeof detail === 'string' ? detail : 'The request is not valid.',
    }),
  // Only tool calls are counted, by `counted`. Protocol messages are free.
  rateLimit: null,
  body: 'bytes',
  async work(_, context): Promise<Answer> {
    const headers: Record<string, string> = {};
    const { services, rawBody, header, requestId } = context;
    const transport = {
      read() {
        requireHeaders(header);
        return parseJson('body', rawBody);
      },
      header,
      logError: (error: unknown) =>
        services.log.error({ err: error, request: requestId }, 'an MCP tool failed'),
    };
    const { status, body } = await serveMessage(server, transport, { context, headers });
    return { status, type: body === null ? null : 'application/json', body: body ?? '', headers };
  },
});

/** Throws 406 or 415 when the headers do not fit. A request without Accept accepts everything. */
function requireHeaders(header: HeaderOf): void {
  const accept = (header('accept') ?? '*/*').toLowerCase();
  const allows = (type: string, range: string) =>
    accept.includes(type) || accept.includes(range) || accept.includes('*/*');
  if (!allows('application/json', 'application/*') || !allows('text/event-stream', 'text/*'))
    throw new RpcError(
      codes.invalidRequest,
      'Accept must allow application/json and text/event-stream.',
      406,
    );
  const type = (header('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (type !== 'application/json')
    throw new RpcError(codes.invalidRequest, 'Content-Type must be application/json.', 415);
}
