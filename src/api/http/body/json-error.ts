type State = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'more' | 'end';

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const key = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/**
 * Returns the index of the first character that is invalid in JSON (RFC 8259), or the text's length when it
 * ends too early. JSON.parse reports the position only in some versions of Node and for some errors. Runs in
 * linear time without recursion.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each state of the grammar
export function jsonErrorAt(text: string): number {
  const open: string[] = [];
  let state: State = 'value';
  let at = skip(space, text, 0);
  while (at < text.length) {
    const char = text[at]!;
    const after: State = open.length === 0 ? 'end' : 'more';
    if ((state === 'value' || state === 'first-value') && (char === '{' || char === '[')) {
      open.push(char);
      state = char === '{' ? 'first-key' : 'first-value';
      at++;
    } else if (state === 'value' || (state === 'first-value' && char !== ']')) {
      const end = skip(scalar, text, at);
      if (end === at) return at;
      at = end;
      state = after;
    } else if (state === 'key' || (state === 'first-key' && char !== '}')) {
      const end = skip(key, text, at);
      if (end === at) return at;
      at = end;
      state = 'colon';
    } else if (state === 'colon' && char === ':') {
      state = 'value';
      at++;
    } else if (state === 'more' && char === ',') {
      state = open.at(-1) === '{' ? 'key' : 'value';
      at++;
    } else if (state !== 'colon' && state !== 'end' && char === (open.at(-1) === '{' ? '}' : ']')) {
      open.pop();
      state = open.length === 0 ? 'end' : 'more';
      at++;
    } else return at;
    at = skip(space, text, at);
  }
  return text.length;
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
