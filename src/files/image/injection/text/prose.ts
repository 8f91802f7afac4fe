/**
 * The sentences of a text, without its machine-readable parts: JSON syntax and values of one word, addresses,
 * UUIDs, hashes, and the names of fields in the readable runs of binary data.
 */

/** A string of JSON; one without an end is the rest, so that no part of it is read again. */
const jsonString = /"([^"\\]*(?:\\.[^"\\]*)*)(?:"|\\?$)/gs;
/** A line of numbers, literals and punctuation, as it remains between the strings. */
const jsonLiterals = /^[\d[\]{},:.eE+\-\t\r ]*(?:(?:true|false|null)[\d[\]{},:.eE+\-\t\r ]*)*$/gm;
/** UTF-16 units of space that may surround a string in indented JSON. */
const jsonIndent = 64;

const uri = /\b(?:[a-z][a-z\d+.-]{1,15}:\/\/|www\.|urn:|self#jumbf=)\S+/gi;
const origin = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^/?#]*/i;
const uuid = '[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}';
const hash = '(?=[a-fA-F]*\\d)[\\da-fA-F]{16,}';
// Lookaheads stay within a run, and start at its first character, so that time is linear.
const base64 = '(?=[A-Za-z+/]*\\d)(?=[\\dA-Z+/]*[a-z])(?=[\\da-z+/]*[A-Z])[\\dA-Za-z+/]{20,}={0,2}';
/** Codes whose digits do not stand for letters. What they encode is decoded separately. */
const code = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${uuid}|${hash})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}+/])${base64}`,
  'gu',
);

/** Letters of scripts that are written without spaces, or with few: a sentence may be one run of them. */
const unspaced = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]{3}/;
/** A sentence without spaces in JSON has more words: names such as `end_step_percent` have three. */
const wordsMin = { spaced: 3, joined: 4 };

/** Whether a text has the words of a sentence. */
export const hasSentence = (text: string, least = wordsMin.spaced): boolean =>
  unspaced.test(text) || (text.match(/[\p{L}\p{M}]{2,}/gu)?.length ?? 0) >= least;

export const withoutCodes = (text: string): string => text.replace(code, ' ');

export function proseOf(text: string): string {
  const lines = withoutJson(text).split(/[\n\0]/);
  return lines
    .flatMap(line => [...sentencesOfLine(line, lines.length), ...sentencesInAddresses(line)])
    .join('\n');
}

/** The line without codes; nothing if it has an address, a code or a name only. */
function sentencesOfLine(line: string, lines: number): string[] {
  const plain = withoutCodes(line);
  const words = plain.replace(uri, ' ');
  const isName = lines > 1 && !/\S\s+\S/.test(line);
  return (words !== line || isName) && !hasSentence(words) ? [] : [plain];
}

/** Parts of the paths and the queries of a line's addresses that have the words of a sentence. */
function* sentencesInAddresses(line: string): Generator<string> {
  for (const [address] of line.matchAll(uri))
    for (const part of address.replace(origin, '').split(/[/?#&=:]/)) {
      const decoded = part.replace(/%([2-7][\da-f])/gi, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
      const words = withoutCodes(decoded)
        .replace(/[-_+.]/g, ' ')
        .trim();
      if (/\s/.test(words) && hasSentence(words)) yield words;
    }
}

/** JSON as one line for each string with several words. Text outside of strings stays. */
function withoutJson(text: string): string {
  if (!/[[{]\s*["[{]/.test(text)) return text;
  const lines = text.replace(jsonString, (string, content: string, at: number) => {
    const before =
      text
        .slice(Math.max(0, at - jsonIndent), at)
        .trimEnd()
        .at(-1) ?? '[';
    const after = text.slice(at + string.length, at + string.length + jsonIndent).trimStart()[0] ?? ']';
    if (!/[[{,:]/.test(before) || !/[\]},:]/.test(after)) return string;
    return /\s/.test(content) || hasSentence(content, wordsMin.joined)
      ? `\n${content.replaceAll('\\n', '\n').replaceAll('\\"', '"')}\n`
      : '\n';
  });
  return lines.replace(jsonLiterals, '');
}
