import { CleanupResult } from '../../contract/cleanup.js';
import { Nothing } from '../../contract/history.js';
import {
  CleanupTextArguments,
  requiredScanFields,
  ScanTextArguments,
  ScanTextResult,
  ScanTextShown,
} from '../../contract/tools.js';
import { HttpError } from '../../errors.js';
import type { Answer } from '../../http/answer.js';
import { readJson } from '../../http/body/decode-body.js';
import { toHttpError } from '../../http/domain-errors.js';
import { alreadyDurable, enforceRateLimit } from '../../http/rate-limit.js';
import { type Context, route } from '../../http/route.js';
import { compileValidator } from '../../http/validation/validate.js';
import type { Tool } from '../../mcp/call-tool.js';
import { buildMethods } from '../../mcp/methods.js';
import { servePost } from '../../mcp/serve.js';
import { selectFields } from '../../selection/field-paths.js';
import type { Selection } from '../../selection/selection.js';
import type { ServiceName } from '../../services.js';
import { version } from '../../version.js';
import { cleanText } from '../cleanup/cleanup.js';
import { requireText } from '../documents/text-bounds.js';
import { jsonObject } from '../json-object.js';
import { requestedSelection, scanFields, shortSelection } from '../scan/requested-selection.js';
import { resultMembers, scanServices, scanText } from '../scan/scan-text.js';

const mcpServices = ['log', ...scanServices] as const satisfies ServiceName[];
type McpContext = Context<(typeof mcpServices)[number]>;

/**
 * Context of a tool call: the HTTP request's context, and response headers, to which it adds the rate limit
 * and Retry-After.
 */
interface ToolContext {
  context: McpContext;
  headers: Record<string, string>;
}

const instructions =
  'Telltale scans a text for signals of machine authorship and cleans machine typography. A score is a signal, never a ' +
  'verdict: it says how much a text reads like machine prose, not who wrote it. Always pass on the disclaimer and the ' +
  'confidence with a score, and never present a score or a passage as a finding about a person.';

/**
 * Wraps the work of a REST endpoint as a tool: same validation, rate limit, bounds and errors. Saves nothing.
 */
function toolCall<I>(
  schema: Parameters<typeof compileValidator>[0],
  work: (input: I, context: McpContext) => ReturnType<Tool<ToolContext>['call']>,
): Tool<ToolContext>['call'] {
  const check = compileValidator(schema, true);
  return async (given, { context, headers }) => {
    let counted = alreadyDurable;
    try {
      counted = await enforceRateLimit('requests', context.caller, context.services, (name, value) => {
        headers[name] = value;
      });
      return await work(check({ path: {}, query: {}, body: given }) as I, context);
    } catch (error) {
      const httpError = toHttpError(error);
      if (httpError instanceof HttpError) Object.assign(headers, httpError.headers);
      throw httpError;
    } finally {
      await counted();
    }
  };
}

const scanTextTool: Tool<ToolContext> = {
  name: 'scan_text',
  title: 'Scan a text for signals of machine authorship',
  description:
    'Scans a text for signals of machine authorship. Returns a score from 0 to 100 (a higher score reads more like machine ' +
    'prose), a band, a confidence, the strongest signals with their reasons, and the passages that read differently. Ask for ' +
    'more with `fields` (for example "fixes" for suggestions) and `signals`. The score is a signal, not a probability, and ' +
    'neither it nor a passage is a verdict about a person; show the disclaimer with it. Nothing is saved.',
  inputSchema: ScanTextShown,
  outputSchema: ScanTextResult,
  call: toolCall<ScanTextArguments>(ScanTextArguments, async (input, context) => {
    const isShort = !input.fields;
    const selection = isShort ? shortSelection(input, 'body') : fullSelection(input);
    requireText(input.text, context.caller);
    const output = { plain: isShort ? ('short' as const) : null, selection, save: null };
    const scanned = await scanText(input.text, input, context, output);
    const own = selectFields({ scan_id: null }, selection?.fields ?? null) as object;
    const structured = jsonObject(own, resultMembers(scanned));
    return { text: scanned.plain ?? structured.toString(), structured };
  }),
};

/** The requested fields, after those that every result has. */
function fullSelection(input: ScanTextArguments): Selection | null {
  const selection = requestedSelection(input, scanFields, 'body');
  if (selection?.fields == null) return selection;
  const required = Object.fromEntries(requiredScanFields.map(name => [name, null]));
  return { ...selection, fields: { ...required, ...selection.fields } };
}

const cleanupTextTool: Tool<ToolContext> = {
  name: 'cleanup_text',
  title: 'Clean machine typography',
  description:
    'Replaces machine typography (long dashes, curly quotes, ellipsis glyphs, invisible characters and similar) with what a ' +
    'keyboard types. Rewrites no word, and always gives the same result for the same text. Nothing is saved.',
  inputSchema: CleanupTextArguments,
  outputSchema: CleanupResult,
  call: toolCall<{ text: string }>(CleanupTextArguments, async (input, context) => {
    const cleaned = await cleanText(input, context);
    return { text: cleaned.output_text, structured: Buffer.from(JSON.stringify({ id: null, ...cleaned })) };
  }),
};

const methods = buildMethods({ version, instructions }, [scanTextTool, cleanupTextTool]);

/** The MCP endpoint: the Model Context Protocol over Streamable HTTP. */
export const mcp = route({
  method: 'POST',
  path: '/api/mcp',
  summary: 'Model Context Protocol server with the tools scan_text and cleanup_text',
  access: 'account',
  scope: 'read',
  services: mcpServices,
  mcp: true,
  // Only tool calls are counted, by `toolCall`. Protocol messages are free.
  rateLimit: null,
  body: 'bytes',
  idempotent: false,
  input: Nothing,
  output: null,
  async work(_, context): Promise<Answer> {
    const headers: Record<string, string> = {};
    const { services, rawBody, header, requestId } = context;
    const post = {
      header,
      readBody: () => readJson(rawBody),
      logError: (error: unknown) =>
        services.log.error({ err: error, request: requestId }, 'an MCP tool failed'),
    };
    const response = await servePost(methods, post, { context, headers });
    return { ...response, headers: { ...response.headers, ...headers } };
  },
});
