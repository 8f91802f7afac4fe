/** Visual properties of an element: its attributes, and its `style` attribute, which overrides them. */
import { limits } from '../../../contract/limits.js';
import { setOf } from '../../../document/sets.js';

/** Properties that determine whether text is visible. All others are ignored. */
const properties = setOf(
  'color display fill fill-opacity font-size height opacity stroke transform visibility width',
);
const inherited = setOf('color fill fill-opacity stroke font-size visibility');

const global = 'inherit|initial|unset|revert|revert-layer';
const number = '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?';
const opacity = new RegExp(`^(?:${number}%?|calc\\(.*\\)|${global})$`);
/** Values of properties that hide text. Renderers skip others, so these must not override valid ones. */
const validValues: Readonly<Record<string, RegExp>> = {
  display: new RegExp(
    `^(?:none|contents|block|inline|flow|flow-root|list-item|(?:inline-)?(?:block|flex|grid|table)|ruby|table-[a-z-]+|${global})$`,
  ),
  visibility: new RegExp(`^(?:visible|hidden|collapse|${global})$`),
  opacity,
  'fill-opacity': opacity,
  'font-size': new RegExp(`^(?:${number}(?:[a-z]+|%)?|calc\\(.*\\)|[a-z-]+)$`),
};

/** Declarations of a `style` attribute. Semicolons in strings and brackets do not end one. */
const declaration = /(?:[^;"'(]+|"[^"]*"?|'[^']*'?|\([^)]*\)?)+/g;

/** The properties that an element declares itself, in lower case. Style sheets are not applied. */
export function styleOf(attributes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  const important = new Set<string>();
  const set = (name: string, value: string): boolean => {
    if (!properties.has(name) || validValues[name]?.test(value) === false) return false;
    style.set(name, value);
    return true;
  };
  for (const name in attributes) set(name, normalized(attributes[name]!.slice(0, limits.svgValueChars)));
  for (const [text] of attributes.style?.slice(0, limits.svgValueChars).matchAll(declaration) ?? []) {
    const colon = text.indexOf(':');
    const name = normalized(text.slice(0, Math.max(colon, 0)));
    const marked = normalized(text.slice(colon + 1));
    const value = marked.replace(/!\s{0,9}important$/, '').trim();
    const isImportant = value !== marked;
    if ((isImportant || !important.has(name)) && set(name, value) && isImportant) important.add(name);
  }
  for (const [name, value] of style)
    if (inherited.has(name) && (value === 'inherit' || value === 'unset')) style.delete(name);
  return style;
}

const normalized = (text: string): string => text.trim().toLowerCase();
