/**
 * Scans an image for prompt injection. It collects every text that a model could read in the file, the name
 * and the pixels, and scores each as an instruction to a model. Metadata, codes and hidden bits are read from
 * every image. OCR runs only on request, and only where printed text is likely or the other texts contain an
 * instruction.
 */

import type { InjectionReading, Read } from '../../../contract/injection.js';
import { limits } from '../../../contract/limits.js';
import { bandOf } from '../../../engine/scan/bands.js';
import { busyProblem, isBusy, isNativeFailure, type NativeFailure } from '../../native-failure.js';
import { type ImageContents, type ImageProblem, isProblem } from '../image.js';
import { readMetadata } from '../metadata/read-metadata.js';
import type { ImageReaders } from '../native-readers.js';
import { hasPrint, reliabilityOf } from './confidence.js';
import { decoded, type FileScan, isUndecoded, scanFile, withSmuggled } from './file-scan.js';
import { type Finding, isTechnical, labelled, nameAsWords } from './findings.js';
import { readsOf, type ScoredFinding, scoreFinding } from './reads.js';
import { hasSentence, proseOf } from './text/prose.js';
import { type PassageBudget, scoreText } from './text/text-score.js';

/** Options of a prompt-injection scan. */
export interface InjectionOptions {
  filename: string;
  altText: string | null;
  /** Whether printed text may be read (OCR). */
  deep: boolean;
  /** Why OCR is not allowed although the caller asked for it; null otherwise. */
  deepRefused: string | null;
  /** Whether the answer omits found text. */
  redact: boolean;
}

export interface InjectionOutcome {
  reading: InjectionReading;
  /** Whether OCR found text, which counts against the caller's quota. */
  foundPrint: boolean;
  /** Parameters of an image generator in the pixels; undefined when they were not searched for. */
  parameters: string | NativeFailure | null | undefined;
}

const disclaimer =
  'This is a signal about text found in the image, not a verdict about the image or about any person. A low score is no all-clear.';

/** Score from which a text justifies OCR, and lowest score that is reported when there is little text. */
const suspiciousScore = 0.25;
/** Minimum letters of text to score. */
const lettersMin = 12;
const wordsMin = 3;
/** Characters of all fields joined. */
const joinedCharsMax = 4_000;
/** Lowest score of the best field of a joined text: 96% of instructions split in two or three have it. */
const partScoreMin = 0.07;

export async function scanForInjection(
  bytes: Uint8Array,
  options: InjectionOptions,
  readers: ImageReaders,
  contents = readMetadata(bytes),
): Promise<InjectionOutcome | ImageProblem> {
  if (isProblem(contents)) return contents;
  const image = await scanFile(bytes, contents, null, readers);
  const files = [image];
  for (const embedded of image.drawing?.embedded ?? []) {
    const label = `embedded image ${files.length} (${embedded.contents.format.toUpperCase()})`;
    files.push(await scanFile(embedded.bytes, embedded.contents, label, readers));
  }
  if (files.some(({ pixels }) => isBusy(pixels))) return busyProblem;
  const budget: PassageBudget = { left: limits.injectionWeighedPassages };
  const texts = [...namedFindings(options), ...files.flatMap(file => file.findings)];
  const found = scoreAll(texts, options, budget);

  const isSuspicious = found.some(({ score }) => score >= suspiciousScore);
  let spentMs = 0;
  for (const file of options.deep ? files : []) {
    if (decoded(file.pixels) === null || !(isSuspicious || hasPrint(file))) continue;
    file.printed = await readers.print(file.bytes, file.contents.format, spentMs);
    if (isBusy(file.printed)) return busyProblem;
    if (!isNativeFailure(file.printed)) spentMs = file.printed.spentMs;
    else if (file.printed.failure === 'time') spentMs = limits.printWorkMs;
  }
  const printed = files.flatMap(({ printed, label }) =>
    (decoded(printed)?.findings ?? []).map(finding => labelled(finding, label)),
  );
  const findings = [...found, ...scoreAll(printed, options, { left: limits.injectionWeighedPassages })];

  const layers = layersRead(files, options);
  const joined = joinedFinding(findings);
  const reads = readsOf(findings, joined, layers, options.redact);
  const lead = leadingRead(reads);
  const isUnread = files.some(file => isUndecoded(file) || isNativeFailure(file.printed));
  const abstained = lead.score < suspiciousScore && (isUnread || !hasEnoughText(findings, contents));
  const density = Math.round(lead.score * 1000) / 10;
  const isFullyScored = budget.left > 0;
  const { confidence, degraded } = reliabilityOf({ ...options, files, isFullyScored, abstained, density });
  const { format, width, height } = contents;
  return {
    foundPrint: printed.length > 0,
    parameters: decoded(image.pixels)?.parameters,
    reading: {
      instruction_density: abstained ? 0 : density,
      band: abstained ? null : bandOf(density),
      confidence,
      leading_read: lead.name,
      reads,
      image: { format, bytes: bytes.length, width, height },
      layers_read: layers,
      degraded,
      abstained,
      disclaimer,
    },
  };
}

/** The read with the highest score. Among equal scores, hidden text comes first. */
function leadingRead(reads: readonly Read[]): Read {
  const rank = (read: Read) =>
    read.score + (read.name === 'hidden_text' || read.name === 'smuggled_text' ? 0.01 : 0);
  return reads.reduce((best, read) => (read.active && rank(read) > rank(best) ? read : best));
}

/** Findings in the file name and the alt text, which are not part of the image. */
function namedFindings({ filename, altText }: InjectionOptions): Finding[] {
  const findings: Finding[] = [];
  if (filename !== '') findings.push({ read: 'filename_text', source: 'filename', text: filename });
  if (altText !== null && altText.trim() !== '')
    findings.push({ read: 'alt_text', source: 'alt text', text: altText });
  return withSmuggled(findings);
}

/** Scores findings within the character budget of one image. Scores equal texts once. */
function scoreAll(
  findings: readonly Finding[],
  options: InjectionOptions,
  budget: PassageBudget,
): ScoredFinding[] {
  const known = new Map<string, ScoredFinding>();
  let chars = 0;
  return findings.flatMap(finding => {
    const key = `${finding.hidden === undefined}${finding.read === 'smuggled_text'}${finding.text}`;
    const same = known.get(key);
    if (same !== undefined) return [{ ...same, ...finding, score: same.score }];
    chars += finding.text.length;
    if (chars > limits.injectionTextChars * 2) return [];
    const scored =
      finding.read === 'filename_text'
        ? scoreFilename(finding, options.filename)
        : scoreFinding(finding, scoreText(finding.text, budget));
    known.set(key, scored);
    return [scored];
  });
}

/**
 * Scores a file name as it is and split into words; the passage shown is the whole name. A name of one or two
 * words is not a sentence, unless it is a disguise of one.
 */
function scoreFilename(finding: Finding, filename: string): ScoredFinding {
  const words = nameAsWords(filename);
  const asWords = scoreText(words);
  const asIs = scoreText(filename);
  const best = asIs.score > asWords.score ? asIs : asWords;
  const score = best.disguise !== null || hasSentence(words) ? best.score : 0;
  return scoreFinding(finding, { ...best, score, passage: filename });
}

/** All fields joined, as an instruction may be spread over several. Null when that scores no higher. */
function joinedFinding(findings: readonly ScoredFinding[]): ScoredFinding | null {
  const parts = findings
    .filter(({ read }) => read === 'metadata_text' || read === 'svg_text' || read === 'printed_text')
    .map(({ text, score }) => ({ score, text: proseOf(text).trim() }))
    .filter(({ text }) => text !== '');
  const text = parts.map(part => part.text).join(' ');
  if (parts.length < 2 || text.length > joinedCharsMax) return null;
  const finding: Finding = { read: 'instruction_text', source: 'several fields, joined', text };
  const joined = scoreFinding(finding, scoreText(text));
  const best = Math.max(...parts.map(({ score }) => score));
  return best >= partScoreMin && joined.score > best + 0.2 ? joined : null;
}

/** Whether there is enough prose to score: names of cameras and programs do not count. */
function hasEnoughText(findings: readonly ScoredFinding[], { blocks }: ImageContents): boolean {
  const technical = new Set(blocks.filter(isTechnical).map(block => block.text));
  const texts = findings
    .filter(({ text }) => !technical.has(text))
    .map(({ read, text }) => (read === 'filename_text' ? nameAsWords(text) : text));
  const words = texts.flatMap(
    text => text.match(/\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? [],
  );
  return words.length >= wordsMin && words.join('').length >= lettersMin;
}

/** The layers that were read. Of the pixels, those that were read in every picture of the file. */
function layersRead(files: readonly FileScan[], { filename, altText }: InjectionOptions): string[] {
  const { contents } = files[0]!;
  const layers = new Set<string>();
  if (filename !== '') layers.add('filename');
  if (altText !== null) layers.add('alt_text');
  layers.add(contents.format);
  for (const { layer } of contents.blocks) layers.add(layer);
  const pictures = files.filter(({ drawing }) => drawing === null).map(({ pixels }) => decoded(pixels));
  if (pictures.length > 0 && pictures.every(pixels => pixels !== null)) layers.add('pixels');
  for (const layer of pictures[0]?.searched ?? [])
    if (pictures.every(pixels => pixels?.searched.includes(layer))) layers.add(layer);
  const printed = files.map(file => file.printed);
  if (printed.some(scan => decoded(scan) !== null) && !printed.some(isNativeFailure))
    layers.add('printed_text');
  return [...layers];
}
