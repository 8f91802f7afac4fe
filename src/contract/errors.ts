import { echo } from './echo.js';
import { count, number } from './figures.js';
import { limits, megabyte } from './limits.js';

/** One entry of a 422 body, in the format of pydantic v2's validation errors. */
export interface Issue {
  type: string;
  loc: (string | number)[];
  msg: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
}

/** Omits the inputs that would make the body larger than `limits.issueBytes`. */
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

/** An error that the client receives: a status, a public sentence or validation issues, and headers. */
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
/** Plain digits, because clients read the number from the sentence. */
const tryAgainIn = (seconds: number) => `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
const retry = (seconds: number) => ({ 'Retry-After': String(seconds) });
const issue = (type: string, loc: Issue['loc'], msg: string, input: unknown = null) =>
  new HttpError(422, [{ type, loc, msg, ...echo(input) }]);

/** Every error response of the service: status, public sentence, headers. */
export const httpErrors = {
  badRequest: (why: string) => new HttpError(400, why),
  badGzip: (error: unknown) =>
    new HttpError(400, `The body is not valid gzip${error instanceof Error ? `: ${error.message}` : ''}.`),

  noCredential: () =>
    new HttpError(
      401,
      'This endpoint needs an API key. Create an account and a key on the page /account of this server, and send the key in the header Authorization: Bearer at_sk_…',
      bearer,
    ),
  badCredential: () => new HttpError(401, 'Invalid API key: it is unknown, revoked or expired.', bearer),
  noBearer: () =>
    new HttpError(
      401,
      'The Authorization header has no Bearer scheme. Send it as Authorization: Bearer at_sk_…',
      bearer,
    ),
  badSession: () =>
    new HttpError(401, 'Not signed in: there is no session, or it has expired. Sign in first.', bearer),
  wrongPassword: () => new HttpError(401, 'The current password is wrong.', bearer),
  badLogin: () => new HttpError(401, 'The name or the password is wrong.', bearer),
  disabledAccount: () => new HttpError(401, 'This account is disabled.', bearer),

  wordsUsedUp: (words: number, left: number, quota: number, resets: string, seconds: number) =>
    new HttpError(
      402,
      left === 0
        ? `The monthly quota of ${count(quota, 'word')} is used up; it resets on ${resets}. ${tryAgainIn(seconds)}`
        : `The text has ${count(words, 'word')}, but only ${number(left)} of the monthly quota of ${number(quota)} are left; it resets on ${resets}. ${tryAgainIn(seconds)}`,
      retry(seconds),
    ),

  storageFull: () =>
    new HttpError(
      402,
      "The account's storage is full. Delete records or send save:false. GET /api/config returns the limits and the usage.",
    ),

  metricsToken: () =>
    new HttpError(401, 'Invalid metrics token: send the value of METRICS_TOKEN as a bearer token.', bearer),
  metricsElsewhere: () =>
    new HttpError(
      403,
      'Metrics are only available to programs on this machine. Set METRICS_TOKEN to read them from other machines.',
    ),
  scope: () => new HttpError(403, 'This endpoint needs a key with full scope; this key has read scope.'),
  sessionOnly: () =>
    new HttpError(403, 'Account and key management needs a signed-in session; an API key is not accepted.'),
  crossSite: () => new HttpError(403, 'Cross-site requests are not allowed here.'),
  registrationClosed: () => new HttpError(403, 'Registration is closed on this server.'),

  pageBlocked: (why: string) => new HttpError(403, why),

  unknownPath: () => new HttpError(404, 'Unknown path.'),
  /** For clients that look for OAuth after a 401; they show this sentence to their user. */
  noOauth: () =>
    new HttpError(
      404,
      'This server does not use OAuth. It needs an API key: create one on the page /account of this server, and send it in the header Authorization: Bearer at_sk_…',
    ),
  unknownRecord: () => new HttpError(404, 'There is no record with this id in your account.'),
  shareEnded: () => new HttpError(404, 'This link has expired or was revoked.'),
  method: (allow: string) =>
    new HttpError(405, `Method not allowed: this path accepts ${allow}.`, { Allow: allow }),

  tooManyKeys: () =>
    new HttpError(409, `An account can have at most ${limits.keysPerAccount} keys. Revoke one first.`),
  nameTaken: () =>
    new HttpError(409, 'This account name is taken, or looks like the name of another account.'),
  idempotencyMismatch: () =>
    new HttpError(409, 'This Idempotency-Key was already used with a different request. Use a new key.'),
  replayDeleted: () =>
    new HttpError(
      409,
      'The record that the first request with this Idempotency-Key saved has been deleted, so its response is no longer available. Use a new key to save a new record.',
    ),
  answerNotRepeatable: () =>
    new HttpError(
      409,
      'The first request with this Idempotency-Key was answered by an upstream server, whose responses may differ, and responses are not stored. Use a new key.',
    ),
  answerChanged: (id: string | null) =>
    new HttpError(
      409,
      `The response to the first request with this Idempotency-Key was not stored, and the same request would now get a different one. ${id === null ? 'Use' : `Fetch the record ${id}, or use`} a new key.`,
    ),

  textTooLong: (chars: number, cap: number) =>
    new HttpError(
      413,
      `The text is too long: ${count(chars, 'character')}; your plan's limit is ${number(cap)}.`,
    ),
  bodyTooLarge: (capBytes: number, bytes?: number) =>
    new HttpError(
      413,
      bytes === undefined
        ? `The request body is too large: the limit is ${count(capBytes, 'byte')}.`
        : `The request body is too large: ${count(bytes, 'byte')}; the limit is ${number(capBytes)}.`,
    ),

  inflatesTooMuch: () =>
    new HttpError(
      413,
      `The gzip body inflates more than ${limits.inflationRatio}-fold. Send it uncompressed.`,
    ),

  batchFull: () =>
    new HttpError(
      413,
      `A batch can have at most ${number(limits.batchLines)} texts. Send this line in another batch.`,
    ),
  batchTooLong: () =>
    new HttpError(
      413,
      `A batch can have at most ${number(limits.batchLines)} texts. This line and all later lines were ignored.`,
    ),

  batchBlank: () =>
    issue(
      'blank_lines',
      ['body'],
      `A batch can have at most ${limits.batchBlankBytes} bytes of blank lines. This line and all later lines were ignored`,
    ),
  batchRejected: (rejected: number, lines: number) =>
    issue(
      'lines_rejected',
      ['body'],
      `${number(rejected)} of the first ${count(lines, 'line')} were rejected, so the later lines were not read. Correct the lines, and send them in another batch`,
    ),

  resultTooLarge: (bytes: number) =>
    new HttpError(
      413,
      `The result is too large: ${count(bytes, 'byte')}; the limit of a report is ${number(limits.reportResultBytes)}.`,
    ),
  tooLarge: (why: string) => new HttpError(413, why),
  fileTooLarge: (capBytes: number) =>
    new HttpError(
      413,
      `The file is too large: the limit is ${count(capBytes, 'byte')} (${capBytes / megabyte} MB).`,
    ),

  targetTooLong: (part: string, chars: number) =>
    new HttpError(
      414,
      `The ${part} is too long: the limit is ${count(chars, 'character')}. Send long fields in the body.`,
    ),

  bodyType: (accepted: string) =>
    new HttpError(415, `Unsupported Content-Type: this endpoint accepts ${accepted}.`),
  bodyCoding: (coding: string) =>
    new HttpError(
      415,
      `The Content-Encoding ${coding.slice(0, 40)} is not supported. Send the body with gzip or uncompressed.`,
      { 'Accept-Encoding': 'gzip, identity' },
    ),
  charset: () => new HttpError(415, 'Unsupported charset: send the text as UTF-8.'),
  noFileHere: () =>
    new HttpError(415, 'This endpoint does not accept files. Send the text in the field "text".'),
  fileUnsupported: (why: string) => new HttpError(415, why),

  missing: (field: string) =>
    new HttpError(422, [{ type: 'missing', loc: ['body', field], msg: 'Field required', input: null }]),
  file: (type: string, why: string) => issue(type, ['body', 'file'], why),
  urlMalformed: (input: string) =>
    issue(
      'url_parsing',
      ['body', 'url'],
      'Input should be a valid URL, such as https://example.com/page',
      input,
    ),
  textEmpty: (input: string) => issue('text_empty', ['body', 'text'], 'The text is empty', input),
  textWithoutWords: (input: string) =>
    issue(
      'text_without_words',
      ['body', 'text'],
      'The text has no words: a word is a run of letters or digits of any script',
      input,
    ),
  parentNotFound: (input: string) =>
    issue(
      'parent_not_found',
      ['body', 'parent_scan_id'],
      'There is no scan with this id in your account',
      input,
    ),
  unknownField: (place: string, path: string, nearest: string) =>
    issue(
      'unknown_field',
      [place, 'fields'],
      `Unknown field ${JSON.stringify(path)}; the nearest known field is ${JSON.stringify(nearest)}`,
      path,
    ),
  tooManyFields: (place: string, paths: number) =>
    issue(
      'too_many_fields',
      [place, 'fields'],
      `At most ${limits.fieldPaths} fields can be listed, not ${number(paths)}. Without \`fields\`, all are returned`,
    ),
  badSignalChoice: (place: string, input: string) =>
    issue(
      'signal_choice',
      [place, 'signals'],
      `Input should be 'all', 'active', 'none' or 'top:N' with N from 1 to ${limits.topSignals}`,
      input,
    ),
  notShareable: (days: number) =>
    issue(
      'share_account',
      ['body', 'share_days'],
      'Only an account can share a report: the report must be stored',
      days,
    ),
  notSignable: (place: string, name: string, input: unknown) =>
    issue(
      'sign_part',
      [place, name],
      'Only a whole result as JSON can be signed; omit fields, signals and format=text',
      input,
    ),
  repeatedId: (at: number, input: string) =>
    issue(
      'id_repeated',
      ['body', 'sentences', at, 'id'],
      'Sentence ids must be unique; an earlier sentence has this id',
      input,
    ),
  badName: (input: string, rule: string) => issue('account_name', ['body', 'name'], rule, input),
  badExpiry: (input: string) =>
    issue('datetime_future', ['body', 'expires_at'], 'Input should be an RFC 3339 time in the future', input),
  invalid: (issues: Issue[]) => new HttpError(422, withinBytes(issues)),

  rateLimited: (limit: number, unit: string, seconds: number) =>
    new HttpError(
      429,
      `Rate limit reached: ${count(limit, unit)} per hour. ${tryAgainIn(seconds)}`,
      retry(seconds),
    ),
  loginThrottled: (seconds: number) =>
    new HttpError(429, `Too many sign-in attempts. ${tryAgainIn(seconds)}`, retry(seconds)),

  /** Never sent, because the client has disconnected. It makes callers release what they reserved. */
  abandoned: () => new HttpError(499, 'The client disconnected before the response.'),

  textFailed: () =>
    new HttpError(
      500,
      'The text could not be processed because of an internal error. Nothing was charged or saved.',
    ),
  documentFailed: () =>
    new HttpError(
      500,
      'The document could not be processed because of an internal error. Nothing was charged or saved.',
    ),
  imageFailed: () =>
    new HttpError(
      500,
      'The image could not be processed because of an internal error. Nothing was charged or saved.',
    ),
  recordDamaged: (id: string | null) =>
    new HttpError(
      500,
      id === null
        ? 'A stored record of this account is damaged and cannot be read. The operator can restore it from a backup.'
        : `The stored record ${id} is damaged and cannot be read. The operator can restore it from a backup, or you can delete it.`,
    ),
  internal: () => new HttpError(500, 'Internal error. Report it with the value of the X-Request-Id header.'),

  pageFailed: (why: string) => new HttpError(502, why),

  queueFull: (seconds = 2) =>
    new HttpError(503, 'The service is busy and its queue is full. Try again shortly.', retry(seconds)),
  bodiesFull: () =>
    new HttpError(
      503,
      'Too many uploads are in progress, from your address or in total. Try again shortly.',
      retry(2),
    ),
  connectionsFull: () =>
    new HttpError(
      503,
      'Too many connections are open, from your address or in total. Close idle ones and try again shortly.',
      retry(2),
    ),
  shuttingDown: () => new HttpError(503, 'The service is restarting. Try again shortly.', retry(5)),
  storeDamaged: () =>
    new HttpError(
      503,
      'The store is damaged. Nothing was saved, and nothing can be saved until the operator restores it.',
      retry(60),
    ),
  storeUnavailable: () =>
    new HttpError(503, 'Storage is temporarily unavailable. Nothing was saved.', retry(5)),

  textDeadline: () =>
    new HttpError(
      504,
      `The request did not finish within ${limits.textDeadlineMs / 1000} seconds and was stopped.`,
    ),
  documentDeadline: () => new HttpError(504, 'The document could not be read within the time limit.'),
  imageDeadline: () => new HttpError(504, 'The image could not be read within the time limit.'),
  pageDeadline: (why: string) => new HttpError(504, why),
  bodyDeadline: () => new HttpError(504, 'The request body did not arrive in time.'),
} as const;
