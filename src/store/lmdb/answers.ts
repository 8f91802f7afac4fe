import type { DurableStore, IdempotentAnswer } from '../durable.js';
import { keyable, numberOf, requireNumber } from './accounts.js';
import { orDamaged } from './sealed.js';
import type { AccountNumber, Tables } from './tables.js';
import { present } from './tables.js';
import type { Writer } from './writer.js';

type Verbs = Pick<DurableStore, 'idempotentAnswer' | 'keepAnswer'>;

export function answerVerbs(tables: Tables, writer: Writer, clock: () => number): Verbs {
  return {
    idempotentAnswer(account, key) {
      const number = numberOf(tables, account);
      const answer = number === null || !keyable(key) ? null : readAnswer(tables, number, key);
      return answer && answer.expires_at > clock() ? answer : null;
    },

    async keepAnswer(account, key, answer) {
      if (!keyable(key)) throw new RangeError('not an idempotency key');
      await writer.run(() => {
        const number = requireNumber(tables, account);
        removeAnswer(tables, number, key);
        tables.answers.put([number, key], JSON.stringify(answer));
        tables.expiries.put([answer.expires_at, 'a', number, key], present);
      });
    },
  };
}

function readAnswer(tables: Tables, number: AccountNumber, key: string): IdempotentAnswer | null {
  const text = tables.answers.get([number, key]);
  return text === undefined ? null : JSON.parse(text);
}

/** Inside a transaction. Of a damaged answer the expiry stays, until it finds nothing. */
export function removeAnswer(tables: Tables, number: AccountNumber, key: string): void {
  const answer = orDamaged(() => readAnswer(tables, number, key));
  if (answer === null) return;
  tables.answers.remove([number, key]);
  if (answer === 'damaged') return;
  tables.expiries.remove([answer.expires_at, 'a', number, key]);
}
