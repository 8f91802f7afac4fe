import type { RouteDocsTable } from '../route-docs.js';

const rpc = { type: 'object', description: 'A JSON-RPC 2.0 message.' };

export const mcp: RouteDocsTable = {
  'POST /api/mcp': {
    id: 'mcp',
    tag: 'Agents',
    description:
      'A stateless Model Context Protocol server over Streamable HTTP. Supports protocol versions up to 2025-11-25, with a handshake, and ' +
      '2026-07-28, without one. Two tools: `scan_text` {text, genre?, esl?, use_model?, fields?, signals?} and `cleanup_text` {text, contractions?}. Nothing is saved. ' +
      "A tool call counts against the key's limits like a call of the REST endpoint; other messages are free.",
    bodies: { 'application/json': rpc },
    media: { 'application/json': rpc },
    requestHeaders: {
      Accept: '`application/json, text/event-stream`',
      'MCP-Protocol-Version': 'The negotiated protocol version.',
    },
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
};
