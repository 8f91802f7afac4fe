import { startsAt } from '../../../document/span.js';

/** Start of a number, with its currency: "5", ".5", "US$5", "½", "∞". */
const number = /(?:\p{Lu}{0,3}\p{Sc} ?)?(?:\.?\p{N}|[∞√π])/uy;
/** Start of the second number of a range: also "#5", "§7", "~10", "+3", "'70s". */
const rangeEnd = /(?:['#§№~≈<>≤≥±+]+ ?|\p{Lu}{0,3}\p{Sc} ?)?\.?\p{Nd}/uy;

/** Units that follow a number after a space, before a second number with its own currency or mark. */
const unit = '(?:hundred|thousand|million|billion|trillion|mil|mn|bn|tn|[mkMK]|percent|per cent|\\p{Lu}{3})';
/** End of a number: its last digit and up to five characters of a unit. */
const rangeStart = new RegExp(`\\p{Nd}(?:[%‰°\\p{Sc}]{0,2}|\\p{L}{1,5}| ${unit}| ?\\p{Sc})$`, 'u');
/** A number with a unit or a currency, which both ends of a range repeat: "5kg", "£10m", "1990s". */
const measured = /(?<![\p{L}\p{N}])(\p{Lu}{0,3}\p{Sc}?)\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?(\p{L}{0,5})$/u;
const measuredNext = /(\p{Lu}{0,3}\p{Sc}?)\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?(\p{L}{0,5})(?![\p{L}\p{N}])/uy;
const feetOrInches = /\p{Nd}{1,2}['"]$/u;
const feetOrInchesNext = /\p{Nd}{1,2}['"]/uy;
const label = /[([][\p{L}\p{N}]{1,4}[)\]]$/u;
const labelNext = /[([][\p{L}\p{N}]{1,4}[)\]]/uy;
/** A number with the dash before it. */
const dashedNumber = /[-‒–](?:\p{Lu}{0,3}\p{Sc} ?)?\.?\p{Nd}+(?:[.,]\p{Nd}+)*[%‰°]?$/u;
/** Characters before a dash that these patterns read. */
const numberChars = 24;

const beforeDash = (text: string, at: number) => text.slice(Math.max(0, at - numberChars), at);

/** Whether a number, with or without its currency, starts at this offset. */
export const startsNumber = (text: string, at: number): boolean => startsAt(number, text, at);

/** Offset of the dash directly before the number that ends at `at`, or -1. */
export function dashBeforeNumber(text: string, at: number): number {
  const left = beforeDash(text, at);
  const found = dashedNumber.exec(left);
  return found === null ? -1 : at - left.length + found.index;
}

/** Whether a short dash connects the two ends of a range: "£5m–£10m", "#1–#5", "(a)–(c)", "5'–6'". */
export function isNumberRange(text: string, at: number, end: number): boolean {
  return (
    (startsAt(rangeEnd, text, end) && rangeStart.test(beforeDash(text, at))) ||
    (startsAt(labelNext, text, end) && label.test(beforeDash(text, at))) ||
    (startsAt(feetOrInchesNext, text, end) && feetOrInches.test(beforeDash(text, at)))
  );
}

/** Whether both sides of a dash are numbers with the same currency and unit: "£5m—£10m", "5kg—9kg". */
export function repeatsUnit(text: string, at: number, end: number): boolean {
  measuredNext.lastIndex = end;
  const right = measuredNext.exec(text);
  const left = right && measured.exec(beforeDash(text, at));
  return right !== null && left !== null && left[1] === right[1] && left[2] === right[2];
}
