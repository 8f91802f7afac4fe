/** Values of package.json, the only file with placeholders, that a release must replace. @param {any} about */
export const placeholders = ({ mcpName, repository, homepage, bugs }) =>
  [mcpName, repository?.url, homepage, bugs].filter(value => /\bHOST\b|\bOWNER\b/.test(value ?? ''));
