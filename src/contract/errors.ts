import { echo } from './echo.js';
import { limits } from './limits.js';
import { count, fileSize, number } from './prose.js';

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

/** Errors of one status without parameters: a function for each sentence. */
const fixed = <Name extends string>(
  status: number,
  sentences: Readonly<Record<Name, string>>,
  headers?: HttpError['headers'],
) =>
  Object.fromEntries(
    Object.entries<string>(sentences).map(([name, sentence]) => [
      name,
      () => new HttpError(status, sentence, headers),
    ]),
  ) as Readonly<Record<Name, () => HttpError>>;

/** An error of one status, with the sentence that it is given. */
const explained = (status: number) => (why: string) => new HttpError(status, why);
const badRequest = explained(400);
const tooLarge = explained(413);

const issue = (type: string, loc: Issue['loc'], msg: string, input: unknown = null) =>
  new HttpError(422, [{ type, loc, msg, ...echo(input) }]);
/** An invalid field of the body, or of the query (pipeline.ts). */
const field = (name: string, type: string, msg: string) => (input: unknown) =>
  issue(type, ['body', name], msg, input);

/** Kind of a pool's input, which the sentence of an error names. */
export type Work = 'text' | 'document' | 'image';

/** Every error response of the service: status, public sentence, headers. */
export const httpErrors = {
  badRequest,
  badGzip: (error: unknown) =>
    badRequest(`The body is not valid gzip${error instanceof Error ? `: ${error.message}` : ''}.`),

  ...fixed(
    401,
    {
      noCredential:
        'This endpoint needs an API key. Create an account and a key on the page /dashboard of this server, and send the key in the header Authorization: Bearer at_sk_…',
      badCredential: 'Invalid API key: it is unknown, revoked or expired.',
      noBearer: 'The Authorization header has no Bearer scheme. Send it as Authorization: Bearer at_sk_…',
      badSession: 'Not signed in: there is no session, or it has expired. Sign in first.',
      wrongPassword: 'The current password is wrong.',
      badLogin: 'The name or the password is wrong.',
      disabledAccount: 'This account is disabled.',
      metricsToken: 'Invalid metrics token: send the value of METRICS_TOKEN as a bearer token.',
    },
    bearer,
  ),

  wordsUsedUp: (words: number, left: number, quota: number, resets: string, seconds: number) =>
    new HttpError(
      402,
      left === 0
        ? `The monthly quota of ${count(quota, 'word')} is used up; it resets on ${resets}. ${tryAgainIn(seconds)}`
        : `The text has ${count(words, 'word')}, but only ${number(left)} of the monthly quota of ${number(quota)} are left; it resets on ${resets}. ${tryAgainIn(seconds)}`,
      retry(seconds),
    ),
  ...fixed(402, {
    storageFull:
      "The account's storage is full. Delete records or send save:false. GET /api/config returns the limits and the usage.",
  }),

  ...fixed(403, {
    metricsElsewhere:
      'Metrics are only available to programs on this machine. Set METRICS_TOKEN to read them from other machines.',
    scope: 'This endpoint needs a key with full scope; this key has read scope.',
    sessionOnly: 'Account and key management needs a signed-in session; an API key is not accepted.',
    crossSite: 'Cross-site requests are not allowed here.',
    registrationClosed: 'Registration is closed on this server.',
  }),
  pageBlocked: explained(403),

  ...fixed(404, {
    unknownPath: 'Unknown path.',
    // For clients that look for OAuth after a 401; they show this sentence to their user.
    noOauth:
      'This server does not use OAuth. It needs an API key: create one on the page /dashboard of this server, and send it in the header Authorization: Bearer at_sk_…',
    unknownRecord: 'There is no record with this id in your account.',
    shareEnded: 'This link has expired or was revoked.',
  }),
  method: (allow: string) =>
    new HttpError(405, `Method not allowed: this path accepts ${allow}.`, { Allow: allow }),

  ...fixed(409, {
    tooManyKeys: `An account can have at most ${limits.keysPerAccount} keys. Revoke one first.`,
    nameTaken: 'This account name is taken, or looks like the name of another account.',
    idempotencyMismatch: 'This Idempotency-Key was already used with a different request. Use a new key.',
    replayDeleted:
      'The record that the first request with this Idempotency-Key saved has been deleted, so its response is no longer available. Use a new key to save a new record.',
    answerNotRepeatable:
      'The first request with this Idempotency-Key was answered by an upstream server, whose responses may differ, and responses are not stored. Use a new key.',
  }),
  answerChanged: (id: string | null) =>
    new HttpError(
      409,
      `The response to the first request with this Idempotency-Key was not stored, and the same request would now get a different one. ${id === null ? 'Use' : `Fetch the record ${id}, or use`} a new key.`,
    ),

  textTooLong: (chars: number, cap: number) =>
    tooLarge(`The text is too long: ${count(chars, 'character')}; your plan's limit is ${number(cap)}.`),
  bodyTooLarge: (capBytes: number, bytes?: number) =>
    tooLarge(
      `The request body is larger than ${fileSize(capBytes)}${bytes === undefined ? '' : `: it has ${fileSize(bytes, Math.ceil)}`}.`,
    ),
  ...fixed(413, {
    inflatesTooMuch: `The gzip body inflates more than ${limits.inflationRatio}-fold. Send it uncompressed.`,
    batchFull: `A batch can have at most ${number(limits.batchLines)} texts. Send this line in another batch.`,
    batchTooLong: `A batch can have at most ${number(limits.batchLines)} texts. This line and all later lines were ignored.`,
  }),
  resultTooLarge: (bytes: number) =>
    tooLarge(
      `The result of a report is larger than ${fileSize(limits.reportResultBytes)}: it has ${fileSize(bytes, Math.ceil)}.`,
    ),
  tooLarge,
  fileTooLarge: (capBytes: number) => tooLarge(`The file is larger than ${fileSize(capBytes)}.`),

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
  ...fixed(415, {
    charset: 'Unknown charset: send the text as UTF-8.',
    noFileHere: 'This endpoint does not accept files. Send the text in the field "text".',
  }),
  fileUnsupported: explained(415),

  invalid: (issues: Issue[]) => new HttpError(422, withinBytes(issues)),
  /** `input` is the object without the field, as in pydantic's format. */
  missing: (name: string, input: unknown) => issue('missing', ['body', name], 'Field required', input),
  file: (type: string, why: string) => issue(type, ['body', 'file'], why),
  unreadableText: (loc: Issue['loc']) =>
    issue(
      'string_unicode',
      loc,
      'Input should be text in UTF-8, or in the charset that the request declares',
    ),
  urlMalformed: field('url', 'url_parsing', 'Input should be a valid URL, such as https://example.com/page'),
  textEmpty: field('text', 'text_empty', 'The text is empty'),
  /** Letters without a word are a run that is read as data: see `longRuns`. */
  textWithoutWords: (text: string) =>
    field(
      'text',
      'text_without_words',
      /[\p{L}\p{Nd}]/u.test(text)
        ? 'The text has no words: more than 1,000 characters without a space are read as data'
        : 'The text has no words: a word is a run of letters or digits of any script',
    )(text),
  parentNotFound: field(
    'parent_scan_id',
    'parent_not_found',
    'There is no scan with this id in your account',
  ),
  notShareable: field(
    'share_days',
    'share_account',
    'Only an account can share a report: the report must be stored',
  ),
  badName: (input: string, rule: string) => issue('account_name', ['body', 'name'], rule, input),
  badExpiry: field('expires_at', 'datetime_future', 'Input should be an RFC 3339 time in the future'),
  unknownField: (path: string, nearest: string) =>
    issue(
      'unknown_field',
      ['body', 'fields'],
      `Unknown field ${JSON.stringify(path)}; the nearest known field is ${JSON.stringify(nearest)}`,
      path,
    ),
  tooManyFields: (paths: number) =>
    issue(
      'too_many_fields',
      ['body', 'fields'],
      `At most ${limits.fieldPaths} fields can be listed, not ${number(paths)}. Without \`fields\`, all are returned`,
    ),
  /** @param suggestion `; did you mean "em_dashes"?`, or an empty text */
  badSignalChoice: (input: string, unknown: string, suggestion: string) =>
    issue(
      'signal_choice',
      ['body', 'signals'],
      `Unknown signal ${JSON.stringify(unknown)}${suggestion || '.'} Input should be 'all', 'active', 'none', 'top:N' with N from 1 to ${limits.topSignals}, or names of signals`,
      input,
    ),
  notSignable: (name: string, input: unknown) =>
    issue(
      'sign_part',
      ['body', name],
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

  rateLimited: (limit: number, unit: string, seconds: number) =>
    new HttpError(
      429,
      `Rate limit reached: ${count(limit, unit)} per hour. ${tryAgainIn(seconds)}`,
      retry(seconds),
    ),
  loginThrottled: (seconds: number) =>
    new HttpError(429, `Too many sign-in attempts. ${tryAgainIn(seconds)}`, retry(seconds)),

  // Never sent, because the client has disconnected. It makes callers release what they reserved.
  ...fixed(499, { abandoned: 'The client disconnected before the response.' }),

  workFailed: (work: Work) =>
    new HttpError(
      500,
      `The ${work} could not be processed because of an internal error. Nothing was charged or saved.`,
    ),
  ...fixed(500, { internal: 'Internal error. Report it with the value of the X-Request-Id header.' }),
  recordDamaged: (id: string | null) =>
    new HttpError(
      500,
      id === null
        ? 'A stored record of this account is damaged and cannot be read. The operator can restore it from a backup.'
        : `The stored record ${id} is damaged and cannot be read. The operator can restore it from a backup, or you can delete it.`,
    ),

  pageFailed: explained(502),

  machineBusy: (work: Work) =>
    new HttpError(
      503,
      `The machine is busy; the ${work} was not examined. Nothing was charged. Try again shortly.`,
      retry(5),
    ),
  ...fixed(
    503,
    {
      queueFull: 'The service is busy and its queue is full. Try again shortly.',
      bodiesFull: 'Too many uploads are in progress, from your address or in total. Try again shortly.',
      connectionsFull:
        'Too many connections are open, from your address or in total. Close idle ones and try again shortly.',
    },
    retry(2),
  ),
  ...fixed(
    503,
    {
      shuttingDown: 'The service is restarting. Try again shortly.',
      storeUnavailable: 'Storage is temporarily unavailable. Nothing was saved.',
    },
    retry(5),
  ),

  workLimit: (work: Work) =>
    new HttpError(
      504,
      `The ${work} needs more processor time ${work === 'text' ? '' : 'to read '}than one request may use.`,
    ),
  ...fixed(504, { bodyDeadline: 'The request body did not arrive in time.' }),
  pageDeadline: explained(504),
} as const;
