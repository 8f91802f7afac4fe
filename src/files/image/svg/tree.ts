/** An element of a drawing, with its styles resolved. */
export interface SvgElement {
  /** Local name: `rect` for `svg:rect`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Elements and the text between them, in document order. */
  children: (SvgElement | string)[];
  /** Properties that this element declares, in any of the three ways, in lower case. */
  style: ReadonlyMap<string, string>;
}

/** A parsed SVG file. */
export interface SvgTree {
  root: SvgElement;
  /** False when a bound ended the parser early. A syntax error does not count. */
  isComplete: boolean;
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The text directly inside an element. */
export const textOf = ({ children }: SvgElement): string =>
  children.filter(child => typeof child === 'string').join('');

/** Value of `href`, with or without a prefix (SVG 2 dropped `xlink:`). */
export const hrefOf = ({ attributes }: SvgElement): string | undefined =>
  attributes.href ?? attributes['xlink:href'];

/** An element and all elements inside it, in document order. */
export function* elementsOf(root: SvgElement): Generator<SvgElement> {
  const pending = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    yield element;
    for (let i = element.children.length - 1; i >= 0; i--) {
      const child = element.children[i]!;
      if (typeof child !== 'string') pending.push(child);
    }
  }
}
