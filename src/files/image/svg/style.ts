/** The CSS cascade (CSS 2.2, chapter 6.4) of style sheets, attributes and `style`. */
import type { Bounds } from '../../bounds.js';
import { type MatchBudget, SelectorMatcher } from './selector-match.js';
import {
  isValidValue,
  mediaApplies,
  normalizeValue,
  parseDeclarations,
  parseSheet,
  properties,
  type Rule,
} from './style-sheet.js';
import { elementsOf, type SvgElement, textOf } from './tree.js';

export interface AppliedStyles {
  /** Whether every rule was matched within the bounds. */
  isComplete: boolean;
  /** Whether rules were not understood, so that text may be hidden by them. */
  isUncertain: boolean;
}

/** Sets `style` on every element by the style sheets of the drawing. */
export function applyStyles(root: SvgElement, bounds: Bounds): AppliedStyles {
  const sheets: string[] = [];
  let isUncertain = false;
  const onUnknown = () => {
    isUncertain = true;
  };
  for (const element of elementsOf(root)) {
    const { type = '', media = '' } = element.attributes;
    if (element.name !== 'style' || !/^\s*(?:text\/css\s*)?$/i.test(type)) continue;
    const applies = mediaApplies(media.slice(0, bounds.svgValueChars));
    if (applies === null) onUnknown();
    if (applies !== false) sheets.push(textOf(element));
  }
  const sheet = parseSheet(sheets.join('\n'), bounds);
  if (sheet.isUncertain) onUnknown();
  const budget: MatchBudget = { steps: bounds.svgStyleSteps };
  const matched = matchRules(root, sheet.rules, budget, bounds, onUnknown);
  for (const element of elementsOf(root))
    element.style = cascade(element, matched.get(element) ?? [], bounds, onUnknown);
  return { isComplete: sheet.isComplete && budget.steps > 0, isUncertain };
}

/** The rules that apply to each element, weakest first. */
function matchRules(
  root: SvgElement,
  rules: readonly Rule[],
  budget: MatchBudget,
  bounds: Bounds,
  onUnknown: () => void,
): Map<SvgElement, Rule[]> {
  const matched = new Map<SvgElement, Rule[]>();
  if (rules.length === 0) return matched;
  const tested = new Set(rules.flatMap(({ selector }) => selector.attributes));
  const matcher = new SelectorMatcher(root, tested, budget, bounds);
  // The sort is stable: of equally specific rules the later one is stronger.
  for (const rule of [...rules].sort((a, b) => a.selector.specificity - b.selector.specificity)) {
    const elements = matcher.matching(rule.selector);
    if (elements === null) onUnknown();
    for (const element of elements ?? []) {
      budget.steps -= rule.declarations.size;
      const list = matched.get(element);
      if (list === undefined) matched.set(element, [rule]);
      else list.push(rule);
    }
  }
  return matched;
}

const inherited = new Set('color fill fill-opacity stroke font-size visibility'.split(' '));

/** Presentation attributes, then rules, then `style`; important declarations above all others. */
function cascade(
  { attributes }: SvgElement,
  rules: readonly Rule[],
  bounds: Bounds,
  onUnknown: () => void,
): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  for (const name in attributes) {
    if (!properties.has(name)) continue;
    const value = normalizeValue(attributes[name]!.slice(0, bounds.svgValueChars));
    if (isValidValue(name, value)) style.set(name, value);
  }
  const own = attributes.style === undefined ? [] : [parseDeclarations(attributes.style, bounds, onUnknown)];
  const origins = [...rules.map(rule => rule.declarations), ...own];
  for (const important of [false, true])
    for (const declarations of origins)
      for (const [name, declaration] of declarations)
        if (declaration.important === important) style.set(name, declaration.value);
  for (const [name, value] of style)
    if (inherited.has(name) && (value === 'inherit' || value === 'unset')) style.delete(name);
  return style;
}
