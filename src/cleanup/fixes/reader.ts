import type { Fix, Stage } from './fix.js';
import type { Edit, Page } from './page.js';

const codeUnits = 0x10000;
/** Every code unit, to ask a character class what it holds. */
const everyUnit = Array.from({ length: codeUnits }, (_, unit) => String.fromCharCode(unit)).join('');
const unitsOf = (characterClass: string) =>
  Array.from(everyUnit.matchAll(new RegExp(characterClass, 'g')), ({ index }) => index);

/**
 * Characters too common to wake a fix alone: "two words", "well-known" and "don't" are nothing to look at, two
 * spaces, blank lines, "--" and "''" are. Each row: the character, and before which it wakes a fix.
 */
const common = [
  [' ', ' \n'],
  ['\n', '\n'],
  ['-', '-'],
  ["'", "'"],
] as const;

/** An entry of the table: 4 bits for which common character a unit is, 4 for those it wakes, then three flags. */
const isCommon = 0b1111;
const wokenShift = 4;
const wakesAlone = 1 << 8;
const isFarScript = 1 << 9;
const isSurrogate = 1 << 10;

/** Letters of scripts that change the rules around them (src/cleanup/fixes/line.ts). */
const farScripts =
  '[\\u0590-\\u08ff\\u2e80-\\u9fff\\uf900-\\ufaff\\ufb1d-\\ufefc\\uff66-\\uff9f\\ud802\\ud803\\ud83a\\ud83b\\ud840-\\ud8bf]';

/** The places of a text that are worth a look, ascending. */
export interface Survey {
  places: number[];
  /** Any letters that decide over their line (src/cleanup/fixes/line.ts). */
  farScripts: boolean;
  /** Any code points of two code units. */
  surrogates: boolean;
}

/** Finds in one pass every place that some fix of some stage wakes for. */
export function surveyor(stages: readonly Stage[]): (text: string) => Survey {
  const table = new Uint16Array(codeUnits);
  for (const { wakes } of stages.flatMap(({ fixes }) => fixes)) {
    for (const unit of unitsOf(wakes)) table[unit] = wakesAlone;
  }
  common.forEach(([character], bit) => {
    table[character.charCodeAt(0)] = 1 << bit;
  });
  common.forEach(([, followers], bit) => {
    for (const follower of followers) table[follower.charCodeAt(0)]! |= 1 << (wokenShift + bit);
  });
  for (const unit of unitsOf(farScripts)) table[unit]! |= isFarScript;
  for (let unit = 0xd800; unit <= 0xdbff; unit++) table[unit]! |= isSurrogate;
  return text => survey(text, table);
}

/** The hot loop: the table comes as an argument and the constants stand here, or it runs three times slower. */
function survey(text: string, table: Uint16Array): Survey {
  const places: number[] = [];
  const { length } = text;
  const alone = wakesAlone;
  const shift = wokenShift;
  const mask = isCommon;
  let latest = -1;
  let seen = 0;
  let previous = 0;
  for (let i = 0; i < length; i++) {
    const entry = table[text.charCodeAt(i)]!;
    seen |= entry;
    if (((entry & alone) | ((entry >> shift) & previous)) !== 0) {
      if ((entry & alone) === 0 && latest !== i - 1) places.push(i - 1);
      places.push(i);
      latest = i;
    }
    previous = entry & mask;
  }
  // A space that ends the text has nothing behind it to wake it.
  if (text.endsWith(' ') && latest !== length - 1) places.push(length - 1);
  return { places, farScripts: (seen & isFarScript) !== 0, surrogates: (seen & isSurrogate) !== 0 };
}

/** Reads a page from left to right, handing each place to the fix that its code unit wakes. */
export type Reader = (page: Page, places: readonly number[]) => void;

export function reader({ fixes, sparing }: Stage): Reader {
  /** Code unit → 1 + the number of its fix. */
  const owners = new Uint8Array(codeUnits);
  fixes.forEach((fix: Fix, i) => {
    for (const unit of unitsOf(fix.wakes)) owners[unit] = i + 1;
  });
  return (page, places) => {
    const { text } = page;
    let from = 0;
    for (const at of places) {
      if (at < from) continue;
      const owner = owners[text.charCodeAt(at)]!;
      if (owner === 0) continue;
      const spared = sparing ? page.spared(at) : -1;
      if (spared < 0) {
        const fix = fixes[owner - 1]!;
        page.kind = fix.kind;
        from = fix.fix(page, at);
      } else from = spared;
    }
  };
}

/**
 * The places, moved to where the edits put them. What was written is worth a look, and so are its neighbours:
 * characters that an edit brought together may wake a fix that neither wakes alone.
 */
export function carry(places: readonly number[], edits: readonly Edit[], length: number): number[] {
  const carried: number[] = [];
  let last = -1;
  const add = (place: number) => {
    if (place > last && place < length) {
      carried.push(place);
      last = place;
    }
  };
  let shift = 0;
  let i = 0;
  for (const { start, end, replacement } of edits) {
    for (; i < places.length && places[i]! < start; i++) add(places[i]! + shift);
    while (i < places.length && places[i]! < end) i++;
    const written = start + shift;
    for (let place = written - 1; place <= written + replacement.length; place++) add(place);
    shift += replacement.length - (end - start);
  }
  for (; i < places.length; i++) add(places[i]! + shift);
  return carried;
}
