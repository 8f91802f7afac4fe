import type { Bounds } from '../../../bounds.js';
import { type Style, type StyleOf, styleFacts } from '../styles.js';
import { walkXml } from '../xml.js';
import { docxVocabularies } from './vocabulary.js';

/** An on/off property (ECMA-376 §17.17.4): a present property is on unless its value is off. */
export const isOn = (value: string | undefined): boolean => !/^(0|false|off)$/.test(value ?? '');

/** Reads the styles of a styles part, by id. */
export function readDocxStyles(source: string, bounds: Bounds): StyleOf {
  const styles = new Map<string, Style>();
  let style: Style | undefined;
  walkXml(source, docxVocabularies, bounds.xmlDepth, {
    open(name, attributes) {
      if (name === 'w:style') {
        style = { name: '' };
        styles.set(attributes.get('w:styleId') ?? '', style);
      } else if (style !== undefined) {
        const value = attributes.get('w:val');
        if (name === 'w:name') style.name = value ?? '';
        if (name === 'w:basedOn') style.parent = value;
        if (name === 'w:vanish') style.hidden = isOn(value);
      }
    },
    close(name) {
      if (name === 'w:style') style = undefined;
    },
    text() {},
  });
  return styleFacts(styles);
}
