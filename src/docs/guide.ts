import type { Plans } from '../accounts/plans.js';
import { number } from '../figures.js';
import { disclaimer, fairUse } from '../openapi/about.js';
import { escapeHtml } from '../safe-text.js';
import { code, inline } from './html.js';

export interface Chapter {
  id: string;
  title: string;
  html: string;
}

const p = (...texts: string[]) => texts.map(text => `<p>${inline(text)}</p>`).join('\n');
const list = (...items: string[]) => `<ul>${items.map(item => `<li>${inline(item)}</li>`).join('')}</ul>`;

/** What stands before the reference: how to start, and what holds for every call. */
export const guide = (plans: Plans): Chapter[] => [
  {
    id: 'start',
    title: 'Getting started',
    html: `${p(
      'Everything here is plain HTTP. Register on the site (a name and a password, no card), sign in, mint a key under **Account**, and put it where the examples look for it. Whoever runs the service can also mint one on the machine itself.',
    )}
${code(`# on the machine that runs the service
npx telltale keys create --account me --label laptop

# anywhere
export TELLTALE=http://127.0.0.1:8080
export KEY=at_sk_…`)}
${p('Then read a text:')}
${code(`curl "$TELLTALE/api/scan" -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"text": "Nobody met us at the pier, so we walked."}'`)}
${p(
  'The answer has a `score` from 0 to 100, a `band`, a `confidence` with its reason, and every signal with its share of the score in `points`. `baseline` plus all points is the score. Under 50 words there is little to read, and the answer says so.',
)}
<aside><p><strong>A signal, never a verdict.</strong> ${inline(disclaimer)}</p></aside>`,
  },
  {
    id: 'authentication',
    title: 'Authentication',
    html: `${p('Send an API key with every request: `Authorization: Bearer at_sk_…`. Keys are shown once, when they are minted; keep them out of web pages and repositories.')}
${list(
  'Scope `full` may do what its account may, short of managing the account and its keys: that takes a signed-in session.',
  'Scope `read` may scan, clean, extract, fetch, read images and history, and use both agent tools. It stores nothing: its scans and cleanups are never saved.',
  "A person on the site calls with a session cookie. Calls that change something must come from the site's own pages or from an allowed origin.",
  'Without a credential, the site and allowed origins may scan, clean, extract, fetch, rewrite, report and give feedback under lower limits, and nothing is stored. `config`, `health` and this reference are open to all.',
)}
${p('A revoked, expired or unknown key gets 401; a call outside its scope 403.')}`,
  },
  {
    id: 'limits',
    title: 'Plans and limits',
    html: `${plansTable(plans)}
${p(
  'An hour is any 60 minutes: all calls may come at once, and refused calls do not count. Months are calendar months, UTC. Words are spent by scans, through every door. Your own plan, and what is left of it, stands in `GET /api/config`, which costs nothing.',
  'Every counted answer says what is left:',
)}
${code(`RateLimit-Policy: "requests";q=600;w=3600
RateLimit: "requests";r=597;t=3541
X-RateLimit-Limit: 600
X-RateLimit-Remaining: 597
X-RateLimit-Reset: 1795150800`)}
${p('Over the limit the answer is 429, with `Retry-After` in seconds and the same number in the sentence. Uploads are documents of up to 1 MB (1,048,576 bytes) and images of up to 10 MB; JSON bodies may have 4 MB, batches 32 MB.')}`,
  },
  {
    id: 'errors',
    title: 'Errors',
    html: `${p('Every refusal is JSON with a `detail`: one plain sentence, or for 422 a list that says which field, and why. Every answer carries `X-Request-Id`; send one of your own to find a request again.')}
${code(`HTTP/1.1 413 Content Too Large
{"detail": "The text has 60,000 characters; your plan's limit is 50,000."}`)}
${code(`HTTP/1.1 422 Unprocessable Content
{"detail": [{"type": "literal_error", "loc": ["body", "genre"], "input": "poetry",
  "msg": "Input should be 'academic', 'expository', 'fiction', 'promotional' or ''", …}]}`)}
${list(
  "**400** malformed request · **401** no or bad credential · **402** the month's words are used up · **403** not allowed",
  '**404** no such path or record · **405** wrong method, see `Allow` · **409** conflict · **413** too large · **415** unsupported type · **422** not valid',
  '**429** over the limit · **502** a fetched page failed · **503** busy, see `Retry-After` · **504** took too long',
)}
${p('Degraded is no error: when the deeper model is away or its allowance is used up, a scan succeeds with `model_used: false` and a `degraded` note.')}`,
  },
  {
    id: 'idempotency',
    title: 'Safe retries',
    html: `${p('Calls that save or spend take an `Idempotency-Key` of up to 255 characters, for accounts. Within 24 hours the same key with the same request gets the first answer again, marked `Idempotency-Replayed: true`; with another request, 409. No answer is stored for that: it is made again from the request and the saved record, uncounted for the first five times. If the record was deleted, or an upstream server made the answer, the repeat is 409. So a call whose answer was lost can be sent again without scanning, saving or paying twice.')}
${code(`curl "$TELLTALE/api/scan" -H "Authorization: Bearer $KEY" \\
  -H 'Idempotency-Key: essay-17-draft-2' -H 'Content-Type: text/plain' \\
  --data-binary @essay.txt`)}
${p('Wait before each retry: `Retry-After` when the answer has it (429, 503), else twice as long each time.')}`,
  },
  {
    id: 'streaming',
    title: 'Streaming',
    html: `${p('Rewrites come as server-sent events, or as one JSON object a line when `Accept` asks for `application/x-ndjson`. A batch of scans takes and gives lines of JSON. Read line by line; the last event of a rewrite is always `done`.')}
${code(`curl -N "$TELLTALE/api/rewrite/stream" -H "Authorization: Bearer $KEY" \\
  -H 'Accept: application/x-ndjson' -H 'Content-Type: application/json' \\
  -d '{"sentences": [{"id": "s1", "text": "The pier plays a crucial role in the town."}]}'`)}`,
  },
  {
    id: 'mcp',
    title: 'Agents (MCP)',
    html: `${p('`POST /api/mcp` speaks the Model Context Protocol over HTTP, with the tools `scan_text` and `cleanup_text`. Same schemas, same numbers, same limits as the calls below; nothing is saved. A `read` key is enough. For Claude Code:')}
${code(`claude mcp add --transport http telltale "$TELLTALE/api/mcp" \\
  --header "Authorization: Bearer $KEY"`)}
${p('Cursor and others that read `mcpServers` (`.cursor/mcp.json`, `.mcp.json`):')}
${code(`{
  "mcpServers": {
    "telltale": {
      "type": "http",
      "url": "http://127.0.0.1:8080/api/mcp",
      "headers": { "Authorization": "Bearer at_sk_…" }
    }
  }
}`)}
${p('Visual Studio Code (`.vscode/mcp.json`) calls the same object `servers` in place of `mcpServers`.')}`,
  },
  {
    id: 'client',
    title: 'Typed client',
    html: `${p('The package carries a client for Node 20 and browsers. It retries with patience, honours `Retry-After`, and its types are those of this interface.')}
${code(`import { Telltale } from 'telltale/client';

const telltale = new Telltale({ baseUrl: 'http://127.0.0.1:8080', apiKey: key });
const { score, band, signals, disclaimer } = await telltale.scan('Nobody met us at the pier.');`)}`,
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    html: p(
      fairUse,
      'People differ from what is usual in every direction. A score is a reason to read closely, and never one to accuse.',
    ),
  },
];

const amount = (value: number | null): string => (value === null ? 'no limit' : number(value));

function plansTable(plans: Plans): string {
  const head = [
    'Plan',
    'Characters a text',
    'Requests an hour',
    'Images an hour',
    'Words a month',
    'Deep scans a month',
    'Deep image reads a month',
    'Stored records',
    'Stored megabytes',
  ];
  const rows = Object.entries(plans).map(([name, plan]) => [
    name,
    ...[
      plan.characters,
      plan.requests_per_hour,
      plan.images_per_hour,
      plan.words_per_month,
      plan.deep_per_month,
      plan.ocr_per_month,
      plan.stored_records,
      plan.stored_bytes === null ? null : Math.floor(plan.stored_bytes / 2 ** 20),
    ].map(amount),
  ]);
  const body = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${escapeHtml(name!)}</th>${cells.map((cell, i) => `<td data-label="${head[i + 1]}">${cell}</td>`).join('')}</tr>`,
  );
  return `<table><caption>The plans as shipped; whoever runs a server may set others.</caption><thead><tr>${head.map(each => `<th scope="col">${each}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
