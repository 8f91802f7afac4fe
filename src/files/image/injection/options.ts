/** Options of a prompt-injection scan. */
export interface InjectionOptions {
  filename: string;
  altText: string | null;
  /** Whether printed text may be read (OCR). */
  deep: boolean;
  /** Why OCR is not allowed although the caller asked for it; null otherwise. */
  deepRefused: string | null;
  /** Whether the answer omits found text. */
  redact: boolean;
}
