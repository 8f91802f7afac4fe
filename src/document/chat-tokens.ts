/** Kinds of sources in the references of ChatGPT: "turn0search3". */
const sources =
  'search|view|news|image|file|fetch|forecast|finance|sports|reddit|academia|maps?|business|product|video|click|open|youtube';
const reference = `turn\\d{1,3}(?:${sources})\\d{1,3}(?:L\\d{1,5}(?:-L?\\d{1,5})?)?`;

const spanMark = '\\[span_\\d{1,4}\\]\\((?:start|end)_span\\)';
/** A mark that is a link in Markdown, but has no destination. */
export const onlySpanMark = new RegExp(`^${spanMark}$`);

/**
 * Source of a pattern for citation tokens of chat tools. It is the only table of them, for scan and cleanup.
 * Groups have the words that a token displays. Repetition is bounded, so that matching is linear.
 */
export const citationTokens = [
  // Private-use brackets around a payload, and single ones. Payloads of entities and links display words.
  '\\uE200(?:(?:entity|url)\\uE202(?:\\["[^"\\n`]{0,200}","([^"\\n`]{0,200})"|([^\\uE200-\\uE202\\n`]{0,200})))?[^\\uE200\\uE201\\n`]{0,400}\\uE201',
  '[\\uE200-\\uE206]',
  `(?:(?:file)?cite ?|navlist|image_group|(?<![A-Za-z\\d_])(?:i|video|products)?)${reference}(?:[ ,]?${reference}){0,50}`,
  '(?::?contentReference)?\\[oaicite:?\\d{0,4}\\](?:\\{index=\\d{1,4}\\})?',
  '【[\\d:]{1,12}†[^【】\\n`]{0,200}】',
  '\\[cite_(?:start|end)\\]|\\[cite: ?\\d[\\d, –-]{0,80}\\]',
  spanMark,
  '\\[(?:attached_file|web):\\d{1,4}\\]',
].join('|');

/** Source of a simple pattern that matches in every token of `citationTokens`: it is searched faster. */
export const citationStart = 'turn\\d|oaicite|\\[(?:cite|span_|attached_file|web:)|[\\uE200-\\uE206【]';

/** The beginnings of the line before and of the sentence after a text in a chat reply, in any case. */
export const replyOpening =
  "[ \\t]{0,8}(?:Certainly|Sure|Absolutely|Of course)[!,.] (?:Here(?:'|’)?(?:s| is| are)|I(?:'|’)(?:d|ll)|Below)";
export const replyEnd =
  "\\b(?:Would you like me to|Let me know if you(?:'|’)d like me to|I hope this helps! Let me know)\\b";

/** The mark before the name of a cited site. */
export const citedSite = 'oai_citation:\\d{1,4}‡';
/** A parameter of links that a chat tool adds. */
export const trackingParameter =
  'utm_source=(?:chatgpt\\.com|openai|copilot\\.com|perplexity(?:\\.ai)?|gemini|claude(?:\\.ai)?)|referrer=grok\\.com';
