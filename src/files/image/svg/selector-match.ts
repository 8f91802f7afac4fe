/**
 * Matches selectors against the elements of a drawing with cheerio (css-select). The elements are copied into
 * the nodes that cheerio expects. Every read of a node's type, parent or attributes counts as a step, and
 * matching stops when the step budget is spent. This bounds hostile style sheets: chains of `~` and
 * `:nth-child` take quadratic time in the number of elements.
 */
import { load } from 'cheerio/slim';
import type { Bounds } from '../../bounds.js';
import type { Selector } from './selector.js';
import type { SvgElement } from './tree.js';

/** Remaining steps of matching. */
export interface MatchBudget {
  steps: number;
}

class BudgetSpent extends Error {}

/** Characters of attribute values that are compared in one step. */
const charsPerStep = 64;
const text = { type: 'text', data: ' ' };

/** An element in cheerio's form (domhandler's `Element`). Previous and next skip text, as `+` does. */
class Node {
  readonly children: (Node | typeof text)[] = [];
  readonly prev: Node | null;
  next: Node | null = null;
  readonly name: string;
  private readonly tested: Record<string, string>;
  private readonly attributeSteps: number;

  constructor(
    readonly element: SvgElement,
    private readonly parentNode: Node | null,
    names: ReadonlySet<string>,
    private readonly budget: MatchBudget,
    { svgValueChars: valueChars }: Bounds,
  ) {
    this.name = element.name;
    this.tested = Object.create(null) as Record<string, string>;
    let chars = 0;
    // A style sheet can name thousands of attributes, so the loop is over those that the element has.
    for (const [name, value] of Object.entries(element.attributes)) {
      if (!names.has(name)) continue;
      this.tested[name] = value.slice(0, valueChars);
      chars += this.tested[name].length;
    }
    this.attributeSteps = 1 + Math.floor(chars / charsPerStep);
    const siblings = parentNode?.children ?? [];
    const previous = siblings.findLast(sibling => sibling !== text) as Node | undefined;
    this.prev = previous ?? null;
    if (previous !== undefined) previous.next = this;
    siblings.push(this);
    if (element.children.some(child => typeof child === 'string' && child !== '')) this.children.push(text);
  }

  get type(): string {
    this.spend(1);
    return 'tag';
  }

  get parent(): Node | null {
    this.spend(1);
    return this.parentNode;
  }

  get attribs(): Record<string, string> {
    this.spend(this.attributeSteps);
    return this.tested;
  }

  private spend(steps: number): void {
    this.budget.steps -= steps;
    if (this.budget.steps <= 0) throw new BudgetSpent();
  }
}

/** The elements of a drawing, indexed by `#id`, `.class` and `type`. */
export class SelectorMatcher {
  private readonly all: Node[] = [];
  private readonly index = new Map<string, Node[]>();
  private readonly $ = load([], { xml: true });

  /** `attributes` are the names that the selectors test. Nodes have no other attributes. */
  constructor(
    root: SvgElement,
    attributes: ReadonlySet<string>,
    private readonly budget: MatchBudget,
    bounds: Bounds,
  ) {
    const pending: [element: SvgElement, parent: Node | null][] = [[root, null]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [element, parent] = next;
      const node = new Node(element, parent, attributes, budget, bounds);
      this.add(node, bounds);
      for (let i = element.children.length - 1; i >= 0; i--) {
        const child = element.children[i]!;
        if (typeof child !== 'string') pending.push([child, node]);
      }
    }
  }

  /** The matching elements, in order; none when the budget is spent, null when css-select rejects it. */
  matching({ source, subject }: Selector): SvgElement[] | null {
    if (this.budget.steps <= 0) return [];
    const lists = subject.map(name => this.index.get(name) ?? []);
    const candidates = lists.reduce(
      (fewest, list) => (list.length < fewest.length ? list : fewest),
      this.all,
    );
    try {
      const found = this.$(candidates as never[]).filter(source);
      return (found.toArray() as unknown as Node[]).map(({ element }) => element);
    } catch (error) {
      return error instanceof BudgetSpent ? [] : null;
    }
  }

  private add(node: Node, { svgValueChars: valueChars }: Bounds): void {
    const { name, attributes } = node.element;
    const classes = new Set(attributes.class?.slice(0, valueChars).split(/\s+/));
    this.all.push(node);
    for (const key of [name, `#${attributes.id}`, ...Array.from(classes, one => `.${one}`)]) {
      const list = this.index.get(key);
      if (list === undefined) this.index.set(key, [node]);
      else list.push(node);
    }
  }
}
