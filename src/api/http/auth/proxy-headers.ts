/** X- headers that clients send. Any other X- header is considered a proxy's. */
const clientHeaders = /^x-(?:request-id|prometheus-)/;

/** Headers that proxies and CDNs add, in particular for the client's address. */
const proxyHeaders =
  /^(?:x-|via$|forwarded|proxy-|cf-|cdn-|fastly-|akamai-|cloudfront-|fly-|do-|ali-|incap-|wl-|true-client|client-|remote-|real-|front-end-)|(?:^|[-_])(?:ip|addr|address|forwarded[-_]?\w*)$/;

/**
 * Returns whether a lower-case header name shows that a proxy forwarded the request. It matches prefixes and
 * suffixes, because every product uses other names: X-Forwarded-For, Forwarded, X-Real-IP, Via,
 * CF-Connecting-IP, Fastly-Client-IP.
 */
export const addedByProxy = (name: string): boolean => proxyHeaders.test(name) && !clientHeaders.test(name);
