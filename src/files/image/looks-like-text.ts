/**
 * Whether decoded bytes read like text: mostly letters and spaces, or letters of a script written without
 * spaces. Decoders of hidden text use it to reject bytes that decode by chance.
 */
export function looksLikeText(text: string): boolean {
  if (text.length < 8) return false;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const printable = text.match(/[\p{L}\p{M}\p{N}\p{P}\p{S}\s]/gu)?.length ?? 0;
  const chars = Array.from(text).length;
  return (
    printable >= chars * 0.98 &&
    letters >= chars * 0.6 &&
    (/\s/.test(text) || /[\u3040-\u9fff\uac00-\ud7af]/.test(text))
  );
}
