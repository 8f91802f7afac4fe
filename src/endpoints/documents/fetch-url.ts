import { createLimiter } from '../../concurrency/limiter.js';
import { FetchRequest, FetchResult } from '../../contract/document.js';
import { type HttpError, httpErrors } from '../../errors.js';
import { route } from '../../http/route.js';
import { limits } from '../../limits.js';
import { type FetchProblem, fetchPage } from '../../net/fetch/fetch-page.js';
import { jsonObject } from '../json-object.js';

/** Bounds concurrent page fetches, in total and per caller. */
const fetchLimiter = createLimiter({
  running: limits.concurrentFetches,
  runningPerCaller: limits.concurrentFetchesPerCaller,
  waiting: limits.queuedFetches,
  waitingPerCaller: limits.queuedFetchesPerCaller,
});

/** Fetches the text of a public web page, guarded against server-side request forgery. Stores nothing. */
export const fetchUrl = route({
  method: 'POST',
  path: '/api/fetch-url',
  summary: 'Fetch the text of a public web page',
  access: 'visitor',
  scope: 'read',
  services: ['fetching', 'documents'],
  rateLimit: 'requests',
  body: 'fields',
  idempotent: false,
  input: FetchRequest,
  output: FetchResult,
  async work({ url }, { caller, services, onAbort }) {
    const abort = new AbortController();
    onAbort(() => abort.abort(httpErrors.abandoned()));
    const { signal } = abort;
    const page = await fetchLimiter(() => fetchPage(url, { ...services.fetching, signal }), {
      caller: caller.subject,
      signal,
    });
    if ('problem' in page) throw httpErrorOf(page);
    const { bytes, contentType, charset, finalUrl } = page;
    const charsMax = caller.plan.characters;
    const task = { bytes, filename: '', contentType, charsMax, ...(charset !== undefined && { charset }) };
    const { members } = await services.documents.run('reviewPage', task, { caller: caller.subject, onAbort });
    const fields = { url, final_url: finalUrl, content_type: contentType };
    return { status: 200, type: 'application/json', body: jsonObject(fields, members) };
  },
});

function httpErrorOf({ problem, message }: FetchProblem): HttpError {
  switch (problem) {
    case 'blocked':
      return httpErrors.pageBlocked(message);
    case 'timeout':
      return httpErrors.pageDeadline(message);
    case 'unsupported':
      return httpErrors.fileUnsupported(message);
    case 'too_large':
      return httpErrors.tooLarge(message);
    case 'failed':
      return httpErrors.pageFailed(message);
  }
}
