import type { EngineRoute, ExchangeHandler } from './engine.js';

interface Match {
  readonly handler: ExchangeHandler;
  /** Path parameters in the order of the pattern, percent-encoded. */
  readonly params: readonly string[];
}

/** Sort key: the routes of a method before those of ANY, and a fixed segment before a parameter. */
const rank = ({ method, pattern }: EngineRoute): string =>
  `${method === 'ANY' ? 1 : 0}${pattern.replace(/:\w+/g, '\uffff')}`;

/** The expression of a pattern, whose parameters are not empty. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '([^/]+)')}$`);

/** Returns a function that finds a handler in the order of uWebSockets.js: method, then ANY, then `/*`. */
export function createRouter(routes: readonly EngineRoute[]): (method: string, path: string) => Match {
  const last = routes.find(({ pattern }) => pattern === '/*');
  if (last === undefined) throw new Error('The route /* is missing.');
  const entries = routes
    .filter(route => route !== last)
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map(({ method, pattern, handler }) => ({ method, handler, expression: expressionOf(pattern) }));
  return (method, path) => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    for (const entry of entries) {
      if (entry.method !== wanted && entry.method !== 'ANY') continue;
      const found = entry.expression.exec(path);
      if (found !== null) return { handler: entry.handler, params: found.slice(1) };
    }
    return { handler: last.handler, params: [] };
  };
}
