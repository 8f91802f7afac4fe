/** A comment, a CDATA section, or a tag with its parts. */
const markup =
  /<!--[^<>-]*-->|<!\[CDATA\[[^<>\]]*\]\]>|<(\/?)([a-zA-Z][\w-]*)(?::([a-zA-Z][\w-]*))?((?:\s[^<>]*|\/)?)>/g;
const attribute = /([a-zA-Z][\w-]*)(?::([a-zA-Z][\w-]*))?="([^"<&]*)"/g;
const attributesMax = 1_000;

/** Text of XML: without characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/gu, char => (char.length === 2 ? char : ''))
    .replace(/&(?!(?:amp|lt|gt|quot|#\d{2,4});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * Well-formed XML with the tags of a text: closing tags without an opening one are omitted, and open elements
 * are closed at the end. Unknown prefixes become the first of `prefixes`.
 */
export function wellFormed(text: string, prefixes: readonly string[]): string {
  const qualified = (first: string, second: string | undefined) => {
    const [prefix, local] = second === undefined ? ['', first] : [first, second];
    const known = prefix === 'xmlns' || prefixes.includes(prefix) ? prefix : prefixes[0]!;
    return known === '' ? local : `${known}:${local}`;
  };
  const parts: string[] = [];
  const open: string[] = [];
  let from = 0;
  for (const match of text.matchAll(markup)) {
    const [whole, slash, first, second, rest = ''] = match;
    parts.push(escapeXml(text.slice(from, match.index)));
    from = match.index + whole.length;
    if (first === undefined) parts.push(whole.replace(/[^\t\n\r\x20-\ud7ff]/g, ''));
    else if (slash === '/') {
      if (open.length > 0) parts.push(`</${open.pop()}>`);
    } else {
      const name = qualified(first, second);
      const attributes = new Map<string, string>();
      for (const [, one, two, value] of rest.matchAll(attribute))
        if (attributes.size < attributesMax)
          attributes.set(two === undefined ? one! : qualified(one!, two), escapeXml(value!));
      const written = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
      const isEmpty = rest.endsWith('/') || whole.endsWith('/>');
      parts.push(`<${name}${written}${isEmpty ? '/' : ''}>`);
      if (!isEmpty) open.push(name);
    }
  }
  parts.push(escapeXml(text.slice(from)));
  for (let name = open.pop(); name !== undefined; name = open.pop()) parts.push(`</${name}>`);
  return parts.join('');
}
