/** Validates the address of the service. Pure. */

export type ServiceAddress =
  | { ok: true; origin: string /** Shown beside the address. */; warning: string | null }
  | { ok: false; message: string };

const invalid = (message: string): ServiceAddress => ({ ok: false, message });

/**
 * Parses an address as typed: an https origin, or an http origin on this machine or a private network. An
 * address without a scheme gets one, and a path is removed.
 */
export function parseServiceAddress(text: string): ServiceAddress {
  const typed = text.trim();
  if (typed === '') return invalid('Enter the address of the service, such as https://telltale.example.');
  const address = withScheme(typed);
  if (!/^https?:\/\//i.test(address)) return invalid('The address must begin with https:// or http://.');
  if (!URL.canParse(address)) return invalid('This is not an address of the form https://telltale.example.');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    return invalid('The address must not contain a user name or a password.');
  if (url.protocol === 'https:') return { ok: true, origin: url.origin, warning: null };
  if (isThisMachine(url.hostname))
    return {
      ok: true,
      origin: url.origin,
      warning: 'Not encrypted, but it stays on this machine.',
    };
  if (!isPrivateAddress(url.hostname))
    return invalid(
      'Over http, anyone on the way could read the texts and the API key. Use https, or an address of this machine or a private network.',
    );
  return {
    ok: true,
    origin: url.origin,
    warning: 'The connection is not encrypted: anyone on this network can read the texts and the API key.',
  };
}

function withScheme(typed: string): string {
  if (typed.includes('://')) return typed;
  const http = `http://${typed}`;
  return URL.canParse(http) && isThisMachine(new URL(http).hostname) ? http : `https://${typed}`;
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\.[\d.]+$/.test(host);

/** RFC 1918, RFC 3927, RFC 4193 and RFC 4291, section 2.4. The URL parser has normalised the address. */
const isPrivateAddress = (host: string): boolean =>
  /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(host) ||
  /^\[(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):/.test(host);

/** Match pattern of an origin. Firefox does not support ports in match patterns. */
export const matchPattern = (origin: string, withPort: boolean): string => {
  const { protocol, hostname, host } = new URL(origin);
  return `${protocol}//${withPort ? host : hostname}/*`;
};
