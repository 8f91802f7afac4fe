/** X- headers that programs send by themselves; any other is taken for a proxy's. */
const fromPrograms = /^x-(?:request-id|prometheus-)/;

/** Names of headers that proxies and content networks add, and what they call the client's address. */
const fromProxies =
  /^(?:x-|via$|forwarded|proxy-|cf-|cdn-|fastly-|akamai-|cloudfront-|fly-|do-|ali-|incap-|wl-|true-client|client-|remote-|real-|front-end-)|(?:^|[-_])(?:ip|addr|address|forwarded[-_]?\w*)$/;

/**
 * Whether a request header (lower case) shows that the request came through a proxy. By prefix and suffix,
 * because every product has names of its own: X-Forwarded-For, Forwarded, X-Real-IP, Via, CF-Connecting-IP,
 * Fastly-Client-IP …
 */
export const addedByProxy = (name: string): boolean => fromProxies.test(name) && !fromPrograms.test(name);
