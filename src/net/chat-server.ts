/**
 * A chat server of the operator's (REWRITE_URL) that speaks OpenAI's chat completions as a stream: vLLM, llama.cpp, Ollama.
 * Whatever goes wrong is an outcome, never an exception: the caller has an embedded rewriter to fall back to.
 */
import { Agent, request } from 'undici';
import { limits } from '../limits.js';
import { ChatFailure } from './chat-error.js';
import { readChatAnswer } from './chat-response.js';
import { CircuitBreaker } from './circuit-breaker.js';

export interface ChatOptions {
  url: URL;
  /** Named in each request when the operator gave one. */
  model: string | null;
  key: string | null;
}

export interface ChatRequest {
  system: string;
  user: string;
  /** Hears the answer as it grows. */
  onDelta: (delta: string) => void;
  /** Ends the request: nobody waits any more. */
  signal: AbortSignal;
}

/** The whole answer, or why there is none, as words that follow "The rewrite server". */
export type ChatOutcome = { text: string } | { failed: string };

export interface Chat {
  ask(request: ChatRequest): Promise<ChatOutcome>;
  /** false while the server is left alone because it kept failing. */
  readonly healthy: boolean;
  close(): Promise<void>;
}

export interface ChatLimits {
  connectMs: number;
  /** Longest silence: until the first token, and between two. */
  silenceMs: number;
  totalMs: number;
  atOnce: number;
}

const usual: ChatLimits = {
  connectMs: limits.chatConnectMs,
  silenceMs: limits.chatSilenceMs,
  totalMs: limits.chatTotalMs,
  atOnce: limits.chatsAtOnce,
};

export function openChat(
  { url: address, model, key }: ChatOptions,
  { connectMs, silenceMs, totalMs, atOnce }: ChatLimits = usual,
  now: () => number = Date.now,
): Chat {
  const url = completionsUrl(address);
  const breaker = new CircuitBreaker({ failures: limits.chatFailures, pauseMs: limits.chatPauseMs });
  const agent = new Agent({ connect: { timeout: connectMs }, headersTimeout: totalMs, bodyTimeout: totalMs });
  let underWay = 0;

  async function complete({ system, user, onDelta, signal }: ChatRequest): Promise<string> {
    const ender = new AbortController();
    const end = (why: string) => ender.abort(new ChatFailure(why));
    const leave = () => ender.abort(new ChatFailure('was not waited for'));
    const total = setTimeout(end, totalMs, 'did not finish in time');
    const silence = setTimeout(end, silenceMs, 'did not answer in time');
    signal.addEventListener('abort', leave, { once: true });
    try {
      signal.throwIfAborted();
      const { statusCode, headers, body } = await request(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          ...(model !== null && { model }),
          stream: true,
          temperature: 0.2,
          max_tokens: limits.chatTokens,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
        }),
        signal: ender.signal,
        dispatcher: agent,
      });
      if (statusCode !== 200) {
        body.dump().catch(() => {});
        throw new ChatFailure(statusCode === 429 ? 'is busy' : `answered with status ${statusCode}`);
      }
      const heard = (delta: string) => {
        silence.refresh();
        onDelta(delta);
      };
      return await readChatAnswer(body, String(headers['content-type'] ?? ''), heard);
    } catch (error) {
      // undici reports an abort in words of its own; the reason is ours.
      throw ender.signal.aborted ? ender.signal.reason : error;
    } finally {
      clearTimeout(total);
      clearTimeout(silence);
      signal.removeEventListener('abort', leave);
      // Also after a failure that left the rest of the answer unread.
      ender.abort();
    }
  }

  return {
    async ask(asked) {
      if (underWay >= atOnce) return { failed: 'is busy' };
      if (!breaker.allows(now())) return { failed: 'has not been answering' };
      underWay++;
      try {
        const text = await complete(asked);
        breaker.succeeded();
        return { text };
      } catch (error) {
        const failure = error instanceof ChatFailure ? error : null;
        if (asked.signal.aborted) breaker.abandoned();
        else if (failure?.ofContent) breaker.succeeded();
        else breaker.failed(now());
        return { failed: failure?.message ?? 'could not be asked' };
      } finally {
        underWay--;
      }
    },
    get healthy() {
      return breaker.closed;
    },
    close: () => agent.destroy(),
  };
}

/** `http://host:8000` and `…/v1` are bases, as clients of OpenAI's take them; a whole address stays as it is. */
export function completionsUrl(address: URL): URL {
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$/, '');
  if (!path.endsWith('/chat/completions')) url.pathname = `${path === '' ? '/v1' : path}/chat/completions`;
  return url;
}
