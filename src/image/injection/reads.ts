/** Findings become reads: each place's strongest text, and the strongest of all. */
import { createHash } from 'node:crypto';
import type { FoundText, Read, ReadName } from '../../contract/injection.js';
import { readNames } from '../../contract/injection.js';
import { limits } from '../../limits.js';
import { defuse } from './defang.js';
import type { Finding } from './findings.js';
import type { TextReading } from './text-score.js';

/** A finding with what its text says. */
export interface Weighed extends Finding {
  score: number;
  passage: string;
  disguise: string | null;
}

/** From here on a text counts as phrased as an instruction: where the band `elevated` begins. */
const instructs = 0.5;
/** What text that was smuggled scores at least, whatever it says: nobody smuggles by chance. */
const smuggledLeast = 0.35;
/** An instruction that people are not meant to see is half as likely to be harmless. */
const hiddenDoubt = 0.5;
/** Read by themselves; the read of all texts leaves them out, since they are no part of the image. */
const apart = new Set<ReadName>(['filename_text', 'alt_text']);

/** Weighs a finding by the reading of its text. */
export function weigh(finding: Finding, reading: TextReading): Weighed {
  let { score } = reading;
  if (finding.hidden !== null && score >= instructs) score = 1 - (1 - score) * hiddenDoubt;
  if (finding.read === 'smuggled_text') score = Math.max(score, smuggledLeast);
  return { ...finding, score, passage: reading.passage || finding.text, disguise: reading.disguise };
}

/** Of JSON (workflows of picture generators) the strings that hold words; other text as it is. */
export function readable(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text;
  const strings = [...text.slice(0, limits.imageTextChars).matchAll(/"((?:[^"\\]|\\.){8,})"/g)]
    .map(match => match[1]!)
    .filter(s => /\s|[\u3040-\u9fff\uac00-\ud7af]/.test(s));
  return strings.length === 0 ? text : strings.join('\n').replaceAll('\\n', '\n').replaceAll('\\"', '"');
}

/** Every read, whether the image gave it something or not, in the order of their names. */
export function readsOf(weighed: readonly Weighed[], joined: Weighed | null, redact: boolean): Read[] {
  return readNames.map(name => {
    const own =
      name === 'instruction_text' ? openTexts(weighed, joined) : weighed.filter(w => w.read === name);
    const sorted = [...own].sort((a, b) => b.score - a.score);
    const [lead] = sorted;
    if (lead === undefined) return absent(name);
    const others =
      name === 'instruction_text'
        ? []
        : sorted.slice(1, 1 + limits.findingsPerRead).filter(w => w.score >= instructs);
    return {
      name,
      score: Math.round(lead.score * 1000) / 1000,
      detail: detailOf(lead, sorted),
      value: found(lead, redact),
      others: others.map(w => found(w, redact)),
      count: own.length,
      region: lead.region,
      active: true,
    };
  });
}

/** What stands in the image and its file, hidden or not; their score is that of the words alone. */
const openTexts = (weighed: readonly Weighed[], joined: Weighed | null): Weighed[] => [
  ...weighed
    .filter(w => !apart.has(w.read))
    .map(w => (w.hidden === null ? w : { ...w, score: plainScore(w) })),
  ...(joined === null ? [] : [joined]),
];

const plainScore = ({ score }: Weighed) => (score >= instructs ? 1 - (1 - score) / hiddenDoubt : score);

function detailOf(lead: Weighed, all: readonly Weighed[]): string {
  const how = lead.disguise === null ? '' : ` (${lead.disguise}, undone)`;
  const hidden = lead.hidden === null ? '' : ` People don't see it: ${lead.hidden}.`;
  const strong = all.filter(w => w.score >= instructs).length;
  const more = strong > 1 ? ` ${strong} texts are.` : '';
  if (lead.score >= 0.75) return `A text is phrased as an instruction to a model${how}.${hidden}${more}`;
  if (lead.score >= instructs)
    return `A text reads much like an instruction to a model${how}.${hidden}${more}`;
  if (lead.score >= 0.25) return `A text has something of an instruction to a model${how}.${hidden}`;
  return `No text here is phrased as an instruction to a model.${hidden}`;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

function found({ source, plainSource, text, passage }: Weighed, redact: boolean): FoundText {
  const fingerprint = { sha256: sha256(text), chars: Array.from(text).length };
  if (redact) return { source: plainSource, ...fingerprint };
  return {
    source: defuse(source, limits.findingChars),
    text: defuse(passage, limits.findingChars),
    ...fingerprint,
  };
}

const absent = (name: ReadName): Read => ({
  name,
  score: 0,
  detail: 'The image gave this read nothing.',
  value: { source: 'none', text: '', sha256: sha256(''), chars: 0 },
  others: [],
  count: 0,
  region: null,
  active: false,
});
