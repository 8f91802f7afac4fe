/**
 * The site's files over HTTP: negotiated, cached as long as they may be, under a policy that lets in nothing
 * foreign.
 */
import type { SiteFile, SiteFiles } from '../site-files/files.js';
import { matchPage } from '../site-files/pages.js';
import { matchesEtag } from './etag.js';
import type { Head } from './head.js';
import type { Reply } from './reply.js';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
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

const year = 'public, max-age=31536000, immutable';
const asked = 'no-cache';

/**
 * Answers a path that is a page or a file of the site, or a person who asks for a page that isn't there; says
 * whether it did. Whatever is under /api is never the site's.
 */
export function serveSite(site: SiteFiles, head: Head, reply: Reply): boolean {
  const { path, method } = head;
  if ((method !== 'GET' && method !== 'HEAD') || path === '/api' || path.startsWith('/api/')) return false;
  const asset = site.assets.get(path);
  if (asset !== undefined) {
    sendFile(asset, 200, asset.immutable ? year : asked, head, reply);
    return true;
  }
  if (site.shell === null) return false;
  const found = matchPage(path) !== null;
  // A program that asks for a path that isn't there gets JSON, as everywhere else; a person gets the site's
  // own page.
  if (!found && !(head.headers.accept ?? '').includes('text/html')) return false;
  sendFile(site.shell, found ? 200 : 404, asked, head, reply);
  return true;
}

function sendFile(file: SiteFile, status: number, caching: string, head: Head, reply: Reply): void {
  const { body, coding } = negotiate(file, head.headers['accept-encoding'] ?? '');
  const etag = coding === null ? file.etag : `${file.etag.slice(0, -1)}-${coding}"`;
  const headers = {
    ...pageHeaders,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': caching,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(coding !== null && { 'Content-Encoding': coding }),
  };
  const fresh = status === 200 && matchesEtag(head.headers['if-none-match'], etag);
  if (fresh) reply.withoutBody();
  reply.send({ status: fresh ? 304 : status, type: file.type, body, headers });
}

/** The smallest form of a file that the client says it reads (RFC 9110, section 12.5.3). */
function negotiate(file: SiteFile, acceptEncoding: string): { body: Buffer; coding: string | null } {
  const reads = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map(part => part.split(';').map(piece => piece.trim()))
      .filter(([, ...parameters]) => !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter)))
      .map(([coding]) => coding),
  );
  if (file.br !== null && reads.has('br')) return { body: file.br, coding: 'br' };
  if (file.gzip !== null && reads.has('gzip')) return { body: file.gzip, coding: 'gzip' };
  return { body: file.body, coding: null };
}
