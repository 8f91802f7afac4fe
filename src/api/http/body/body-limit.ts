import type { Caller } from '../../../accounts/caller.js';
import { limits } from '../../../contract/limits.js';
import type { Head } from '../head.js';
import type { Route } from '../route.js';
import { carriesFile } from './decode-body.js';

/**
 * Returns the maximum size of a request's body. Accounts get the limits of the interface, because their calls
 * are counted. Without an account, a body without a file is limited to the encoded size of the plan's longest
 * text.
 */
export function bodyBytesMax(route: Route, headers: Head['headers'], { account, plan }: Caller): number {
  const fileBytes =
    route.file === undefined ? 0 : (route.fileBytes ?? limits.documentBytes) + limits.formBytes;
  if (account !== null) return Math.max(limits.jsonBodyBytes, fileBytes);
  const textBytes = plan.characters_per_text * limits.bodyCharBytes + limits.bodyExtraBytes;
  const fieldBytes = Math.min(limits.jsonBodyBytes, Math.max(textBytes, route.fieldBytes ?? 0));
  return carriesFile(headers) ? Math.max(fileBytes, fieldBytes) : fieldBytes;
}
