import { depthMax } from './canonical-json.js';

/** A file that differs from the signed one, with the reason as one or more sentences for people. */
export class NotSigned extends Error {
  override readonly name = 'NotSigned';
}

/** Members of one object. A signed result has 28 at most. */
const namesMax = 1_000;
/** Longest number. The longest text of a double has 25 characters. */
const numberUnits = 40;

/** Control characters and those that change the direction of text, which the service escapes. */
const deceptive = /[\u0080-\u009f\u202a-\u202e\u2066-\u2069]/;

/**
 * Parses JSON (RFC 8259) that has one meaning for every reader: no member occurs twice in an object, however
 * its name is escaped, every number is exactly a double, and no character changes how the text is shown.
 * @throws NotSigned for any other text
 */
export function parseStrictJson(json: string): unknown {
  if (deceptive.test(json))
    throw new NotSigned('It has control characters or characters that change the direction of text.');
  try {
    requireOneMeaning(json);
    return JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new NotSigned('It is not a JSON document, or something stands before or after the document.');
  }
}

function requireExact(number: string): void {
  if (number.length > numberUnits || !isExact(number))
    throw new NotSigned(`The number ${quoted(number)} is not one that the service writes.`);
}

/** Checks the tokens of JSON in one pass. What is not JSON at all is left to the parser. */
function requireOneMeaning(json: string): void {
  /** The member names of each open object; null for an open array. */
  const open: (Set<string> | null)[] = [];
  for (let i = 0; i < json.length; ) {
    const start = i++;
    switch (json.charAt(start)) {
      case '{':
      case '[':
        open.push(json[start] === '{' ? new Set() : null);
        if (open.length > depthMax) throw new NotSigned(`It is nested more than ${depthMax} levels deep.`);
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case '"': {
        i = endOfString(json, start);
        if (json[afterSpace(json, i)] !== ':') break;
        const name = JSON.parse(json.slice(start, i)) as string;
        const names = open.at(-1);
        if (names?.has(name)) throw new NotSigned(`The member ${quoted(name)} occurs twice in one object.`);
        if (names?.add(name).size === namesMax)
          throw new NotSigned('An object has more members than any signed result.');
        break;
      }
      default:
        if (!'-0123456789'.includes(json[start]!)) break;
        while (i < json.length && numberCharacters.includes(json[i]!)) i++;
        requireExact(json.slice(start, i));
    }
  }
}

const numberCharacters = '0123456789+-.eE';

/** The offset after a string that starts at an offset. */
function endOfString(json: string, start: number): number {
  let i = start + 1;
  while (i < json.length && json[i] !== '"') i += json[i] === '\\' ? 2 : 1;
  return i + 1;
}

function afterSpace(json: string, from: number): number {
  let i = from;
  while (isSpace(json[i])) i++;
  return i;
}

/** White space of JSON. */
export const isSpace = (char: string | undefined): boolean =>
  char === ' ' || char === '\n' || char === '\r' || char === '\t';

/** Whether a number is exactly the shortest text of a double, possibly written in another way. */
function isExact(number: string): boolean {
  const exact = decimalOf(number);
  return exact !== null && exact === decimalOf(String(Number(number)));
}

/** A number as its significant digits and a power of ten, the same for equal numbers; null for no number. */
function decimalOf(number: string): string | null {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number);
  if (parts === null) return null;
  const [, sign, whole, fraction = '', exponent = '0'] = parts;
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = /^.*[1-9]/.exec(digits)?.[0] ?? '';
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return significant === '' ? `${sign}0` : `${sign}${significant}e${power}`;
}

const quotedUnits = 60;

/** A name from a file in quotation marks, cut and in printable ASCII, so that it changes no output. */
export function quoted(name: string): string {
  const cut = name.length > quotedUnits ? `${name.slice(0, quotedUnits)}...` : name;
  return JSON.stringify(cut).replace(
    /[^ -~]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
