import type { DoneEvent, SentenceIn } from '../../../contract/rewrite.js';
import { isRaised, wordLimits } from '../../../engine/scan/bands.js';
import { countWords } from '../../../engine/text/words.js';
import type { Context } from '../../http/route.js';
import type { CountedText } from '../documents/text-bounds.js';
import { type ClassifierUse, decideClassifierUse } from '../scan/classifier-use.js';
import { scanOptions, type scanServices } from '../scan/scan-text.js';
import type { RewriteTask, StreamEvent } from './rewrite-events.js';

type JoinedScores = Pick<DoneEvent, 'score_before' | 'score_after' | 'score_raised'>;
const unscored: JoinedScores = { score_before: null, score_after: null, score_raised: false };

type ScoreContext = Pick<Context<(typeof scanServices)[number]>, 'caller' | 'services' | 'onAbort'>;

/** Sums up the events of a stream for its `done` event. */
export class RewriteSummary {
  readonly #started = performance.now();
  readonly #rewrites = new Map<string, string>();
  #changed = 0;
  #declined = 0;

  constructor(private readonly sentences: readonly SentenceIn[]) {}

  add({ name, data }: StreamEvent): void {
    if (name === 'declined') this.#declined++;
    if (name !== 'rewrite') return;
    this.#rewrites.set(data.id, String(data.text));
    if (data.changed) this.#changed++;
  }

  done(scores: JoinedScores = unscored): DoneEvent {
    return {
      sentences: this.sentences.length,
      rewritten: this.#changed,
      unchanged: this.#rewrites.size - this.#changed,
      declined: this.#declined,
      ...scores,
      ms: Math.round((performance.now() - this.#started) * 10) / 10,
    };
  }

  /**
   * Scores the sentences, joined without and with their rewrites, each null under 50 words. Not charged. Both
   * are null when the pool rejects one of them, because the rewrites are already sent.
   */
  async scores(context: ScoreContext, toHttpError: RewriteTask['toHttpError']): Promise<JoinedScores> {
    const before = this.sentences.map(({ text }) => text).join(' ');
    const after = this.sentences.map(({ id, text }) => this.#rewrites.get(id) ?? text).join(' ');
    try {
      const [score_before = null, score_after = score_before] = await scoreTexts(
        before === after ? [before] : [before, after],
        context,
      );
      return { score_before, score_after, score_raised: isRaised(score_before, score_after) };
    } catch (error) {
      // A rejection by the pool costs only the scores. Any other error ends the stream.
      if (toHttpError(error) === error) throw error;
      return unscored;
    }
  }
}

/** Scores all texts in the same way: with signals alone when the model server fails for one of them. */
async function scoreTexts(joined: readonly string[], context: ScoreContext): Promise<(number | null)[]> {
  const { caller, services } = context;
  const texts = joined.map(text => ({ text, words: countWords(text) }));
  const uses = await Promise.all(
    texts.map(text => decideClassifierUse({ read_as: 'plain' }, text, caller, services, false)),
  );
  const failed = uses.find(use => use.degraded !== undefined);
  return Promise.all(texts.map((text, i) => scoreText(text, failed ?? uses[i]!, context)));
}

async function scoreText(
  { text, words }: CountedText,
  use: ClassifierUse,
  { caller, services, onAbort }: ScoreContext,
): Promise<number | null> {
  if (words < wordLimits.tiny) return null;
  const { score } = await services.texts.run(
    {
      kind: 'scan',
      text,
      readAs: null,
      options: scanOptions({ include_fixes: false }, use),
      upstreamLogOdds: use.upstream ?? null,
      output: { selection: { fields: { score: null }, signals: 'none' } },
      saves: false,
    },
    { caller, onAbort, inProgress: true },
  );
  return score;
}
