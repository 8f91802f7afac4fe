/** Groups findings into the reads of the response: the highest of each kind of text, and of all. */

import { createHash } from 'node:crypto';
import { type FoundText, type Read, type ReadName, readNames } from '../../../contract/injection.js';
import { limits } from '../../../contract/limits.js';
import { type Finding, isSearched } from './findings.js';
import { defang } from './text/defang.js';
import type { TextScore } from './text/text-score.js';

export interface ScoredFinding extends Finding, TextScore {}

/** Score from which a text counts as phrased as an instruction: the start of the band `elevated`. */
const instructionScore = 0.5;
/** Lowest score of smuggled text: text in invisible characters is never accidental. */
const smuggledScoreMin = 0.35;
/** Factor on 1 − score for hidden text: a hidden instruction is half as likely to be harmless. */
const hiddenDoubt = 0.5;
/** Reads of texts outside the image, which the read of all its texts excludes. */
const outsideImage = new Set<ReadName>(['filename_text', 'alt_text']);

/** Adjusts the score of a finding's text for its location. */
export function scoreFinding(finding: Finding, { score, passage, disguise }: TextScore): ScoredFinding {
  let adjusted = score;
  if (finding.hidden !== undefined && adjusted >= instructionScore)
    adjusted = 1 - (1 - adjusted) * hiddenDoubt;
  if (finding.read === 'smuggled_text') adjusted = Math.max(adjusted, smuggledScoreMin);
  return { ...finding, score: adjusted, passage: passage || finding.text, disguise };
}

/** Returns all reads in the order of their names, including those without a finding. */
export function readsOf(
  findings: readonly ScoredFinding[],
  joined: ScoredFinding | null,
  layersRead: readonly string[],
  redact: boolean,
): Read[] {
  return readNames.map(name => {
    const isOverall = name === 'instruction_text';
    const candidates = isOverall
      ? inImage(findings, joined)
      : findings.filter(finding => finding.read === name);
    const sorted = [...candidates].sort((a, b) => b.score - a.score);
    const [lead] = sorted;
    if (lead === undefined) return absent(name, layersRead);
    const others = isOverall
      ? []
      : sorted.slice(1, 1 + limits.findingsPerRead).filter(({ score }) => score >= instructionScore);
    return {
      name,
      score: Math.round(lead.score * 1000) / 1000,
      detail: detailOf(lead, sorted),
      value: foundText(lead, redact),
      others: others.map(other => foundText(other, redact)),
      count: candidates.length,
      region: lead.region ?? null,
      active: true,
    };
  });
}

/** The findings in the image and its file, with the scores before the adjustment for hidden text. */
const inImage = (findings: readonly ScoredFinding[], joined: ScoredFinding | null): ScoredFinding[] => [
  ...findings
    .filter(({ read }) => !outsideImage.has(read))
    .map(finding => (finding.hidden === undefined ? finding : { ...finding, score: unhiddenScore(finding) })),
  ...(joined === null ? [] : [joined]),
];

const unhiddenScore = ({ score }: ScoredFinding) =>
  score >= instructionScore ? 1 - (1 - score) / hiddenDoubt : score;

function detailOf(lead: ScoredFinding, all: readonly ScoredFinding[]): string {
  const how = lead.disguise === null ? '' : ` (${lead.disguise}, undone)`;
  const hidden = lead.hidden === undefined ? '' : ` People don't see it: ${lead.hidden}.`;
  if (lead.read === 'instruction_text')
    return `Fields that are not phrased so alone, joined in the order of the file, read like an instruction to a model${how}.`;
  const strong = all.filter(({ score }) => score >= instructionScore).length;
  const more = strong > 1 ? ` ${strong} texts are.` : '';
  if (lead.score >= 0.75) return `A text is phrased as an instruction to a model${how}.${hidden}${more}`;
  if (lead.score >= instructionScore)
    return `A text reads much like an instruction to a model${how}.${hidden}${more}`;
  if (lead.score >= 0.25) return `A text has something of an instruction to a model${how}.${hidden}`;
  return `No text here is phrased as an instruction to a model.${hidden}`;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

function foundText({ source, plainSource, text, passage }: ScoredFinding, redact: boolean): FoundText {
  const fingerprint = { sha256: sha256(text), chars: Array.from(text).length };
  if (redact) return { source: plainSource ?? source, ...fingerprint };
  return {
    source: defang(source, limits.findingChars),
    text: defang(passage, limits.findingChars),
    ...fingerprint,
  };
}

const absent = (name: ReadName, layersRead: readonly string[]): Read => ({
  name,
  score: 0,
  detail: isSearched(name, layersRead)
    ? 'Nothing was found here.'
    : 'This was not read, so what it contains is not known.',
  value: { source: 'none', text: '', sha256: sha256(''), chars: 0 },
  others: [],
  count: 0,
  region: null,
  active: false,
});
