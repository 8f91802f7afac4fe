/**
 * Client of the operator's rewrite server (REWRITE_URL): any server with OpenAI's streaming chat completions,
 * such as vLLM, llama.cpp or Ollama. Failures are returned, not thrown: the caller falls back to the embedded
 * rewriter.
 */
import { Agent, request } from 'undici';
import { limits } from '../contract/limits.js';
import { ChatServerError, readChatResponse } from './chat-response.js';
import { CircuitBreaker } from './circuit-breaker.js';

export interface ChatOptions {
  url: URL;
  /** Model name sent with each request; null sends none. */
  model: string | null;
  key: string | null;
}

interface ChatRequest {
  system: string;
  user: string;
  /** Receives each piece of the answer as it arrives. */
  onDelta: (delta: string) => void;
  /** Cancels the request. */
  signal: AbortSignal;
}

/** The complete answer, or the reason why there is none, worded to follow "The rewrite server". */
type ChatResult = { text: string } | { failed: string };

export interface Chat {
  ask(request: ChatRequest): Promise<ChatResult>;
  /** False while the circuit breaker is open. */
  readonly healthy: boolean;
  close(): Promise<void>;
}

/** @param onChange called when the server stops responding (false) and when it responds again (true) */
export function openChat(
  { url: address, model, key }: ChatOptions,
  now: () => number = Date.now,
  onChange?: (healthy: boolean) => void,
): Chat {
  const url = completionsUrl(address);
  const breaker = new CircuitBreaker({
    failures: limits.chatFailures,
    pauseMs: limits.chatPauseMs,
    isFailure: error => !(error instanceof ChatServerError && error.causedByContent),
    openError: () => new ChatServerError('is not responding'),
    onChange,
    now,
  });
  const agent = new Agent({
    connect: { timeout: limits.chatConnectMs },
    headersTimeout: limits.chatTotalMs,
    bodyTimeout: limits.chatTotalMs,
  });
  let running = 0;

  async function complete({ system, user, onDelta, signal }: ChatRequest): Promise<string> {
    const canceller = new AbortController();
    const cancel = (why: string) => canceller.abort(new ChatServerError(why));
    const total = setTimeout(cancel, limits.chatTotalMs, 'did not finish in time');
    const silence = setTimeout(cancel, limits.chatIdleMs, 'did not respond in time');
    try {
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
        signal: AbortSignal.any([signal, canceller.signal]),
        dispatcher: agent,
      });
      if (statusCode !== 200) {
        body.dump().catch(() => {});
        throw new ChatServerError(statusCode === 429 ? 'is busy' : `returned status ${statusCode}`);
      }
      const receive = (delta: string) => {
        silence.refresh();
        onDelta(delta);
      };
      return await readChatResponse(body, String(headers['content-type'] ?? ''), receive);
    } catch (error) {
      if (signal.aborted) throw new ChatServerError('was cancelled by the caller');
      // undici wraps an abort in its own error; the signal has the real reason.
      throw canceller.signal.aborted ? canceller.signal.reason : error;
    } finally {
      clearTimeout(total);
      clearTimeout(silence);
      // Also closes the connection after a failure that left part of the response unread.
      canceller.abort();
    }
  }

  return {
    async ask(chatRequest) {
      if (running >= limits.concurrentChats) return { failed: 'is busy' };
      running++;
      try {
        return { text: await breaker.run(() => complete(chatRequest), chatRequest.signal) };
      } catch (error) {
        if (error instanceof ChatServerError) return { failed: error.message };
        return { failed: 'could not be reached, or the connection was lost' };
      } finally {
        running--;
      }
    },
    get healthy() {
      return breaker.closed;
    },
    close: () => agent.destroy(),
  };
}

/**
 * URL of /chat/completions. Accepts a base such as `http://host:8000` or `…/v1`, as OpenAI's clients do, or
 * the full URL.
 */
export function completionsUrl(address: URL): URL {
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$/, '');
  if (!path.endsWith('/chat/completions')) url.pathname = `${path === '' ? '/v1' : path}/chat/completions`;
  return url;
}
