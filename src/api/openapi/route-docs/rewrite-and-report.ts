import type { RouteDocsTable } from '../route-docs.js';

export const rewriteAndReport: RouteDocsTable = {
  'POST /api/rewrite/stream': {
    id: 'rewrite',
    tag: 'Writing',
    description:
      'Streams a rewrite of up to 20 sentences: `text/event-stream` by default, or `application/x-ndjson` when Accept asks for it (each line then has ' +
      '`event`). Events have the id of the sentence: `rewrite` {id, text, changed, edits, kept}; `declined` {id, text, reason} when a rewrite would change the ' +
      'meaning; `delta` {id, delta} from a configured rewrite server; `error` {id?, message}; and always last `done` {sentences, rewritten, declined, score_before, score_after, ms}. ' +
      'The scores are the scan scores of the joined sentences without and with their rewrites, null under 50 words: numbers to edit by, not a promise. ' +
      'A heartbeat every 15 seconds keeps the connection open. Modes: natural (default), plain, shorten, formal, casual.',
    media: {
      'text/event-stream': { type: 'string', description: 'Server-sent events.' },
      'application/x-ndjson': { type: 'string', description: 'The same events, one JSON object per line.' },
    },
    requestHeaders: { Accept: '`text/event-stream` (the default) or `application/x-ndjson`.' },
    examples: [
      {
        name: 'sentence',
        summary: 'One sentence, as NDJSON',
        accept: 'application/x-ndjson',
        value: {
          sentences: [
            { id: 's1', text: 'It is important to note that the pier plays a crucial role in the town.' },
          ],
          mode: 'natural',
        },
      },
    ],
  },
  'POST /api/report': {
    id: 'report',
    tag: 'Writing',
    description:
      'Renders a scan result as a self-contained printable report: JSON with `html` and `text` by default, the page itself for `Accept: text/html`, plain text for ' +
      "`Accept: text/plain`. An account's report is saved under its `report_id`. The page of a result that the service computed is signed ([signed reports](docs/signed-reports.md)); " +
      'title, source and text are shown in a section of their own, which says that the service did not check them.',
    media: {
      'text/html': { type: 'string', description: 'The report as a self-contained page.' },
      'text/plain': { type: 'string' },
    },
    requestHeaders: { Accept: '`application/json` (the default), `text/html` or `text/plain`.' },
    statuses: { 402: "The account's storage is full.", 404: 'The caller has no scan with this scan_id.' },
    links: {
      getReport: { report_id: '/report_id' },
      deleteReport: { report_id: '/report_id' },
      sharedReport: { token: '/share/token' },
    },
    examples: [
      {
        name: 'result',
        summary: 'The minimal result that a report needs, shared for 30 days',
        value: {
          result: {
            score: 12.5,
            band: 'low',
            label: 'Few signals of machine writing',
            confidence: 'moderate',
            word_count: 240,
          },
          title: 'Harbour, second draft',
          share_days: 30,
        },
      },
    ],
  },
  'GET /shared/{token}': {
    id: 'sharedReport',
    tag: 'Writing',
    description:
      'Shows the report of a link that `POST /api/report` made with `share_days`, to anyone who has the link. The link ends when it expires, or when the report or the account is deleted.',
    media: { 'text/html': { type: 'string', description: 'The report as a self-contained page.' } },
    headers: {
      'X-Robots-Tag': { description: '`noindex, nofollow`.', schema: { type: 'string' } },
      'Referrer-Policy': { description: '`no-referrer`.', schema: { type: 'string' } },
    },
    statuses: {
      404: 'The link has expired, was ended, or is not one of this service. A page for `Accept: text/html`.',
    },
  },
  'GET /api/report/{report_id}': {
    id: 'getReport',
    tag: 'Writing',
    description: 'Returns a saved report of the account, in the format that Accept asks for.',
    media: { 'text/html': { type: 'string' }, 'text/plain': { type: 'string' } },
    requestHeaders: { Accept: '`application/json` (the default), `text/html` or `text/plain`.' },
    statuses: { 404: 'The account has no report with this id.' },
  },
  'POST /api/feedback': {
    id: 'feedback',
    tag: 'Writing',
    description:
      'Records whether a scan result was right. The text is stored only with `consent_text`; otherwise it is discarded. ' +
      'A `scan_id` that is not of a stored scan of the account is accepted, because the scan may have been deleted, and not stored.',
    statuses: { 402: "The account's storage is full, so the text cannot be stored." },
    links: { getFeedback: { id: '/feedback_id' }, deleteFeedback: { id: '/feedback_id' } },
    examples: [
      {
        name: 'right',
        summary: 'A result that fits',
        value: { verdict: 'right', score: 12.5, band: 'low', word_count: 64 },
      },
    ],
  },
};
