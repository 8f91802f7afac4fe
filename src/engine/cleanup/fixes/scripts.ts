/** Tests for the scripts that change cleaning rules, by Unicode 16 blocks. */

type Block = readonly [first: number, last: number];
const among = (blocks: readonly Block[]) => (code: number) =>
  blocks.some(([first, last]) => code >= first && code <= last);

/** Chinese characters and kana, whose scripts use curly quotes, dashes and wide forms natively. */
export const isHanOrKana = (code: number): boolean =>
  code >= 0x2e80 && (isHan(code) || (code >= 0x3040 && code <= 0x30ff) || (code >= 0xff66 && code <= 0xff9f));

export const isHan = among([
  [0x2e80, 0x2fdf],
  [0x3005, 0x3007],
  [0x31c0, 0x31ef],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0x20000, 0x3ffff],
]);

export const isRightToLeft = among([
  [0x590, 0x8ff],
  [0xfb1d, 0xfdff],
  [0xfe70, 0xfefc],
  [0x10800, 0x10fff],
  [0x1e800, 0x1efff],
]);

/**
 * Scripts in which U+200C and U+200D select letter forms: Arabic, Syriac, Indic, Khmer, Mongolian and others.
 */
export const isJoining = among([
  [0x600, 0x8ff],
  [0x900, 0xdff],
  [0xf00, 0x109f],
  [0x1780, 0x18af],
  [0x1900, 0x1cff],
  [0xa800, 0xabff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
  [0x10a00, 0x11fff],
  [0x1e800, 0x1efff],
]);

/** Scripts without spaces, in which U+200B marks a possible line break. */
export const isUnspaced = among([
  [0xe00, 0x109f],
  [0x1780, 0x17ff],
  [0x1950, 0x19ff],
  [0x1a20, 0x1aaf],
  [0xa9e0, 0xaa7f],
]);

export const isMongolian = (code: number) => code >= 0x1800 && code <= 0x18af;
export const isOgham = (code: number) => code >= 0x1680 && code <= 0x169f;
export const isBraille = (code: number) => code > 0x2800 && code <= 0x28ff;
export const isHangulJamo = (code: number) => code >= 0x1100 && code <= 0x11ff;

/** Marks inside a word: apostrophes, combining marks and joiners. */
export const isWordMark = (code: number) =>
  code === 0x27 || code === 0x2019 || (code >= 0x300 && code <= 0x36f) || code === 0x200c || code === 0x200d;

/** Dashes for a character class: figure, en, em, bar, two-em, three-em, small em, and two of Windows-1252. */
export const dashGlyphs = '‒–—―⸺⸻﹘\x96\x97';
