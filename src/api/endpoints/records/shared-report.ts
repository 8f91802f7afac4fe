import { httpErrors } from '../../../contract/errors.js';
import { SharedReportRequest } from '../../../contract/report.js';
import { reportPageIn } from '../../../report/stored-report.js';
import { endedPage } from '../../../report/style.js';
import type { Answer } from '../../http/answer.js';
import { openGet, route } from '../../http/route.js';
import { textHeader } from '../../http/route-docs.js';
import { pageHeaders } from './report.js';

const page = (html: string | Uint8Array, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: html,
});

/**
 * Shows a shared report to anyone who has its link. Search engines may not index it, and the page sends no
 * referrer. Views have a rate limit of their own, because the readers of an organisation often share one
 * address.
 */
export const sharedReport = route({
  ...openGet,
  path: '/shared/{token}',
  summary: 'Open a shared report',
  docs: {
    description:
      'Shows the report of a link that `POST /api/report` made with `share_days`, to anyone who has the link. The link ends when it expires, or when the report or the account is deleted.',
    media: { 'text/html': { type: 'string', description: 'The report as a self-contained page.' } },
    headers: {
      'X-Robots-Tag': textHeader('`noindex, nofollow`.'),
      'Referrer-Policy': textHeader('`no-referrer`.'),
    },
    statuses: {
      404: 'The link has expired, was ended, or is not one of this service. A page for `Accept: text/html`.',
    },
  },
  services: ['store', 'shares', 'now'],
  rateLimit: 'views',
  headers: { ...pageHeaders, 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' },
  input: SharedReportRequest,
  async work({ token }, { services, prefers }) {
    const { shares, store, now } = services;
    const ended = () => {
      if (prefers(['application/json', 'text/html']) === 'text/html') return page(endedPage, 404);
      throw httpErrors.shareEnded();
    };
    const shared = (await shares()).read(token);
    if (shared === null || shared.expires_at <= now()) return ended();
    const account = await store.account(shared.account);
    const record = await store.record(shared.account, 'report', shared.report_id);
    if (account === null || account.disabled || record === null) return ended();
    return page(reportPageIn(record.members));
  },
});
