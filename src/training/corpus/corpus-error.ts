import { exit, stderr } from 'node:process';

/** An error in the files of a corpus. The message names the file and the line, and what was expected. */
export class CorpusError extends Error {
  override name = 'CorpusError';
}

/** Runs a program; prints an error in the files of a corpus as one line and exits with code 2. */
export async function exitOnCorpusError(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    stderr.write(`${error.message}\n`);
    exit(2);
  }
}
