import { once } from 'node:events';
import type { FeedbackItem } from '../contract/feedback.js';
import { limits } from '../limits.js';
import type { DurableStore } from '../store/durable.js';
import { withStores } from './account-stores.js';
import type { Command } from './command.js';

/** What training groups lines by (npm run train): one source, so that it never outweighs the others. */
const source = 'feedback';

export const exportFeedback: Command = {
  usage: 'feedback export [--all]',
  summary:
    'Print the feedback that can train, as JSON Lines in the form npm run train reads; --all prints every feedback as it was given.',
  options: { all: { type: 'boolean' } },
  args: [0, 0],
  run({ options }) {
    return withStores(async ({ durable }) => {
      for (const { name } of await durable.accounts())
        for await (const [item, text] of feedbackOf(durable, name)) {
          const line = options.all ? { ...item, text } : trainingLine(item, text);
          if (line !== null && !process.stdout.write(`${JSON.stringify(line)}\n`))
            await once(process.stdout, 'drain');
        }
      return '';
    });
  },
};

/**
 * A text trains when its giver consented to that and says where it comes from; a machine is taken to be of the year the feedback was given.
 * The account is never named.
 */
export function trainingLine(
  { id, expected, genre, created_at }: FeedbackItem,
  text: string | null,
): object | null {
  if (text === null || expected === null) return null;
  return {
    id,
    text,
    label: expected,
    source,
    domain: genre || 'mixed',
    model: null,
    attack: null,
    esl: null,
    year: Number(created_at.slice(0, 4)),
  };
}

async function* feedbackOf(
  durable: DurableStore,
  account: string,
): AsyncGenerator<[FeedbackItem, string | null]> {
  let after: string | null = null;
  do {
    const page = await durable.list(account, 'feedback', { limit: limits.historyPageMax, offset: 0, after });
    for (const item of page.items as FeedbackItem[]) {
      const record = item.has_text ? await durable.record(account, 'feedback', item.id) : null;
      const body = record && JSON.parse(`{${Buffer.from(record.members).toString('utf8')}}`);
      yield [item, (body?.text as string | undefined) ?? null];
    }
    after = page.next;
  } while (after !== null);
}
