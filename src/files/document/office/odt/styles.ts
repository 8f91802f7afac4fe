import { type Style, type StyleOf, styleFacts } from '../styles.js';
import type { Attributes } from '../xml.js';

/** Weight of `bold`, on the scale of CSS. */
const boldWeight = 700;

/** Collects style declarations from XML events. Style ids are `family:name`. */
export class StyleCollector {
  private readonly styles = new Map<string, Style>();
  private style: Style | undefined;
  readonly styleOf: StyleOf = styleFacts(this.styles);

  open(name: string, attributes: Attributes): void {
    if (name === 'style:style') this.declare(attributes);
    else if (name === 'style:text-properties' && this.style !== undefined) {
      const display = attributes.get('text:display');
      if (display !== undefined) this.style.hidden = display === 'none';
      const font = attributes.get('style:font-name') ?? attributes.get('fo:font-family');
      if (font !== undefined) this.style.font = font;
      const line = attributes.get('style:text-underline-style');
      const mode = attributes.get('style:text-underline-mode');
      if (line !== undefined) this.style.underlined = line !== 'none' && mode !== 'skip-white-space';
      const weight = attributes.get('fo:font-weight');
      if (weight !== undefined) this.style.bold = weight === 'bold' || Number(weight) >= boldWeight;
      const slant = attributes.get('fo:font-style');
      if (slant !== undefined) this.style.italic = slant !== 'normal';
    }
  }

  close(name: string): void {
    if (name === 'style:style') this.style = undefined;
  }

  private declare(attributes: Attributes): void {
    const name = attributes.get('style:name') ?? '';
    const family = attributes.get('style:family') ?? '';
    const parent = attributes.get('style:parent-style-name');
    this.style = {
      name: attributes.get('style:display-name') ?? name,
      parent: parent === undefined ? undefined : `${family}:${parent}`,
    };
    this.styles.set(`${family}:${name}`, this.style);
  }
}
