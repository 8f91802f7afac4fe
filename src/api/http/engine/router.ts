import type { EngineRoute, ExchangeHandler } from './engine.js';

interface Pattern {
  readonly segments: readonly string[];
  readonly handler: ExchangeHandler;
}

export interface Match {
  readonly handler: ExchangeHandler;
  /** Path parameters in the order of the pattern, percent-encoded. */
  readonly params: readonly string[];
}

const noParams: readonly string[] = Object.freeze([]);

/** Routes of one method: paths without parameters, and patterns with them, fixed segments first. */
class MethodRoutes {
  readonly #fixed = new Map<string, Match>();
  readonly #patterns: Pattern[] = [];

  add(pattern: string, handler: ExchangeHandler): void {
    if (!pattern.includes('/:')) this.#fixed.set(pattern, { handler, params: noParams });
    else this.#patterns.push({ segments: pattern.split('/'), handler });
    this.#patterns.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  find(path: string, segments: readonly string[]): Match | null {
    const fixed = this.#fixed.get(path);
    if (fixed !== undefined) return fixed;
    for (const pattern of this.#patterns) {
      const params = match(pattern.segments, segments);
      if (params !== null) return { handler: pattern.handler, params };
    }
    return null;
  }
}

/** Sort key that puts a fixed segment before a parameter. */
const rank = ({ segments }: Pattern): string =>
  segments.map(segment => (segment.startsWith(':') ? '1' : '0')).join('');

function match(pattern: readonly string[], segments: readonly string[]): string[] | null {
  if (pattern.length !== segments.length) return null;
  const params: string[] = [];
  for (let i = 0; i < pattern.length; i++) {
    const segment = segments[i]!;
    if (pattern[i]!.startsWith(':') && segment !== '') params.push(segment);
    else if (pattern[i] !== segment) return null;
  }
  return params;
}

/**
 * Returns a function that finds the handler of a request: a route of its method, else an ANY route of its
 * path, else the route `/*`. That is the order of uWebSockets.js.
 */
export function createRouter(routes: readonly EngineRoute[]): (method: string, path: string) => Match {
  const byMethod = new Map<string, MethodRoutes>();
  const any = new MethodRoutes();
  let fallback: Match | null = null;
  const of = (method: string) => {
    const known = byMethod.get(method) ?? new MethodRoutes();
    byMethod.set(method, known);
    return known;
  };
  for (const { method, pattern, handler } of routes) {
    if (pattern === '/*') fallback = { handler, params: noParams };
    else if (method === 'ANY') any.add(pattern, handler);
    else of(method).add(pattern, handler);
    if (method === 'GET') of('HEAD').add(pattern, handler);
  }
  if (fallback === null) throw new Error('The route /* is missing.');
  const last: Match = fallback;
  return (method, path) => {
    const segments = path.split('/');
    return byMethod.get(method)?.find(path, segments) ?? any.find(path, segments) ?? last;
  };
}
