import { HttpError, type Issue } from '../../contract/errors.js';
import type { Fields } from './protocol.js';

/** An MCP tool: its description for clients and its function. */
export interface Tool<C> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of an object. */
  readonly inputSchema: object;
  /** JSON Schema of an object. */
  readonly outputSchema: object;
  /** May throw an HttpError, which becomes a tool result with `isError`. */
  call(args: Fields, context: C): Promise<ToolResult>;
}

export interface ToolResult {
  /** Plain text, for people and for clients without structured content. */
  text: string;
  /** The full result as JSON in UTF-8. */
  structured: Uint8Array;
}

/** Annotations of every tool: tools only read their arguments, change nothing, and are deterministic. */
export const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Calls a tool and returns the members of its result as JSON, without the enclosing braces. */
export async function callTool<C>(tool: Tool<C>, args: Fields, context: C): Promise<Uint8Array> {
  try {
    const { text, structured } = await tool.call(args, context);
    const content = JSON.stringify([{ type: 'text', text }]);
    return Buffer.concat([Buffer.from(`"content":${content},"structuredContent":`), structured]);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return Buffer.from(JSON.stringify(errorResult(tool.name, error)).slice(1, -1));
  }
}

/** An error as a tool result, so that the model can read it and correct its arguments or wait. */
function errorResult(name: string, { status, detail, headers }: HttpError): object {
  const seconds = headers['Retry-After'];
  const text = typeof detail === 'string' ? detail : validationText(name, detail);
  return {
    content: [{ type: 'text', text: withWait(text, seconds) }],
    isError: true,
    _meta: {
      'telltale/status': status,
      ...(seconds !== undefined && { 'telltale/retry_after_s': Number(seconds) }),
    },
  };
}

const withWait = (text: string, seconds: string | undefined) =>
  seconds === undefined || / seconds?\b/.test(text)
    ? text
    : `${text.replace(' Try again shortly.', '')} Try again in ${seconds} seconds.`;

/** Validation errors in pydantic's text format. */
function validationText(name: string, issues: readonly Issue[]): string {
  const lines = issues.map(({ loc, msg, type, input }) => {
    const given = input === undefined ? '' : `, input_value=${JSON.stringify(input)}`;
    return `${loc.slice(1).join('.')}\n  ${msg} [type=${type}${given}]`;
  });
  return [`${issues.length} validation error${issues.length === 1 ? '' : 's'} for ${name}`, ...lines].join(
    '\n',
  );
}
