import type { Caller } from '../../../accounts/caller.js';
import { HttpError } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import type { Services } from '../../../server/services.js';
import type { ResponseWriter } from '../response-writer.js';
import { requireValidCredential } from './authenticate.js';

/** Ends a streamed answer with its error trailer once its credential or its account is no longer valid. */
export function watchCredential(caller: Caller, services: Services, reply: ResponseWriter): void {
  if (caller.account === null) return;
  const check = async () => {
    try {
      await requireValidCredential(caller, services);
    } catch (error) {
      // A store that is temporarily unreachable does not end the stream.
      if (error instanceof HttpError) return reply.fail(error);
    }
    if (!reply.done) timer.refresh();
  };
  const timer = setTimeout(() => void check(), limits.credentialCheckMs).unref();
  reply.onSettled(() => clearTimeout(timer));
}
