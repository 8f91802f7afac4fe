import type { Tag } from './route-docs.js';

/** The interface's version (SPEC), which the document carries; the program has one of its own. */
export const interfaceVersion = '0.4.14';

export const disclaimer =
  'A score is a signal, not a probability and not a verdict about a person. It says how much a text reads like machine prose, not who wrote it.';

export const fairUse =
  'The service must not be wrapped in a product that presents scores as verdicts about people. The response field `disclaimer` is meant to be shown to users.';

export const description = `Telltale reads texts, documents and images for signals of machine authorship and cleans machine typography.

${disclaimer}

**Fair use.** ${fairUse}

**Versioning.** Response fields are stable. New ones may be added, so clients must ignore fields they do not know; a deprecated one is marked here for at least one minor version.

Every GET also answers HEAD, every path OPTIONS (CORS). Another method gets 405 with \`Allow\`, an unknown path 404. Characters are Unicode code points in every limit and count; spans are UTF-16 offsets.`;

export const tagDescriptions: Readonly<Record<Tag, string>> = {
  Reading: 'Read texts and documents for signals of machine authorship.',
  Cleaning: 'Clean machine typography, without rewriting a word.',
  Writing: 'Rewrite sentences, print reports, say whether a scan was of use.',
  Images: 'What an image says to a model, and what it declares about how it was made.',
  Agents: 'The same service for agents, over the Model Context Protocol.',
  History: "The account's saved scans and cleanups.",
  Accounts: 'Accounts, sessions and keys. For a signed-in person: an API key may not use these.',
  Service: 'Limits, health, and this description.',
};
