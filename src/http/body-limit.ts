import type { Caller } from '../accounts/caller.js';
import { limits } from '../limits.js';
import { carriesFile } from './decode-body.js';
import type { Head } from './head.js';
import type { Route } from './route.js';

/**
 * Most bytes of a request's body. An account's calls are counted and have the caps of the interface; without
 * an account a body that is not a file is bounded by what the plan's longest text can take.
 */
export function bodyBytesMax(route: Route, headers: Head['headers'], { account, plan }: Caller): number {
  const fileBytes =
    route.file === undefined ? 0 : (route.fileBytes ?? limits.documentBytes) + limits.formBytes;
  if (account !== null) return Math.max(limits.jsonBodyBytes, fileBytes);
  const textBytes = plan.characters * limits.bodyCharBytes + limits.bodyExtraBytes;
  const fieldBytes = Math.min(limits.jsonBodyBytes, Math.max(textBytes, route.fieldBytes ?? 0));
  return carriesFile(headers) ? Math.max(fileBytes, fieldBytes) : fieldBytes;
}
