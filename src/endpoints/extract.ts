import { ExtractRequest, ExtractResult } from '../contract/document.js';
import { type Context, route } from '../http/route.js';
import { jsonObject } from './json-object.js';

/** Takes the prose out of a document, for a person to review; nothing is stored. */
export const extract = route({
  method: 'POST',
  path: '/api/extract',
  summary: 'Take the plain text out of a document',
  access: 'visitor',
  scope: 'read',
  rateLimit: 'requests',
  body: 'fields',
  file: 'required',
  idempotent: false,
  input: ExtractRequest,
  output: ExtractResult,
  async work({ format }: ExtractRequest, { caller, services, file, onAbort }: Context) {
    const { filename, bytes } = file!;
    const task = { filename, bytes, preview: format === 'html', charsMax: caller.plan.characters };
    const { members } = await services.documents.run('reviewDocument', task, {
      caller: caller.subject,
      onAbort,
    });
    return { status: 200, type: 'application/json', body: jsonObject({ filename }, members) };
  },
});
