/**
 * All attacks by the name of their module in attacks/. `none` measures the background clients without an
 * attack.
 */
export const attackNames: readonly string[] = [
  'none',
  'svg-filters',
  'svg-text',
  'svg-use',
  'svg-strokes',
  'images',
  'methods',
  'validation',
  'forms',
  'invisible-text',
  'uploads',
  'slow-uploads',
  'connections',
  'sign-in',
  'document-flood',
  'quadratic-texts',
  'markdown-bombs',
  'html',
  'docx-bombs',
  'pdf-bombs',
  'keys',
  'revoked-batch',
  'idempotency',
];
