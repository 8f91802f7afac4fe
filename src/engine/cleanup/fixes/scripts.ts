/** Tests for the scripts that change cleaning rules, by Unicode 16 blocks. */

/** Whether a code point is in one of some blocks, given as `first-last` in hexadecimal. */
function among(list: string): (code: number) => boolean {
  const blocks = list.split(' ').map(block => block.split('-').map(end => Number.parseInt(end, 16)));
  return code => blocks.some(([first, last]) => code >= first! && code <= last!);
}

/** Chinese characters and kana, whose scripts use curly quotes, dashes and wide forms natively. */
export const isHanOrKana = (code: number): boolean =>
  code >= 0x2e80 && (isHan(code) || (code >= 0x3040 && code <= 0x30ff) || (code >= 0xff66 && code <= 0xff9f));

export const isHan = among('2e80-2fdf 3005-3007 31c0-31ef 3400-4dbf 4e00-9fff f900-faff 20000-3ffff');

export const isRightToLeft = among('590-8ff fb1d-fdff fe70-fefc 10800-10fff 1e800-1efff');

/**
 * Scripts in which U+200C and U+200D select letter forms: Arabic, Syriac, Indic, Khmer, Mongolian and others.
 */
export const isJoining = among(
  '600-8ff 900-dff f00-109f 1780-18af 1900-1cff a800-abff fb50-fdff fe70-fefc 10a00-11fff 1e800-1efff',
);

/** Scripts without spaces, in which U+200B marks a possible line break. */
export const isUnspaced = among('e00-109f 1780-17ff 1950-19ff 1a20-1aaf a9e0-aa7f');

export const isMongolian = (code: number) => code >= 0x1800 && code <= 0x18af;
export const isOgham = (code: number) => code >= 0x1680 && code <= 0x169f;
export const isBraille = (code: number) => code > 0x2800 && code <= 0x28ff;
export const isHangulJamo = (code: number) => code >= 0x1100 && code <= 0x11ff;

/** Marks inside a word: apostrophes, combining marks and joiners. */
export const isWordMark = (code: number) =>
  code === 0x27 || code === 0x2019 || (code >= 0x300 && code <= 0x36f) || code === 0x200c || code === 0x200d;

/** Dashes for a character class: figure, en, em, bar, two-em, three-em, small em, and two of Windows-1252. */
export const dashGlyphs = '‒–—―⸺⸻﹘\x96\x97';
