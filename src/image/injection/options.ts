/** What a caller asks of the prompt-injection scan, besides the image itself. */
export interface InjectionOptions {
  filename: string;
  altText: string | null;
  /** Whether printed text may be read (OCR). */
  deep: boolean;
  /** Why OCR is not allowed although the caller asked for it; null otherwise. */
  deepRefused: string | null;
  /** Whether found text is left out of the answer. */
  redact: boolean;
  /** Monotonic clock in milliseconds, of any origin. */
  clock(): number;
}
