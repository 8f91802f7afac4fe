/**
 * Bounds that the image readers work within. The callers choose the values
 * (`src/pools/tasks/image-bounds.ts`); this module and the readers below it only declare which bounds exist.
 */

/** Bounds of the pass over a file's container and metadata. */
export interface MetadataBounds {
  /** Pixels that a header may declare. */
  pixels: number;
  /** Chunks, boxes, tags and elements visited in one file. */
  steps: number;
  /** Nesting depth of directories and boxes. */
  depth: number;
  /** Text blocks, and warnings, in the result. */
  blocks: number;
  warnings: number;
  /** Characters of text returned, over all blocks. */
  textChars: number;
  /** Bytes unpacked from compressed blocks, over all blocks. */
  inflatedBytes: number;
  /** Bytes read through offsets; several directories and items may point to the same bytes. */
  referredBytes: number;
  /** Bytes searched for readable text after the end of a file and in unknown chunks. */
  searchedBytes: number;
  /** Open elements, and lookups of namespace prefixes, each of which visits all open elements. */
  xmlDepth: number;
  xmlLookUps: number;
  /** XMP packets parsed, and lengths of a property's name and path. */
  xmpPackets: number;
  xmpNameChars: number;
  xmpPathChars: number;
}

/** Bounds of parsing an SVG drawing. */
export interface SvgBounds {
  elements: number;
  /** Nesting depth of elements. */
  depth: number;
  /** Attributes of one element. */
  attributes: number;
  /** Characters of one property value, and of one selector. */
  valueChars: number;
  selectorChars: number;
  /** All style sheets: characters, selectors, and steps of selector matching. */
  sheetChars: number;
  rules: number;
  matchSteps: number;
  /** Embedded images: their number, bytes and decoded pixels. */
  images: number;
  imageBytes: number;
  imagePixels: number;
}

/** Bounds of decoding and searching pixels. */
export interface PixelBounds {
  /** Pixels that a header may declare, and pixels of the decoded raster. */
  pixels: number;
  decodedPixels: number;
  /** Memory of a decoder in addition to the raster. */
  decoderBytes: number;
  decodeSeconds: number;
  /** Longest sides of the rasters searched for printed text and for codes. */
  textSide: number;
  codeSide: number;
  codes: number;
  /** Parameters hidden in pixels: bits, and characters after decompression. */
  stealthBits: number;
  stealthChars: number;
}

/** Bounds of reading printed text. */
export interface OcrBounds {
  /** Frames or pages read. */
  frames: number;
  /** Longest side of an enlarged picture. */
  side: number;
  /** Time after which no further pass starts, and time limit of one pass. */
  lastPassMs: number;
  passMs: number;
  /** Pictures after which a recogniser is replaced, and idle time after which it ends. */
  picturesPerRecogniser: number;
  idleMs: number;
}

/** Bounds of scoring an image's texts as instructions to a model. */
export interface InjectionBounds {
  /** Characters and passages scored of one text. */
  textChars: number;
  passages: number;
  /** Passages scored over all texts of an image. */
  scoredPassages: number;
  /** Length up to which a text is also scored reversed and decoded from ROT13. */
  disguiseChars: number;
  /** Zero-width characters that are decoded as bits. */
  smuggledChars: number;
  /** Characters searched for strings in a JSON text. */
  jsonChars: number;
  /** Code points of a finding in the result, and further findings listed for each read. */
  findingChars: number;
  findingsPerRead: number;
}

/** Bounds of the provenance report. */
export interface ProvenanceBounds {
  /** Fields returned, and characters of each. */
  fields: number;
  valueChars: number;
  /** Content credentials: actions and ingredients of one manifest, and earlier versions followed. */
  actions: number;
  ingredients: number;
  depth: number;
  /** Pixels of the largest PNG that is decoded to find hidden parameters. */
  stealthPixels: number;
}

export interface ImageBounds {
  metadata: MetadataBounds;
  svg: SvgBounds;
  pixels: PixelBounds;
  ocr: OcrBounds;
  injection: InjectionBounds;
  provenance: ProvenanceBounds;
}
