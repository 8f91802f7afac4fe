const frontMatterCharsMax = 10_000;

/**
 * Length of the front matter at the start: YAML between --- lines, TOML between +++ lines, or a JSON object
 * that ends with a line of its own; 0 without.
 */
export function frontMatterChars(text: string): number {
  if (text.startsWith('{')) return jsonChars(text);
  const opening = /^\ufeff?(?:---[ \t]*\r?\n(?=(?:#[^\n]*\n)*[\w-]+:)|\+\+\+[ \t]*\r?\n(?=[\w-]+ *=))/.exec(
    text,
  );
  if (opening === null) return 0;
  for (let start = opening[0].length; start < Math.min(text.length, frontMatterCharsMax); ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found + 1;
    if (/^(?:---|\.\.\.|\+\+\+)\s*$/.test(text.slice(start, Math.min(end, start + 100)))) return end;
    start = end;
  }
  return 0;
}

function jsonChars(text: string): number {
  const end = /^\}[ \t]*(?:\r?\n|$)/m.exec(text.slice(0, frontMatterCharsMax));
  if (end === null || !/^\{\s*"/.test(text)) return 0;
  const chars = end.index + end[0].length;
  try {
    JSON.parse(text.slice(0, chars));
    return chars;
  } catch {
    return 0;
  }
}
