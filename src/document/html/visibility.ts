import type { Token } from 'parse5';

/** Never prose: code for machines, embedded media, controls, fallbacks, glosses and, by SPEC §2.5, navigation and footers. */
const droppedElements = new Set(
  (
    'script style template noscript noframes noembed iframe svg canvas audio video title nav footer ' +
    'select datalist button textarea progress meter rp rt annotation annotation-xml'
  ).split(' '),
);
const droppedRoles = new Set(['navigation', 'contentinfo']);
/** Scripts show these once the page has loaded, and dialogs hide them meanwhile. */
const neverHidden = new Set(['html', 'body', 'main', 'article']);

export const attributeOf = (attributes: Token.Attribute[], name: string) =>
  attributes.find(attribute => attribute.name === name)?.value;

/** Whether an element and all inside it are left out of the prose. */
export function isExcluded(name: string, attributes: Token.Attribute[]): boolean {
  if (droppedElements.has(name)) return true;
  if (attributes.length === 0) return name === 'dialog';
  if (name === 'dialog' && attributeOf(attributes, 'open') === undefined) return true;
  for (const { name: attribute, value } of attributes) {
    if (attribute === 'role' && droppedRoles.has(value.trim().toLowerCase()) && !neverHidden.has(name))
      return true;
    if (neverHidden.has(name)) continue;
    if (attribute === 'hidden') return true;
    if (attribute === 'aria-hidden' && value.trim().toLowerCase() === 'true') return true;
    if (attribute === 'style' && declares(value, hiddenStyle)) return true;
  }
  return false;
}

const hiddenStyle = /^(?:display:none|visibility:(?:hidden|collapse))(?:!important)?$/;
const blockStyle = /^display:(?:block|flex|grid|list-item|table)(?:!important)?$/;

export function isDisplayedAsBlock(attributes: Token.Attribute[]): boolean {
  const style = attributeOf(attributes, 'style');
  return style !== undefined && declares(style, blockStyle);
}

/** Whether an inline style has a declaration of this form. */
function declares(style: string, form: RegExp): boolean {
  return style
    .slice(0, 2_000)
    .toLowerCase()
    .split(';')
    .some(declaration => form.test(declaration.replace(/\s+/g, '')));
}

/** What a page's author calls an element. */
export function labelsOf(attributes: Token.Attribute[]): string {
  let marks = '';
  for (const { name, value } of attributes)
    if (name === 'class' || name === 'id' || name === 'role' || name === 'itemprop') marks += ` ${value}`;
  return marks.slice(0, 300).toLowerCase();
}
