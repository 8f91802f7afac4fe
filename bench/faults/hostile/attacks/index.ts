import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';
import { idempotency, keys, revokedBatch, signIn } from './accounts.js';
import * as bodies from './bodies.js';
import * as connections from './connections.js';
import * as files from './files.js';

/** All attacks, in the order in which they run. */
export const attacks: Readonly<Record<string, Attack>> = {
  /** The baseline: latency of the background clients without an attack. */
  none: { run: () => pause(10_000) },
  svg: files.svg,
  images: files.images,
  methods: connections.methods,
  validation: bodies.validation,
  forms: bodies.forms,
  'invisible-text': bodies.invisibleText,
  uploads: connections.uploads,
  'slow-uploads': connections.slowUploads,
  connections: connections.connections,
  'sign-in': signIn,
  'document-flood': files.documentFlood,
  'quadratic-texts': bodies.quadraticTexts,
  'markdown-bombs': files.markdownBombs,
  html: files.html,
  'docx-bombs': files.docxBombs,
  'pdf-bombs': files.pdfBombs,
  keys,
  'revoked-batch': revokedBatch,
  idempotency,
  'batch-blank': bodies.batchOf('\n'),
  'batch-crlf': bodies.batchOf('\r\n'),
  'batch-spaces': bodies.batchOf(' '),
  'batch-tiny': bodies.batchOf('{}\n'),
  'batch-invalid': bodies.batchOf('x\n'),
  'batch-refused': bodies.batchOf('{"text":""}\n'),
  'json-values': bodies.jsonValues,
  reports: bodies.reports,
  history: bodies.history,
  'slow-readers': connections.slowReaders,
  'many-connections': connections.manyConnections,
};
