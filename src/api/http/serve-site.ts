/** Serves the built site with content negotiation, caching, and a Content-Security-Policy. */

import { matchPage, movedPages } from '../../contract/site-pages.js';
import type { SiteFile, SiteFiles } from '../../server/services.js';
import { fileAnswer } from './coding/negotiate.js';
import type { Head } from './head.js';
import type { ResponseWriter } from './response-writer.js';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const pageHeaders = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

const cacheForever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Answers a request for a file or page of the site; returns false for other paths, such as those of /api. */
export function serveSite(site: SiteFiles, head: Head, reply: ResponseWriter): boolean {
  const { path, method } = head;
  if ((method !== 'GET' && method !== 'HEAD') || path === '/api' || path.startsWith('/api/')) return false;
  const asset = site.assets.get(path);
  if (asset !== undefined) {
    sendFile(asset, 200, asset.immutable ? cacheForever : revalidate, head, reply);
    return true;
  }
  if (site.shell === null) return false;
  const movedTo = movedPages.get(path.replace(/\/$/, ''));
  if (movedTo !== undefined) {
    const headers = { Location: movedTo, 'Cache-Control': revalidate };
    reply.send({ status: 308, type: null, body: '', headers });
    return true;
  }
  const found = matchPage(path) !== null;
  // For an unknown path, a browser gets the site's own 404 page and any other client the JSON error.
  if (!found && !(head.headers.accept ?? '').includes('text/html')) return false;
  sendFile(site.shell, found ? 200 : 404, revalidate, head, reply);
  return true;
}

function sendFile(file: SiteFile, status: number, caching: string, head: Head, reply: ResponseWriter): void {
  const headers = {
    ...pageHeaders,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': caching,
  };
  reply.send(fileAnswer(file, name => head.headers[name], headers, status));
}
