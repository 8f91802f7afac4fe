/**
 * Bounds that the image readers work within. The callers choose the values (`workers/image-bounds.ts`); this
 * module and the readers below it only declare which bounds exist.
 */

/** Bounds of the pass over a file's container and metadata. */
export interface MetadataBounds {
  /** Pixels that a header may claim. */
  pixels: number;
  /** Chunks, boxes, tags and elements visited in one file. */
  steps: number;
  /** Directories and boxes inside each other. */
  depth: number;
  /** Text blocks and warnings returned. */
  blocks: number;
  warnings: number;
  /** Characters of text returned, over all blocks. */
  textChars: number;
  /** Bytes unpacked from compressed blocks, over all blocks. */
  inflatedBytes: number;
  /** Bytes read through offsets: directories and items may all point at the same bytes. */
  referredBytes: number;
  /** Bytes searched for text where none is expected: after the end of a file, in unknown chunks. */
  searchedBytes: number;
  /** Open elements of an SVG, and look-ups of namespace prefixes, each of which visits all open elements. */
  xmlDepth: number;
  xmlLookUps: number;
  /** XMP packets parsed, and characters of a property's name and of the path to it. */
  xmpPackets: number;
  xmpNameChars: number;
  xmpPathChars: number;
}

/** Bounds of parsing a drawing, and of the drawing that a renderer receives. */
export interface SvgBounds {
  elements: number;
  /** Elements inside each other. */
  depth: number;
  /** Attributes of one element. */
  attributes: number;
  /** Characters of one property value, and of one selector. */
  valueChars: number;
  selectorChars: number;
  /** Characters of all style sheets, selectors in them, and steps of matching selectors against elements. */
  sheetChars: number;
  rules: number;
  matchSteps: number;
  /** Estimated nanoseconds of drawing. */
  work: number;
  /** Elements and references inside each other in the part that is drawn, and masks inside masks. */
  drawDepth: number;
  maskDepth: number;
  /** Points of one path, dashes of a pattern, stops of a gradient. */
  pathPoints: number;
  dashes: number;
  gradientStops: number;
  /** Characters of the sanitised drawing. */
  drawnChars: number;
  /** Distance from the origin in device pixels. */
  coordinate: number;
  /** The canvas: pixels in all, the side that a small drawing is enlarged to, and the longest side. */
  canvasPixels: number;
  canvasSideMin: number;
  canvasSideMax: number;
  /**
   * Embedded images: their number, bytes, pixels that are decoded, and pixels that are drawn with the
   * drawing.
   */
  images: number;
  imageBytes: number;
  imagePixels: number;
  drawnImagePixels: number;
}

/** Bounds of decoding pixels and of the search in them. */
export interface PixelBounds {
  /** Pixels that a header may claim, and pixels of the decoded raster. */
  pixels: number;
  decodedPixels: number;
  /** Bytes that a decoder may need besides the raster. */
  decoderBytes: number;
  decodeSeconds: number;
  /** Longest side of the raster that is searched for printed text, and of the one searched for codes. */
  textSide: number;
  codeSide: number;
  codes: number;
  /** Parameters hidden in pixels: their bits, and characters after unpacking. */
  stealthBits: number;
  stealthChars: number;
}

/** Bounds of reading printed text. */
export interface OcrBounds {
  /** Frames or pages read. */
  frames: number;
  /** Longest side of an enlarged picture. */
  side: number;
  /** Time after which no further pass starts, and time that one pass may take. */
  lastPassMs: number;
  passMs: number;
  /** Pictures after which a recogniser is replaced, and idle time after which it ends. */
  picturesPerRecogniser: number;
  idleMs: number;
}

/** Bounds of scoring an image's texts as instructions to a model. */
export interface InjectionBounds {
  /** Characters scored of one text, and passages of it. */
  textChars: number;
  passages: number;
  /** Passages scored over all texts of an image. */
  scoredPassages: number;
  /** Length up to which a text is also tried backwards and in rot13. */
  disguiseChars: number;
  /** Zero-width characters that are tried as bits. */
  smuggledChars: number;
  /** Characters searched for strings in a JSON text. */
  jsonChars: number;
  /** Code points of a found text that an answer repeats, and further findings listed for each read. */
  findingChars: number;
  findingsPerRead: number;
}

/** Bounds of the provenance report. */
export interface ProvenanceBounds {
  /** Fields returned, and characters of each. */
  fields: number;
  valueChars: number;
  /** Content credentials: actions and ingredients read of one manifest, and earlier versions followed. */
  actions: number;
  ingredients: number;
  depth: number;
  /** Pixels of the largest PNG that is unpacked in search of hidden parameters. */
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
