/**
 * Client of an operator's text-classification server (MODEL_URL), which replaces the embedded n-gram
 * classifier, for example on a GPU. It uses the `/predict` endpoint of Text Embeddings Inference
 * (https://huggingface.github.io/text-embeddings-inference/). Scanned texts leave the service only if
 * MODEL_URL is set.
 */
import { Agent, request } from 'undici';
import { limits } from '../contract/limits.js';
import { CircuitBreaker } from './circuit-breaker.js';

/** The server's log-odds for a text, or a sentence that explains why there are none. */
type ClassifierResult = { logOdds: number } | { degraded: string };

export interface ClassifierServer {
  /** Mean log-odds that the windows of one text are AI-generated. Never rejects. */
  classify(windows: readonly string[]): Promise<ClassifierResult>;
  /** False while the circuit breaker is open. */
  readonly healthy: boolean;
  /** Cancels running requests. */
  close(): Promise<void>;
}

interface Prediction {
  label: string;
  score: number;
}

/** Minimum distance of probabilities from 0 and 1, so that log-odds are finite. */
const probabilityFloor = 0.0025;

const humanLabel = /human|real|^label_0$/i;
const machineLabel = /machine|\bai\b|fake|generated|gpt|^label_1$/i;

/** The circuit breaker is open. */
class NotResponding extends Error {}

const unavailable = (why: string) =>
  `The wording model ${why}, so this scan used only the heuristic signals.`;

/** @param onChange called when the server stops responding (false) and when it responds again (true) */
export function openClassifierServer(
  address: URL,
  now: () => number = Date.now,
  onChange?: (healthy: boolean) => void,
): ClassifierServer {
  const url = new URL('predict', address.href.endsWith('/') ? address : `${address.href}/`);
  const breaker = new CircuitBreaker({
    failures: limits.modelFailures,
    pauseMs: limits.modelPauseMs,
    isFailure: () => true,
    openError: () => new NotResponding(),
    onChange,
    now,
  });
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
      throw new Error('returned an unexpected response');
    const logOdds = perWindow.map(logOddsOf);
    return logOdds.reduce((sum, value) => sum + value, 0) / logOdds.length;
  }

  return {
    async classify(windows) {
      try {
        return { logOdds: await breaker.run(() => predict(windows)) };
      } catch (error) {
        if (error instanceof NotResponding) return { degraded: unavailable('is not responding') };
        const late = error instanceof Error && error.name === 'TimeoutError';
        return { degraded: unavailable(late ? 'did not respond in time' : 'returned no result') };
      }
    },
    get healthy() {
      return breaker.closed;
    },
    close: () => agent.destroy(),
  };
}

async function boundedText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > limits.modelAnswerBytes) throw new Error('returned too many bytes');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Log-odds of the label for AI-generated text, from one text's labels and scores. */
function logOddsOf(answer: unknown): number {
  const predictions = (Array.isArray(answer) ? answer : []) as Prediction[];
  const scoreOf = (pattern: RegExp) =>
    predictions.find(
      ({ label, score }) => typeof label === 'string' && Number.isFinite(score) && pattern.test(label),
    )?.score;
  const ofHuman = scoreOf(humanLabel);
  const ofMachine = scoreOf(machineLabel);
  const probability = ofMachine ?? (ofHuman === undefined ? undefined : 1 - ofHuman);
  if (probability === undefined || probability < 0 || probability > 1)
    throw new Error('returned no known label');
  const p = Math.min(Math.max(probability, probabilityFloor), 1 - probabilityFloor);
  return Math.log(p / (1 - p));
}
