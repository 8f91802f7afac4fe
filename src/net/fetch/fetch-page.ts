import type { Readable } from 'node:stream';
import { Client, type Dispatcher } from 'undici';
import { limits } from '../../limits.js';
import { decoderFor, TooLarge, Unsupported } from './decompress.js';
import {
  Blocked,
  type Connect,
  checkUrl,
  connectSocket,
  dial,
  type Resolve,
  resolveHost,
} from './ssrf-guard.js';

export interface FetchOptions {
  /** The operator's address for complaints, sent in the User-Agent. */
  contact?: string;
  /** For tests: name service and sockets. The guard stands between the two. */
  resolver?: Resolve;
  connect?: Connect;
  limits?: Partial<FetchLimits>;
  /** Ends the fetch: no client waits for the page. */
  signal?: AbortSignal;
}

export interface FetchLimits {
  redirects: number;
  /** From the first name lookup to the last byte, over all redirects. */
  totalMs: number;
  headerBytes: number;
  /** As sent, and as decompressed. */
  wireBytes: number;
  bodyBytes: number;
}

export interface FetchedPage {
  finalUrl: string;
  status: number;
  /** Media type in lower case, without parameters: HTML, plain text, Markdown or PDF. */
  contentType: string;
  /** As declared in the Content-Type header. */
  charset?: string;
  bytes: Uint8Array;
}

export interface FetchProblem {
  problem: 'blocked' | 'failed' | 'timeout' | 'unsupported' | 'too_large';
  /** A public sentence. */
  message: string;
}

/** Fetches one public web page under the guard of `dial`, within `limits`. Never rejects. */
export async function fetchPage(
  address: string,
  options: FetchOptions = {},
): Promise<FetchedPage | FetchProblem> {
  const caps: FetchLimits = { ...defaults, ...options.limits };
  const cancel = new AbortController();
  const timer = setTimeout(() => cancel.abort(new TimedOut()), caps.totalMs);
  const stop = () => cancel.abort(options.signal!.reason);
  options.signal?.addEventListener('abort', stop, { once: true });
  const stopped = new Promise<never>((_, reject) => {
    cancel.signal.addEventListener('abort', () => reject(cancel.signal.reason), { once: true });
  });
  try {
    return await Promise.race([follow(address.trim(), options, caps, cancel.signal), stopped]);
  } catch (error) {
    return problemOf(error, cancel.signal, caps);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', stop);
    cancel.abort();
    stopped.catch(() => {});
  }
}

const defaults: FetchLimits = {
  redirects: limits.fetchRedirects,
  totalMs: limits.fetchMs,
  headerBytes: limits.fetchHeaderBytes,
  wireBytes: limits.fetchWireBytes,
  bodyBytes: limits.fetchBodyBytes,
};

const acceptedTypes = [
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'application/pdf',
];

class TimedOut extends Error {}
/** The page's own failure, in a sentence of ours. */
class Failed extends Error {}

/** Follows redirects by hand: each hop is checked and dialled like the first. */
async function follow(
  address: string,
  options: FetchOptions,
  caps: FetchLimits,
  signal: AbortSignal,
): Promise<FetchedPage> {
  let url = checkUrl(address);
  for (let hop = 0; ; hop++) {
    const answer = await request(url, options, caps, signal);
    if (!(answer instanceof URL)) return answer;
    if (hop === caps.redirects) throw new Blocked(`The page redirected more than ${caps.redirects} times.`);
    url = answer;
  }
}

/** One request: the page, or where it has moved to. */
async function request(
  url: URL,
  options: FetchOptions,
  caps: FetchLimits,
  signal: AbortSignal,
): Promise<FetchedPage | URL> {
  const { resolver = resolveHost, connect = connectSocket } = options;
  // The socket is opened before the client exists, so nothing else can choose where it goes.
  const socket = await dial(url, resolver, connect, signal);
  let offered = false;
  const client = new Client(url.origin, {
    connect: (_, callback) => {
      // The client is not ready for an answer before it has returned from asking.
      if (offered) queueMicrotask(() => callback(new Error('the connection broke off'), null));
      else queueMicrotask(() => callback(null, socket));
      offered = true;
    },
    maxHeaderSize: caps.headerBytes,
    pipelining: 1,
  });
  try {
    const response = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: headersFor(options.contact),
      signal,
    });
    return await read(url, response, caps);
  } finally {
    client.destroy().catch(() => {});
    socket.destroy();
  }
}

const headersFor = (contact: string | undefined) => ({
  'user-agent': `Telltale/0.1 (reads a page when a person asks${contact ? `; +${contact.replace(/[^\x20-\x7e]/g, '')}` : ''})`,
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.9,text/markdown;q=0.9,application/pdf;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': '*',
});

async function read(
  url: URL,
  response: Dispatcher.ResponseData,
  caps: FetchLimits,
): Promise<FetchedPage | URL> {
  const { statusCode: status, headers, body } = response;
  const header = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  try {
    if ([301, 302, 303, 307, 308].includes(status)) {
      const location = header('location');
      if (location === undefined) throw new Failed('The page redirects, but not to anywhere.');
      // Header bytes beyond ASCII are UTF-8 in practice; undici gives them as Latin-1.
      return checkUrl(Buffer.from(location, 'latin1').toString('utf8'), url);
    }
    if (status < 200 || status > 299) throw new Failed(`The page answered with status ${status}.`);
    const [type = '', ...parameters] = (header('content-type') ?? '').toLowerCase().split(';');
    const contentType = type.trim();
    if (contentType !== '' && !acceptedTypes.includes(contentType)) throw new Unsupported(contentType);
    if (Number(header('content-length') ?? 0) > caps.wireBytes) throw new TooLarge();
    const bytes = await collect(body, header('content-encoding') ?? '', caps);
    const charset = parameters
      .map(parameter => /^\s*charset\s*=\s*"?([^"\s]+)/.exec(parameter)?.[1])
      .find(Boolean);
    return {
      finalUrl: url.href,
      status,
      contentType: contentType === '' ? sniff(bytes) : contentType,
      ...(charset === undefined ? {} : { charset }),
      bytes,
    };
  } finally {
    body.on('error', () => {}).destroy();
  }
}

/** A page that says nothing of its type is HTML when it looks like it. */
function sniff(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1').trimStart().toLowerCase();
  if (start.startsWith('%pdf-')) return 'application/pdf';
  if (/^(?:\xef\xbb\xbf\s*)?<(?:!doctype|html|head|body|\?xml|!--)/.test(start)) return 'text/html';
  throw new Unsupported('of no stated type');
}

/** The body, decompressed; neither form is held beyond its cap. */
async function collect(body: Readable, encodings: string, caps: FetchLimits): Promise<Uint8Array> {
  const names = encodings
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && name !== 'identity');
  if (names.length > 2) throw new Unsupported('compressed too many times');
  const decoders = names.reverse().map(decoderFor);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > caps.wireBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  let bytes: Buffer = Buffer.concat(chunks);
  for (const decode of decoders) bytes = await decode(bytes, caps.bodyBytes);
  return bytes;
}

function problemOf(error: unknown, signal: AbortSignal, caps: FetchLimits): FetchProblem {
  if (error instanceof TimedOut || signal.reason instanceof TimedOut)
    return { problem: 'timeout', message: `The page did not arrive within ${caps.totalMs / 1_000} seconds.` };
  if (error instanceof Blocked) return { problem: 'blocked', message: error.message };
  if (error instanceof TooLarge)
    return { problem: 'too_large', message: `The page is larger than ${caps.bodyBytes} bytes.` };
  if (error instanceof Unsupported)
    return {
      problem: 'unsupported',
      message: `The address holds no page of text: it is ${error.message}. HTML, plain text and PDF can be read.`,
    };
  if (error instanceof Failed) return { problem: 'failed', message: error.message };
  return { problem: 'failed', message: 'The page could not be reached, or broke off.' };
}
