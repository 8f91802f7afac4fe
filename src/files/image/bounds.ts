/**
 * Bounds that the image readers work within: limits of the service (`src/contract/limits.ts`), by name.
 * Callers pass the values.
 */
import type { limits } from '../../contract/limits.js';

type Bounds<K extends keyof typeof limits> = Readonly<Record<K, number>>;

/** Bounds of the pass over a file's container and metadata. */
export type MetadataBounds = Bounds<
  | 'imagePixels'
  | 'imageSteps'
  | 'imageDepth'
  | 'imageBlocks'
  | 'imageWarnings'
  | 'imageTextChars'
  | 'imageInflatedBytes'
  | 'imageOffsetBytes'
  | 'imageUnknownDataBytes'
  | 'xmlDepth'
  | 'xmlNamespaceLookups'
  | 'xmpPackets'
  | 'xmpNameChars'
  | 'xmpPathChars'
>;

/** Bounds of parsing an SVG drawing. */
export type SvgBounds = Bounds<
  | 'imageSteps'
  | 'svgDepth'
  | 'svgAttributes'
  | 'svgValueChars'
  | 'svgSelectorChars'
  | 'svgSheetChars'
  | 'svgRules'
  | 'svgStyleSteps'
  | 'svgImages'
  | 'svgImageBytes'
  | 'decodedPixels'
>;

/** Bounds of decoding and searching pixels. */
export type PixelBounds = Bounds<
  | 'imagePixels'
  | 'decodedPixels'
  | 'decoderBufferBytes'
  | 'decodeSeconds'
  | 'printSidePixels'
  | 'codeSidePixels'
  | 'qrCodes'
  | 'stealthBits'
  | 'imageTextChars'
>;

/** Bounds of reading printed text. */
export type OcrBounds = Bounds<
  'ocrFrames' | 'ocrSidePixels' | 'ocrLastPassMs' | 'ocrPassMs' | 'imagesPerOcrProcess' | 'ocrIdleMs'
>;

/** Bounds of scoring an image's texts as instructions to a model. */
export type InjectionBounds = Bounds<
  | 'injectionTextChars'
  | 'injectionPassages'
  | 'injectionWeighedPassages'
  | 'injectionDecodeChars'
  | 'smuggledChars'
  | 'imageTextChars'
  | 'findingChars'
  | 'findingsPerRead'
>;

/** Bounds of the provenance report. */
export type ProvenanceBounds = Bounds<
  | 'provenanceFields'
  | 'provenanceValueChars'
  | 'credentialActions'
  | 'credentialIngredients'
  | 'credentialDepth'
  | 'stealthPixels'
>;

export type ImageBounds = MetadataBounds &
  SvgBounds &
  PixelBounds &
  OcrBounds &
  InjectionBounds &
  ProvenanceBounds;
