/** Builds elements. Texts are set as text nodes, never parsed as HTML. */

type Attributes = Readonly<Record<string, string | boolean | (() => void)>>;

/** Creates an element; a function adds a click listener, `true` an empty attribute, `false` none. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener('click', value);
    else if (value !== false) created.setAttribute(key, value === true ? '' : value);
  }
  created.append(...children.filter(child => child !== null));
  return created;
}

/** The element of the page with an id. */
export const byId = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;
