/** A fake chat server that streams OpenAI chat completions, valid or faulty. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { localUrl } from './local-server.js';

export interface ChatBody {
  model?: string;
  stream: boolean;
  messages: { role: string; content: string }[];
}
export type ChatHandler = (body: ChatBody, response: ServerResponse, request: IncomingMessage) => unknown;

export interface ChatServer {
  url: URL;
  calls: () => number;
  /** Number of connections closed before the end of their answer. */
  aborted: () => number;
}

/** The server is closed after the current test, or the suite if no test runs. */
export async function chatServer(handle: ChatHandler): Promise<ChatServer> {
  let calls = 0;
  let aborted = 0;
  const server = createServer(async (request, response) => {
    calls++;
    response.on('close', () => {
      if (!response.writableEnded) aborted++;
    });
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url !== '/v1/chat/completions') return response.writeHead(404).end();
    await handle(JSON.parse(body), response, request);
  });
  return { url: new URL(await localUrl(server)), calls: () => calls, aborted: () => aborted };
}

export const chunk = (content: string | null, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason }] })}\n\n`;

export function head(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Streams these pieces and ends the stream regularly. */
export function say(response: ServerResponse, ...pieces: string[]): void {
  head(response);
  for (const piece of pieces) response.write(chunk(piece));
  response.end(`${chunk(null, 'stop')}data: [DONE]\n\n`);
}

/** The sentence in a request. */
export const sentenceOf = ({ messages }: ChatBody): string => JSON.parse(messages.at(-1)!.content);
