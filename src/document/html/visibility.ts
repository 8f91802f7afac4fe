import type { Token } from 'parse5';
import { setOf } from '../sets.js';

/** Elements that are never prose: scripts, media, controls, fallbacks, navigation, footers. */
const excludedElements = setOf(
  'script style template noscript noframes noembed iframe svg canvas audio video title nav footer ' +
    'select datalist button textarea progress meter rp rt annotation annotation-xml',
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
    if (attribute === 'style' && declares(value, hiddenStyle)) return true;
  }
  return false;
}

const hiddenStyle = /;(?:display:none|visibility:(?:hidden|collapse));/;
const blockStyle = /;display:(?:block|flex|grid|list-item|table);/;

export const isDisplayedAsBlock = (attributes: Token.Attribute[]): boolean =>
  declares(attributeOf(attributes, 'style') ?? '', blockStyle);

const declares = (style: string, pattern: RegExp): boolean =>
  /display|visibility/i.test(style) && pattern.test(normalized(style));

/** An inline style in lower case, without comments and the space around marks, between semicolons. */
const normalized = (style: string): string =>
  `;${style
    .toLowerCase()
    .replace(/\/\*.*?(?:\*\/|$)|!important/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([;:,/]) ?/g, '$1')
    .trim()};`;

/** How inline styles display the text of an element. Style sheets are not read. */
interface TextStyle {
  /** Transparent, cut off or outside the page, with everything inside. */
  isHidden: boolean;
  isTiny: boolean;
  color: string | undefined;
  background: string | undefined;
}

/** Follows the inline styles of the open elements, to find text that a page has and does not display. */
export class InlineStyles {
  private readonly open: TextStyle[] = [];

  /** Whether the innermost element does not display its text. */
  get hidesText(): boolean {
    const style = this.open.at(-1);
    return style !== undefined && (style.isHidden || style.isTiny || isUnreadable(style));
  }

  /** Returns the record for `end`. Of an element with a class or an id, style sheets may set the rest. */
  start(name: string, attributes: Token.Attribute[]): TextStyle | undefined {
    if (attributes.length === 0) return undefined;
    const outer = this.open.at(-1);
    const style = normalized(attributeOf(attributes, 'style') ?? '');
    const color = /;color:([^;]+)/.exec(style)?.[1] ?? attributeOf(attributes, 'color')?.toLowerCase();
    const background = backgroundColor.exec(style)?.[1] ?? attributeOf(attributes, 'bgcolor')?.toLowerCase();
    const isUnknown = outer && attributes.some(each => each.name === 'class' || each.name === 'id');
    if (style === ';;' && (color ?? background) === undefined && isUnknown !== true) return undefined;
    const inherited = isUnknown ? undefined : outer;
    const current = {
      isHidden:
        outer?.isHidden === true || (!alwaysVisible.has(name) && unseenStyles.some(each => each.test(style))),
      isTiny: tiny.test(style) || (inherited?.isTiny === true && !ownSize.test(style)),
      // Text may be a window to the image behind it.
      color: style.includes('background-clip') ? undefined : (color ?? inherited?.color),
      background:
        background === 'transparent' ? inherited?.background : (background ?? inherited?.background),
    };
    this.open.push(current);
    return current;
  }

  /** Elements may end in another order than the reverse of their starts. */
  end(style: TextStyle | undefined): void {
    if (style !== undefined) this.open.splice(this.open.lastIndexOf(style), 1);
  }
}

/** The colour before an image is not seen. */
const backgroundColor = /;background(?:-color)?:([^;( ]+(?:\([^;)]*\))?)(?![^;]*url)/;
const tiny = /;font(?:-size)?:(?:0[a-z%]*|0?\.\d+p[xt]|0?\.0\d*r?em|1p[xt])[;/]/;
/** A size that does not depend on that of the element around. */
const ownSize = /;font(?:-size)?:[^;]*(?:\d(?:p[xtc]|rem|[cm]m|in|v[wh])|medium|large)/;

/** A distance at which no screen shows an element. */
const far = String.raw`-(?:\d{4,}|999px|\d{2,}(?:\.\d+)?(?:r?em|v[wh])|\d{3}%)`;
const unseenStyles = [
  // Pages display what an animation begins with.
  /^(?!.*;(?:-webkit-)?(?:transform|transition|animation|will-change)).*;opacity:(?:0?\.0[\d.]*|0)%?;/,
  new RegExp(String.raw`;(?:text-indent:|margin-(?:left|top):|transform:[^;]*translate(?:x|y|3d)?\()${far}`),
  /^(?!.*;(?:-webkit-)?(?:transition|animation|will-change)).*;transform:[^;]*scale(?:3d|x|y)?\(0(?:\.0+)?[,)]/,
  new RegExp(`^(?=.*;position:(?:absolute|fixed|relative);).*;(?:left|top|right|bottom):${far}`),
  // Padding gives a box without height the proportions of a video.
  /^(?=.*;overflow[-xy]*:(?:hidden|clip))(?!.*;padding[^;]*[1-9]).*;(?:width|(?:max-)?height):(?:0|0?\.\d+px|1px)[a-z%]*;/,
  /^(?=.*;position:(?:absolute|fixed);).*;clip:rect\((?:[01](?:px)?[ ,]*){4}\);/,
  /;clip-path:(?:inset\((?:[5-9]\d|100)%|circle\(0)/,
];

/** Whether readers cannot tell a text from its background. */
function isUnreadable({ color, background = '' }: TextStyle): boolean {
  if (color === undefined) return false;
  if (/^(?:transparent|rgba?\((?:(?:[^,]*,){3}|[^/]*\/)0(?:\.0*)?%?\))$/.test(color)) return true;
  const [one, other] = [channelsOf(color), channelsOf(background)];
  if (one.length < 3 || other.length < 3) return color === background;
  return one.every((channel, i) => Math.abs(channel - other[i]!) <= 8);
}

const namedColors: Readonly<Record<string, string>> = {
  white: '#fff',
  snow: '#fffafa',
  whitesmoke: '#f5f5f5',
  black: '#000',
};

/** Red, green and blue of a colour, 0 to 255; nothing for most names. */
export function channelsOf(color: string): number[] {
  if (color.startsWith('rgb'))
    return (color.match(/[\d.]+%?/g) ?? [])
      .slice(0, 3)
      .map(part => Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1));
  const hex = /^#([\da-f]{3,8})$/.exec(namedColors[color] ?? color)?.[1] ?? '';
  const digits = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  return (digits.slice(0, 6).match(/../g) ?? []).map(each => Number.parseInt(each, 16));
}

/** Class, id, role and itemprop of an element in lower case, which hint at its purpose. */
export function labelsOf(attributes: Token.Attribute[]): string {
  let labels = '';
  for (const { name, value } of attributes)
    if (name === 'class' || name === 'id' || name === 'role' || name === 'itemprop') labels += ` ${value}`;
  return labels.slice(0, 300).toLowerCase();
}
