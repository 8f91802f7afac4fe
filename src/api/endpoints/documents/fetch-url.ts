import { FetchRequest, FetchResult } from '../../../contract/document.js';
import { type HttpError, httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { type FetchProblem, fetchPage } from '../../../net/fetch/fetch-page.js';
import { createLimiter } from '../../../pools/concurrency/limiter.js';
import { jsonObject, rawJson } from '../../http/answer.js';
import { route } from '../../http/route.js';

/** Bounds concurrent page fetches, in total and per caller. */
const fetchLimiter = createLimiter({
  running: limits.concurrentFetches,
  runningPerCaller: limits.concurrentFetchesPerCaller,
  waiting: limits.queuedFetches,
  waitingPerCaller: limits.queuedFetchesPerCaller,
});

export const fetchUrl = route({
  method: 'POST',
  path: '/api/fetch-url',
  summary: 'Fetch the text of a public web page',
  docs: {
    description:
      'Fetches the main text of a public web page. Nothing is stored. Addresses that are not public are blocked, also after a redirect.',
    statuses: {
      403: 'The address is not public, or the request comes from another site.',
      413: 'The page is too large.',
      415: 'The page is not text, or the endpoint does not accept the media type of the request body.',
      502: 'The page could not be fetched.',
      504: 'The page took too long.',
    },
    examples: [{ name: 'page', summary: 'A public page', value: { url: 'http://example.com/article' } }],
  },
  access: 'visitor',
  scope: 'read',
  services: ['fetching', 'documents'],
  body: 'fields',
  input: FetchRequest,
  output: FetchResult,
  async work({ url: input }, context) {
    const { caller, services, awaitTurn } = context;
    const scheme = missingScheme(input.trim());
    const url = `${scheme ?? ''}${input.trim()}`;
    if (!URL.canParse(url)) throw httpErrors.urlMalformed(input);
    const abort = new AbortController();
    context.onAbort(() => abort.abort(httpErrors.abandoned()));
    const { signal } = abort;
    const page = await fetchLimiter(() => fetchPage(url, { ...services.fetching, signal, awaitTurn }), {
      caller: caller.subject,
      signal,
    });
    if ('problem' in page) throw problemErrors[page.problem](page.message);
    const { bytes, contentType, charset, finalUrl } = page;
    const charsMax = caller.plan.characters_per_text;
    const ignored = scheme === null ? [] : [`The address had no scheme, so ${scheme} was added.`];
    const declared = { contentType, ...(charset !== undefined && { charset }) };
    const task = { bytes, filename: '', charsMax, ignored, ...declared };
    const { members } = await services.documents.run('reviewPage', task, context);
    const fields = { url: input, final_url: finalUrl, content_type: contentType };
    return rawJson(jsonObject(fields, members));
  },
});

/** A host name with a dot, before a port, a path or the end. */
const bareHost = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::(\d{1,5}))?(?:[/?#]|$)/u;

/** The scheme to add to an address that has none; null when it has one or is not an address. */
function missingScheme(address: string): string | null {
  const found = bareHost.exec(address);
  return found === null ? null : found[1] === '80' ? 'http://' : 'https://';
}

const problemErrors: Readonly<Record<FetchProblem['problem'], (message: string) => HttpError>> = {
  blocked: httpErrors.pageBlocked,
  timeout: httpErrors.pageDeadline,
  unsupported: httpErrors.fileUnsupported,
  too_large: httpErrors.tooLarge,
  failed: httpErrors.pageFailed,
};
