/** Documentation of the scan endpoints. */
import { BatchAnswer, BatchLine } from '../../../contract/batch.js';
import { SelectedScanResult } from '../../../contract/selected.js';
import type { RouteDocs } from '../../http/route-docs.js';

// Texts of the example requests, written for this project and long enough for a scan to have results.
const letter =
  'We walked down to the harbour before breakfast because the ferry leaves at seven and nobody trusts the timetable in ' +
  'March. The shop was shut, so I ate the last of the bread standing up. Two boats came in, both empty, and the man from the ' +
  'office said that is how it has been since the storm. I would like my deposit back, please, and I still have the receipt.';

const harbour =
  'The harbour plays a crucial role in the life of the town \u2014 serving as a vibrant hub where tradition meets innovation. ' +
  'Moreover, it fosters a sense of community, connecting residents, visitors, and businesses in meaningful ways. It\u2019s not just a ' +
  'place to moor a boat; it\u2019s a testament to resilience, collaboration, and shared purpose. Furthermore, ongoing investments ' +
  'underscore a commitment to sustainability, ensuring that future generations can continue to enjoy its unique charm.';

export const scanDocs: RouteDocs = {
  description:
    'Scans a text or a document for signals of machine authorship. The score is from 0 to 100; a higher score reads more like ' +
    'machine prose. It is a signal, not a probability and not a verdict. The score is fully explained: `baseline` plus the `points` of ' +
    'all signals equals `score` within 0.1.\n\n' +
    '`headline` says in one sentence what was found; show it first. `assessed` is false when the text is too short or not in English: its ' +
    'score then means nothing. `passages` are its parts that read alike, each with a score, a band and its strongest signals, ' +
    'and `mixed` says whether they disagree; the score is then their mean. They describe the text and are no verdict either. A text under 50 words has none.\n\n' +
    '`read_as` says whether the text was read as Markdown. Pasted Markdown scores as its uploaded file does, and all offsets refer to the text as sent.\n\n' +
    'Fields of a JSON body override query parameters of the same name. `deep`, `save`, `title` and `parent_scan_id` need an account; ' +
    'they are ignored for anonymous callers, and all but `deep` for a key of scope `read`, which never saves. `warnings` names them and unknown query parameters. An account saves its scans unless `save` is false.\n\n' +
    'When the wording model is unavailable or the monthly deep scans are used up, the scan still succeeds with the heuristic signals: ' +
    '`model_used` is false and `degraded` gives the reason.\n\n' +
    '`fields` and `signals` select the parts of the result to return; the stored record is always whole.\n\n' +
    '`format=signed` returns the signed result alone: the members of the engine, `text_sha256`, `signed_at` and `attestation` ([signed reports](docs/signed-reports.md)). ' +
    'A part of a result cannot be signed.',
  selected: SelectedScanResult,
  media: { 'text/plain': { type: 'string', description: 'The plain-text report (`format=text`).' } },
  statuses: {
    402: "The monthly word quota is used up, or the account's storage is full; see GET /api/config.",
    413: "The text exceeds the plan's character limit, or the body or file is too large.",
    422: 'The text is empty or has no words, a field is not valid, or the document has no readable text.',
  },
  links: { getScan: { id: '/scan_id' }, renameScan: { id: '/scan_id' }, deleteScan: { id: '/scan_id' } },
  examples: [
    {
      name: 'text',
      summary: 'A text, saved with a title',
      value: { text: harbour, title: 'Harbour, first draft', genre: 'expository' },
    },
    {
      name: 'form',
      summary: 'A form field, not saved',
      type: 'application/x-www-form-urlencoded',
      value: { text: letter, save: false },
    },
    {
      name: 'short',
      summary: 'Some fields and the three strongest signals, not saved',
      value: {
        text: letter,
        save: false,
        fields: 'headline,score,band,confidence,signals.name,signals.points,disclaimer',
        signals: 'top:3',
      },
    },
    {
      name: 'markdown',
      summary: 'Pasted Markdown',
      value: {
        text: `# To the harbour office\n\n${letter}\n\n**Yours**, [T. Brandt](https://example.com/)\n`,
        save: false,
      },
    },
    { name: 'plain', summary: 'The text as the whole body', type: 'text/plain', value: letter },
    {
      name: 'file',
      summary: 'A document',
      type: 'multipart/form-data',
      filename: 'letter.md',
      value: { file: `# To the harbour office\n\n${letter}\n`, esl: true },
    },
    {
      name: 'bytes',
      summary: 'A document as the raw body, named by X-Filename',
      type: 'application/octet-stream',
      filename: 'letter.txt',
      value: letter,
    },
  ],
};

const lines = (contentSchema: object, description: string) => ({
  type: 'string',
  contentMediaType: 'application/x-ndjson',
  contentSchema,
  description,
});

export const scanBatchDocs: RouteDocs = {
  description:
    'Scans up to 10,000 texts in one request. Input and output are newline-delimited JSON, streamed in both directions. Each input line is a scan ' +
    'request with an optional `id`. Each output line has `index`, `id`, `status`, and `result` or `detail`, in the order of the input. An invalid ' +
    'line does not affect the others, but 1,000 rejected lines that are more than half of the lines end the batch, and so do 64 KB of blank lines. Lines are counted like single scans; nothing is saved. `fields` and `signals` select the parts of each `result`.',
  counted: true,
  bodies: { 'application/x-ndjson': lines(BatchLine, 'One scan request per line.') },
  media: { 'application/x-ndjson': lines(BatchAnswer, 'One result per line, in the order of the input.') },
  statuses: {
    413: 'The batch has too many lines or bytes.',
    415: 'The content coding of the body is not supported.',
  },
  examples: [
    {
      name: 'lines',
      summary: 'Two texts, one of them empty',
      type: 'application/x-ndjson',
      value: `${JSON.stringify({ id: 'a', text: letter })}\n${JSON.stringify({ id: 'b', text: '' })}\n`,
    },
  ],
};
