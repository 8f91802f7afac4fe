import type { Token } from 'parse5';

/** Elements that are never prose: scripts, media, controls, fallbacks, navigation, footers. */
const excludedElements = new Set(
  (
    'script style template noscript noframes noembed iframe svg canvas audio video title nav footer ' +
    'select datalist button textarea progress meter rp rt annotation annotation-xml'
  ).split(' '),
);
const excludedRoles = new Set(['navigation', 'contentinfo']);
/** Often hidden until a script runs or while a dialog is open, so a hidden state means nothing here. */
const alwaysVisible = new Set(['html', 'body', 'main', 'article']);

export const attributeOf = (attributes: Token.Attribute[], name: string) =>
  attributes.find(attribute => attribute.name === name)?.value;

/** Whether the extracted text omits an element and everything inside it. */
export function isExcluded(name: string, attributes: Token.Attribute[]): boolean {
  if (excludedElements.has(name)) return true;
  if (attributes.length === 0) return name === 'dialog';
  if (name === 'dialog' && attributeOf(attributes, 'open') === undefined) return true;
  if (alwaysVisible.has(name)) return false;
  for (const { name: attribute, value } of attributes) {
    if (attribute === 'role' && excludedRoles.has(value.trim().toLowerCase())) return true;
    if (attribute === 'hidden') return true;
    if (attribute === 'aria-hidden' && value.trim().toLowerCase() === 'true') return true;
    if (attribute === 'style' && hasDeclaration(value, hiddenStyle)) return true;
  }
  return false;
}

const hiddenStyle = /^(?:display:none|visibility:(?:hidden|collapse))(?:!important)?$/;
const blockStyle = /^display:(?:block|flex|grid|list-item|table)(?:!important)?$/;

export function isDisplayedAsBlock(attributes: Token.Attribute[]): boolean {
  const style = attributeOf(attributes, 'style');
  return style !== undefined && hasDeclaration(style, blockStyle);
}

/** Whether a declaration of an inline style, without white space, matches. */
function hasDeclaration(style: string, pattern: RegExp): boolean {
  return style
    .slice(0, 2_000)
    .toLowerCase()
    .split(';')
    .some(declaration => pattern.test(declaration.replace(/\s+/g, '')));
}

/** Class, id, role and itemprop of an element in lower case, which hint at its purpose. */
export function labelsOf(attributes: Token.Attribute[]): string {
  let labels = '';
  for (const { name, value } of attributes)
    if (name === 'class' || name === 'id' || name === 'role' || name === 'itemprop') labels += ` ${value}`;
  return labels.slice(0, 300).toLowerCase();
}
