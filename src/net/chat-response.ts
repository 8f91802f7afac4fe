import { limits } from '../limits.js';
import { ChatFailure } from './chat-error.js';

/** What is read of a chunk (`stream: true`) or of a whole answer from a server that streams none. */
interface Completion {
  error?: unknown;
  choices?: {
    delta?: { content?: unknown; refusal?: unknown };
    message?: { content?: unknown; refusal?: unknown };
    finish_reason?: unknown;
  }[];
}

/**
 * Reads the answer of /chat/completions: the text of its first choice. `onDelta` hears each piece of it.
 * @throws ChatFailure for one that is too long, cut off, refused, or no completion at all
 */
export async function readChatAnswer(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  onDelta: (delta: string) => void,
): Promise<string> {
  let text = '';
  let finished = false;
  const take = (completion: Completion) => {
    if (completion?.error) throw new ChatFailure('reported an error');
    const choice = completion?.choices?.[0];
    const message = choice?.delta ?? choice?.message;
    if (message?.refusal) throw new ChatFailure('declined this sentence', true);
    if (typeof message?.content === 'string' && message.content !== '') {
      text += message.content;
      if (text.length > limits.chatAnswerChars) throw new ChatFailure('answered too much', true);
      onDelta(message.content);
    }
    const reason = choice?.finish_reason;
    if (reason === 'length') throw new ChatFailure('stopped in the middle of its answer', true);
    if (reason === 'content_filter') throw new ChatFailure('declined this sentence', true);
    if (typeof reason === 'string') finished = true;
  };

  if (/^application\/json/i.test(contentType)) {
    let whole = '';
    for await (const chunk of decoded(body)) whole += chunk;
    take(parsed(whole));
  } else {
    for await (const data of eventData(body)) {
      if (data === '[DONE]') {
        finished = true;
        break;
      }
      take(parsed(data));
    }
  }
  if (!finished) throw new ChatFailure('broke off its answer');
  if (text.trim() === '') throw new ChatFailure('answered nothing', true);
  return text;
}

function parsed(json: string): Completion {
  try {
    return JSON.parse(json);
  } catch {
    throw new ChatFailure('answered something else than a completion');
  }
}

/** The data of each Server-Sent Event (WHATWG HTML, section 9.2.6); events come with data on one line here. */
async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of decoded(body)) {
    const lines = (rest + chunk).split(/\r\n|\n|\r/);
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim();
}

async function* decoded(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > limits.chatAnswerBytes) throw new ChatFailure('answered too much');
    yield decoder.decode(chunk, { stream: true });
  }
}
