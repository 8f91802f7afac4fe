import type { Key } from 'lmdb';
import type { Migration } from './migrate.js';

/** Entries of one step. A response may have a few hundred kilobytes. */
const stepEntries = 100;

/**
 * Schema 2 to 3: deletes all idempotency records and their expiries. They contained entire responses and, in
 * their keys, text of the client; later schemas store digests only.
 */
export const removeIdempotentAnswers: Migration = {
  name: 'remove idempotent answers',
  prepare(env) {
    const answers = env.openDB<string, Key>({ name: 'answers', encoding: 'string' });
    const expiries = env.openDB<string, Key[]>({ name: 'expiries', encoding: 'string' });
    return cursor => {
      const keys = [...answers.getKeys({ limit: stepEntries })];
      for (const key of keys) answers.remove(key);
      if (keys.length > 0) return { next: '[]', entries: keys.length };

      const last: Key[] = JSON.parse(cursor ?? '[]');
      const range = last.length === 0 ? {} : { start: last, exclusiveStart: true };
      const due = [...expiries.getKeys({ ...range, limit: stepEntries })];
      for (const key of due) if (key[1] === 'a') expiries.remove(key);
      const next = due.length < stepEntries ? null : JSON.stringify(due.at(-1));
      return { next, entries: due.length };
    };
  },
};
