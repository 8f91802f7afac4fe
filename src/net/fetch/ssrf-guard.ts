import { Resolver as DnsResolver } from 'node:dns/promises';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress } from './private-networks.js';

/** Where a socket is to go: an address that was checked, never a name. */
export interface Target {
  address: string;
  port: number;
  /** The host of the URL, without a trailing dot: for TLS's server name and certificate. */
  hostname: string;
  secure: boolean;
  signal: AbortSignal;
}

/** Every address of a host name; rejects when it has none. */
export type Resolve = (hostname: string) => Promise<string[]>;
/** A connected socket (after the TLS handshake, where it is secure). */
export type Connect = (target: Target) => Promise<Socket>;

/** The address was refused by policy: the caller may know why, and nothing was sent. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
}

/** A URL that may be fetched, as far as its text tells. Throws Blocked. */
export function checkUrl(text: string, base?: URL): URL {
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    throw new Blocked('This is not a valid web address.');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Blocked('Only http and https addresses can be fetched.');
  if (url.username !== '' || url.password !== '')
    throw new Blocked('An address with a user name or password can not be fetched.');
  if (!['', '80', '443'].includes(url.port)) throw new Blocked('Only ports 80 and 443 can be fetched.');
  return url;
}

/**
 * Opens a socket to a URL's host: resolves once, requires every address to be public, and connects to
 * what was checked. A second answer of the name server is never asked for, so it can't differ.
 */
export async function dial(
  url: URL,
  resolve: Resolve,
  connect: Connect,
  signal: AbortSignal,
): Promise<Socket> {
  const addresses = await checkedAddresses(url, resolve);
  const secure = url.protocol === 'https:';
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  const hostname = hostOf(url);
  let failure: unknown;
  for (const address of addresses.slice(0, addressesTried)) {
    signal.throwIfAborted();
    try {
      return await connect({ address, port, hostname, secure, signal });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** A site with several addresses usually answers at the second when the first is down. */
const addressesTried = 3;

/** The host as a name server or a certificate knows it: no brackets, no trailing dot. */
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$|\.$/g, '');

async function checkedAddresses(url: URL, resolve: Resolve): Promise<string[]> {
  const host = hostOf(url);
  // RFC 6761: these names are this machine, whatever a name server says.
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  const addresses = isLocal ? [] : isIP(host) === 0 ? await resolve(host) : [host];
  if (isLocal || !addresses.every(isPublicAddress))
    throw new Blocked('This address is not on the public internet, so it can not be fetched.');
  if (addresses.length === 0) throw new Error('no address');
  return addresses;
}

/** Asks the name servers themselves (c-ares): the hosts file is not read and libuv's threads stay free. */
export async function resolveHost(hostname: string): Promise<string[]> {
  const resolver = new DnsResolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = [four, six].flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return addresses;
  throw four.status === 'rejected' ? four.reason : new Error('no address');
}

/** Connects to the target's address; a secure one only with a certificate valid for its host name. */
export function connectSocket(target: Target): Promise<Socket> {
  const { address, port, hostname, secure, signal } = target;
  return new Promise((fulfil, reject) => {
    const socket = secure
      ? connectTls({
          host: address,
          port,
          // A certificate is checked against the name in the URL; an address can not be a server name.
          ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
          ALPNProtocols: ['http/1.1'],
        })
      : connectTcp({ host: address, port });
    const stop = () => socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    socket.setTimeout(connectMs, () => socket.destroy(new Error('the connection was not answered')));
    // Stays for the socket's life: an error nobody listens to would end the process.
    socket.on('error', reject);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      signal.removeEventListener('abort', stop);
      socket.setTimeout(0);
      fulfil(socket);
    });
  });
}

/** One address has so long to answer before the next is tried. */
const connectMs = 3_000;
