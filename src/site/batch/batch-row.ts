import type { ScanResult } from '../../contract/scan.js';

/** A file and its path within the chosen folder. */
export interface NamedFile {
  name: string;
  file: File;
}

/** A file of a batch and how far it is. */
export interface BatchRow extends NamedFile {
  id: number;
  state: 'waiting' | 'extracting' | 'scanning' | 'done' | 'failed';
  /** The extracted text; null before. */
  text: string | null;
  result: ScanResult | null;
  /** Why the file was not scanned. */
  error: string | null;
}
