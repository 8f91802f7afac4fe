import { HttpError } from '../../../contract/errors.js';
import { CleanupTextArguments, ScanTextArguments } from '../../../contract/tools.js';
import { selectFields } from '../../../engine/selection/field-paths.js';
import type { ServiceName } from '../../../server/services.js';
import { type Answer, jsonObject } from '../../http/answer.js';
import { toHttpError } from '../../http/domain-errors.js';
import { enforceRateLimit, uncounted } from '../../http/rate-limit.js';
import { type Context, route } from '../../http/route.js';
import { compileValidator } from '../../http/validation/validate.js';
import { servePost } from '../../mcp/http.js';
import { createServer, type Tool } from '../../mcp/server.js';
import { cleanupTextDescription, scanTextDescription, toolSelection } from '../../mcp/tools.js';
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

/** Wraps the work of a REST endpoint as a tool: same validation, rate limit and errors. Saves nothing. */
function toolCall<I>(
  schema: Parameters<typeof compileValidator>[0],
  work: (input: I, context: McpContext) => ReturnType<Tool<ToolContext>['call']>,
): Tool<ToolContext>['call'] {
  const check = compileValidator(schema, true);
  return async (given, { context, headers }) => {
    let counted = uncounted;
    try {
      counted = await enforceRateLimit('requests', context.caller, context.services, (name, value) => {
        headers[name] = value;
      });
      return await work(check({ path: {}, query: {}, body: given }) as I, context);
    } catch (error) {
      await counted.onError(error);
      const httpError = toHttpError(error);
      if (httpError instanceof HttpError) Object.assign(headers, httpError.headers);
      throw httpError;
    } finally {
      await counted.durable();
    }
  };
}

const scanTextTool: Tool<ToolContext> = {
  ...scanTextDescription,
  call: toolCall<ScanTextArguments>(ScanTextArguments, async (input, context) => {
    const selection = toolSelection(input);
    const counted = requireText(input.text, context.caller);
    const output = { selection, ...(!input.fields && { report: 'short' as const }) };
    const { members, report } = await scanText(counted, input, context, output);
    const own = selectFields({ scan_id: null }, selection?.fields ?? null) as object;
    const structured = jsonObject(own, members);
    return { text: report ?? structured.toString(), structured };
  }),
};

const cleanupTextTool: Tool<ToolContext> = {
  ...cleanupTextDescription,
  call: toolCall<CleanupTextArguments>(CleanupTextArguments, async (input, context) => {
    const { members, text } = await cleanText(input, context, { withText: true });
    return { text: text!, structured: jsonObject({ id: null }, members) };
  }),
};

const rpc = { type: 'object', description: 'A JSON-RPC 2.0 message.' };

const server = createServer([scanTextTool, cleanupTextTool]);

/** The MCP endpoint: the Model Context Protocol over Streamable HTTP. */
export const mcp = route({
  method: 'POST',
  path: '/api/mcp',
  summary: 'Model Context Protocol server with the tools scan_text and cleanup_text',
  docs: {
    description:
      'A stateless Model Context Protocol server over Streamable HTTP. Supports protocol versions up to 2025-11-25, with a handshake, and ' +
      '2026-07-28, without one. Two tools: `scan_text` {text, genre?, esl?, use_model?, read_as?, fields?, signals?} and `cleanup_text` {text, contractions?, read_as?}. Nothing is saved. ' +
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
  // Only tool calls are counted, by `toolCall`. Protocol messages are free.
  rateLimit: null,
  body: 'bytes',
  async work(_, context): Promise<Answer> {
    const headers: Record<string, string> = {};
    const { services, rawBody, header, requestId } = context;
    const post = {
      header,
      body: rawBody,
      logError: (error: unknown) =>
        services.log.error({ err: error, request: requestId }, 'an MCP tool failed'),
    };
    const response = await servePost(server, post, { context, headers });
    return { ...response, headers: { ...response.headers, ...headers } };
  },
});
