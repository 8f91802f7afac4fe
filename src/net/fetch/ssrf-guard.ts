/**
 * Guard against server-side request forgery (SSRF). It checks the resolved addresses, not the text of the
 * URL, and connects to the checked address itself, which defeats DNS rebinding.
 */
import { Resolver as DnsResolver } from 'node:dns/promises';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress } from './private-networks.js';

/** Destination of a socket: a checked address, never a host name. */
export interface SocketTarget {
  address: string;
  port: number;
  /** Host of the URL without a trailing dot, for TLS server name and certificate. */
  hostname: string;
  secure: boolean;
  signal: AbortSignal;
}

/** Resolves all addresses of a host name; rejects when there are none. */
export type Resolve = (hostname: string) => Promise<string[]>;
/** Opens a socket; resolves after the TLS handshake if the target is secure. */
export type Connect = (target: SocketTarget) => Promise<Socket>;

/** The guard rejected an address before anything was sent. The message is a public sentence. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress';
}

/** Parses a URL and checks its scheme, credentials and port. Throws BlockedAddress. */
export function checkUrl(text: string, base?: URL): URL {
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    throw new BlockedAddress('This is not a valid web address.');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new BlockedAddress('Only http and https addresses can be fetched.');
  if (url.username !== '' || url.password !== '')
    throw new BlockedAddress('An address with a user name or password cannot be fetched.');
  if (!['', '80', '443'].includes(url.port))
    throw new BlockedAddress('Only ports 80 and 443 can be fetched.');
  return url;
}

/**
 * Opens a socket to a URL's host. Resolves the name once, requires every address to be public, and connects
 * to one of these addresses. No second lookup happens, so DNS rebinding cannot change the destination.
 */
export async function connectToPublicHost(
  url: URL,
  resolve: Resolve,
  connect: Connect,
  signal: AbortSignal,
): Promise<Socket> {
  const addresses = await publicAddressesOf(url, resolve);
  const secure = url.protocol === 'https:';
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  const hostname = hostOf(url);
  let failure: unknown;
  for (const address of addresses.slice(0, addressesTriedMax)) {
    signal.throwIfAborted();
    try {
      return await connect({ address, port, hostname, secure, signal });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Maximum addresses of a site that are tried until one accepts the connection. */
const addressesTriedMax = 3;

/** Host name as in DNS and certificates: without brackets or a trailing dot. */
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$|\.$/g, '');

async function publicAddressesOf(url: URL, resolve: Resolve): Promise<string[]> {
  const host = hostOf(url);
  // RFC 6761: these names always mean the local machine, even if a name server returns another address.
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  const addresses = isLocal ? [] : isIP(host) === 0 ? await resolve(host) : [host];
  if (isLocal || !addresses.every(isPublicAddress))
    throw new BlockedAddress('This address is not on the public internet, so it cannot be fetched.');
  if (addresses.length === 0) throw new Error('no address');
  return addresses;
}

/** Queries the name servers with c-ares, which ignores the hosts file and does not occupy libuv's threads. */
export async function resolveHost(hostname: string): Promise<string[]> {
  const resolver = new DnsResolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = [four, six].flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return addresses;
  throw four.status === 'rejected' ? four.reason : new Error('no address');
}

/** Connects to the target's address. TLS requires a certificate that is valid for the host name. */
export function connectSocket(target: SocketTarget): Promise<Socket> {
  const { address, port, hostname, secure, signal } = target;
  return new Promise((fulfil, reject) => {
    const socket = secure
      ? connectTls({
          host: address,
          port,
          // TLS checks the certificate against the name in the URL. An IP address cannot be a server name.
          ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
          ALPNProtocols: ['http/1.1'],
        })
      : connectTcp({ host: address, port });
    const stop = () => socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    socket.setTimeout(connectMs, () => socket.destroy(new Error('connection timed out')));
    // This listener is never removed: an unhandled socket error would end the process.
    socket.on('error', reject);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      signal.removeEventListener('abort', stop);
      socket.setTimeout(0);
      fulfil(socket);
    });
  });
}

/** Connection timeout of one address; the next address is tried after it. */
const connectMs = 3_000;
