import { ExtractRequest, ExtractResult } from '../../../contract/document.js';
import { route } from '../../http/route.js';
import { jsonWithWarnings } from '../json-object.js';

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
  async work({ format }, { caller, services, file, ignored, onAbort }) {
    const { filename, bytes } = file!;
    const task = { filename, bytes, preview: format === 'html', charsMax: caller.plan.characters_per_text };
    const { members } = await services.documents.run('reviewDocument', task, {
      caller: caller.subject,
      onAbort,
    });
    const body = jsonWithWarnings({ filename }, members, ignored);
    return { status: 200, type: 'application/json', body };
  },
});
