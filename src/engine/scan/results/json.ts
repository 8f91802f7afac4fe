import type { EngineResult, Evidence } from '../../../contract/scan.js';

type Signal = EngineResult['signals'][number];

/**
 * Serialises an engine result as the members of a JSON object, without the enclosing braces, so that a
 * response or a record can add members before and after. Escapes all non-ASCII characters: V8 stores ASCII
 * strings with one byte per character and copies them to bytes without encoding. Equivalent to JSON.stringify
 * in a third of the time: nine tenths of a result are signals, which all have one shape.
 */
export function engineResultMembers(result: EngineResult): string {
  const { signals, ...rest } = result;
  let list = '';
  for (let i = 0; i < signals.length; i++) list += (i === 0 ? '' : ',') + signalJson(signals[i]!);
  return `${jsonMembers(rest)},"signals":[${list}]`;
}

/** Serialises any object in the same way. */
export const jsonMembers = (object: object): string => asciiJson(object).slice(1, -1);

/** Serialises any value, with non-ASCII characters escaped. */
export function asciiJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!nonAscii.test(json)) return json;
  const escaped = json.replace(everyNonAscii, escapeOf);
  // V8 stores the result of a replacement like its input, which may have two bytes a character.
  return Buffer.from(escaped, 'latin1').toString('latin1');
}

const nonAscii = /[^\x00-\x7f]/;
const everyNonAscii = /[^\x00-\x7f]/g;
const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

function signalJson({ name, score, weight, detail, value, active, points, evidence }: Signal): string {
  const start = `{"name":"${name}","score":${numberText(score)},"weight":${numberText(weight)},"detail":`;
  const rest = `,"value":${numberText(value)},"active":${active ? 'true' : 'false'},"points":${numberText(points)}`;
  // The only characters of a detail that need an escape are those of the evidence that it quotes.
  return evidence === undefined
    ? `${start}"${detail}"${rest}}`
    : `${start}${stringText(detail)}${rest},"evidence":[${spansJson(evidence)}]}`;
}

function spansJson(spans: readonly Evidence[]): string {
  let list = '';
  for (let i = 0; i < spans.length; i++) {
    const { start, end, text, log_odds } = spans[i]!;
    const more = log_odds === undefined ? '' : `,"log_odds":${numberText(log_odds)}`;
    list += `${i === 0 ? '' : ','}{"start":${start},"end":${end},"text":${stringText(text)}${more}}`;
  }
  return list;
}

/** Characters that need an escape: JSON's own and everything outside ASCII. */
const needsEscape = /[^ !#-[\]-~]/;

const stringText = (text: string): string => (needsEscape.test(text) ? asciiJson(text) : `"${text}"`);

const numberText = (value: number): string => (Number.isFinite(value) ? String(value) : 'null');
