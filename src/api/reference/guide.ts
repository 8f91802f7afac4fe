import type { Plan, Plans } from '../../accounts/plans.js';
import { number } from '../../contract/prose.js';
import { escapeHtml } from '../../report/safe-text.js';
import { disclaimer, fairUse } from '../openapi/about.js';
import { code, inline } from './html.js';
import { exampleOrigin } from './script.js';

export interface Chapter {
  id: string;
  title: string;
  html: string;
}

const p = (...texts: string[]) => texts.map(text => `<p>${inline(text)}</p>`).join('\n');
const list = (...items: string[]) => `<ul>${items.map(item => `<li>${inline(item)}</li>`).join('')}</ul>`;

/** The chapters before the reference: getting started, and the rules for all calls. */
export const guide = (plans: Plans): Chapter[] => [
  {
    id: 'start',
    title: 'Getting started',
    html: `${p(
      'The API is plain HTTP. Register on the site (a name and a password, no card), sign in, create a key under **API keys**, and export it as the examples expect. The operator can also create a key on the server.',
    )}
${code(`# on the server
npx --no-install telltale keys create --account me --label laptop

# anywhere
export TELLTALE=${exampleOrigin}
export KEY=at_sk_…`)}
${p('Then scan a text:')}
${code(`curl "$TELLTALE/api/scan" -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"text": "Nobody met us at the pier, so we walked. The shop was shut, and I ate the last of the bread standing up. Two boats came in, both empty, and the man from the office said that is how it has been since the storm. We took the late bus home."}'`)}
${p(
  'The response has a `headline`, which says in one sentence what was found, a `score` from 0 to 100, a `band`, a `confidence` with its reason, and every signal with its share of the score in `points`. `baseline` plus all points is the score. A text that cannot be assessed has `assessed: false`: it is too short, or not in English.',
  '`passages` shows where a text of 50 words or more reads differently: each passage has its own `score`, `band` and `confidence`, and its strongest signals in `top`. When one passage is `elevated` or `high` beside a `low` or `moderate` one, `mixed.mixed` is true, the score is the mean of the passages, or nearer to that of the whole text where they barely disagree, and `mixed.note` sums them up. With `include_sentences`, `sentences` has a score for each sentence: that of its passage, moved by the evidence of the sentence and its neighbours. Passages and sentences show where to read closely; they are descriptions, never verdicts.',
)}
<aside><p><strong>A signal, never a verdict.</strong> ${inline(disclaimer)}</p></aside>`,
  },
  {
    id: 'authentication',
    title: 'Authentication',
    html: `${p('Send an API key with every request: `Authorization: Bearer at_sk_…`. A key is shown once, when it is created. Do not put keys into web pages or repositories.')}
${list(
  'Scope `full` may do everything the account may, except manage the account and its keys, which needs a signed-in session.',
  'Scope `read` may scan, clean, extract, fetch, check images, read the history, and use both MCP tools. Its scans and cleanups are never saved.',
  "The site uses a session cookie. With it, calls that change data must come from the site's own pages or from an allowed origin.",
  'Without a credential, the site and allowed origins may scan, clean, extract, fetch, rewrite, report and give feedback under lower limits, and nothing is stored. `config`, `health` and this reference need no credential.',
)}
${p('A revoked, expired or unknown key gets 401. A call outside the scope of its key gets 403.')}`,
  },
  {
    id: 'limits',
    title: 'Plans and limits',
    html: `${plansTable(plans)}
${p(
  'An hour is any 60 minutes; all calls may come at once, and calls rejected with 401, 403, 429 or 503 do not count. Months are calendar months in UTC. Every scan uses words, including batch lines and MCP tool calls. `GET /api/config` returns your plan and current usage, and is not rate limited.',
  'Every rate-limited response reports the remaining calls:',
)}
${code(`RateLimit-Policy: "requests";q=600;w=3600
RateLimit: "requests";r=597;t=3541
X-RateLimit-Limit: 600
X-RateLimit-Remaining: 597
X-RateLimit-Reset: 1795150800`)}
${p('Over the limit the status is 429, with the seconds to wait in `Retry-After` and in `detail`. Documents may have up to 1 MB (1,048,576 bytes), images 10 MB, JSON bodies 4 MB and batches 32 MB.')}`,
  },
  {
    id: 'errors',
    title: 'Errors',
    html: `${p('Every error is JSON with a `detail`: one plain sentence or, for 422, a list of fields and reasons. Every response has `X-Request-Id`. Send your own value to find a request in the logs.')}
${code(`HTTP/1.1 413 Payload Too Large
{"detail": "The text is too long: 60,000 characters; your plan's limit is 50,000."}`)}
${code(`HTTP/1.1 422 Unprocessable Entity
{"detail": [{"type": "literal_error", "loc": ["body", "genre"], "input": "poetry",
  "msg": "Input should be 'academic', 'expository', 'fiction', 'promotional' or ''", …}]}`)}
${list(
  '**400** malformed request · **401** missing or invalid credential · **402** monthly words or storage used up · **403** not allowed',
  '**404** unknown path or record · **405** wrong method, see `Allow` · **409** conflict · **413** too large · **415** unsupported type · **422** invalid field',
  '**429** rate limit · **502** a fetched page failed · **503** busy, see `Retry-After` · **504** timeout',
)}
${p('Degraded operation is not an error: when the wording model is unavailable, is not requested or its quota is used up, or the text has under 40 words, a scan succeeds with `model_used: false` and a `degraded` note.')}`,
  },
  {
    id: 'idempotency',
    title: 'Safe retries',
    html: `${p('Accounts can send an `Idempotency-Key` of up to 255 characters with calls that save or spend. Within 24 hours, the same key with the same request returns the first response again, marked `Idempotency-Replayed: true`; with a different request it returns 409. Responses are not stored: the service builds the response again from the request and the saved record. The first five repeats do not count against the rate limit. If the record was deleted, or an upstream server made the response, a repeat returns 409. So a call whose response was lost can be repeated without scanning, saving or paying twice.')}
${code(`curl "$TELLTALE/api/scan" -H "Authorization: Bearer $KEY" \\
  -H 'Idempotency-Key: essay-17-draft-2' -H 'Content-Type: text/plain' \\
  --data-binary @essay.txt`)}
${p('Wait before each retry: as long as `Retry-After` says (429, 503), otherwise twice as long each time.')}`,
  },
  {
    id: 'streaming',
    title: 'Streaming',
    html: `${p('Rewrites are streamed as server-sent events, or as one JSON object per line when `Accept` asks for `application/x-ndjson`. A batch of scans takes and returns lines of JSON. Read line by line; the last event of a rewrite is always `done`.')}
${code(`curl -N "$TELLTALE/api/rewrite/stream" -H "Authorization: Bearer $KEY" \\
  -H 'Accept: application/x-ndjson' -H 'Content-Type: application/json' \\
  -d '{"sentences": [{"id": "s1", "text": "The pier plays a crucial role in the town."}]}'`)}`,
  },
  {
    id: 'mcp',
    title: 'Agents (MCP)',
    html: `${p('`POST /api/mcp` is a Model Context Protocol server with the tools `scan_text` and `cleanup_text`. They return the same results under the same limits as the REST endpoints; nothing is saved. A `read` key is enough. For Claude Code:')}
${code(`claude mcp add --scope user --transport http telltale "$TELLTALE/api/mcp" \\
  --header "Authorization: Bearer $KEY"`)}
${p('Cursor and other clients that use `mcpServers` (`.cursor/mcp.json`, `.mcp.json`):')}
${code(`{
  "mcpServers": {
    "telltale": {
      "type": "http",
      "url": "${exampleOrigin}/api/mcp",
      "headers": { "Authorization": "Bearer at_sk_…" }
    }
  }
}`)}
${p('Visual Studio Code (`.vscode/mcp.json`) uses `servers` instead of `mcpServers`. On the machine where Telltale is installed, an agent can also start `node /path/to/telltale/dist/bundle/src/cli.js mcp` over stdio, without a server and without a key.')}`,
  },
  {
    id: 'client',
    title: 'Typed client',
    html: `${p('The package includes a typed client for Node 20 and browsers. It retries with backoff and honours `Retry-After`.')}
${code(`import { Telltale } from 'telltale/client';

const telltale = new Telltale({ baseUrl: '${exampleOrigin}', apiKey: key });
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
    'Characters per text',
    'Requests per hour (of one browser)',
    'Images per hour',
    'Words per month',
    'Deep scans per month',
    'Deep image reads per month',
    'Stored records',
    'Stored megabytes',
  ];
  const requests = ({ requests_per_hour, requests_per_hour_per_browser: ofBrowser }: Plan) =>
    amount(requests_per_hour) + (ofBrowser === null ? '' : ` (${amount(ofBrowser)})`);
  const rows = Object.entries(plans).map(([name, plan]) => [
    name,
    amount(plan.characters_per_text),
    requests(plan),
    ...[
      plan.images_per_hour,
      plan.words_per_month,
      plan.deep_scans_per_month,
      plan.image_deep_reads_per_month,
      plan.stored_records,
      plan.stored_bytes === null ? null : Math.floor(plan.stored_bytes / 2 ** 20),
    ].map(amount),
  ]);
  const body = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${escapeHtml(name!)}</th>${cells.map((cell, i) => `<td data-label="${head[i + 1]}">${cell}</td>`).join('')}</tr>`,
  );
  return `<table><caption>The default plans. The operator of a server may set others.</caption><thead><tr>${head.map(each => `<th scope="col">${each}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
