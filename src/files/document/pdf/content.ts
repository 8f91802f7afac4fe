import { type PdfLayers, type PdfLibrary, type PdfPage, streamOperators } from './library.js';
import { type GlyphRuns, type HiddenBy, rotate } from './runs.js';

/** An affine transformation [a b c d e f] (ISO 32000-1, 8.3.3). */
type Matrix = [number, number, number, number, number, number];

/** Left, top, right and bottom. */
type Rect = [number, number, number, number];

/** Smallest visible font size in points. */
const visibleSize = 2;
/** Least visible opacity. */
const visibleOpacity = 0.02;
/** Painted areas that white glyphs are compared with. On a page with more all text counts as visible. */
const areasMax = 500;

interface ShownGlyph {
  unicode: string;
  width: number;
  vmetric?: number[] | null;
  originalCharCode: number;
}

interface Font {
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: Matrix;
  bbox?: Rect;
}

// biome-ignore lint/suspicious/noExplicitAny: each operator has other arguments.
type Operation = (...args: any[]) => void;

const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** An area without any point of a page. */
const nowhere: Rect = [-1e6, -1e6, -1e6, -1e6];
const missingFont: Font = {};

const initialState = {
  ctm: identity,
  clip: nowhere,
  /** Whether the next path becomes the clip. */
  isClipNext: false,
  isWhite: false,
  opacity: 1,
  lineWidth: 1,
  font: missingFont,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderMode: 0,
  /** Whether nothing is painted yet under the latest transformation. */
  isUnpainted: false,
};

/** Interprets content as ISO 32000-1 describes: graphics state (8.4), clipping (8.5.4) and text (9). */
export class PageContent {
  /** Largest area of an image, in square points. */
  largestImage = 0;
  /** Rectangles around what is painted in other colours than white. */
  private readonly areas: Rect[] = [];
  private state = { ...initialState };
  private readonly saved: (typeof initialState)[] = [];
  /** Open marked contents, from the first one that is a layer which is off. */
  private markedOff = 0;
  private textMatrix = identity;
  private lineMatrix = identity;
  private spaceBefore = false;
  /** Around the last visible string of one glyph: a white number may stand on a circle that is a glyph. */
  private symbol = nowhere;

  constructor(
    private readonly pdfjs: PdfLibrary,
    private readonly page: PdfPage,
    private readonly layers: PdfLayers,
    private readonly runs: GlyphRuns,
  ) {
    const { transform, width, height } = page.getViewport({ scale: 1 });
    this.set({ ctm: transform as Matrix, clip: [0, 0, width, height] });
  }

  /** Reads the content until it ends, or until enough is read. */
  async read(isEnough: () => boolean): Promise<void> {
    const { OPS } = this.pdfjs;
    const operations = new Map(
      Object.entries(this.operations).map(([name, operation]) => [OPS[name as keyof typeof OPS], operation]),
    );
    for await (const { fnArray, argsArray } of streamOperators(this.page)) {
      for (const [at, operator] of fnArray.entries()) operations.get(operator)?.(...(argsArray[at] ?? []));
      if (isEnough()) return;
    }
  }

  /** The operators of pdf.js that paint or move text. */
  private readonly operations: Partial<Record<keyof PdfLibrary['OPS'], Operation>> = {
    save: () => this.save(identity),
    restore: () => this.restore(),
    transform: (...matrix: Matrix) =>
      this.set({ ctm: this.times(this.state.ctm, matrix), isUnpainted: true }),
    paintFormXObjectBegin: (matrix: Matrix | null, box: Rect | null) => {
      this.save(matrix ?? identity);
      if (box !== null) this.set({ clip: this.visiblePart(box) });
    },
    paintFormXObjectEnd: () => this.restore(),
    setGState: (entries: [key: string, value: unknown][]) => {
      for (const [key, value] of entries) {
        if (key === 'ca') this.set({ opacity: value as number });
        else if (key === 'LW') this.set({ lineWidth: value as number });
        else if (key === 'Font') this.setFont(...(value as [string, number]));
      }
    },
    setFillRGBColor: hex => this.set({ isWhite: /^#(?:f[\da-f]){3}$/i.test(hex) }),
    setFillColorN: () => this.set({ isWhite: false }),
    setFillTransparent: () => this.set({ isWhite: false }),
    setLineWidth: lineWidth => this.set({ lineWidth }),
    clip: () => this.set({ isClipNext: true }),
    eoClip: () => this.set({ isClipNext: true }),
    constructPath: (end, _, box) => this.paintPath(end, box),
    shadingFill: () => this.paint(this.state.clip),
    beginMarkedContent: () => this.beginMarked(false),
    beginMarkedContentProps: (tag, layer) => this.beginMarked(tag === 'OC' && !this.layers.isVisible(layer)),
    endMarkedContent: () => {
      this.markedOff = Math.max(0, this.markedOff - 1);
    },
    beginText: () => this.setTextMatrix(identity),
    setFont: (id, size) => this.setFont(id, size),
    setCharSpacing: charSpacing => this.set({ charSpacing }),
    setWordSpacing: wordSpacing => this.set({ wordSpacing }),
    setHScale: percent => this.set({ horizontalScale: percent / 100 }),
    setLeading: leading => this.set({ leading }),
    setTextRise: rise => this.set({ rise }),
    setTextRenderingMode: renderMode => this.set({ renderMode }),
    setTextMatrix: matrix => this.setTextMatrix(matrix),
    moveText: (x, y) => this.moveLine(x, y),
    setLeadingMoveText: (x, y) => {
      this.set({ leading: -y });
      this.moveLine(x, y);
    },
    nextLine: () => this.moveLine(0, -this.state.leading),
    showText: glyphs => this.showText(glyphs),
  };

  private set(values: Partial<typeof initialState>): void {
    Object.assign(this.state, values);
  }

  private save(matrix: Matrix): void {
    this.saved.push(this.state);
    this.state = { ...this.state, ctm: this.times(this.state.ctm, matrix), isUnpainted: false };
  }

  private restore(): void {
    // pdf.js leaves images out. Each fills the unit square of a transformation of its own.
    if (this.state.isUnpainted) {
      const image = this.visiblePart([0, 0, 1, 1]);
      this.largestImage = Math.max(this.largestImage, (image[2] - image[0]) * (image[3] - image[1]));
      this.paint(image);
    }
    this.state = this.saved.pop() ?? this.state;
    this.state.isUnpainted = false;
  }

  private times(one: Matrix, other: Matrix): Matrix {
    return this.pdfjs.Util.transform(one, other) as Matrix;
  }

  /** The part inside the clip of the upright rectangle around a box. */
  private visiblePart(box: ArrayLike<number>): Rect {
    const { Util } = this.pdfjs;
    const bounds = [Infinity, Infinity, -Infinity, -Infinity];
    Util.axialAlignedBoundingBox(box, this.state.ctm, bounds);
    return (Util.intersect(bounds, this.state.clip) as Rect | null) ?? nowhere;
  }

  private paint(area: Rect): void {
    this.state.isUnpainted = false;
    if (this.areas.length <= areasMax) this.areas.push(area);
  }

  private paintPath(end: number, box: Rect | null): void {
    const { OPS } = this.pdfjs;
    const { isClipNext, isWhite, opacity, lineWidth } = this.state;
    this.set({ isClipNext: false });
    if (box === null) return;
    const area = this.visiblePart(box);
    if (end === OPS.stroke || end === OPS.closeStroke) {
      // Some producers draw the background of a row as one wide stroke. Outlines leave their inside as it is.
      const [left, top, right, bottom] = box;
      const half = lineWidth / 2;
      if (Math.min(right - left, bottom - top) <= lineWidth)
        this.paint(this.visiblePart([left - half, top - half, right + half, bottom + half]));
    } else if (end !== OPS.endPath && !isWhite && opacity >= visibleOpacity) this.paint(area);
    if (end !== OPS.endPath) this.set({ isUnpainted: false });
    if (isClipNext) this.set({ clip: area });
  }

  private beginMarked(isOff: boolean): void {
    if (isOff || this.markedOff > 0) this.markedOff++;
  }

  private setFont(id: string, fontSize: number): void {
    const { commonObjs } = this.page;
    this.set({ font: commonObjs.has(id) ? commonObjs.get(id) : missingFont, fontSize });
  }

  private setTextMatrix(matrix: Matrix): void {
    this.lineMatrix = matrix;
    this.textMatrix = matrix;
  }

  private moveLine(x: number, y: number): void {
    this.setTextMatrix(this.times(this.lineMatrix, [1, 0, 0, 1, x, y]));
  }

  private showText(shown: (ShownGlyph | number)[]): void {
    const { ctm, clip, font, fontSize, rise, horizontalScale } = this.state;
    this.state.isUnpainted = false;
    if (fontSize === 0) return;
    const { vertical: isVertical = false, fontMatrix } = font;
    const scale: Matrix = [fontSize * horizontalScale, 0, 0, fontSize, 0, rise];
    const [a, b, c, d, x, y] = this.times(this.times(ctm, this.textMatrix), scale);
    const em = Math.hypot(a, b);
    const size = Math.hypot(c, d) * heightOf(font, fontSize);
    const degrees = (Math.atan2(b, a) * 180) / Math.PI + (isVertical ? 90 : 0);
    const angle = (((Math.round(degrees / 15) * 15) % 360) + 360) % 360;
    const hiddenString = this.hiddenString(Math.min(em, size));
    // Text moves by this distance in each font size.
    const [stepX, stepY] = isVertical ? [c, d] : [a, b];
    const [middleX, middleY] = isVertical ? [0, 0] : [c / 4, d / 4];
    const unit = fontMatrix?.[0] ?? 0.001;
    let moved = 0;
    for (const glyph of shown) {
      // An adjustment in thousandths of the font size.
      if (typeof glyph === 'number') {
        moved -= glyph / 1000;
        continue;
      }
      const text = glyph.unicode;
      const kind = kindOf(text);
      // As in the text layer of pdf.js, format characters and marks do not move the text.
      if (kind === 'format') continue;
      const ems = kind === 'mark' ? 0 : unit * lengthOf(glyph, isVertical);
      const atX = x + (moved + ems / 2) * stepX + middleX;
      const atY = y + (moved + ems / 2) * stepY + middleY;
      // Glyphs outside the page or the clip count as white space.
      if (kind === 'space' || !isInside(clip, atX, atY, size / 4)) this.spaceBefore = true;
      else {
        const hidden = hiddenString ?? (this.isWhiteOnPaper(atX, atY) ? 'look' : undefined);
        const [left, baseline] = rotate(x + moved * stepX, y + moved * stepY, angle);
        const run = {
          text,
          x: left,
          y: baseline,
          width: Math.abs(ems) * em,
          font,
          size,
          angle,
          hidden,
          spaceBefore: this.spaceBefore,
        };
        this.runs.add(run, em, kind === 'mark');
        this.spaceBefore = false;
        if (shown.length === 1 && hidden === undefined)
          this.symbol = [atX - size, atY - size, atX + size, atY + size];
      }
      moved += ems + this.spacingAfter(glyph) / fontSize;
    }
    const distance = moved * fontSize;
    const [right, up] = isVertical ? [0, distance] : [distance * horizontalScale, 0];
    this.textMatrix = this.times(this.textMatrix, [1, 0, 0, 1, right, up]);
  }

  private spacingAfter({ originalCharCode }: ShownGlyph): number {
    return this.state.charSpacing + (originalCharCode === 0x20 ? this.state.wordSpacing : 0);
  }

  /** Why all text of this size cannot be seen. */
  private hiddenString(size: number): HiddenBy | undefined {
    const { renderMode, font, opacity } = this.state;
    if (this.markedOff > 0) return 'layer';
    if ((renderMode & 3) === 3) return 'mode';
    const isTiny = !font.isType3Font && size < visibleSize;
    return isTiny || opacity < visibleOpacity ? 'look' : undefined;
  }

  /** Whether a glyph with this middle is white, without an outline, on white paper. */
  private isWhiteOnPaper(x: number, y: number): boolean {
    const { isWhite, renderMode } = this.state;
    if (!isWhite || (renderMode & 3) !== 0 || this.areas.length > areasMax) return false;
    return !isInside(this.symbol, x, y, 0) && !this.areas.some(area => isInside(area, x, y, 0));
  }
}

/** The height of a font in its sizes. The size of a Type 3 font of size 1 says nothing about its glyphs. */
const heightOf = ({ isType3Font, bbox, fontMatrix }: Font, size: number): number =>
  isType3Font && size <= 1 && bbox && bbox[3] > bbox[1] ? (bbox[3] - bbox[1]) * fontMatrix![3] : 1;

/** How far a glyph moves the text. */
const lengthOf = ({ width, vmetric }: ShownGlyph, isVertical: boolean): number =>
  isVertical ? (vmetric?.[0] ?? -width) : width;

/** The kind of a glyph as pdf.js distinguishes them. */
function kindOf(text: string): 'format' | 'space' | 'mark' | 'other' {
  if (/^[!-~]/.test(text)) return 'other';
  if (/^\s/.test(text)) return 'space';
  if (/^\p{Cf}$/u.test(text)) return 'format';
  return /^\p{Mn}$/u.test(text) ? 'mark' : 'other';
}

const isInside = ([left, top, right, bottom]: Rect, x: number, y: number, tolerance: number): boolean =>
  x > left - tolerance && x < right + tolerance && y > top - tolerance && y < bottom + tolerance;
