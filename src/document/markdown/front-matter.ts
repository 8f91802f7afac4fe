const frontMatterCharsMax = 10_000;

/** Length of the front matter at the start: YAML between --- lines or TOML between +++ lines; 0 without. */
export function frontMatterChars(text: string): number {
  const opening = /^(?:---[ \t]*\r?\n(?=(?:#[^\n]*\n)*[\w-]+:)|\+\+\+[ \t]*\r?\n(?=[\w-]+ *=))/.exec(text);
  if (opening === null) return 0;
  for (let start = opening[0].length; start < Math.min(text.length, frontMatterCharsMax); ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found + 1;
    if (/^(?:---|\.\.\.|\+\+\+)\s*$/.test(text.slice(start, Math.min(end, start + 100)))) return end;
    start = end;
  }
  return 0;
}
