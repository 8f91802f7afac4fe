/** The cascade: which declarations of a drawing's style sheets, attributes and `style` apply to each element. */
import { limits } from '../../limits.js';
import {
  type Compound,
  normalizeValue,
  parseDeclarations,
  parseSheet,
  properties,
  type Rule,
} from './style-sheet.js';
import type { SvgElement } from './tree.js';

/** An element with its place in the tree. */
interface Place {
  element: SvgElement;
  classes: ReadonlySet<string>;
  parent: Place | null;
  /** The sibling element before it. */
  previous: Place | null;
}

/** Rules by the most selective part of their last compound, each with its place in the order of the sheets. */
interface RuleIndex {
  byId: Map<string, IndexedRule[]>;
  byClass: Map<string, IndexedRule[]>;
  byType: Map<string, IndexedRule[]>;
  others: IndexedRule[];
}
type IndexedRule = Rule & { order: number };

/** Sets `style` on every element. Returns false when a limit ended the work, so that styles are missing. */
export function applyStyles(root: SvgElement, sheets: readonly string[]): boolean {
  const css = sheets.join('\n');
  const rules = parseSheet(css.slice(0, limits.svgSheetChars));
  const index = indexOf(rules);
  const steps = { left: limits.svgStyleSteps };
  const pending: Place[] = [place(root, null, null)];
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    const { element } = current;
    element.style = cascade(element, matching(index, current, steps));
    let previous: Place | null = null;
    for (const child of element.children)
      if (typeof child !== 'string') {
        previous = place(child, current, previous);
        pending.push(previous);
      }
  }
  return steps.left > 0 && css.length <= limits.svgSheetChars && rules.length < limits.svgRules;
}

const noClasses: ReadonlySet<string> = new Set();
const place = (element: SvgElement, parent: Place | null, previous: Place | null): Place => {
  const classes = element.attributes.class?.slice(0, limits.svgValueChars).trim();
  return { element, parent, previous, classes: classes ? new Set(classes.split(/\s+/)) : noClasses };
};

function indexOf(rules: readonly Rule[]): RuleIndex {
  const index: RuleIndex = { byId: new Map(), byClass: new Map(), byType: new Map(), others: [] };
  rules.forEach((rule, order) => {
    const { id, classes, type } = rule.compounds.at(-1)!;
    const [map, key] =
      id !== null
        ? [index.byId, id]
        : classes[0] !== undefined
          ? [index.byClass, classes[0]]
          : [index.byType, type];
    const list = key === null ? index.others : map.get(key);
    if (list === undefined) map.set(key!, [{ ...rule, order }]);
    else list.push({ ...rule, order });
  });
  return index;
}

/** The rules that apply to an element, weakest first. */
function matching(index: RuleIndex, current: Place, steps: { left: number }): Rule[] {
  if (steps.left <= 0) return [];
  const { element, classes } = current;
  const candidates = [
    index.others,
    index.byType.get(element.name) ?? [],
    index.byId.get(element.attributes.id ?? '') ?? [],
    ...Array.from(classes, name => index.byClass.get(name) ?? []),
  ];
  const found: IndexedRule[] = [];
  for (const rules of candidates)
    for (const rule of rules)
      if (matches(rule.compounds, rule.compounds.length - 1, current, steps)) {
        steps.left -= rule.declarations.size;
        found.push(rule);
      }
  return found.sort((a, b) => a.specificity - b.specificity || a.order - b.order);
}

function matches(
  compounds: readonly Compound[],
  last: number,
  current: Place,
  steps: { left: number },
): boolean {
  if (--steps.left <= 0 || !fits(compounds[last]!, current)) return false;
  if (last === 0) return true;
  const { combinator } = compounds[last - 1]!;
  const next = (at: Place) => (combinator === ' ' || combinator === '>' ? at.parent : at.previous);
  for (let other = next(current); other !== null; other = next(other)) {
    if (matches(compounds, last - 1, other, steps)) return true;
    if (combinator === '>' || combinator === '+' || steps.left <= 0) return false;
  }
  return false;
}

const fits = (
  { type, id, classes, attributes, isRoot }: Compound,
  { element, classes: own, parent }: Place,
): boolean =>
  (type === null || type === element.name) &&
  (id === null || id === element.attributes.id) &&
  classes.every(name => own.has(name)) &&
  attributes.every(({ name, value }) => {
    const actual = element.attributes[name];
    return actual !== undefined && (value === null || value === actual);
  }) &&
  (!isRoot || parent === null);

/** Presentation attributes, then rules, then `style`; important declarations above all others (CSS 2.2, 6.4). */
function cascade({ attributes }: SvgElement, rules: readonly Rule[]): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  for (const name in attributes)
    if (properties.has(name))
      style.set(name, normalizeValue(attributes[name]!.slice(0, limits.svgValueChars)));
  const own = attributes.style === undefined ? [] : [parseDeclarations(attributes.style)];
  const layers = [...rules.map(rule => rule.declarations), ...own];
  for (const important of [false, true])
    for (const declarations of layers)
      for (const [name, declaration] of declarations)
        if (declaration.important === important) style.set(name, declaration.value);
  return style;
}
