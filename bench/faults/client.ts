/** HTTP calls of the fault scenarios. */
export interface AcknowledgedRecord {
  kind: 'scan' | 'cleanup';
  id: string;
  /** Text of the request. */
  text: string;
  words: number;
}

export interface Caller {
  url: string;
  key: string;
  /** Responses so far that count against the hourly rate limit. */
  counted: number;
}

/** Statuses that an overloaded machine may return. */
export const busy: ReadonlySet<number> = new Set([503, 504]);

async function call(caller: Caller, path: string, json?: object): Promise<Response> {
  const response = await fetch(caller.url + path, {
    headers: { authorization: `Bearer ${caller.key}`, 'content-type': 'application/json' },
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
  });
  if (response.status !== 429 && response.headers.has('RateLimit')) caller.counted++;
  return response;
}

/** Saves a scan or cleanup of a unique text. Returns the status of an unsuccessful response. */
export async function save(caller: Caller, serial: string): Promise<AcknowledgedRecord | number> {
  const kind = serial.endsWith('5') ? 'cleanup' : 'scan';
  const text = `Number ${serial}: the tide came in over the flats while nobody looked, and the boats were afloat by ten.`;
  const response = await call(caller, `/api/${kind}`, { text });
  const body = (await response.json()) as { scan_id?: string; id?: string; word_count?: number };
  const id = kind === 'scan' ? body.scan_id : body.id;
  if (response.status !== 200 || !id) return response.status;
  return { kind, id, text, words: body.word_count ?? 0 };
}

/** Cleans a text without saving it, so that only the call is counted. Resolves with the status. */
export async function clean(caller: Caller): Promise<number> {
  const { status } = await call(caller, '/api/cleanup', { text: 'The tide — at ten.', save: false });
  return status;
}

/** The problem of an acknowledged record; null if it is stored intact. */
export async function recordProblem(
  caller: Caller,
  { kind, id, text }: AcknowledgedRecord,
): Promise<string | null> {
  const response = await call(caller, `/api/${kind}/${id}`);
  if (response.status !== 200) return `${id} is lost (${response.status})`;
  const record = (await response.json()) as { text?: string; input_text?: string };
  return (kind === 'scan' ? record.text : record.input_text) === text ? null : `${id} is torn`;
}

interface Usage {
  words_this_month: number;
  requests_this_hour: number;
}

export async function usage(caller: Caller): Promise<Usage> {
  const response = await call(caller, '/api/config');
  return ((await response.json()) as { usage: Usage }).usage;
}

/** Ids of all records, page by page. Throws when their number differs from the reported total. */
export async function listedIds(caller: Caller, kind: AcknowledgedRecord['kind']): Promise<string[]> {
  const ids: string[] = [];
  let total = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await call(caller, `/api/${kind}?limit=200${cursor && `&cursor=${cursor}`}`);
    const page = (await response.json()) as { items: { id: string }[]; total: number; next: string | null };
    ids.push(...page.items.map(item => item.id));
    total = page.total;
    cursor = page.next;
  }
  if (ids.length !== total) throw new Error(`${ids.length} ${kind}s are listed, but the total is ${total}`);
  return ids;
}

export async function health(url: string): Promise<{ status: string; checks: Record<string, string> }> {
  const response = await fetch(`${url}/api/health`);
  return (await response.json()) as { status: string; checks: Record<string, string> };
}
