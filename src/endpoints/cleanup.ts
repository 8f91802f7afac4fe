import { mayStore } from '../accounts/caller.js';
import { type Cleaned, CleanupRequest, CleanupResult } from '../contract/cleanup.js';
import type { CleanupItem } from '../contract/history.js';
import { type Context, json, route } from '../http/route.js';
import { limits } from '../limits.js';
import { recordId } from '../store/id.js';
import { clean } from '../text/clean.js';
import { keepOrTell } from './keep-or-tell.js';
import { preview, requireLength } from './text-bounds.js';

/** Cleans machine typography, deterministically, without rewriting a word. */
export const cleanup = route({
  method: 'POST',
  path: '/api/cleanup',
  summary: 'Clean machine typography',
  access: 'visitor',
  scope: 'read',
  budget: 'requests',
  body: 'fields',
  idempotent: true,
  input: CleanupRequest,
  output: CleanupResult,
  async work(input: CleanupRequest, context: Context) {
    const { text } = input;
    requireLength(text, context.caller);
    const contractions = input.contractions ?? false;
    // A short text is cleaned in less time than a thread takes to be told of it.
    const cleaned =
      text.length <= limits.cleanInlineChars
        ? clean(text, { contractions })
        : await context.services.texts.run(
            { kind: 'clean', text, contractions },
            { onAbort: context.onAbort },
          );
    const { kept, ...told } = await keepOrTell(() => keep(input, cleaned, context));
    return json({ id: kept, ...cleaned, ...told });
  },
});

async function keep(
  input: CleanupRequest,
  cleaned: Cleaned,
  { caller, services }: Context,
): Promise<string | null> {
  if (!mayStore(caller) || input.save === false) return null;
  const now = services.now();
  const id = recordId('cln', now);
  const about = { id, title: input.title ?? null, created_at: new Date(now).toISOString() };
  const { mode, total_changes, chars_in, chars_out } = cleaned;
  const item: CleanupItem = {
    ...about,
    preview: preview(cleaned.output_text),
    mode,
    total_changes,
    chars_in,
    chars_out,
  };
  const members = Buffer.from(JSON.stringify({ ...cleaned, input_text: input.text }).slice(1, -1));
  await services.store.save(caller.account, {
    id,
    kind: 'cleanup',
    item,
    members,
    chain: null,
    revision: null,
  });
  return id;
}
