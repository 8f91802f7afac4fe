import type { FeedbackItem } from '../contract/feedback.js';
import { historyPages } from '../store/copy-store.js';
import type { DurableStore } from '../store/durable.js';
import { withStores } from './account-stores.js';
import { commandWith, jsonLine } from './command.js';
import { writeOutput } from './output.js';

/** The source name by which `npm run train` groups and weighs lines. */
const source = 'feedback';

export const exportFeedback = commandWith({
  usage: 'feedback export',
  summary: 'Print feedback with consent and a label as JSON Lines for npm run train.',
  options: { all: { type: 'boolean', description: 'Print all feedback unchanged' } },
  run({ options }) {
    return withStores(async ({ durable }) => {
      for (const { name } of await durable.accounts())
        for await (const [item, text] of feedbackOf(durable, name)) {
          const line = options.all ? { ...item, text } : trainingLine(item, text);
          if (line !== null) await writeOutput(`${jsonLine(line)}\n`);
        }
      return '';
    });
  },
});

/**
 * A training line; null without a text and a label. A text is stored only with consent. The year of the
 * feedback stands for the year of an AI-generated text. The account is not included.
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
  for await (const items of historyPages(durable, account, 'feedback'))
    for (const item of items as FeedbackItem[]) {
      const record = item.has_text ? await durable.record(account, 'feedback', item.id) : null;
      const body = record && JSON.parse(`{${Buffer.from(record.members).toString('utf8')}}`);
      yield [item, (body?.text as string | undefined) ?? null];
    }
}
