import type { ReadName } from '../../contract/injection.js';

/** The places in an image file where text is searched for: as a title, and as part of a sentence. */
export const readTexts: Readonly<Record<ReadName, { title: string; place: string }>> = {
  instruction_text: { title: 'The strongest text in the file', place: 'the file as a whole' },
  hidden_text: { title: 'Hidden text', place: 'text that people cannot see' },
  smuggled_text: { title: 'Invisible characters', place: 'characters that have no shape' },
  filename_text: { title: 'File name', place: 'the name of the file' },
  alt_text: { title: 'Alternative text', place: 'the alternative text' },
  metadata_text: { title: 'Metadata', place: 'fields that programs wrote into the file' },
  svg_text: { title: 'Text of the drawing', place: 'the text of the drawing' },
  trailing_text: { title: 'After the picture', place: 'data after the end of the picture' },
  qr_text: { title: 'QR codes and bar codes', place: 'QR codes and bar codes' },
  stealth_text: { title: 'Hidden in the pixels', place: 'data hidden in the colours of the pixels' },
  printed_text: { title: 'Printed text', place: 'text printed in the picture' },
};
