/** Words of a stretch: those of a paragraph. */
const stretchWords = 130;

/**
 * True if a stretch of about 130 words is nearer to AI-generated than to human-written text: its log-odds are
 * above 0. A text in the lowest band with such a stretch may have a passage that the division did not find.
 * Linear in the sentences.
 *
 * @param logOdds log-odds of each sentence on its own
 * @param first first word of each sentence, and the number of words at the end
 */
export function hasAiStretch(logOdds: Float64Array, first: Int32Array): boolean {
  let sum = 0;
  let from = 0;
  for (let i = 0; i < logOdds.length; i++) {
    sum += logOdds[i]!;
    // The shortest run of whole sentences that ends here and has enough words.
    while (first[i + 1]! - first[from + 1]! >= stretchWords) sum -= logOdds[from++]!;
    if (sum > 0 && first[i + 1]! - first[from]! >= stretchWords) return true;
  }
  return false;
}
