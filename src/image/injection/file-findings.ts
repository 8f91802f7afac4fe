/** Findings of one file's own texts: its metadata, the elements of a drawing, and what is hidden in either. */
import { limits } from '../../limits.js';
import type { ImageContents } from '../image.js';
import type { Drawing } from '../svg/drawing.js';
import { type Finding, ofBlock } from './findings.js';
import { hiddenSvgText } from './hidden-svg-text.js';
import { smuggledIn } from './smuggling.js';

/** A name with words in it is read as a text, too. */
const hasWords = (name: string): boolean => /\S\s+\S+\s+\S/.test(name.slice(0, limits.injectionTextChars));

export function fileFindings({ blocks }: ImageContents, drawing: Drawing | null): Finding[] {
  const findings: Finding[] = [];
  for (const block of blocks) {
    if (block.text.trim() !== '') findings.push(ofBlock(block));
    if (hasWords(block.name))
      findings.push({ ...ofBlock(block), text: block.name, source: `name of ${block.layer} field` });
  }
  const hidden = drawing?.tree ? hiddenFindings(drawing.tree) : [];
  const hiddenTexts = new Set(hidden.map(finding => finding.text));
  // A hidden text is reported once, as hidden.
  const open = findings.filter(({ read, text }) => read !== 'svg_text' || !hiddenTexts.has(text));
  return withSmuggled([...open, ...hidden]);
}

const hiddenFindings = (tree: NonNullable<Drawing['tree']>): Finding[] =>
  hiddenSvgText(tree)
    .slice(0, limits.injectionPassages)
    .map(({ text, why }) => ({
      read: 'hidden_text',
      source: 'SVG text',
      plainSource: 'SVG text',
      text,
      region: null,
      hidden: why,
    }));

/** Findings, and after each one the texts that invisible characters in it carry. */
export function withSmuggled(findings: readonly Finding[]): Finding[] {
  return findings.flatMap(finding => [
    finding,
    ...smuggledIn(finding.text).map(
      ({ how, text, count }): Finding => ({
        ...finding,
        read: 'smuggled_text',
        source: `${finding.source}: ${count} invisible or overriding characters (${how})`,
        plainSource: `${finding.plainSource}: ${count} invisible or overriding characters (${how})`,
        text,
        hidden: `it is carried by ${how}`,
      }),
    ),
  ]);
}
