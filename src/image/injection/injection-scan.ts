/**
 * Reads an image the way a model would: every text its file, its name and its pixels carry, and how much of it is phrased
 * as an instruction to a model. The light pass runs on every image; the deep one reads print, when there is likely any
 * or the light pass found something.
 */
import type { InjectionReading, Read } from '../../contract/injection.js';
import { limits } from '../../limits.js';
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import { bandOf } from '../../scan/bands.js';
import { type ImageContents, type ImageProblem, isProblem } from '../image.js';
import { walkImage } from '../metadata/read-metadata.js';
import { type ImageReaders, inThisProcess } from '../native-readers.js';
import { readDrawing } from '../svg/drawing.js';
import { notesOn } from './confidence.js';
import { embeddedFiles } from './embedded-images.js';
import { fileFindings, withSmuggled } from './file-findings.js';
import { type Finding, isTechnical, nameAsWords } from './findings.js';
import type { InjectionOptions } from './options.js';
import type { PrintedPages } from './page-scan.js';
import type { PixelReading } from './pixel-scan.js';
import { type Picture, pictureOf, pixelsOf, printOf } from './raster-source.js';
import { readable, readsOf, type Weighed, weigh } from './reads.js';
import { type PassageBudget, readText } from './text-score.js';

export interface InjectionOutcome {
  reading: InjectionReading;
  /** Whether the deep pass ran, and so is to be counted. */
  deepRan: boolean;
}

export const disclaimer =
  'This is a signal about text found in the image, not a verdict about the image or about any person. A low score is no all-clear.';

const worthOpening = 0.25;
const lettersToJudge = 12;
const wordsToJudge = 3;
const joinedCharsMax = 4_000;

export async function readInjection(
  bytes: Uint8Array,
  options: InjectionOptions,
  readers: ImageReaders = inThisProcess,
): Promise<InjectionOutcome | ImageProblem> {
  const startedAt = options.clock();
  const contents = walkImage(bytes);
  if (isProblem(contents)) return contents;
  const drawing = contents.format === 'svg' ? readDrawing(bytes, contents) : null;
  const picture = pictureOf(bytes, contents.format, drawing);
  const looked = picture === null ? null : await pixelsOf(picture, readers);
  const seen = looked === null || isNativeFailure(looked) ? null : looked;
  const embedded = await embeddedFiles(drawing, readers);
  const budget: PassageBudget = { left: limits.injectionWeighedPassages };
  const light = weighAll(
    [
      ...namedFindings(options),
      ...fileFindings(contents, drawing),
      ...(seen?.findings ?? []),
      ...embedded.flatMap(file => file.findings),
    ],
    options,
    budget,
  );

  const candidates = [
    ...(picture !== null && seen !== null ? [{ picture, pixels: seen }] : []),
    ...embedded.flatMap(({ picture, pixels }) =>
      picture === null || pixels === null ? [] : [{ picture, pixels }],
    ),
  ];
  const instructive = light.some(w => w.score >= worthOpening);
  const promising = candidates.filter(({ pixels }) => instructive || hasPrint(pixels));
  const printed = options.deep
    ? await readPrinted(
        promising.map(candidate => candidate.picture),
        readers,
        () => options.clock() - startedAt,
      )
    : null;
  const print = printed === null || isNativeFailure(printed) ? null : printed;
  const deepRan = print !== null;
  const weighed = [
    ...light,
    ...weighAll(print?.findings ?? [], options, { left: limits.injectionWeighedPassages }),
  ];

  const joined = joinedFields(weighed);
  const reads = readsOf(weighed, joined, options.redact);
  const lead = leadOf(reads);
  const abstained = lead.score < worthOpening && !enoughToJudge(weighed, contents);
  const density = Math.round(lead.score * 1000) / 10;
  const notes = notesOn({
    contents,
    drawing,
    isWeighed: budget.left > 0,
    looked,
    printed,
    options,
    abstained,
    density,
  });
  return {
    deepRan,
    reading: {
      instruction_density: abstained ? 0 : density,
      band: abstained ? null : bandOf(density),
      confidence: notes.confidence,
      leading_read: lead.name,
      reads,
      image: { format: contents.format, bytes: bytes.length, width: contents.width, height: contents.height },
      layers_read: layersRead(contents, options, seen, deepRan),
      degraded: notes.degraded,
      abstained,
      disclaimer,
    },
  };
}

/** Of reads that score alike, the one that says more: that the text is hidden. */
function leadOf(reads: readonly Read[]): Read {
  const telling = (read: Read) =>
    read.score + (read.name === 'hidden_text' || read.name === 'smuggled_text' ? 0.01 : 0);
  return reads.reduce((best, read) => (read.active && telling(read) > telling(best) ? read : best));
}

const hasPrint = ({ hints }: PixelReading) => hints.lines + hints.columns + hints.faintLines > 0;

/** Reads the print of several pictures; null when there are none, a failure when the first one failed. */
async function readPrinted(
  pictures: readonly Picture[],
  readers: ImageReaders,
  spentMs: () => number,
): Promise<PrintedPages | NativeFailure | null> {
  const read: PrintedPages[] = [];
  for (const picture of pictures) {
    const printed = await printOf(picture, readers, spentMs());
    if (!isNativeFailure(printed)) read.push(printed);
    else if (read.length === 0) return printed;
  }
  const [first] = read;
  if (first === undefined) return null;
  return {
    pagesRead: first.pagesRead,
    findings: read.flatMap(printed => printed.findings),
    skipped: [...new Set(read.flatMap(printed => printed.skipped))],
  };
}

/** Findings of the file's name and of the alt text, which are no part of the image. */
function namedFindings({ filename, altText }: InjectionOptions): Finding[] {
  const plain = (read: Finding['read'], source: string, text: string): Finding => ({
    read,
    source,
    plainSource: source,
    text,
    region: null,
    hidden: null,
  });
  const findings: Finding[] = [];
  if (filename !== '') findings.push(plain('filename_text', 'filename', filename));
  if (altText !== null && altText.trim() !== '') findings.push(plain('alt_text', 'alt text', altText));
  return withSmuggled(findings);
}

/** Weighs findings, equal texts once, until the text allowed is spent. */
function weighAll(findings: readonly Finding[], options: InjectionOptions, budget: PassageBudget): Weighed[] {
  const known = new Map<string, Weighed>();
  let chars = 0;
  return findings.flatMap(finding => {
    const key = `${finding.hidden === null}${finding.read === 'smuggled_text'}${finding.text}`;
    const same = known.get(key);
    if (same !== undefined) return [{ ...same, ...finding, score: same.score }];
    chars += finding.text.length;
    if (chars > limits.injectionTextChars * 2) return [];
    const weighed =
      finding.read === 'filename_text'
        ? weighName(finding, options.filename)
        : weigh(finding, readText(readable(finding.text), budget));
    known.set(key, weighed);
    return [weighed];
  });
}

/** A name is read as words; the whole of it is what is shown. */
function weighName(finding: Finding, filename: string): Weighed {
  const asWords = readText(nameAsWords(filename));
  const asIs = readText(filename);
  return weigh(finding, { ...(asIs.score > asWords.score ? asIs : asWords), passage: filename });
}

/** All fields in one, for an instruction that is spread over them. */
function joinedFields(weighed: readonly Weighed[]): Weighed | null {
  const parts = weighed.filter(
    w => w.read === 'metadata_text' || w.read === 'svg_text' || w.read === 'printed_text',
  );
  const text = parts.map(w => w.text.trim()).join(' ');
  if (parts.length < 2 || text.length > joinedCharsMax) return null;
  const source = 'several fields, joined';
  const joined = weigh(
    {
      read: 'instruction_text',
      source,
      plainSource: source,
      text,
      region: null,
      hidden: null,
    },
    readText(text),
  );
  const best = Math.max(...parts.map(w => w.score));
  return joined.score > best + 0.2 ? joined : null;
}

/** Whether sentences were read at all: names of cameras and programs are no text to judge by. */
function enoughToJudge(weighed: readonly Weighed[], { blocks }: ImageContents): boolean {
  const technical = new Set(blocks.filter(isTechnical).map(block => block.text));
  const texts = weighed
    .filter(w => !technical.has(w.text))
    .map(w => (w.read === 'filename_text' ? nameAsWords(w.text) : w.text));
  const words = texts.flatMap(
    text => text.match(/\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? [],
  );
  return words.length >= wordsToJudge && words.join('').length >= lettersToJudge;
}

function layersRead(
  { format, blocks }: ImageContents,
  { filename, altText }: InjectionOptions,
  seen: PixelReading | null,
  deepRan: boolean,
): string[] {
  const layers = new Set<string>();
  if (filename !== '') layers.add('filename');
  if (altText !== null) layers.add('alt_text');
  layers.add(format);
  for (const { layer } of blocks) layers.add(layer);
  if (seen !== null) layers.add('pixels').add('codes');
  if (deepRan) layers.add('printed_text');
  return [...layers];
}
