import { mayStore } from '../../../accounts/caller.js';
import { CleanupRequest, CleanupResult } from '../../../contract/cleanup.js';
import { httpErrors } from '../../../contract/errors.js';
import type { CleanupItem } from '../../../contract/history.js';
import type { CleanAnswer, CleanRecord, CleanTask } from '../../../pools/tasks/text-tasks.js';
import { cleanTitle } from '../../../report/safe-text.js';
import { recordId } from '../../../store/record-id.js';
import { jsonObject, rawJson } from '../../http/answer.js';
import { type Context, route } from '../../http/route.js';
import { preview, requireLength } from '../documents/text-bounds.js';
import { requireStorage, saveOrDegrade, saveRecord } from '../records/storage.js';

export const cleanup = route({
  method: 'POST',
  path: '/api/cleanup',
  summary: 'Clean machine typography',
  docs: {
    description:
      'Replaces machine typography with what a keyboard types: long dashes, curly quotes, ellipsis glyphs, unusual spaces, invisible ' +
      'characters and similar. Rewrites no word; the same text and options always give the same output. `changes` counts replaced glyphs by kind. ' +
      'The style `typographic` does the reverse, and `keep` leaves all but faults. In Markdown, which `read_as` decides, the markup does not change. ' +
      'An account saves its cleanups unless `save` is false.',
    statuses: {
      402: "The account's storage is full. With `save` set to false, the call succeeds.",
      422: 'The text is empty, or a field is not valid.',
      413: "The text exceeds the plan's character limit, or the body is too large.",
    },
    links: { getCleanup: { hid: '/id' }, renameCleanup: { hid: '/id' }, deleteCleanup: { hid: '/id' } },
    examples: [
      {
        name: 'text',
        summary: 'Quotes, a dash and an ellipsis',
        value: { text: '\u201cIt\u2019s closed\u201d \u2014 so we waited\u2026', title: 'Note' },
      },
      {
        name: 'contractions',
        summary: 'With everyday contractions, not saved',
        value: { text: 'We do not know why it is shut.', contractions: true, save: false },
      },
      {
        name: 'plain',
        summary: 'The text as the whole body',
        type: 'text/plain',
        value: '\u2018Closed\u2019 \u2013 until May\u2026',
      },
    ],
  },
  access: 'visitor',
  scope: 'read',
  services: ['texts', 'store', 'now'],
  body: 'fields',
  idempotent: true,
  input: CleanupRequest,
  output: CleanupResult,
  async work(input, context) {
    const { keyed, replay, caller } = context;
    const saves = replay === null && input.save !== false && mayStore(caller);
    if (saves) await requireStorage(Buffer.byteLength(input.text), context);
    const { members, record } = await cleanText(input, context, { saves });
    if (replay !== null) return rawJson(jsonObject({ id: replay.saved?.id ?? null }, members));
    const { value: id, ...degraded } = await saveOrDegrade(keyed, async () =>
      record === null ? null : saveCleanup(record, input.title, context),
    );
    return { ...rawJson(jsonObject({ id }, members, degraded)), keyTaken: id !== null };
  },
});

/** Cleans a text within the plan's limit on a worker thread. */
export async function cleanText(
  { text, contractions = false, style = 'plain', read_as: readAs = 'auto' }: CleanupRequest,
  context: Pick<Context<'texts'>, 'caller' | 'services' | 'onAbort'>,
  wanted: Pick<CleanTask, 'saves' | 'withText'>,
): Promise<CleanAnswer> {
  requireLength(text, context.caller);
  if (text === '') throw httpErrors.textEmpty(text);
  return context.services.texts.run({ kind: 'clean', text, contractions, style, readAs, ...wanted }, context);
}

async function saveCleanup(
  { members, beginning, ...shown }: CleanRecord,
  title: string | null | undefined,
  context: Context<'store' | 'now'>,
): Promise<string> {
  const now = context.services.now();
  const id = recordId('cln', now);
  const item: CleanupItem = {
    id,
    title: cleanTitle(title),
    created_at: new Date(now).toISOString(),
    preview: preview(beginning),
    ...shown,
  };
  await saveRecord({ id, kind: 'cleanup', item, members: Buffer.from(members) }, context);
  return id;
}
