import { ooxmlVocabulary } from '../relationships.js';
import { type Style, type StyleOf, styleFacts } from '../styles.js';
import { walkPart } from '../xml.js';
import type { ZipArchive } from '../zip-directory.js';

/** An on/off property (ECMA-376 §17.17.4): a present property is on unless its value is off. */
export const isOn = (value: string | undefined): boolean => !/^(0|false|off)$/.test(value ?? '');

/** Reads the styles of the styles part, by id. A document without the part has none. */
export function readDocxStyles(zip: ZipArchive, part: string | undefined): StyleOf {
  const styles = new Map<string, Style>();
  if (part === undefined) return styleFacts(styles);
  let style: Style | undefined;
  walkPart(zip, part, ooxmlVocabulary, {
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
  });
  return styleFacts(styles);
}
