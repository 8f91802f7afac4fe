export const disclaimer =
  'A score is a signal, not a probability and not a verdict about a person. It says how much a text reads like machine prose, not who wrote it.';

export const fairUse =
  'The service must not be wrapped in a product that presents scores as verdicts about people. The response field `disclaimer` is meant to be shown to users.';

export const description = `Telltale reads texts, documents and images for signals of machine authorship and cleans machine typography.

${disclaimer}

**Fair use.** ${fairUse}

**Versioning.** Response fields are stable. New fields may be added, so clients must ignore unknown fields. A deprecated field is marked in this document for at least one minor version.

Every GET endpoint also supports HEAD, and every path supports OPTIONS (CORS). Other methods return 405 with \`Allow\`; unknown paths return 404. Responses from 2 KB are compressed as \`Accept-Encoding\` asks (br, gzip), except streams; a request body may have \`Content-Encoding: gzip\`. Limits and counts of characters are in Unicode code points; spans are in UTF-16 offsets.`;

/** The tags in the order of the reference page. */
export const tagDescriptions = {
  Reading: 'Scan texts and documents for signals of machine authorship; extract and fetch texts for review.',
  Cleaning: 'Clean machine typography without rewriting a word.',
  Writing: 'Rewrite sentences, render reports, give feedback on scans.',
  Images: 'Detect prompt injection in images, and read what an image declares about how it was made.',
  Agents: 'The Model Context Protocol server for AI agents.',
  History: "The account's saved scans, cleanups, results of images, reports and feedback.",
  Accounts: 'Accounts, sessions and API keys. These calls need a session, not an API key.',
  Service: 'Limits, health, metrics and this document.',
};
