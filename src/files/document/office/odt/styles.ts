import { type Style, type StyleOf, styleFacts } from '../styles.js';
import type { Attributes } from '../xml.js';

/** Ids of the editing session, which LibreOffice gives to every word typed later. */
const revisionIds = /\s[\w.-]+:(?:paragraph-)?rsid="[^"]*"/g;

/** Collects style declarations from XML events. Style ids are `family:name`. */
export class StyleCollector {
  private readonly styles = new Map<string, Style>();
  private style: Style | undefined;
  /** Short names of the different properties. */
  private readonly properties = new Map<string, string>();
  readonly styleOf: StyleOf = styleFacts(this.styles);

  /** An element starts; `end` is the offset just after its start tag in the source. */
  open(name: string, attributes: Attributes, source: string, end: number): void {
    if (name === 'style:style') this.declare(attributes);
    else if (name === 'style:text-properties' && this.style !== undefined) {
      const display = attributes.get('text:display');
      if (display !== undefined) this.style.hidden = display === 'none';
      const line = attributes.get('style:text-underline-style');
      const mode = attributes.get('style:text-underline-mode');
      if (line !== undefined) this.style.underlined = line !== 'none' && mode !== 'skip-white-space';
      const tag = source.slice(source.lastIndexOf('<', end - 1), end).replace(revisionIds, '');
      if (tag.includes('=')) this.style.properties = this.nameOf(tag);
    }
  }

  close(name: string): void {
    if (name === 'style:style') this.style = undefined;
  }

  private nameOf(properties: string): string {
    const name = this.properties.get(properties) ?? `#${this.properties.size}`;
    this.properties.set(properties, name);
    return name;
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
