/** Classes of the characters around a dash. */
const patterns = {
  letter: /\p{L}/u,
  /** Also the charge of an ion, the name of a key, and the accidental of a note. */
  wordCharacter: /[\p{L}\p{N}⁺⁻⌘⌥⌃⇧♭♮♯]/u,
  /** A part of a word, with its apostrophes and hyphens. */
  wordPart: /[\p{L}\p{N}\p{Cs}'’-]/u,
  shortDash: /[‒–﹘\x96]/,
  /** A part of words that have a dash or hyphen between each two. */
  compoundPart: /[\p{L}\p{N}\p{Cs}'’‒–﹘\x96-]/u,
  upperOrDigit: /[\p{Lu}\p{Lt}\p{Nd}]/u,
  digit: /\p{Nd}/u,
  space: /\s/,
  blank: /[^\S\n]/,
  currencySymbol: /\p{Sc}/u,
  /** What makes a figure of a number: "$5", "5%". */
  currency: /[$€£¥₹%°]/,
  /** Characters before a signed number: "x=–2", "(–5", "→–3". */
  beforeSign: /[([{*^/,:;|_&@\\]|[^\P{S}\p{Sc}°]/u,
  /** Operators before a signed variable or bracket: "y=–x", "2·–(a+b)". */
  operator: /[=≠≤≥≈±×÷·*/^+]/,
  closingMark: /[!?.,;:)\]}%…»›]/,
  openingMark: /[([{«‹¿¡]/,
} as const;

type ClassName = keyof typeof patterns;
const names = Object.keys(patterns) as ClassName[];

/** The bit of each class. */
export const classes = Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<
  ClassName,
  number
>;

const known = 1 << names.length;
/** Code point → its classes, or 0 before its first use: computing all of them would delay the start. */
const table = new Uint16Array(0x110000);

/** The classes of a code point or a lone surrogate, as bits. */
export function classesOf(codePoint: number): number {
  const found = table[codePoint]!;
  if (found !== 0) return found;
  const character = String.fromCodePoint(codePoint);
  let bits = known;
  for (const name of names) if (patterns[name].test(character)) bits |= classes[name];
  table[codePoint] = bits;
  return bits;
}

/** The code point that ends at an offset, or undefined at the start of the text. */
export function codePointBefore(text: string, at: number): number | undefined {
  if (at === 0) return undefined;
  const pair = at > 1 ? text.codePointAt(at - 2)! : 0;
  return pair > 0xffff ? pair : text.charCodeAt(at - 1);
}
