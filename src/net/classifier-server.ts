/**
 * A text-classification server as deeper model, for operators with a GPU: the `/predict` interface of Text Embeddings
 * Inference (https://huggingface.github.io/text-embeddings-inference/). The only outbound call of the service that is not
 * asked for by a caller, and only when MODEL_URL is set.
 */
import { Agent, request } from 'undici';
import { limits } from '../limits.js';
import { CircuitBreaker } from './circuit-breaker.js';

/** What the server made of a text, or why it could not say. */
export type Classified = { logOdds: number } | { degraded: string };

export interface Classifier {
  /** Log-odds that the windows of one text are machine text: the mean over them. Never rejects. */
  classify(windows: readonly string[]): Promise<Classified>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

interface Prediction {
  label: string;
  score: number;
}

/** Probabilities are kept this far from 0 and 1: a classifier's certainty is no infinite evidence. */
const probabilityFloor = 0.0025;

const human = /human|real|^label_0$/i;
const machine = /machine|\bai\b|fake|generated|gpt|^label_1$/i;

const unavailable = (why: string) =>
  `The deeper model ${why}; this score rests on the heuristic signals alone.`;

export function openClassifier(address: URL, now: () => number = Date.now): Classifier {
  const url = new URL('predict', address.href.endsWith('/') ? address : `${address.href}/`);
  const breaker = new CircuitBreaker({ failures: limits.modelFailures, pauseMs: limits.modelPauseMs });
  const agent = new Agent();

  async function predict(windows: readonly string[]): Promise<number> {
    const inputs = windows.length === 1 ? windows[0] : windows.map(window => [window]);
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ inputs, truncate: true, raw_scores: false }),
      signal: AbortSignal.timeout(limits.modelMs),
      dispatcher: agent,
    });
    const text = await boundedText(body);
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
    const answer: unknown = JSON.parse(text);
    const perWindow = windows.length === 1 ? [answer] : answer;
    if (!Array.isArray(perWindow) || perWindow.length !== windows.length)
      throw new Error('answered something else');
    const logOdds = perWindow.map(logOddsOf);
    return logOdds.reduce((sum, value) => sum + value, 0) / logOdds.length;
  }

  return {
    async classify(windows) {
      if (!breaker.allows(now())) return { degraded: unavailable('has not been answering') };
      try {
        const logOdds = await predict(windows);
        breaker.succeeded();
        return { logOdds };
      } catch (error) {
        breaker.failed(now());
        const late = error instanceof Error && error.name === 'TimeoutError';
        return { degraded: unavailable(late ? 'did not answer in time' : 'could not be asked') };
      }
    },
    close: () => agent.destroy(),
  };
}

async function boundedText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > limits.modelAnswerBytes) throw new Error('answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** One text's labels and scores → log-odds of its machine label. */
function logOddsOf(answer: unknown): number {
  const predictions = (Array.isArray(answer) ? answer : []) as Prediction[];
  const scoreOf = (pattern: RegExp) =>
    predictions.find(
      ({ label, score }) => typeof label === 'string' && Number.isFinite(score) && pattern.test(label),
    )?.score;
  const ofHuman = scoreOf(human);
  const ofMachine = scoreOf(machine);
  const probability = ofMachine ?? (ofHuman === undefined ? undefined : 1 - ofHuman);
  if (probability === undefined || probability < 0 || probability > 1)
    throw new Error('names no label for machine or human text');
  const p = Math.min(Math.max(probability, probabilityFloor), 1 - probabilityFloor);
  return Math.log(p / (1 - p));
}
