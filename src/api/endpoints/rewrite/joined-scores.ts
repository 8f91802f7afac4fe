import { isRaised } from '../../../contract/figures.js';
import type { DoneEvent, SentenceIn } from '../../../contract/rewrite.js';
import { wordLimits } from '../../../engine/scan/bands.js';
import { countWords } from '../../../engine/text/words.js';
import { toHttpError } from '../../http/domain-errors.js';
import type { Context } from '../../http/route.js';
import type { CountedText } from '../documents/text-bounds.js';
import { type ClassifierUse, decideClassifierUse } from '../scan/classifier-use.js';
import { scanOptions, type scanServices } from '../scan/scan-text.js';
import type { StreamEvent } from './rewrite-events.js';

export type JoinedScores = Pick<DoneEvent, 'score_before' | 'score_after' | 'score_raised'>;
export const unscored: JoinedScores = { score_before: null, score_after: null, score_raised: false };

type ScoreContext = Pick<Context<(typeof scanServices)[number]>, 'caller' | 'services' | 'onAbort'>;

/** Collects the final text of each sentence: its rewrite, or the sentence itself without one. */
export class JoinedSentences {
  readonly #rewrites = new Map<string, string>();

  constructor(private readonly sentences: readonly SentenceIn[]) {}

  add({ name, data }: StreamEvent): void {
    if (name === 'rewrite' && typeof data.text === 'string') this.#rewrites.set(data.id, data.text);
  }

  /**
   * Scores the sentences before and after, each null under 50 words. Not charged. Both are null when the pool
   * rejects one of them, because the rewrites are already sent.
   */
  async scores(context: ScoreContext): Promise<JoinedScores> {
    const before = this.sentences.map(({ text }) => text).join(' ');
    const after = this.sentences.map(({ id, text }) => this.#rewrites.get(id) ?? text).join(' ');
    try {
      if (before !== after) return await scorePair(before, after, context);
      const { score_before } = await scorePair(before, '', context);
      return { score_before, score_after: score_before, score_raised: false };
    } catch (error) {
      // A rejection by the pool costs only the scores. Any other error ends the stream.
      if (toHttpError(error) === error) throw error;
      return unscored;
    }
  }
}

/** Scores both texts in the same way: with signals alone when the model server fails for one of them. */
async function scorePair(before: string, after: string, context: ScoreContext): Promise<JoinedScores> {
  const { caller, services } = context;
  const texts = [before, after].map(text => ({ text, words: countWords(text) }));
  const uses = await Promise.all(
    texts.map(text => decideClassifierUse({ read_as: 'plain' }, text, caller, services, false)),
  );
  const failed = uses.find(use => use.degraded !== undefined);
  const [score_before, score_after] = await Promise.all([
    scoreText(texts[0]!, failed ?? uses[0]!, context),
    scoreText(texts[1]!, failed ?? uses[1]!, context),
  ]);
  return { score_before, score_after, score_raised: isRaised(score_before, score_after) };
}

async function scoreText(
  { text, words }: CountedText,
  use: ClassifierUse,
  context: ScoreContext,
): Promise<number | null> {
  if (words < wordLimits.tiny) return null;
  const { caller, services, onAbort } = context;
  const { score } = await services.texts.run(
    {
      kind: 'scan',
      text,
      readAs: null,
      options: scanOptions({ include_fixes: false }, use),
      upstreamLogOdds: use.upstream ?? null,
      output: { form: 'json', selection: { fields: { score: null }, signals: 'none' } },
      saves: false,
    },
    { caller: caller.subject, inProgress: true, onAbort },
  );
  return score;
}
