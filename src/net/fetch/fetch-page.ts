import type { Socket } from 'node:net';
import { Duplex, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Dispatcher } from 'undici';
import { limits } from '../../contract/limits.js';
import { fileSize } from '../../contract/prose.js';
import {
  BlockedAddress,
  type Connect,
  checkUrl,
  connectSocket,
  connectToPublicHost,
  type Resolve,
  resolveHost,
} from './ssrf-guard.js';

export interface FetchOptions {
  /** Contact of the operator, sent in the User-Agent header. */
  contact?: string;
  /** Replacements for tests. The SSRF guard still checks the addresses that `resolver` returns. */
  resolver?: Resolve;
  connect?: Connect;
  /** Cancels the fetch. */
  signal?: AbortSignal;
  /** Returns undefined when received bytes may be parsed now; otherwise a promise that resolves then. */
  awaitTurn?: () => Promise<void> | undefined;
}

/** A fetch in progress, over all redirects. */
interface Fetch {
  options: FetchOptions;
  signal: AbortSignal;
  bytesRead: number;
}

export interface FetchedPage {
  finalUrl: string;
  status: number;
  /** Media type in lower case, without parameters: HTML, plain text, Markdown or PDF. */
  contentType: string;
  /** The charset parameter of the Content-Type header. */
  charset?: string;
  bytes: Uint8Array;
}

export interface FetchProblem {
  problem: 'blocked' | 'failed' | 'timeout' | 'unsupported' | 'too_large';
  /** A public sentence. */
  message: string;
}

/**
 * Fetches one public web page through the SSRF guard, within `limits`. Returns problems; never rejects.
 *
 * @example
 * await fetchPage('http://10.0.0.1/'); // { problem: 'blocked', message: '…' }
 */
export async function fetchPage(
  address: string,
  options: FetchOptions = {},
): Promise<FetchedPage | FetchProblem> {
  const timeout = AbortSignal.timeout(limits.fetchMs);
  const end = new AbortController();
  const signal = AbortSignal.any([timeout, end.signal, ...(options.signal ? [options.signal] : [])]);
  const fetch: Fetch = { options, signal, bytesRead: 0 };
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([fetchFollowingRedirects(address.trim(), fetch), stopped]);
  } catch (error) {
    if (timeout.aborted)
      return {
        problem: 'timeout',
        message: `The page did not arrive within ${limits.fetchMs / 1_000} seconds.`,
      };
    // The HTTP client replaces the error of its socket.
    const reason = fetch.bytesRead > limits.fetchBytesRead ? tooLarge() : error;
    if (reason instanceof BlockedAddress) return { problem: 'blocked', message: reason.message };
    if (reason instanceof PageError) return { problem: reason.problem, message: reason.message };
    return { problem: 'failed', message: 'The page could not be reached, or the connection was lost.' };
  } finally {
    end.abort();
  }
}

const acceptedTypes = [
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'application/pdf',
];

/** The server's response cannot be returned. The message is a public sentence. */
class PageError extends Error {
  constructor(
    readonly problem: 'failed' | 'unsupported' | 'too_large',
    message: string,
  ) {
    super(message);
  }
}

/** @param what type or coding of the page */
const unsupported = (what: string) =>
  new PageError(
    'unsupported',
    `The page is not text: it is ${what}. HTML, Markdown, plain text and PDF are supported.`,
  );

const tooLarge = () =>
  new PageError(
    'too_large',
    `The page is larger than ${fileSize(limits.fetchBytesRead)}, or ${fileSize(limits.fetchBodyBytes)} decompressed.`,
  );

/** Follows redirects itself, so that the guard checks every hop. */
async function fetchFollowingRedirects(address: string, fetch: Fetch): Promise<FetchedPage> {
  let url = checkUrl(address);
  for (let hop = 0; ; hop++) {
    const answer = await sendRequest(url, fetch);
    if (!(answer instanceof URL)) return answer;
    if (hop === limits.fetchRedirects)
      throw new BlockedAddress(`The page redirected more than ${limits.fetchRedirects} times.`);
    url = answer;
  }
}

/** Sends one request and returns the page, or the target of a redirect. */
async function sendRequest(url: URL, fetch: Fetch): Promise<FetchedPage | URL> {
  const { signal } = fetch;
  const { contact, resolver = resolveHost, connect = connectSocket } = fetch.options;
  // Imported on demand, because it takes 60 ms to load.
  const { Client } = await import('undici');
  const client = new Client(url.origin, {
    // The client passes its own destination, which is not used: the guard checks the one of the URL.
    connect: (_, callback) => {
      connectToPublicHost(url, resolver, connect, signal).then(
        socket => {
          const metered = Duplex.from({ readable: boundedBytes(socket, fetch), writable: socket });
          callback(null, metered as Socket);
        },
        error => callback(error, null),
      );
    },
    pipelining: 1,
  });
  try {
    const response = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: headersFor(contact),
      signal,
    });
    return await readResponse(url, response);
  } finally {
    // Also destroys the socket.
    client.destroy().catch(() => {});
  }
}

/**
 * The received bytes: also those outside the body, which have no end when a server sends interim responses
 * or chunk extensions. The client parses them as it gets them.
 */
async function* boundedBytes(socket: Socket, fetch: Fetch): AsyncGenerator<Buffer> {
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    fetch.bytesRead += chunk.length;
    if (fetch.bytesRead > limits.fetchBytesRead) throw tooLarge();
    for (let at = 0; at < chunk.length; at += limits.fetchParsedBytes) {
      const turn = fetch.options.awaitTurn?.();
      if (turn !== undefined) await turn;
      yield chunk.subarray(at, at + limits.fetchParsedBytes);
    }
  }
}

const headersFor = (contact: string | undefined) => ({
  'user-agent': `Telltale/0.1 (reads a page when a person asks${contact ? `; +${contact.replace(/[^\x20-\x7e]/g, '')}` : ''})`,
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.9,text/markdown;q=0.9,application/pdf;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': '*',
});

async function readResponse(url: URL, response: Dispatcher.ResponseData): Promise<FetchedPage | URL> {
  const { statusCode: status, headers, body } = response;
  const header = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  try {
    if ([301, 302, 303, 307, 308].includes(status)) {
      const location = header('location');
      if (location === undefined)
        throw new PageError('failed', 'The page redirects without giving a target address.');
      // Header bytes beyond ASCII are UTF-8 in practice; undici returns them as Latin-1.
      return checkUrl(Buffer.from(location, 'latin1').toString('utf8'), url);
    }
    if (status < 200 || status > 299) throw new PageError('failed', `The page returned status ${status}.`);
    const [type = '', ...parameters] = (header('content-type') ?? '').toLowerCase().split(';');
    const contentType = type.trim();
    if (contentType !== '' && !acceptedTypes.includes(contentType)) throw unsupported(contentType);
    if (Number(header('content-length') ?? 0) > limits.fetchBytesRead) throw tooLarge();
    const bytes = await readBody(body, header('content-encoding') ?? '');
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

/** Detects HTML and PDF by their first bytes, for pages without a Content-Type. */
function sniff(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1').trimStart().toLowerCase();
  if (start.startsWith('%pdf-')) return 'application/pdf';
  if (/^(?:\xef\xbb\xbf\s*)?<(?:!doctype|html|head|body|\?xml|!--)/.test(start)) return 'text/html';
  throw unsupported('of an unknown type');
}

/** Reads and decompresses the body. Throws once its decompressed size exceeds the limit. */
async function readBody(body: Readable, encodings: string): Promise<Uint8Array> {
  const names = encodings
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && name !== 'identity');
  if (names.length > 2) throw unsupported('compressed too many times');
  const unknown = names.find(name => !decoders.has(name));
  if (unknown !== undefined) throw unsupported(`compressed as "${unknown.slice(0, 20)}"`);
  // Chunks are copied, because a server may send a million of one byte.
  const received = Buffer.allocUnsafe(limits.fetchBytesRead);
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) length += chunk.copy(received, length);
  let bytes: Buffer = received.subarray(0, length);
  for (const name of names.reverse()) bytes = await decode(bytes, name);
  return bytes;
}

type Decoder = (bytes: Buffer, options: zlib.ZlibOptions & zlib.BrotliOptions) => Promise<Buffer>;
const unzip: Decoder = promisify(zlib.unzip);
const inflateRaw: Decoder = promisify(zlib.inflateRaw);
const brotliDecompress: Decoder = promisify(zlib.brotliDecompress);

/** Decoders of content codings (RFC 9110, section 8.4.1). */
const decoders = new Map<string, Decoder>([
  ['gzip', unzip],
  ['x-gzip', unzip],
  // "deflate" is the zlib format, but some servers send raw deflate data.
  ['deflate', (bytes, options) => (((bytes[0] ?? 0) & 0x0f) === 8 ? unzip : inflateRaw)(bytes, options)],
  ['br', brotliDecompress],
]);

/** Decodes at most `bodyBytes` bytes, and a truncated stream as far as possible, as browsers do. */
async function decode(bytes: Buffer, encoding: string): Promise<Buffer> {
  const { BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = zlib.constants;
  const finishFlush = encoding === 'br' ? BROTLI_OPERATION_FLUSH : Z_SYNC_FLUSH;
  try {
    return await decoders.get(encoding)!(bytes, { maxOutputLength: limits.fetchBodyBytes, finishFlush });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : error;
  }
}
