import { ExtractRequest, ExtractResult } from '../contract/document.js';
import { type Context, json, route } from '../http/route.js';
import { countWords } from '../text/prepare.js';
import { cutAtCap } from './text-bounds.js';

/** Takes the prose out of a document, for a person to review; nothing is stored. */
export const extract = route({
  method: 'POST',
  path: '/api/extract',
  summary: 'Take the plain text out of a document',
  access: 'visitor',
  scope: 'read',
  budget: 'requests',
  body: 'fields',
  file: 'required',
  idempotent: false,
  input: ExtractRequest,
  output: ExtractResult,
  async work({ format }: ExtractRequest, { caller, services, file, onAbort }: Context) {
    const { filename, bytes } = file!;
    const task = { filename, bytes, preview: format === 'html' };
    const { kind, title, html, ...extracted } = await services.documents.run(
      'extractDocument',
      task,
      onAbort,
    );
    const { text, chars, warnings } = cutAtCap(extracted.text, caller, extracted.warnings);
    const result: ExtractResult = { text, kind, filename, chars, words: countWords(text), warnings };
    return json({ ...result, ...(title !== undefined && { title }), ...(html !== undefined && { html }) });
  },
});
