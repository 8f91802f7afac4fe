/** A text and a small file of each kind, which make threads and processes load and run their code. */
import samples from './samples.json' with { type: 'json' };

const decoded = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** A text with what the engine looks for: typography, markup, numbers, names and the wordings of machines. */
export const sampleText = samples.text;

/** A Word document with a heading, a table, typographic quotes and a dash. */
export const sampleWordFile = decoded(samples.word);

/** A page of two lines. */
export const samplePdf = decoded(samples.pdf);

/** A JPEG of 160 by 60 pixels, with content credentials that have no valid signature. */
export const sampleImage = decoded(samples.image);
