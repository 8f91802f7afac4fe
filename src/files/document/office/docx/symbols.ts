/**
 * Unicode text of `w:sym`, which names a glyph of a font by a code in the private use area F000–F0FF. Only
 * the Symbol font has a published mapping to Unicode (Adobe's symbol.txt); dingbats of other fonts have no
 * text.
 */
const greekUpper = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const greekLower = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const operators = new Map(
  (
    '34∀ 36∃ 39∋ 42∗ 45− 64≅ 92∴ 94⊥ 162′ 163≤ 165∞ 171↔ 172← 173↑ 174→ 175↓ 176° 177± 178″ 179≥ 180× ' +
    '181∝ 182∂ 183• 184÷ 185≠ 186≡ 187≈ 188… 197⊕ 198∅ 199∩ 200∪ 201⊃ 204⊂ 206∈ 207∉ 208∠ 209∇ 213∏ 214√ ' +
    '215⋅ 216¬ 217∧ 218∨ 219⇔ 220⇐ 222⇒ 229∑ 242∫'
  )
    .split(' ')
    .map(row => [Number.parseInt(row, 10), row.at(-1)!] as const),
);

/** The text of a symbol; empty when it has none. `hex` is the value of `w:char`. */
export function symbolText(font: string | undefined, hex: string | undefined): string {
  const code = Number.parseInt(hex ?? '', 16);
  if (!(code >= 0x20 && code <= 0xffff) || (code >= 0xd800 && code <= 0xdfff)) return '';
  if (code < 0xe000 || code > 0xf8ff) return String.fromCharCode(code);
  if (font?.toLowerCase() !== 'symbol') return '';
  const glyph = code & 0xff;
  const operator = operators.get(glyph);
  if (operator !== undefined) return operator;
  if (glyph >= 0x41 && glyph <= 0x5a) return greekUpper[glyph - 0x41]!;
  if (glyph >= 0x61 && glyph <= 0x7a) return greekLower[glyph - 0x61]!;
  return glyph >= 0x20 && glyph <= 0x7e ? String.fromCharCode(glyph) : '';
}
