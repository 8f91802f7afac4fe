import { routes } from '../../../src/api/endpoints/index.js';
import { assemble } from '../../../src/api/openapi/document.js';

const { paths } = assemble(routes, {});
const patterns = Object.keys(paths)
  .sort((one, other) => Number(one.includes('{')) - Number(other.includes('{')))
  .map(path => [path, new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const);

/**
 * Fails when a route returns a status that its documentation does not declare. The test server calls it for
 * every request.
 */
export function assertDeclared(method: string, address: string, status: number): void {
  const path = patterns.find(([, pattern]) => pattern.test(address.split('?', 1)[0]!))?.[0];
  const operation =
    path === undefined ? undefined : paths[path]![method === 'HEAD' ? 'get' : method.toLowerCase()];
  if (operation === undefined || status in (operation.responses as object)) return;
  throw new Error(
    `${method} ${path} returned ${status}, which the documentation in its route record does not declare`,
  );
}
