import { routes } from '../../src/endpoints/index.js';
import { assemble } from '../../src/openapi/document.js';
import { routeDocs } from '../../src/openapi/route-docs/index.js';

const { paths } = assemble(routes, routeDocs, {});
const patterns = Object.keys(paths)
  .sort((one, other) => Number(one.includes('{')) - Number(other.includes('{')))
  .map(path => [path, new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const);

/** Fails when a route answers with a status that the OpenAPI document does not declare for it: so every test is one of the document. */
export function assertDeclared(method: string, address: string, status: number): void {
  const path = patterns.find(([, pattern]) => pattern.test(address.split('?', 1)[0]!))?.[0];
  const operation =
    path === undefined ? undefined : paths[path]![method === 'HEAD' ? 'get' : method.toLowerCase()];
  if (operation === undefined || status in (operation.responses as object)) return;
  throw new Error(
    `${method} ${path} answered ${status}, which its note in src/openapi/route-docs does not declare`,
  );
}
