/** Reads images in the process of the test; an unexpected problem fails it. */
import assert from 'node:assert/strict';
import type { ProvenanceReading } from '../../../src/contract/image.js';
import { type ImageProblem, isProblem, type SvgTree } from '../../../src/files/image/image.js';
import * as hidden from '../../../src/files/image/injection/hidden-svg-text.js';
import * as injection from '../../../src/files/image/injection/injection-scan.js';
import { readMetadata } from '../../../src/files/image/metadata/read-metadata.js';
import { type ImageReaders, localReaders } from '../../../src/files/image/native-readers.js';
import * as provenance from '../../../src/files/image/provenance/provenance.js';
import * as drawings from '../../../src/files/image/svg/drawing.js';

/** @param standIns readers in place of those of the service */
export const readProvenance = (
  bytes: Uint8Array,
  standIns: Partial<ImageReaders> = {},
): Promise<ProvenanceReading | ImageProblem> =>
  provenance.readProvenance(bytes, { ...localReaders, ...standIns });

export const scanForInjection = (
  bytes: Uint8Array,
  options: Partial<injection.InjectionOptions> = {},
  standIns: Partial<ImageReaders> = {},
): Promise<injection.InjectionOutcome | ImageProblem> =>
  injection.scanForInjection(
    bytes,
    { filename: 'a.png', altText: null, deep: false, deepRefused: null, redact: false, ...options },
    { ...localReaders, ...standIns },
  );

/** Both readers of a test: an unexpected problem fails it. */
export async function readInjection(
  bytes: Uint8Array,
  options: Partial<injection.InjectionOptions> = {},
  standIns: Partial<ImageReaders> = {},
): Promise<injection.InjectionOutcome> {
  const outcome = await scanForInjection(bytes, options, standIns);
  assert.ok(!isProblem(outcome));
  return outcome;
}

export async function provenanceOf(
  bytes: Uint8Array,
  standIns: Partial<ImageReaders> = {},
): Promise<ProvenanceReading> {
  const reading = await readProvenance(bytes, standIns);
  assert.ok(!isProblem(reading), JSON.stringify(reading));
  return reading;
}

/** What was read in one place of an image. */
export const readOf = ({ reading }: injection.InjectionOutcome, name: string) =>
  reading.reads.find(read => read.name === name)!;

const treeOf = (bytes: Uint8Array): SvgTree => {
  const contents = readMetadata(bytes);
  assert.ok('svg' in contents && contents.svg !== null);
  return contents.svg;
};

export const readDrawing = (bytes: Uint8Array): drawings.Drawing => drawings.readDrawing(treeOf(bytes));

export const hiddenSvgText = (svg: string): hidden.HiddenText[] =>
  hidden.hiddenSvgText(readDrawing(new TextEncoder().encode(svg)).$);
