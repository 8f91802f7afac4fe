import { echo } from './echo.js';
import { count, number } from './figures.js';
import { limits, megabyte } from './limits.js';

/** One entry of a 422 body, in pydantic v2's shape (SPEC §2.15). */
export interface Issue {
  type: string;
  loc: (string | number)[];
  msg: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
}

/** The issues of a 422 within its bytes: inputs are left out from where they no longer fit. */
function withinBytes(issues: readonly Issue[]): Issue[] {
  let bytes = 0;
  return issues.map(({ input, ...issue }) => {
    const cost = Buffer.byteLength(JSON.stringify({ input }));
    const rest = Buffer.byteLength(JSON.stringify(issue)) + 1;
    const fits = input !== undefined && bytes + cost + rest <= limits.issueBytes;
    bytes += fits ? cost + rest : rest;
    return fits
      ? { type: issue.type, loc: issue.loc, msg: issue.msg, input, ...(issue.ctx && { ctx: issue.ctx }) }
      : issue;
  });
}

/** A refusal that is the client's to read: a status, a public sentence, and the headers that go with it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    readonly detail: string | Issue[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof detail === 'string' ? detail : 'validation failed');
  }
}

const bearer = { 'WWW-Authenticate': 'Bearer realm="telltale"' };
const retry = (seconds: number) => ({ 'Retry-After': String(seconds) });
const issue = (type: string, loc: Issue['loc'], msg: string, input: unknown = null) =>
  new HttpError(422, [{ type, loc, msg, ...echo(input) }]);

/** Every refusal of the service, one row each: status, public sentence, headers. */
export const httpErrors = {
  badRequest: (why: string) => new HttpError(400, why),

  noCredential: () =>
    new HttpError(
      401,
      'This call needs an API key. Create a free account, mint a key, and send it as: Authorization: Bearer at_sk_…',
      bearer,
    ),
  badCredential: () =>
    new HttpError(401, 'This API key is not valid: it is unknown, revoked or expired.', bearer),
  badSession: () => new HttpError(401, 'Sign in first: there is no session, or it has ended.', bearer),
  wrongPassword: () => new HttpError(401, 'The current password is wrong.', bearer),
  badLogin: () => new HttpError(401, 'The name or the password is wrong.', bearer),
  disabledAccount: () => new HttpError(401, 'This account is disabled.', bearer),

  wordsUsedUp: (words: number, left: number, quota: number, resets: string, seconds: number) =>
    new HttpError(
      402,
      left === 0
        ? `The plan's ${count(quota, 'word')} for this month are used up; they reset on ${resets}.`
        : `This text has ${count(words, 'word')}, and ${number(left)} of the plan's ${number(quota)} are left this month; they reset on ${resets}.`,
      retry(seconds),
    ),

  storageFull: () =>
    new HttpError(
      402,
      "The account's storage is full: delete records or send save:false. GET /api/config has the limits and the use.",
    ),

  metricsToken: () =>
    new HttpError(401, 'Metrics need the token of METRICS_TOKEN as a bearer token.', bearer),
  metricsElsewhere: () =>
    new HttpError(
      403,
      'Metrics are for programs on this machine; set METRICS_TOKEN to read them from elsewhere.',
    ),
  scope: () => new HttpError(403, 'A read-scope key may not do this; use a key of full scope.'),
  sessionOnly: () =>
    new HttpError(403, 'Account and key management needs a signed-in session, not an API key.'),
  crossSite: () => new HttpError(403, 'This request came from another site and was refused.'),
  registrationClosed: () => new HttpError(403, 'Registration is closed on this server.'),

  pageBlocked: (why: string) => new HttpError(403, why),

  unknownPath: () => new HttpError(404, 'There is nothing at this path.'),
  unknownRecord: () => new HttpError(404, 'There is no such record in your account.'),
  method: (allow: string) => new HttpError(405, `This path answers ${allow} only.`, { Allow: allow }),

  tooManyKeys: () =>
    new HttpError(409, `An account holds ${limits.keysPerAccount} keys at most; revoke one first.`),
  nameTaken: () => new HttpError(409, 'This account name is taken.'),
  idempotencyMismatch: () =>
    new HttpError(409, 'This Idempotency-Key was used with a different request; use a new key.'),
  replayDeleted: () =>
    new HttpError(
      409,
      'The record that the first request with this Idempotency-Key saved was deleted, and its answer with it; use a new key to save it again.',
    ),
  answerNotRepeatable: () =>
    new HttpError(
      409,
      'The first request with this Idempotency-Key was answered by an upstream server, which may answer differently each time, and answers are not stored; use a new key.',
    ),
  answerChanged: (id: string | null) =>
    new HttpError(
      409,
      `The same request would now get another answer than the first one with this Idempotency-Key, and answers are not stored; ${id === null ? '' : `fetch the record ${id}, or `}use a new key.`,
    ),

  textTooLong: (chars: number, cap: number) =>
    new HttpError(413, `The text has ${count(chars, 'character')}; your plan's limit is ${number(cap)}.`),
  bodyTooLarge: (capBytes: number, bytes?: number) =>
    new HttpError(
      413,
      bytes === undefined
        ? `The request body is over the limit of ${count(capBytes, 'byte')}.`
        : `The request body has ${count(bytes, 'byte')}; the limit is ${number(capBytes)}.`,
    ),

  batchFull: () =>
    new HttpError(
      413,
      `A batch holds ${number(limits.batchLines)} texts; this line is beyond them. Send it in another batch.`,
    ),
  batchTooLong: () =>
    new HttpError(
      413,
      `A batch holds ${number(limits.batchLines)} texts; this line and all after it were not read.`,
    ),

  resultTooLarge: (bytes: number) =>
    new HttpError(
      413,
      `The result has ${count(bytes, 'byte')}; a report takes ${number(limits.reportResultBytes)} at most.`,
    ),
  tooLarge: (why: string) => new HttpError(413, why),
  fileTooLarge: (capBytes: number) =>
    new HttpError(
      413,
      `The file is larger than ${count(capBytes, 'byte')} (${capBytes / megabyte} MB), the limit of an upload.`,
    ),

  targetTooLong: (part: string, chars: number) =>
    new HttpError(
      414,
      `The ${part} may have ${count(chars, 'character')} at most; send long fields in the body.`,
    ),

  bodyType: (accepted: string) => new HttpError(415, `This endpoint takes ${accepted}.`),
  bodyCoding: (coding: string) =>
    new HttpError(
      415,
      `Send the body as it is: the Content-Encoding ${coding.slice(0, 40)} is not supported.`,
      {
        'Accept-Encoding': 'identity',
      },
    ),
  charset: () => new HttpError(415, 'Send text as UTF-8.'),
  noFileHere: () =>
    new HttpError(415, 'This endpoint takes no file; send the text itself in the field "text".'),
  fileUnsupported: (why: string) => new HttpError(415, why),

  missing: (field: string) =>
    new HttpError(422, [{ type: 'missing', loc: ['body', field], msg: 'Field required', input: null }]),
  file: (type: string, why: string) => issue(type, ['body', 'file'], why),
  textEmpty: (input: string) =>
    issue('text_empty', ['body', 'text'], 'The text is empty: there is nothing to read', input),
  parentNotFound: (input: string) =>
    issue(
      'parent_not_found',
      ['body', 'parent_scan_id'],
      'There is no scan with this id in your account',
      input,
    ),
  repeatedId: (at: number, input: string) =>
    issue(
      'id_repeated',
      ['body', 'sentences', at, 'id'],
      'Each sentence needs an id of its own; this one came before',
      input,
    ),
  badName: (input: string, rule: string) => issue('account_name', ['body', 'name'], rule, input),
  badExpiry: (input: string) =>
    issue('datetime_future', ['body', 'expires_at'], 'Input should be an RFC 3339 time in the future', input),
  invalid: (issues: Issue[]) => new HttpError(422, withinBytes(issues)),

  rateLimited: (limit: number, unit: string, seconds: number) =>
    new HttpError(
      429,
      `Rate limit reached: ${count(limit, unit)} an hour. Try again in ${count(seconds, 'second')}.`,
      retry(seconds),
    ),
  loginThrottled: (seconds: number) =>
    new HttpError(
      429,
      `Too many sign-ins were tried. Try again in ${count(seconds, 'second')}.`,
      retry(seconds),
    ),

  /** For the rooms behind an answer, to undo what they took; the client is not there to read it. */
  abandoned: () => new HttpError(499, 'The caller went away before the answer.'),

  textFailed: () => new HttpError(500, 'Reading this text failed on our side; nothing was charged or saved.'),
  documentFailed: () =>
    new HttpError(500, 'Reading this document failed on our side; nothing was charged or saved.'),
  imageFailed: () =>
    new HttpError(500, 'Reading this image failed on our side; nothing was charged or saved.'),
  recordDamaged: (id: string | null) =>
    new HttpError(
      500,
      id === null
        ? 'A stored record of this account is damaged and cannot be read. The operator can restore it from a backup.'
        : `The stored record ${id} is damaged and cannot be read. The operator can restore it from a backup; it can be deleted.`,
    ),
  internal: () => new HttpError(500, 'Something went wrong on our side. The request id helps us find it.'),

  pageFailed: (why: string) => new HttpError(502, why),

  queueFull: (seconds = 2) =>
    new HttpError(503, 'The service is busy and its queue is full. Try again shortly.', retry(seconds)),
  bodiesFull: () =>
    new HttpError(
      503,
      'Too many uploads are in progress, from your address or altogether. Try again shortly.',
      retry(2),
    ),
  shuttingDown: () => new HttpError(503, 'The service is restarting. Try again shortly.', retry(5)),
  storeDamaged: () =>
    new HttpError(
      503,
      'The store is damaged: nothing can be saved until the operator has restored it. Nothing was saved.',
      retry(60),
    ),
  storeUnavailable: () => new HttpError(503, 'Storage is unavailable just now; nothing was saved.', retry(5)),

  textDeadline: () =>
    new HttpError(
      504,
      `The request was not finished within ${limits.textDeadlineMs / 1000} seconds and was stopped.`,
    ),
  documentDeadline: () =>
    new HttpError(504, 'The document could not be read in the time allowed and the work was stopped.'),
  imageDeadline: () =>
    new HttpError(504, 'The image could not be read in the time allowed and the work was stopped.'),
  pageDeadline: (why: string) => new HttpError(504, why),
  bodyDeadline: () => new HttpError(504, 'The request body did not arrive in time.'),
} as const;
