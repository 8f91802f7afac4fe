import { CleanupResult } from '../contract/cleanup.js';
import { Nothing } from '../contract/history.js';
import { ScanResult } from '../contract/scan.js';
import { CleanupTextArguments, ScanTextArguments, ScanTextShown } from '../contract/tools.js';
import { HttpError } from '../errors.js';
import type { Answer } from '../http/answer.js';
import { readJson } from '../http/decode-body.js';
import { toHttpError } from '../http/domain-errors.js';
import { alreadyDurable, enforceRateLimit } from '../http/rate-limit.js';
import { type Context, route } from '../http/route.js';
import { compileValidator } from '../http/validate.js';
import { buildMethods } from '../mcp/methods.js';
import { servePost } from '../mcp/serve.js';
import type { Tool } from '../mcp/tool.js';
import { version } from '../version.js';
import { cleanText } from './cleanup.js';
import { jsonObject } from './json-object.js';
import { resultMembers, scanText } from './scan-text.js';
import { requireText } from './text-bounds.js';

/** A request to the agents' door, and the headers that say what is left of the caller's hour. */
interface ToolContext {
  context: Context;
  headers: Record<string, string>;
}

const instructions =
  'Telltale reads a text for signals of machine authorship and cleans machine typography. A score is a signal, never a ' +
  'verdict: it says how much a text reads like machine prose, not who wrote it. Always pass on the disclaimer and the ' +
  'confidence with a score, and never present a score as a finding about a person.';

/** A tool is a view of its route: it checks, counts, bounds and answers as that does, and saves nothing. */
function view<I>(
  schema: Parameters<typeof compileValidator>[0],
  work: (input: I, context: Context) => ReturnType<Tool<ToolContext>['call']>,
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
      const refusal = toHttpError(error);
      if (refusal instanceof HttpError) Object.assign(headers, refusal.headers);
      throw refusal;
    } finally {
      await counted();
    }
  };
}

const scanTextTool: Tool<ToolContext> = {
  name: 'scan_text',
  title: 'Scan a text for signals of machine authorship',
  description:
    'Reads a text for signals of machine authorship: a score from 0 to 100 (higher reads more like machine prose), a band, ' +
    'how far to trust it, every signal with its share of the score and its evidence, and suggestions. The score is a ' +
    'signal, not a probability and never a verdict about a person; show the disclaimer with it. Nothing is saved.',
  inputSchema: ScanTextShown,
  outputSchema: ScanResult,
  call: view<{ text: string }>(ScanTextArguments, async (input, context) => {
    requireText(input.text, context.caller);
    const scanned = await scanText(input.text, input, context, { plain: true, keep: null });
    return { text: scanned.plain!, structured: jsonObject({ scan_id: null }, resultMembers(scanned)) };
  }),
};

const cleanupTextTool: Tool<ToolContext> = {
  name: 'cleanup_text',
  title: 'Clean machine typography',
  description:
    'Replaces the typography that machines leave in a text (long dashes, curly quotes, ellipsis glyphs, invisible ' +
    'characters and the like) with what a keyboard types. Rewrites no word, and gives the same result each time. ' +
    'Nothing is saved.',
  inputSchema: CleanupTextArguments,
  outputSchema: CleanupResult,
  call: view<{ text: string }>(CleanupTextArguments, async (input, context) => {
    const cleaned = await cleanText(input, context);
    return { text: cleaned.output_text, structured: Buffer.from(JSON.stringify({ id: null, ...cleaned })) };
  }),
};

const methods = buildMethods({ version, instructions }, [scanTextTool, cleanupTextTool]);

/** The door of agents: the Model Context Protocol over HTTP. */
export const mcp = route({
  method: 'POST',
  path: '/api/mcp',
  summary: 'The Model Context Protocol: the tools scan_text and cleanup_text',
  access: 'account',
  scope: 'read',
  mcp: true,
  // Only a tool's call is counted, as a call of its route is; introductions cost nothing.
  rateLimit: null,
  body: 'bytes',
  idempotent: false,
  input: Nothing,
  output: null,
  async work(_: object, context: Context): Promise<Answer> {
    const headers: Record<string, string> = {};
    const { services, rawBody, header, requestId } = context;
    const post = {
      header,
      read: () => readJson(rawBody),
      log: (error: unknown) => services.log.error({ err: error, request: requestId }, 'a tool failed'),
    };
    const answer = await servePost(methods, post, { context, headers });
    return { ...answer, headers: { ...answer.headers, ...headers } };
  },
});
