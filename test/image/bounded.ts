/** The image readers with the service's bounds, run in the process of the test. */
import type { ProvenanceReading } from '../../src/contract/image.js';
import type { ImageContents, ImageProblem } from '../../src/image/image.js';
import * as injection from '../../src/image/injection/injection-scan.js';
import type { InjectionOptions } from '../../src/image/injection/options.js';
import * as smuggling from '../../src/image/injection/text/smuggling.js';
import * as score from '../../src/image/injection/text/text-score.js';
import * as metadata from '../../src/image/metadata/read-metadata.js';
import { localReaders } from '../../src/image/native-readers.js';
import * as provenance from '../../src/image/provenance/provenance.js';
import * as drawings from '../../src/image/svg/drawing.js';
import * as svg from '../../src/image/svg/parse.js';
import type { SvgTree } from '../../src/image/svg/tree.js';
import { imageBounds } from '../../workers/image-bounds.js';

const readers = localReaders(imageBounds);

export const readMetadata = (bytes: Uint8Array): ImageContents | ImageProblem =>
  metadata.readMetadata(bytes, imageBounds.metadata);

export const readProvenance = (bytes: Uint8Array): Promise<ProvenanceReading | ImageProblem> =>
  provenance.readProvenance(bytes, readers, imageBounds);

export const scanForInjection = (
  bytes: Uint8Array,
  options: Partial<InjectionOptions> = {},
): Promise<injection.InjectionOutcome | ImageProblem> =>
  injection.scanForInjection(
    bytes,
    {
      filename: 'a.png',
      altText: null,
      deep: false,
      deepRefused: null,
      redact: false,
      clock: () => performance.now(),
      ...options,
    },
    readers,
    imageBounds,
  );

export const scoreText = (text: string, budget?: score.PassageBudget): score.TextScore =>
  score.scoreText(text, imageBounds.injection, budget);

export const smuggledIn = (text: string): smuggling.SmuggledText[] =>
  smuggling.smuggledIn(text, imageBounds.injection);

export const parseSvg = (bytes: Uint8Array): SvgTree | null => svg.parseSvg(bytes, imageBounds);

export const readDrawing = (bytes: Uint8Array, size: { width: number; height: number }): drawings.Drawing =>
  drawings.readDrawing(bytes, size, imageBounds);
