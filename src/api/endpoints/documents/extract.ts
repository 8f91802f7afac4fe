import { ExtractRequest, ExtractResult } from '../../../contract/document.js';
import { limits } from '../../../contract/limits.js';
import { jsonObject, rawJson } from '../../http/answer.js';
import { route } from '../../http/route.js';

export const extract = route({
  method: 'POST',
  path: '/api/extract',
  summary: 'Extract the plain text of a document',
  docs: {
    description:
      'Extracts the plain text of a document, so that a person can review it before a scan. Nothing is stored. `format=html` adds a sanitised ' +
      "preview with headings, lists and emphasis. A text that exceeds the plan's character limit is truncated, with a warning; `whole` returns up to 1,000,000 characters.",
    statuses: {
      422: 'The text is empty, a field is not valid, or the document has no readable text.',
    },
    examples: [
      {
        name: 'file',
        summary: 'A Markdown document',
        type: 'multipart/form-data',
        filename: 'notes.md',
        value: {
          file: '# Notes\n\nThe pier is **closed** on Mondays.\n\n```\nnot prose\n```\n',
          format: 'html',
        },
      },
    ],
  },
  access: 'visitor',
  scope: 'read',
  services: ['documents'],
  rateLimit: 'extracted_kilobytes',
  body: 'fields',
  file: 'required',
  input: ExtractRequest,
  output: ExtractResult,
  async work({ format, whole }, context) {
    const { services, ignored } = context;
    const { filename, bytes } = context.file!;
    const { characters_per_text } = context.caller.plan;
    const charsMax = whole ? Math.max(characters_per_text, limits.wholeTextChars) : characters_per_text;
    const task = { filename, bytes, preview: format === 'html', charsMax, ignored };
    const { members } = await services.documents.run('reviewDocument', task, context);
    return rawJson(jsonObject({ filename }, members));
  },
});
