const signalsShown = 3;
const textShown = 1_200;

/**
 * A response for the documentation: the signals with the most points, truncated texts, and no real API key.
 */
export function shortened(body: unknown): unknown {
  if (typeof body === 'string')
    return body.length <= textShown ? body : `${body.slice(0, textShown).trimEnd()}\n…`;
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map(shortened);
  const object = body as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => {
      if (name === 'signals' && Array.isArray(value)) return [name, heaviest(value)];
      if (name === 'key' && typeof value === 'string') return [name, `at_sk_${'x'.repeat(36)}`];
      return [name, shortened(value)];
    }),
  );
}

const heaviest = (signals: { points: number }[]): unknown[] =>
  [...signals].sort((one, other) => Math.abs(other.points) - Math.abs(one.points)).slice(0, signalsShown);
