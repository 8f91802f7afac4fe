import { limits } from '../contract/limits.js';

/** Reason why a chat server returned no usable answer, worded to follow "The rewrite server". */
export class ChatServerError extends Error {
  override readonly name = 'ChatServerError';
  constructor(
    reason: string,
    /** Whether the request's content caused the error, in which case the server counts as healthy. */
    readonly causedByContent = false,
  ) {
    super(reason);
  }
}

/** The fields used of a streamed chunk, or of a complete response from a server that does not stream. */
interface Completion {
  error?: unknown;
  choices?: {
    delta?: { content?: unknown; refusal?: unknown };
    message?: { content?: unknown; refusal?: unknown };
    finish_reason?: unknown;
  }[];
}

/**
 * Reads the response of /chat/completions and returns the text of its first choice. Calls `onDelta` with each
 * piece.
 * @throws ChatServerError if the response is too long, incomplete, refused, or not a completion
 */
export async function readChatResponse(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  onDelta: (delta: string) => void,
): Promise<string> {
  let text = '';
  let finished = false;
  const addCompletion = (completion: Completion) => {
    if (completion?.error) throw new ChatServerError('reported an error');
    const choice = completion?.choices?.[0];
    const message = choice?.delta ?? choice?.message;
    if (message?.refusal) throw new ChatServerError('declined this sentence', true);
    if (typeof message?.content === 'string' && message.content !== '') {
      text += message.content;
      if (text.length > limits.chatAnswerChars)
        throw new ChatServerError('returned a response that is too long', true);
      onDelta(message.content);
    }
    const reason = choice?.finish_reason;
    if (reason === 'length')
      throw new ChatServerError('reached its token limit before the end of the response', true);
    if (reason === 'content_filter') throw new ChatServerError('declined this sentence', true);
    if (typeof reason === 'string') finished = true;
  };

  if (/^application\/json/i.test(contentType)) {
    let whole = '';
    for await (const chunk of decodedText(body)) whole += chunk;
    addCompletion(parseCompletion(whole));
  } else {
    for await (const data of eventData(body)) {
      if (data === '[DONE]') {
        finished = true;
        break;
      }
      addCompletion(parseCompletion(data));
    }
  }
  if (!finished) throw new ChatServerError('ended its response early');
  if (text.trim() === '') throw new ChatServerError('returned an empty response', true);
  return text;
}

function parseCompletion(json: string): Completion {
  try {
    return JSON.parse(json);
  } catch {
    throw new ChatServerError('returned an invalid completion');
  }
}

/** Yields the data of each Server-Sent Event (WHATWG HTML, section 9.2.6). Chat servers send one line. */
async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of decodedText(body)) {
    // A line of many pieces is joined once, at its end.
    const [first, ...lines] = chunk.split(/\r\n|\n|\r/);
    rest += first!;
    for (const line of lines) {
      if (rest.startsWith('data:')) yield rest.slice(5).trim();
      rest = line;
    }
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim();
}

async function* decodedText(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > limits.chatAnswerBytes) throw new ChatServerError('returned a response that is too long');
    yield decoder.decode(chunk, { stream: true });
  }
}
