import { type Operators, type PdfLayers, type PdfPage, streamOperators } from './library.js';

/** An affine transformation [a b c d e f] (ISO 32000-1, 8.3.3). */
type Matrix = ArrayLike<number>;

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A glyph other than white space, in points from the top left corner of the page. */
export interface Glyph {
  text: string;
  /** Whether it is a diacritic above or below the glyph before it. */
  isMark: boolean;
  /** Origin. */
  x: number;
  y: number;
  width: number;
  font: string;
  /** Font size along the text and across it. */
  em: number;
  size: number;
  /** Direction of the text in degrees, clockwise. */
  degrees: number;
  /** Whether white space stands before it in the file. */
  spaceBefore: boolean;
  hidden: HiddenBy | undefined;
}

/**
 * Why a glyph cannot be seen: its layer is off; it is in render mode 3, as the text layer of a scan is; or
 * its colour, opacity or size hides it.
 */
export type HiddenBy = 'layer' | 'mode' | 'look';

/** Smallest visible font size in points. */
const visibleSize = 2;
/** Least visible opacity. */
const visibleOpacity = 0.02;
/** Painted areas that white glyphs are compared with. On a page with more all text counts as visible. */
const areasMax = 500;

/** A glyph of pdf.js. */
interface ShownGlyph {
  unicode: string;
  width: number;
  vmetric?: number[] | null;
  originalCharCode: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each operator has other arguments.
type Operation = (...args: any[]) => void;

const identity: Matrix = [1, 0, 0, 1, 0, 0];

const initialState = {
  ctm: identity,
  clip: { left: 0, top: 0, right: 0, bottom: 0 } as Rect,
  /** Whether the next path becomes the clip. */
  isClipNext: false,
  isWhite: false,
  opacity: 1,
  lineWidth: 1,
  font: '',
  isVertical: false,
  isType3: false,
  /** Font sizes in a unit of the width of glyphs. */
  unit: 0.001,
  /** Height of the glyphs in font sizes. */
  height: 1,
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
  /** The last visible string of one glyph: white numbers may stand on a black circle that is a glyph. */
  private symbol = { x: 0, y: 0, size: 0 };

  constructor(
    private readonly OPS: Operators,
    private readonly page: PdfPage,
    private readonly layers: PdfLayers,
    private readonly addGlyph: (glyph: Glyph) => void,
  ) {
    const { transform, width, height } = page.getViewport({ scale: 1 });
    this.state.ctm = transform;
    this.state.clip = { left: 0, top: 0, right: width, bottom: height };
  }

  /** Reads the content until it ends, or until enough is read. */
  async read(isEnough: () => boolean): Promise<void> {
    const { OPS } = this;
    const operations = new Map(
      Object.entries(this.operations).map(([name, operation]) => [OPS[name as keyof Operators], operation]),
    );
    const reader = streamOperators(this.page).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const [at, operator] of value.fnArray.entries()) {
        const args = value.argsArray[at] ?? [];
        // The library has received the font, but registers it in promises of its own.
        if (operator === OPS.setFont && !this.page.commonObjs.has(args[0] as string))
          await new Promise(resolve => this.page.commonObjs.get(args[0] as string, resolve));
        operations.get(operator)?.(...args);
      }
      if (!isEnough()) continue;
      // Not awaited: a parser that is busy with an endless stream may never respond.
      reader.cancel(new Error('enough text')).catch(() => {});
      return;
    }
  }

  private set(values: Partial<typeof initialState>): void {
    Object.assign(this.state, values);
  }

  /** The operators of pdf.js that paint or move text. */
  private readonly operations: Partial<Record<keyof Operators, Operation>> = {
    save: () => {
      this.saved.push(this.state);
      this.state = { ...this.state, isUnpainted: false };
    },
    restore: () => this.restore(),
    transform: (...matrix: number[]) =>
      this.set({ ctm: multiply(this.state.ctm, matrix), isUnpainted: true }),
    paintFormXObjectBegin: (matrix: Matrix | null, box: Matrix | null) => {
      this.saved.push(this.state);
      this.state = { ...this.state, ctm: multiply(this.state.ctm, matrix ?? identity), isUnpainted: false };
      if (box !== null) this.set({ clip: boundsOf(this.state.ctm, box, this.state.clip) });
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

  private restore(): void {
    const { ctm, clip, isUnpainted } = this.state;
    // pdf.js leaves images out. Each fills the unit square of a transformation of its own.
    if (isUnpainted) {
      const image = boundsOf(ctm, [0, 0, 1, 1], clip);
      const area = Math.max(0, image.right - image.left) * Math.max(0, image.bottom - image.top);
      this.largestImage = Math.max(this.largestImage, area);
      this.paint(image);
    }
    this.state = this.saved.pop() ?? this.state;
    this.state.isUnpainted = false;
  }

  private paint(area: Rect): void {
    this.state.isUnpainted = false;
    if (this.areas.length <= areasMax) this.areas.push(area);
  }

  private paintPath(end: number, box: Float32Array | null): void {
    const { OPS } = this;
    const { ctm, clip, isClipNext, isWhite, opacity, lineWidth } = this.state;
    this.set({ isClipNext: false });
    if (box === null) return;
    if (end !== OPS.endPath) this.set({ isUnpainted: false });
    const area = boundsOf(ctm, box, clip);
    const isStroke = end === OPS.stroke || end === OPS.closeStroke;
    if (end !== OPS.endPath && !isStroke && !isWhite && opacity >= visibleOpacity) this.paint(area);
    // Some producers draw the background of a row as one wide stroke. Outlines leave their inside as it is.
    const [left, top, right, bottom] = box as unknown as [number, number, number, number];
    const half = lineWidth / 2;
    if (isStroke && Math.min(right - left, bottom - top) <= lineWidth)
      this.paint(boundsOf(ctm, [left - half, top - half, right + half, bottom + half], clip));
    if (isClipNext) this.set({ clip: area });
  }

  private beginMarked(isOff: boolean): void {
    if (isOff || this.markedOff > 0) this.markedOff++;
  }

  private setFont(font: string, fontSize: number): void {
    const { commonObjs } = this.page;
    const { vertical, isType3Font, fontMatrix, bbox } = commonObjs.has(font) ? commonObjs.get(font) : {};
    // The size of a Type 3 font of size 1 says nothing about its glyphs.
    const isScaled = isType3Font && fontSize <= 1 && bbox?.[3] > bbox?.[1];
    const height = isScaled ? (bbox[3] - bbox[1]) * fontMatrix[3] : 1;
    const unit = fontMatrix?.[0] ?? 0.001;
    this.set({ font, fontSize, isVertical: vertical, isType3: isType3Font, unit, height });
  }

  private setTextMatrix(matrix: Matrix): void {
    this.lineMatrix = matrix;
    this.textMatrix = matrix;
  }

  private moveLine(x: number, y: number): void {
    this.setTextMatrix(multiply(this.lineMatrix, [1, 0, 0, 1, x, y]));
  }

  private showText(shown: (ShownGlyph | number)[]): void {
    const { ctm, clip, font, isVertical, unit, fontSize, rise } = this.state;
    const { charSpacing, wordSpacing, horizontalScale, height } = this.state;
    this.state.isUnpainted = false;
    if (fontSize === 0) return;
    const scale = [fontSize * horizontalScale, 0, 0, fontSize, 0, rise];
    const matrix = multiply(multiply(ctm, this.textMatrix), scale);
    const [a, b, c, d, x, y] = matrix;
    const em = Math.hypot(a, b);
    const size = Math.hypot(c, d) * height;
    const degrees = (Math.atan2(b, a) * 180) / Math.PI + (isVertical ? 90 : 0);
    const hiddenString = this.hiddenString(Math.min(em, size));
    // Text moves by this distance in each font size.
    const [stepX, stepY] = isVertical ? [c, d] : [a, b];
    const [middleX, middleY] = isVertical ? [0, 0] : [c / 4, d / 4];
    let moved = 0;
    for (const glyph of shown) {
      // An adjustment in thousandths of the font size.
      if (typeof glyph === 'number') {
        moved -= glyph / 1000;
        continue;
      }
      const kind = kindOf(glyph.unicode);
      // As in the text layer of pdf.js, format characters and marks do not move the text.
      if (kind === 'format') continue;
      const ems = kind === 'mark' ? 0 : unit * lengthOf(glyph, isVertical);
      const atX = x + (moved + ems / 2) * stepX + middleX;
      const atY = y + (moved + ems / 2) * stepY + middleY;
      // Glyphs outside the page or the clip count as white space.
      if (kind === 'space' || !isInside(clip, atX, atY, size / 4)) this.spaceBefore = true;
      else {
        const hidden = hiddenString ?? (this.isWhiteOnPaper(atX, atY) ? 'look' : undefined);
        this.addGlyph({
          text: glyph.unicode,
          isMark: kind === 'mark',
          x: x + moved * stepX,
          y: y + moved * stepY,
          width: Math.abs(ems) * em,
          font,
          em,
          size,
          degrees,
          spaceBefore: this.spaceBefore,
          hidden,
        });
        this.spaceBefore = false;
        if (shown.length === 1 && hidden === undefined) this.symbol = { x: atX, y: atY, size };
      }
      moved += ems + (charSpacing + (glyph.originalCharCode === 0x20 ? wordSpacing : 0)) / fontSize;
    }
    const distance = moved * fontSize;
    const [right, up] = isVertical ? [0, distance] : [distance * horizontalScale, 0];
    this.textMatrix = multiply(this.textMatrix, [1, 0, 0, 1, right, up]);
  }

  /** Why all text of this size cannot be seen. */
  private hiddenString(size: number): HiddenBy | undefined {
    const { renderMode, isType3, opacity } = this.state;
    if (this.markedOff > 0) return 'layer';
    if ((renderMode & 3) === 3) return 'mode';
    const isTiny = !isType3 && size < visibleSize;
    return isTiny || opacity < visibleOpacity ? 'look' : undefined;
  }

  /** Whether a glyph with this middle is white, without an outline, on white paper. */
  private isWhiteOnPaper(x: number, y: number): boolean {
    const { isWhite, renderMode } = this.state;
    if (!isWhite || (renderMode & 3) !== 0 || this.areas.length > areasMax) return false;
    const isOnSymbol = Math.hypot(x - this.symbol.x, y - this.symbol.y) < this.symbol.size;
    return !isOnSymbol && !this.areas.some(area => isInside(area, x, y, 0));
  }
}

const multiply = (m: Matrix, n: Matrix): [number, number, number, number, number, number] => [
  m[0]! * n[0]! + m[2]! * n[1]!,
  m[1]! * n[0]! + m[3]! * n[1]!,
  m[0]! * n[2]! + m[2]! * n[3]!,
  m[1]! * n[2]! + m[3]! * n[3]!,
  m[0]! * n[4]! + m[2]! * n[5]! + m[4]!,
  m[1]! * n[4]! + m[3]! * n[5]! + m[5]!,
];

/** The part inside a clip of the smallest upright rectangle around a transformed box [x1 y1 x2 y2]. */
function boundsOf(m: Matrix, box: ArrayLike<number>, clip: Rect): Rect {
  const corners = [0, 2].flatMap(x => [1, 3].map(y => multiply(m, [1, 0, 0, 1, box[x]!, box[y]!])));
  const xs = corners.map(corner => corner[4]);
  const ys = corners.map(corner => corner[5]);
  return {
    left: Math.max(clip.left, Math.min(...xs)),
    top: Math.max(clip.top, Math.min(...ys)),
    right: Math.min(clip.right, Math.max(...xs)),
    bottom: Math.min(clip.bottom, Math.max(...ys)),
  };
}

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

const isInside = ({ left, top, right, bottom }: Rect, x: number, y: number, tolerance: number): boolean =>
  x > left - tolerance && x < right + tolerance && y > top - tolerance && y < bottom + tolerance;
