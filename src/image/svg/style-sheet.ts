/** Style sheets of SVG files (CSS 2.2 with child, sibling and attribute selectors), parsed in one pass over the text. */
import { limits } from '../../limits.js';

/** How a compound selector relates to the one on its right: an ancestor, the parent, the previous or any earlier sibling. */
export type Combinator = ' ' | '>' | '+' | '~';

export interface Compound {
  /** Relation to the next compound; of the last one, a space. */
  combinator: Combinator;
  type: string | null;
  id: string | null;
  classes: string[];
  attributes: { name: string; value: string | null }[];
  isRoot: boolean;
}

export interface Declaration {
  value: string;
  important: boolean;
}

export interface Rule {
  compounds: Compound[];
  /** Ids, then classes and attributes, then types; each part below 1,000. */
  specificity: number;
  declarations: ReadonlyMap<string, Declaration>;
}

/** Properties that decide whether and how an element is drawn. All others are ignored. */
export const properties: ReadonlySet<string> = new Set(
  (
    'alignment-baseline baseline-shift clip-path clip-rule color display dominant-baseline fill fill-opacity fill-rule ' +
    'filter font font-family font-size font-style font-weight height letter-spacing marker marker-end marker-mid marker-start ' +
    'mask opacity overflow paint-order stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor transform visibility width word-spacing x y'
  ).split(' '),
);

/** A value in lower case, but for the ids in it, whose case counts. */
export const normalizeValue = (value: string): string =>
  /url\(/i.test(value) ? value.trim() : value.trim().toLowerCase();

/** Parses declarations such as `fill: red; opacity: 0 !important`. The last one of a property counts. */
export function parseDeclarations(css: string): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (let at = 0; at < css.length; ) {
    const semicolon = css.indexOf(';', at);
    const end = semicolon < 0 ? css.length : semicolon;
    // No value worth keeping is longer; a font list or a data: address may be.
    const declaration = css.slice(at, Math.min(end, at + limits.svgValueChars));
    at = end + 1;
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (!properties.has(name)) continue;
    const raw = normalizeValue(declaration.slice(colon + 1));
    const important = raw.endsWith('important') && /!\s{0,9}important$/.test(raw);
    found.set(name, { value: important ? raw.slice(0, raw.lastIndexOf('!')).trim() : raw, important });
  }
  return found;
}

/** Parses a style sheet. Rules with selectors that are not supported (pseudo-classes) are left out. */
export function parseSheet(css: string): Rule[] {
  const rules: Rule[] = [];
  const text = withoutComments(css);
  let semicolon = text.indexOf(';');
  for (let at = 0; at < text.length && rules.length < limits.svgRules; ) {
    const open = text.indexOf('{', at);
    const isAtRule = /^\s{0,99}@/.test(text.slice(at, at + 100));
    if (semicolon >= 0 && semicolon < at) semicolon = text.indexOf(';', at);
    if (isAtRule && semicolon >= 0 && (open < 0 || semicolon < open)) {
      at = semicolon + 1;
      continue;
    }
    if (open < 0) break;
    const prelude = text.slice(Math.max(at, open - limits.svgSelectorChars), open);
    if (isAtRule) {
      // The rules of a media query for screens follow as rules; its closing brace is part of the next prelude.
      at = /@media\b/i.test(prelude) && !/\bprint\b/i.test(prelude) ? open + 1 : endOfBlock(text, open);
      continue;
    }
    const close = text.indexOf('}', open);
    const end = close < 0 ? text.length : close;
    if (open - at <= limits.svgSelectorChars) {
      const declarations = parseDeclarations(text.slice(open + 1, end));
      if (declarations.size > 0)
        for (const selector of prelude.replaceAll('}', ' ').split(','))
          addRule(rules, selector.trim(), declarations);
    }
    at = end + 1;
  }
  return rules;
}

function addRule(rules: Rule[], selector: string, declarations: Rule['declarations']): void {
  const compounds = parseSelector(selector);
  if (compounds === null || rules.length >= limits.svgRules) return;
  const specificity = compounds.reduce(
    (sum, { type, id, classes, attributes, isRoot }) =>
      sum +
      (id === null ? 0 : 1_000_000) +
      (classes.length + attributes.length + (isRoot ? 1 : 0)) * 1_000 +
      (type === null ? 0 : 1),
    0,
  );
  rules.push({ compounds, specificity, declarations });
}

function withoutComments(css: string): string {
  const parts: string[] = [];
  for (let at = 0; at < css.length; ) {
    const start = css.indexOf('/*', at);
    parts.push(css.slice(at, start < 0 ? css.length : start));
    const end = start < 0 ? -1 : css.indexOf('*/', start + 2);
    if (end < 0) break;
    at = end + 2;
  }
  return parts.join(' ').replace(/<!--|-->/g, ' ');
}

function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const char = text[at];
    if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

const part = /([.#])((?:[\w-]|[^\0-\x7f])+)|\[\s?([\w:-]+)\s?(?:=\s?["']?([^"'\]]*)["']?\s?)?\]|(:root)/y;
const typeName = /\*|(?:[\w-]|[^\0-\x7f])+/y;
const combinator = /\s*([>+~])\s*|\s+/y;

/** Classes of one compound; no tool writes more than a few. */
const classesMax = 8;

/** A selector's compounds, left to right; null when it is empty or holds anything else. */
function parseSelector(selector: string): Compound[] | null {
  const compounds: Compound[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(selector);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  while (at < selector.length) {
    const start = at;
    const type = match(typeName)?.[0];
    const compound: Compound = {
      combinator: ' ',
      type: type === undefined || type === '*' ? null : type,
      id: null,
      classes: [],
      attributes: [],
      isRoot: false,
    };
    for (let found = match(part); found !== null; found = match(part)) {
      const [, sign, name, attribute, value, root] = found;
      if (root !== undefined) compound.isRoot = true;
      else if (attribute !== undefined) compound.attributes.push({ name: attribute, value: value ?? null });
      else if (sign === '.') {
        if (compound.classes.length === classesMax) return null;
        compound.classes.push(name!);
      } else compound.id = name!;
    }
    if (at === start) return null;
    compounds.push(compound);
    if (at === selector.length) return compounds;
    const between = match(combinator);
    if (between === null) return null;
    compound.combinator = (between[1] ?? ' ') as Combinator;
  }
  return null;
}
