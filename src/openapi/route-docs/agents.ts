import type { RouteDocsTable } from '../route-docs.js';

const rpc = { type: 'object', description: 'A JSON-RPC 2.0 message.' };

export const agents: RouteDocsTable = {
  'POST /api/mcp': {
    id: 'mcp',
    tag: 'Agents',
    description:
      'The Model Context Protocol over HTTP, stateless, in both protocol eras (2025-11-25 with its handshake, 2026-07-28 without). Two tools: `scan_text` {text, genre?, esl?, ' +
      "use_model?} and `cleanup_text` {text, contractions?}, under the key's normal limits. Nothing is saved. A call of a tool counts as a call of its route does; introductions are free.",
    bodies: { 'application/json': rpc },
    media: { 'application/json': rpc },
    requestHeaders: {
      Accept: '`application/json, text/event-stream`',
      'MCP-Protocol-Version': 'The protocol version agreed on.',
    },
    statuses: {
      202: 'A notification was taken; there is nothing to answer.',
      400: 'The message is not JSON-RPC, or names a protocol version that is not spoken here.',
      403: 'The request came from a page of another site.',
      404: 'The method is not known (2026-07-28).',
      406: 'Accept must allow application/json and text/event-stream.',
      413: 'The body is over its bytes.',
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
};
