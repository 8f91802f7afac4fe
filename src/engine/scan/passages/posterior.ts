/** Draws of a new state per word, and in addition per paragraph. */
const drawsPerWord = 0.005;
const drawsPerParagraph = 1.07;
/** Probability of AI-generated text in each draw. */
const prior = 0.44;
/** Bound on the log-odds of a sentence, so that exponentials neither overflow nor vanish. */
const logOddsMax = 30;
/** Bound on the result. */
const posteriorMax = 20;

/**
 * Posterior log-odds of each sentence that it is AI-generated: a hidden Markov model of two states, by the
 * forward-backward algorithm with scaling (Rabiner 1989). Linear in the sentences.
 *
 * @param logOdds log-odds of each sentence on its own
 * @param first first word of each sentence, and the number of words at the end
 * @param paragraphs first sentence of each paragraph, and the number of sentences at the end
 */
export function posteriorLogOdds(
  logOdds: Float64Array,
  first: Int32Array,
  paragraphs: Int32Array,
): Float64Array {
  const n = logOdds.length;
  const isParagraphStart = new Uint8Array(n + 1);
  for (const sentence of paragraphs) isParagraphStart[sentence] = 1;
  const ratio = logOdds.map(value => Math.exp(Math.max(-logOddsMax, Math.min(logOddsMax, value)) / 2));
  /** Probability that the state is drawn again between a sentence and the next one. */
  const redrawnAfter = (i: number) => {
    const draws = drawsPerWord * (first[i + 1]! - first[i]!) + isParagraphStart[i + 1]! * drawsPerParagraph;
    return 1 - Math.exp(-draws);
  };
  const forward = new Float64Array(n);
  let ai = prior;
  for (let i = 0; i < n; i++) {
    if (i > 0) {
      const redrawn = redrawnAfter(i - 1);
      ai = ai * (1 - redrawn) + redrawn * prior;
    }
    const ofAi = ai * ratio[i]!;
    ai = ofAi / (ofAi + (1 - ai) / ratio[i]!);
    forward[i] = ai;
  }
  const posterior = new Float64Array(n);
  let backHuman = 0.5;
  let backAi = 0.5;
  for (let i = n - 1; i >= 0; i--) {
    const odds = Math.log((forward[i]! * backAi) / ((1 - forward[i]!) * backHuman));
    posterior[i] = Math.max(-posteriorMax, Math.min(posteriorMax, odds));
    if (i === 0) break;
    const redrawn = redrawnAfter(i - 1);
    const human = backHuman / ratio[i]!;
    const machine = backAi * ratio[i]!;
    const mean = redrawn * (prior * machine + (1 - prior) * human);
    backHuman = (1 - redrawn) * human + mean;
    backAi = (1 - redrawn) * machine + mean;
    const sum = backHuman + backAi;
    backHuman /= sum;
    backAi /= sum;
  }
  return posterior;
}
