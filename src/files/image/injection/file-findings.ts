/** Findings in a file's metadata, in the elements of an SVG, and in text hidden in either. */
import type { Bounds } from '../../bounds.js';
import type { ImageContents } from '../image.js';
import type { Drawing } from '../svg/drawing.js';
import type { SvgTree } from '../svg/tree.js';
import { type Finding, findingOf, within } from './findings.js';
import { hiddenSvgText } from './hidden-svg-text.js';
import { smuggledIn } from './text/smuggling.js';

/** Returns the findings of one file. A field name with several words is a finding, too. */
export function fileFindings({ blocks }: ImageContents, drawing: Drawing | null, bounds: Bounds): Finding[] {
  const findings: Finding[] = [];
  for (const block of blocks) {
    if (block.text.trim() !== '') findings.push(findingOf(block));
    if (/\S\s+\S+\s+\S/.test(block.name.slice(0, bounds.injectionTextChars)))
      findings.push({ ...findingOf(block), text: block.name, source: `name of ${block.layer} field` });
  }
  const hidden = drawing?.tree ? hiddenFindings(drawing.tree, bounds) : [];
  const hiddenTexts = new Set(hidden.map(finding => finding.text));
  // Hidden text is also among the SVG texts; it is reported only as hidden.
  const visible = findings.filter(({ read, text }) => read !== 'svg_text' || !hiddenTexts.has(text));
  return withSmuggled([...visible, ...hidden], bounds);
}

const hiddenFindings = (tree: SvgTree, { injectionPassages: passages }: Bounds): Finding[] =>
  hiddenSvgText(tree)
    .slice(0, passages)
    .map(({ text, why }) => ({ read: 'hidden_text', source: 'SVG text', text, hidden: why }));

/** Adds, after each finding, the texts encoded in its invisible characters. */
export function withSmuggled(findings: readonly Finding[], bounds: Bounds): Finding[] {
  return findings.flatMap(finding => [
    finding,
    ...smuggledIn(finding.text, bounds).map(({ how, text, count }): Finding => {
      const inside = within(
        finding,
        source => `${source}: ${count} invisible or overriding characters (${how})`,
      );
      return { ...inside, read: 'smuggled_text', text, hidden: `it is carried by ${how}` };
    }),
  ]);
}
