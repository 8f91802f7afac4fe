import { BatchAnswer, BatchLine } from '../../contract/batch.js';
import type { RouteDocsTable } from '../route-docs.js';
import { harbour, letter } from '../samples.js';

const unreadable = 'The text is empty, a field is not valid, or the document has no text that can be read.';

const lines = (contentSchema: object, description: string) => ({
  type: 'string',
  contentMediaType: 'application/x-ndjson',
  contentSchema,
  description,
});

export const reading: RouteDocsTable = {
  'POST /api/scan': {
    id: 'scan',
    tag: 'Reading',
    description:
      'Reads a text or a document for signals of machine authorship. The score runs from 0 to 100; higher reads more like ' +
      "machine prose. It is a signal, not a probability and not a verdict. Every point can be explained: `baseline` and the signals' " +
      '`points` add up to `score` within 0.1.\n\n' +
      'Fields of a JSON body override query parameters of the same name. `deep`, `save`, `title` and `parent_scan_id` are for accounts; ' +
      'from a caller without one they are ignored. An account saves its scans unless `save` is false; a read-scope key never saves.\n\n' +
      "When the deeper model is unavailable, or the month's deep scans are used up, the scan still succeeds on heuristics alone: " +
      '`model_used` is false and `degraded` says why.',
    media: { 'text/plain': { type: 'string', description: 'The report for people (`format=text`).' } },
    statuses: {
      402: "The month's words are used up, or the account's storage is full; see GET /api/config.",
      413: "The text is over the plan's characters, or the body or file over its bytes.",
      422: unreadable,
    },
    links: { getScan: { id: '/scan_id' }, deleteScan: { id: '/scan_id' } },
    examples: [
      {
        name: 'text',
        summary: 'A text, kept under a title',
        value: { text: harbour, title: 'Harbour, first draft', genre: 'expository' },
      },
      {
        name: 'form',
        summary: 'A form field, with nothing kept',
        type: 'application/x-www-form-urlencoded',
        value: { text: letter, save: 'false' },
      },
      { name: 'plain', summary: 'The text as the whole body', type: 'text/plain', value: letter },
      {
        name: 'file',
        summary: 'A document',
        type: 'multipart/form-data',
        filename: 'letter.md',
        value: { file: `# To the harbour office\n\n${letter}\n`, esl: 'true' },
      },
      {
        name: 'bytes',
        summary: 'A document as the raw body, named by X-Filename',
        type: 'application/octet-stream',
        filename: 'letter.txt',
        value: letter,
      },
    ],
  },

  'POST /api/scan/batch': {
    id: 'scanBatch',
    tag: 'Reading',
    description:
      'Up to 1,000 texts in one request: newline-delimited JSON in, newline-delimited JSON out, streamed both ways. Each line is a scan ' +
      'request with an `id` of your own if you like; each answer line carries `index`, `id`, `status` and `result` or `detail`, in the order of the ' +
      'input, so one bad text does not sink the rest. Counted exactly like single scans; nothing is saved.',
    counted: true,
    bodies: { 'application/x-ndjson': lines(BatchLine, 'One scan request a line.') },
    media: { 'application/x-ndjson': lines(BatchAnswer, 'One answer a line, in the order of the input.') },
    statuses: {
      413: 'The batch has too many lines or bytes.',
      415: 'The body has a coding that is not taken.',
    },
    examples: [
      {
        name: 'lines',
        summary: 'Two texts, one of them empty',
        type: 'application/x-ndjson',
        value: `${JSON.stringify({ id: 'a', text: letter })}\n${JSON.stringify({ id: 'b', text: '' })}\n`,
      },
    ],
  },

  'POST /api/extract': {
    id: 'extract',
    tag: 'Reading',
    description:
      'Takes the plain text out of a document so that a person can review it before a scan. Nothing is stored. `format=html` adds a sanitised ' +
      "preview that keeps headings, lists and emphasis. A text over the plan's characters is cut, and a warning says so.",
    statuses: { 422: unreadable },
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

  'POST /api/fetch-url': {
    id: 'fetchUrl',
    tag: 'Reading',
    description:
      'Fetches the main text of a public web page. Nothing is stored. The guard refuses addresses that are not public, at every redirect.',
    statuses: {
      403: 'The guard refused the address, or the request came from another site.',
      413: 'The page is too large.',
      415: 'The page is no text, or the body has a type this endpoint does not take.',
      502: 'The page could not be fetched.',
      504: 'The page took too long.',
    },
    examples: [{ name: 'page', summary: 'A public page', value: { url: 'http://example.com/article' } }],
  },
};
