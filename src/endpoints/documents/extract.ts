import { ExtractRequest, ExtractResult } from '../../contract/document.js';
import { route } from '../../http/route.js';
import { jsonObject } from '../json-object.js';

/** Extracts the plain text of a document for review. Stores nothing. */
export const extract = route({
  method: 'POST',
  path: '/api/extract',
  summary: 'Extract the plain text of a document',
  access: 'visitor',
  scope: 'read',
  services: ['documents'],
  rateLimit: 'requests',
  body: 'fields',
  file: 'required',
  idempotent: false,
  input: ExtractRequest,
  output: ExtractResult,
  async work({ format }, { caller, services, file, onAbort }) {
    const { filename, bytes } = file!;
    const task = { filename, bytes, preview: format === 'html', charsMax: caller.plan.characters };
    const { members } = await services.documents.run('reviewDocument', task, {
      caller: caller.subject,
      onAbort,
    });
    return { status: 200, type: 'application/json', body: jsonObject({ filename }, members) };
  },
});
