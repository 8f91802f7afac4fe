import ipaddr from 'ipaddr.js';
import type { Config } from '../server/config.js';

const tokenCharsMin = 16;
const sentInClear = 'Texts are sent in clear text to a host that is not in a private network. Use https.';

/** The settings that are unsafe on a public address; empty while only this machine reaches the service. */
export function unsafeSettings(config: Config): { variable: string; message: string }[] {
  const { host, baseUrl, trustsProxy, allowedOrigins, metricsToken, connectionsPerAddress } = config;
  const listensToOthers = !isThisMachine(host);
  if (!listensToOthers && (baseUrl === null || isThisMachine(baseUrl.hostname))) return [];
  const trusts = (address: string) => trustsProxy(ipaddr.parse(address));
  const trustsAll = ['8.8.8.8', '2001:4860:4860::8888'].some(trusts);
  const trustsSome = ['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.0.1', '::1', 'fd00::1'].some(trusts);
  const found: [string, boolean, string][] = [
    [
      'BASE_URL',
      baseUrl === null,
      'Set it to the public https address: without it the session cookie is not Secure.',
    ],
    [
      'BASE_URL',
      baseUrl !== null && baseUrl.protocol !== 'https:',
      'It is not https: passwords, keys and texts are sent in clear text. Serve TLS with a proxy (deploy/nginx.conf).',
    ],
    [
      'HOST',
      listensToOthers && !trustsSome && !trustsAll,
      `The service listens on ${host} without TLS. Listen on 127.0.0.1 behind a proxy with TLS, or name the network of the proxy in TRUST_PROXY.`,
    ],
    [
      'TRUST_PROXY',
      trustsAll,
      'It contains public addresses, from which any client can claim another address and pass the limits of visitors. Name only your proxies.',
    ],
    [
      'TRUST_PROXY',
      !listensToOthers && !trustsSome && !trustsAll,
      'It is unset: behind a proxy all visitors share the limits of one address.',
    ],
    ['REGISTRATION', config.registrationOpen, 'Anyone can create accounts. REGISTRATION=closed stops that.'],
    [
      'ALLOWED_ORIGINS',
      allowedOrigins.any,
      'The pages of every site may use the service without a key (*). Name the origins.',
    ],
    [
      'METRICS_TOKEN',
      metricsToken !== null && metricsToken.length < tokenCharsMin,
      `It is shorter than ${tokenCharsMin} characters, and /metrics is open to any address that knows it.`,
    ],
    [
      'CONNECTIONS_PER_ADDRESS',
      connectionsPerAddress === 0,
      'One address may occupy every connection. Leave it unset.',
    ],
    ['MODEL_URL', isSentInClear(config.modelUrl), sentInClear],
    ['REWRITE_URL', isSentInClear(config.rewriteUrl), sentInClear],
  ];
  return found.flatMap(([variable, isUnsafe, message]) => (isUnsafe ? [{ variable, message }] : []));
}

const isThisMachine = (host: string): boolean => {
  const name = host.replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || rangeOf(name) === 'loopback';
};

/** Whether a URL sends without encryption to an address that is not private. Host names count as private. */
const isSentInClear = (url: URL | null): boolean =>
  url?.protocol === 'http:' && rangeOf(url.hostname.replace(/^\[|\]$/g, '')) === 'unicast';

const rangeOf = (host: string): string | null => (ipaddr.isValid(host) ? ipaddr.process(host).range() : null);
