import { escapeHtml } from '../../report/safe-text.js';

/** One line of prose as HTML. Marks `code` and **strong**, and escapes everything else. */
export const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

/** Prose as HTML paragraphs; an empty line separates them. */
export const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${inline(paragraph)}</p>`)
    .join('\n');

/** The anchor of a name: `GET /api/scan/{id}` → `get-api-scan-id`. */
export const anchor = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const code = (text: string): string => `<pre><code>${escapeHtml(text)}</code></pre>`;

/** Indented JSON with names, strings, and numbers or literals marked for the style sheet. */
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
