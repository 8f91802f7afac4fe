import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { protectedRanges, type TextRange } from '../../../../src/engine/cleanup/fixes/protected-ranges.js';

/**
 * Reference implementation by regular expressions over the whole text: short, easy to verify, and quadratic.
 */
function reference(text: string): TextRange[] {
  const ranges = text.includes('`') || text.includes('~~~') ? code(text) : [];
  if (/[@/]|www\.|:\\/.test(text)) ranges.push(...addresses(text), ...paths(text));
  const merged: TextRange[] = [];
  for (const next of ranges.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || next.start >= last.end) merged.push({ ...next });
    else last.end = Math.max(last.end, next.end);
  }
  return merged;
}

function addresses(text: string): TextRange[] {
  const web =
    /(?<![\p{L}\p{M}\p{N}])(?:(?:https?|ftp|file):\/\/|www\.)[^\s/?#<>"“”„‟«»`()—–…【】\ue200-\ue206]+(?:[/?#](?:[^\s<>"“”„‟«»`【】[\]\ue200-\ue206]|(?<==)[“„][^\s<>"“”„‟«»`【】[\]\ue200-\ue206]*[“”])*)?/giu;
  const mail = /(?<=([\p{L}\p{N}._%+\-‐‑‒–]{1,64}))@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
  const ranges: TextRange[] = [];
  for (const { 0: address, index } of text.matchAll(web)) {
    const trimmed = address.replace(/[.,;:!?'’‘)\]}…—–-]+$/, '');
    ranges.push({ start: index, end: index + trimmed.length });
  }
  for (const match of text.matchAll(mail))
    ranges.push({ start: match.index - match[1]!.length, end: match.index + match[0].length });
  return ranges;
}

function paths(text: string): TextRange[] {
  const path =
    /(?<![^\s("'“‘[=,])(?:(?:~|\.\.?)?\/[\p{L}\p{N}._@+-]+\/|[A-Za-z]:\\)[^\s<>"“”„‟«»`【】[\]\ue200-\ue206]*/gu;
  return [...text.matchAll(path)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.replace(/[.,;:!?'’‘)\]}…—–-]+$/, '').length,
  }));
}

function code(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let prose = 0;
  let open: { start: number; marker: string } | undefined;
  for (const match of text.matchAll(/^[^\S\n]*(`{3,}|~{3,})([^\n]*)$/gm)) {
    const [line, marker, info] = match as unknown as [string, string, string];
    if (open === undefined) {
      if (marker.startsWith('`') && info.includes('`')) continue;
      ranges.push(...inline(text, prose, match.index));
      open = { start: match.index, marker };
    } else if (info.trim() === '' && marker.startsWith(open.marker)) {
      prose = match.index + line.length;
      ranges.push({ start: open.start, end: prose });
      open = undefined;
    }
  }
  if (open === undefined) ranges.push(...inline(text, prose, text.length));
  else ranges.push({ start: open.start, end: text.length });
  return ranges;
}

/** Pairs each run of backticks with the next run of its length in its paragraph, by linear search. */
function inline(text: string, from: number, to: number): TextRange[] {
  const ranges: TextRange[] = [];
  let paragraph = from;
  for (const part of text.slice(from, to).split(/(\n[^\S\n]*\n)/)) {
    const runs = [...part.matchAll(/`+/g)].map(({ 0: run, index }) => ({ run, start: paragraph + index }));
    for (let i = 0; i < runs.length; i++) {
      const { run, start } = runs[i]!;
      const j = runs.findIndex(
        (other, at) =>
          at > i &&
          other.run === run &&
          !(
            run === '`' &&
            /[^\S\n]/.test(text[other.start - 1] ?? '') &&
            /[\p{L}\p{N}]/u.test(text[other.start + 1] ?? '')
          ),
      );
      if (j < 0) continue;
      ranges.push({ start, end: runs[j]!.start + run.length });
      i = j;
    }
    paragraph += part.length;
  }
  return ranges;
}

const pieces =
  '@|a@b.c|é@ü.de|.|-|_|–|𝐚|://|http|HTTPS|ftp|file|httpſ|www.|WWW.|wwww.|x|7|(|)|,|…|?q=|=|/|/usr/lib|~/|../|..|C:\\|:\\|“x”|#|<|>|"|“|`|``|```|````|~~~|~~~~|js|\n|\n\n|\r|\u2028| |  |\t|\n \n|\r\n'.split(
    '|',
  );
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map(parts => parts.join(''));

test('protectedRanges finds the same code and addresses as the reference implementation', () => {
  fc.assert(
    fc.property(texts, text => {
      assert.deepEqual(protectedRanges(text), reference(text));
    }),
    { numRuns: 20_000, seed: 17 },
  );
});

test('protectedRanges limits the local part of a mail address to 64 characters', () => {
  const local = 'l'.repeat(70);
  assert.deepEqual(protectedRanges(`${local}@example.org`), [{ start: 6, end: 82 }]);
});

test('protectedRanges returns quoted values of addresses, and file paths without the punctuation after them', () => {
  const cases = [
    ['at https://shop.example/find?size=“big”&in=2, or', 'https://shop.example/find?size=“big”&in=2'],
    ['at https://shop.example/find?size=“very big”', 'https://shop.example/find?size='],
    ['(in /var/log—old/app.log.)', '/var/log—old/app.log'],
    ['open D:\\plans—2020…', 'D:\\plans—2020'],
    ['from ../notes/May–June', '../notes/May–June'],
  ];
  for (const [text, range] of cases)
    assert.deepEqual(
      protectedRanges(text!).map(({ start, end }) => text!.slice(start, end)),
      [range],
    );
  for (const text of ['and/or—both', 'he/she/it—all', '/etc—so', 'a / b / c—d'])
    assert.deepEqual(protectedRanges(text), [], text);
});
