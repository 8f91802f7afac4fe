import type { Command } from '../command.js';
import { fileWorker } from './file-worker.js';
import { scanOptionTypes } from './scan-options.js';

/** Scans files offline, without server or store. The engine's tables load slowly, hence only for a scan. */
export const scanCommand: Command = {
  usage: 'scan [FILE|FOLDER|GLOB|-]…',
  summary: 'Scan texts, documents or stdin for signals of machine authorship.',
  details:
    'Reads .txt .md .html .docx .odt .pptx .epub .pdf. Options of a project are in telltale.config.json, and ignored files in ' +
    '.telltaleignore and .gitignore.\n' +
    'Exit code: 0; 1 if the score of an assessed file is above --fail-above, or with --fail-unassessed if a file was not ' +
    'assessed; 2 for an invalid command line; 3 if a file cannot be read or needs too much work.',
  options: scanOptionTypes,
  args: [0, Number.POSITIVE_INFINITY],
  run: async input => (await import('./scan-files.js')).scanFiles(input, fileWorker),
};
