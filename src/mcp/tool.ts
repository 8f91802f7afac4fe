import { HttpError, type Issue } from '../errors.js';
import type { Fields } from './protocol.js';

/** A tool as agents see it, and what it does. */
export interface Tool<C> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schemas of objects. */
  readonly inputSchema: object;
  readonly outputSchema: object;
  /** May throw an HttpError, which the agent reads as the tool's answer. */
  call(given: Fields, context: C): Promise<ToolAnswer>;
}

export interface ToolAnswer {
  /** For people and for models that read no JSON. */
  text: string;
  /** The whole answer, JSON in UTF-8. */
  structured: Uint8Array;
}

/** Every tool of ours reads what it is given and nothing else: it changes nothing and says the same each time. */
export const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** The members of a tool's result as JSON, without braces. */
export async function callTool<C>(tool: Tool<C>, given: Fields, context: C): Promise<Uint8Array> {
  try {
    const { text, structured } = await tool.call(given, context);
    const content = JSON.stringify([{ type: 'text', text }]);
    return Buffer.concat([Buffer.from(`"content":${content},"structuredContent":`), structured]);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return Buffer.from(JSON.stringify(refused(tool.name, error)).slice(1, -1));
  }
}

/** A refusal as the tool's answer, so that the model reads it and can do better, or wait. */
function refused(name: string, { status, detail, headers }: HttpError): object {
  const seconds = headers['Retry-After'];
  const text = typeof detail === 'string' ? detail : explained(name, detail);
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
  seconds === undefined || / seconds?\b/.test(text) ? text : `${text} Seconds to wait: ${seconds}.`;

/** What is wrong with the arguments, the way pydantic writes it. */
function explained(name: string, issues: readonly Issue[]): string {
  const lines = issues.map(({ loc, msg, type, input }) => {
    const given = input === undefined ? '' : `, input_value=${JSON.stringify(input)}`;
    return `${loc.slice(1).join('.')}\n  ${msg} [type=${type}${given}]`;
  });
  return [`${issues.length} validation error${issues.length === 1 ? '' : 's'} for ${name}`, ...lines].join(
    '\n',
  );
}
