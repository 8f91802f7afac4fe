import { SharedReportRequest } from '../../contract/report.js';
import { httpErrors } from '../../errors.js';
import { route } from '../../http/route.js';
import { endedPage } from '../../report/ended-page.js';
import { openGet } from '../service/open-get.js';
import { htmlReport, reportOf } from './report.js';

/** Headers that keep a link to itself. */
const privately = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

/**
 * Shows a shared report to anyone who has its link. Search engines may not index it, and the page sends no
 * referrer.
 */
export const sharedReport = route({
  ...openGet,
  path: '/shared/{token}',
  summary: 'Open a shared report',
  services: ['store', 'shares', 'now'],
  rateLimit: 'requests',
  input: SharedReportRequest,
  output: null,
  async work({ token }, { services, prefers }) {
    const { shares, store, now } = services;
    const ended = () => {
      if (prefers(['application/json', 'text/html']) === 'text/html')
        return htmlReport(endedPage, privately, 404);
      throw httpErrors.shareEnded();
    };
    const shared = (await shares()).read(token);
    if (shared === null || shared.expires_at <= now()) return ended();
    const account = await store.account(shared.account);
    const record = await store.record(shared.account, 'report', shared.report_id);
    if (account === null || account.disabled || record === null) return ended();
    return htmlReport(reportOf(shared.report_id, record).html, privately);
  },
});
