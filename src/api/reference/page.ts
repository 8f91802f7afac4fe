import type { Plans } from '../../accounts/plans.js';
import { escapeHtml } from '../../report/safe-text.js';
import { fairUse } from '../openapi/about.js';
import type { OpenApi } from '../openapi/document.js';
import { guide } from './guide.js';
import { anchor, inline } from './html.js';
import { type Operation, operation, operationAnchor, operationsOf } from './operation.js';
import { bodyFields, resolve, typeOf } from './schema.js';
import { script, themeScript } from './script.js';

/** Renders the API reference as one self-contained HTML page with a style sheet. Pure. */
export function referencePage(document: OpenApi, plans: Plans, style: string): string {
  const chapters = guide(plans);
  const operations = operationsOf(document);
  const groups = document.tags
    .map(({ name, description }) => ({
      name,
      description,
      operations: operations.filter(({ spec }) => spec.tags.includes(name)),
    }))
    .filter(group => group.operations.length > 0);
  const { title, version } = document.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API reference</title>
<meta name="description" content="How to call Telltale: every endpoint with its fields, responses and examples.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${themeScript}</script>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#start">Skip to the content</a>
<div class="frame">
<header>
<nav class="top" aria-label="Sections"><a class="brand" href="/"><svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><path class="mast" d="M7 5v22"/><path d="M7 10c6-4 7 4 12 1.5s5-4 7-3.5" class="machine"/><path d="M7 18c5-3 6 3 10 1.5s4-3 6-2.5" class="person"/></svg>${escapeHtml(title)}</a><a href="/">Scan</a><a href="/edit">Edit</a><a href="/images">Images</a><a href="/history">History</a><a href="/dashboard">API keys</a></nav>
<h1>API reference</h1>
<p>Telltale scans texts, documents and images for signals of machine authorship and cleans machine typography. A score is a signal, not a verdict.</p>
<p class="version">Interface ${escapeHtml(version)} · <a href="/api/openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Contents">
<details open><summary>Contents</summary>
<div role="search" hidden><label for="find">Find in the contents</label><input id="find" type="search" autocomplete="off"><output for="find" class="fact"></output></div>
${part(
  'Guide',
  chapters.map(({ id, title }) => entry(id, escapeHtml(title), title)),
)}
${groups.map(group => part(group.name, group.operations.map(operationEntry))).join('\n')}
${part('Schemas', [entry('schemas', 'All schemas', 'schemas types')])}
</details>
</nav>
<main>
${chapters.map(({ id, title, html: body }) => `<section id="${id}" aria-labelledby="${id}-head"><h2 id="${id}-head">${escapeHtml(title)}</h2>\n${body}</section>`).join('\n')}
${groups
  .map(
    group =>
      `<section id="${anchor(group.name)}-calls" aria-labelledby="${anchor(group.name)}-head"><h2 id="${anchor(group.name)}-head">${escapeHtml(group.name)}</h2>\n<p>${inline(group.description)}</p>\n${group.operations.map(each => operation(document, each)).join('\n')}</section>`,
  )
  .join('\n')}
<section id="schemas" aria-labelledby="schemas-head"><h2 id="schemas-head">Schemas</h2>
<p>Fields may be added to any schema; ignore unknown fields.</p>
${schemas(document)}</section>
</main>
<footer><p><strong>Fair use.</strong> ${inline(fairUse)}</p></footer>
</div>
<script>${script}</script>
</body>
</html>
`;
}

const part = (title: string, entries: readonly string[]): string =>
  `<div class="part"><h2>${escapeHtml(title)}</h2><ul>${entries.join('')}</ul></div>`;

const entry = (id: string, label: string, words: string): string =>
  `<li data-words="${escapeHtml(words.toLowerCase())}"><a href="#${id}">${label}</a></li>`;

const operationEntry = (each: Operation): string =>
  entry(
    operationAnchor(each),
    `<span class="method ${each.method.toLowerCase()}">${each.method === 'DELETE' ? 'DEL' : each.method}</span><span class="path">${escapeHtml(each.path.replace(/^\/api/, ''))}</span>`,
    `${each.method} ${each.path} ${each.spec.summary}`,
  );

function schemas(document: OpenApi): string {
  return Object.entries(document.components.schemas!)
    .map(([name, schema]) => {
      const fields = bodyFields(document, schema);
      const id = `schema-${anchor(name)}`;
      const { description } = resolve(document, schema);
      return `<details class="operation" id="${id}"><summary><h3>${escapeHtml(name)}</h3></summary>${description === undefined ? '' : `<p>${inline(description)}</p>`}${fields === '' ? `<p>${typeOf(resolve(document, schema))}</p>` : fields}</details>`;
    })
    .join('\n');
}
