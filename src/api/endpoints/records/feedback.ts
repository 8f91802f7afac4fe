import { FeedbackAnswer, type FeedbackItem, FeedbackRequest } from '../../../contract/feedback.js';
import { limits } from '../../../contract/limits.js';
import { StorageFull } from '../../../store/errors.js';
import { recordId } from '../../../store/record-id.js';
import { json, membersOf } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { saveRecord } from './storage.js';

/**
 * Receives feedback on a scan: stored for an account, the text only with consent; otherwise counted. An
 * anonymous text is not stored even with consent, because its sender could not withdraw it.
 */
export const feedback = route({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Report whether a scan result was right',
  docs: {
    description:
      'Records whether a scan result was right. The text is stored only with `consent_text`; otherwise it is discarded. ' +
      'A `scan_id` that is not of a stored scan of the account is accepted, because the scan may have been deleted, and not stored.',
    statuses: { 402: "The account's storage is full, so the text cannot be stored." },
    links: { getFeedback: { id: '/feedback_id' }, deleteFeedback: { id: '/feedback_id' } },
    examples: [
      {
        name: 'right',
        summary: 'A result that fits',
        value: { verdict: 'right', score: 12.5, band: 'low', word_count: 64 },
      },
    ],
  },
  access: 'visitor',
  scope: 'full',
  services: ['store', 'metrics', 'now'],
  body: 'json',
  fieldBytes: 6 * limits.feedbackTextChars,
  idempotent: true,
  input: FeedbackRequest,
  output: FeedbackAnswer,
  async work({ text, consent_text, scan_id, ...given }, context) {
    const { caller, services, replay } = context;
    const now = services.now();
    const id = replay?.saved?.id ?? recordId('fb', now);
    const response = json({ received: true, feedback_id: id });
    if (replay !== null) return response;
    const { account } = caller;
    let stored = false;
    if (account !== null) {
      const storedText = consent_text === true && text ? text : null;
      const item: FeedbackItem = {
        id,
        created_at: new Date(now).toISOString(),
        verdict: given.verdict,
        expected: given.expected ?? null,
        // Drops the id of a scan that another account owns.
        scan_id: scan_id && (await services.store.record(account, 'scan', scan_id)) !== null ? scan_id : null,
        score: given.score ?? null,
        band: given.band ?? null,
        profile: given.profile ?? null,
        genre: given.genre ?? null,
        word_count: given.word_count ?? null,
        has_text: storedText !== null,
      };
      try {
        await saveRecord({ id, kind: 'feedback', item, members: membersOf({ text: storedText }) }, context);
        stored = true;
      } catch (error) {
        // A full quota is an error only when the caller asked to store a text.
        if (!(error instanceof StorageFull) || storedText !== null) throw error;
      }
    }
    services.metrics.feedback(given.verdict);
    return { ...response, keyTaken: stored };
  },
});
