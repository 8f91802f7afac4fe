/**
 * Parses the style sheets of a drawing (CSS Syntax Level 3) into rules, in a fixed number of passes over the
 * text. Rules that are not understood mark the sheet as uncertain: they may hide text.
 */
import type { Bounds } from '../../bounds.js';
import { endOf, parseSelector, type Selector, splitSelectors, unescapeCss } from './selector.js';

export interface Declaration {
  value: string;
  important: boolean;
}

export interface Rule {
  selector: Selector;
  declarations: ReadonlyMap<string, Declaration>;
}

export interface StyleSheet {
  rules: Rule[];
  /** Whether rules were not understood, or depend on a condition that was assumed to be true. */
  isUncertain: boolean;
  /** Whether the sheet ended within its bounds. */
  isComplete: boolean;
}

/** Properties that determine whether text is visible. All others are ignored. */
export const properties: ReadonlySet<string> = new Set(
  'color display fill fill-opacity font-size height opacity stroke transform visibility width'.split(' '),
);

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

/** A property value in comparable form. */
export const normalizeValue = (value: string): string => value.trim().toLowerCase();

/**
 * Whether renderers accept a value for a property. Checked only for properties that can hide text, where an
 * invalid value must not override a valid one.
 */
export const isValidValue = (property: string, value: string): boolean =>
  validValues[property]?.test(value) ?? true;

/** Values that are computed elsewhere. */
const substituted = /\b(?:var|env|attr|if)\(/;

/**
 * Parses declarations such as `fill: red; opacity: 0 !important`. The last valid one of a property wins.
 * Calls `onUnknown` for each that depends on a custom property.
 */
export function parseDeclarations(
  css: string,
  bounds: Bounds,
  onUnknown: () => void,
): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at, ';');
    addDeclaration(declarations, css.slice(at, Math.min(end, at + bounds.svgValueChars)), onUnknown);
    at = end + 1;
  }
  return declarations;
}

function addDeclaration(declarations: Map<string, Declaration>, text: string, onUnknown: () => void): void {
  const colon = text.indexOf(':');
  const name = unescapeCss(text.slice(0, Math.max(colon, 0)).trim()).toLowerCase();
  if (!properties.has(name)) return;
  const raw = normalizeValue(unescapeCss(text.slice(colon + 1)));
  const important = raw.endsWith('important') && /!\s{0,9}important$/.test(raw);
  const value = important ? raw.slice(0, raw.lastIndexOf('!')).trim() : raw;
  if (substituted.test(value)) onUnknown();
  else if (isValidValue(name, value) && (important || !declarations.get(name)?.important))
    declarations.set(name, { value, important });
}

/** Parses the style sheets of a drawing as one. */
export function parseSheet(css: string, bounds: Bounds): StyleSheet {
  const parser = new SheetParser(withoutComments(css.slice(0, bounds.svgSheetChars)), bounds);
  parser.rulesIn(0, parser.text.length, 0);
  return {
    rules: parser.rules,
    isUncertain: parser.isUncertain,
    isComplete: css.length <= bounds.svgSheetChars && parser.rules.length < bounds.svgRules,
  };
}

/** At-rules without rules for elements, or whose rules do not apply to a still image. */
const ignoredAtRules =
  /^(?:charset|import|namespace|font-face|font-feature-values|font-palette-values|counter-style|page|property|(?:-[a-z]+-)?keyframes|view-transition)$/;
/** At-rules whose rules apply under a condition, or in another order. */
const conditionalAtRules = /^(?:media|supports|layer)$/;
const conditionsMax = 4;

class SheetParser {
  readonly rules: Rule[] = [];
  isUncertain = false;

  constructor(
    readonly text: string,
    private readonly bounds: Bounds,
  ) {}

  rulesIn(from: number, to: number, conditions: number): void {
    for (let at = from; at < to && this.rules.length < this.bounds.svgRules; ) {
      at = skipSpace(this.text, at, to);
      const isAtRule = this.text[at] === '@';
      const open = endOf(this.text, at, isAtRule ? '{;' : '{', to);
      if (open >= to) return;
      if (this.text[open] === ';') {
        at = open + 1;
        continue;
      }
      const close = endOf(this.text, open + 1, '}', to);
      const prelude = this.text.slice(at, open);
      if (isAtRule) this.atRule(prelude, open + 1, close, conditions);
      else this.styleRule(prelude, open + 1, close);
      at = close + 1;
    }
  }

  private atRule(prelude: string, from: number, to: number, conditions: number): void {
    const [, name = '', condition = ''] = /^@([\w-]*)([\s\S]*)$/.exec(prelude)!;
    const lower = name.toLowerCase();
    if (ignoredAtRules.test(lower)) return;
    const applies = lower === 'media' ? mediaApplies(condition) : null;
    if (applies === false) return;
    if (applies === null) this.isUncertain = true;
    if (conditionalAtRules.test(lower) && conditions < conditionsMax) this.rulesIn(from, to, conditions + 1);
    else this.isUncertain = true;
  }

  private styleRule(prelude: string, from: number, to: number): void {
    const declarations = this.declarationsIn(from, to);
    if (declarations.size === 0) return;
    const selectors = splitSelectors(prelude).map(text =>
      text.length > this.bounds.svgSelectorChars ? 'unknown' : parseSelector(text),
    );
    // One invalid selector invalidates the list (CSS Selectors 4, section 4.1), and an unknown one may be
    // invalid.
    if (selectors.includes('unknown')) this.isUncertain = true;
    else
      for (const selector of selectors)
        if (typeof selector === 'object' && this.rules.length < this.bounds.svgRules)
          this.rules.push({ selector, declarations });
  }

  /** Declarations of a block. Rules nested in it are not understood. */
  private declarationsIn(from: number, to: number): Map<string, Declaration> {
    const block = this.text.slice(from, to);
    const onUnknown = () => {
      this.isUncertain = true;
    };
    if (!block.includes('{')) return parseDeclarations(block, this.bounds, onUnknown);
    onUnknown();
    let plain = '';
    for (let at = 0; at < block.length; ) {
      const end = endOf(block, at, ';{');
      if (block[end] !== '{') plain += `${block.slice(at, end)};`;
      at = (block[end] === '{' ? endOf(block, end + 1, '}') : end) + 1;
    }
    return parseDeclarations(plain, this.bounds, onUnknown);
  }
}

/** Whether a media query list matches an image on a screen; null when that depends on the viewer. */
export function mediaApplies(list: string): boolean | null {
  const answers = list
    .toLowerCase()
    .split(',')
    .map(query => {
      const words = query.trim();
      if (/^(?:(?:only\s+)?(?:all|screen)|not\s+(?:print|speech)|)$/.test(words)) return true;
      if (/^(?:(?:only\s+)?(?:print|speech)\b|not\s+(?:all|screen)$)/.test(words)) return false;
      return null;
    });
  return answers.includes(true) ? true : answers.includes(null) ? null : false;
}

/** Replaces comments by spaces; strings that contain `/*` stay. */
const withoutComments = (css: string): string =>
  css
    .replace(
      /\/\*[\s\S]*?(?:\*\/|$)|("(?:[^"\\\n]+|\\[\s\S])*"?|'(?:[^'\\\n]+|\\[\s\S])*'?)/g,
      (_, string: string | undefined) => string ?? ' ',
    )
    .replace(/<!--|-->/g, ' ');

function skipSpace(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && /\s/.test(text[at]!)) at++;
  return at;
}
