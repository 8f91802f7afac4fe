import { FeedbackAnswer, type FeedbackItem, FeedbackRequest } from '../contract/feedback.js';
import { json } from '../http/answer.js';
import { type Context, route } from '../http/route.js';
import { limits } from '../limits.js';
import { StorageFull } from '../store/errors.js';
import { recordId } from '../store/record-id.js';
import { storageLimits } from './storage-quota.js';

/**
 * Takes what somebody says of a read. An account's is kept, with the text only by consent; of an anonymous caller nothing is
 * kept but the count.
 */
export const feedback = route({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Say whether a read was right',
  access: 'visitor',
  scope: 'full',
  rateLimit: 'requests',
  body: 'json',
  fieldBytes: 6 * limits.feedbackTextChars,
  idempotent: true,
  input: FeedbackRequest,
  output: FeedbackAnswer,
  async work(
    { text, consent_text, scan_id, ...said }: FeedbackRequest,
    { caller, services, replay }: Context,
  ) {
    if (replay !== null) return json({ received: true, feedback_id: replay.saved!.id });
    const now = services.now();
    const id = recordId('fb', now);
    const { account } = caller;
    if (account !== null) {
      const kept = consent_text === true && text ? text : null;
      const item: FeedbackItem = {
        id,
        created_at: new Date(now).toISOString(),
        verdict: said.verdict,
        expected: said.expected ?? null,
        // One that isn't theirs says nothing to us.
        scan_id: scan_id && (await services.store.chainOf(account, scan_id)) !== null ? scan_id : null,
        score: said.score ?? null,
        band: said.band ?? null,
        profile: said.profile ?? null,
        genre: said.genre ?? null,
        word_count: said.word_count ?? null,
        has_text: kept !== null,
      };
      const members = Buffer.from(JSON.stringify({ text: kept }).slice(1, -1));
      const record = { id, kind: 'feedback' as const, item, members, chain: null, revision: null };
      try {
        await services.store.save(account, record, storageLimits(caller.plan));
      } catch (error) {
        // Without a text to store there is nothing the caller asked to save: it is only counted.
        if (!(error instanceof StorageFull) || kept !== null) throw error;
      }
    }
    services.metrics.feedback(said.verdict);
    const answer = json({ received: true, feedback_id: id });
    return account === null ? answer : { ...answer, saved: { kind: 'feedback' as const, id } };
  },
});
