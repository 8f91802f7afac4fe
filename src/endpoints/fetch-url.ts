import { createLimiter } from '../concurrency/limiter.js';
import { FetchRequest, FetchResult } from '../contract/document.js';
import { type HttpError, httpErrors } from '../errors.js';
import { type Context, route } from '../http/route.js';
import { limits } from '../limits.js';
import { type FetchProblem, fetchPage } from '../net/download.js';
import { jsonObject } from './json-object.js';

const inTurn = createLimiter({
  running: limits.fetchesAtOnce,
  runningPerCaller: limits.fetchesPerCaller,
  waiting: limits.fetchesWaiting,
  waitingPerCaller: limits.fetchesWaitingPerCaller,
});

/** Fetches the text of a public web page, guarded against server-side request forgery; nothing is stored. */
export const fetchUrl = route({
  method: 'POST',
  path: '/api/fetch-url',
  summary: 'Fetch the text of a public web page',
  access: 'visitor',
  scope: 'read',
  rateLimit: 'requests',
  body: 'fields',
  idempotent: false,
  input: FetchRequest,
  output: FetchResult,
  async work({ url }: FetchRequest, { caller, services, onAbort }: Context) {
    const gone = new AbortController();
    onAbort(() => gone.abort(httpErrors.abandoned()));
    const { signal } = gone;
    const page = await inTurn(() => fetchPage(url, { ...services.fetching, signal }), {
      caller: caller.subject,
      signal,
    });
    if ('problem' in page) throw toHttpError(page);
    const { bytes, contentType, charset, finalUrl } = page;
    const charsMax = caller.plan.characters;
    const task = { bytes, filename: '', contentType, charsMax, ...(charset !== undefined && { charset }) };
    const { members } = await services.documents.run('reviewPage', task, { caller: caller.subject, onAbort });
    const about = { url, final_url: finalUrl, content_type: contentType };
    return { status: 200, type: 'application/json', body: jsonObject(about, members) };
  },
});

function toHttpError({ problem, message }: FetchProblem): HttpError {
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
