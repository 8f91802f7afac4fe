import { escapeHtml } from '../safe-text.js';

/** Prose of one line: `code` and **strong** are marked, the rest is text. */
export const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

/** Prose with an empty line between paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${inline(paragraph)}</p>`)
    .join('\n');

/** A name as an anchor: `GET /api/scan/{id}` → `get-api-scan-id`. */
export const anchor = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const code = (text: string): string => `<pre><code>${escapeHtml(text)}</code></pre>`;

/** JSON, laid out, with names, texts and numbers told apart. */
export function jsonCode(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2));
  const marked = text.replace(
    /(&quot;(?:[^&\\]|\\.|&(?!quot;))*&quot;)(\s*:)?|\b(true|false|null)\b|(?<=[\s[:])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi,
    (found, text: string | undefined, colon: string | undefined) =>
      text === undefined
        ? `<b>${found}</b>`
        : colon === undefined
          ? `<q>${text}</q>`
          : `<i>${text}</i>${colon}`,
  );
  return `<pre class="json"><code>${marked}</code></pre>`;
}
