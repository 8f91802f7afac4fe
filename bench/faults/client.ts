/** What faults ask of the service, over HTTP like anybody. */
export interface Acknowledged {
  kind: 'scan' | 'cleanup';
  id: string;
  /** The text that was sent. */
  text: string;
  words: number;
}

export interface Caller {
  url: string;
  key: string;
  /** Answers so far that say they are counted in the caller's hour, refusals with them. */
  counted: number;
}

async function call(caller: Caller, path: string, json?: object): Promise<Response> {
  const response = await fetch(caller.url + path, {
    headers: { authorization: `Bearer ${caller.key}`, 'content-type': 'application/json' },
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
  });
  if (response.status !== 429 && response.headers.has('RateLimit')) caller.counted++;
  return response;
}

/** Saves a scan or a cleanup of a text of its own; the answer's status when it is no success. */
export async function save(caller: Caller, serial: string): Promise<Acknowledged | number> {
  const kind = serial.endsWith('5') ? 'cleanup' : 'scan';
  const text = `Number ${serial}: the tide came in over the flats while nobody looked, and the boats were afloat by ten.`;
  const response = await call(caller, `/api/${kind}`, { text, include_fixes: false });
  const body = (await response.json()) as { scan_id?: string; id?: string; word_count?: number };
  const id = kind === 'scan' ? body.scan_id : body.id;
  if (response.status !== 200 || !id) return response.status;
  return { kind, id, text, words: body.word_count ?? 0 };
}

/** Cleans a text of which nothing is kept but that it was cleaned; resolves with the answer's status. */
export async function clean(caller: Caller): Promise<number> {
  const { status } = await call(caller, '/api/cleanup', { text: 'The tide — at ten.', save: false });
  return status;
}

/** What is wrong with a record that was acknowledged; null when it is there and whole. */
export async function missing(caller: Caller, { kind, id, text }: Acknowledged): Promise<string | null> {
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

/** Ids of every record, by its pages; throws when a page is not what the first one promised. */
export async function listed(caller: Caller, kind: Acknowledged['kind']): Promise<string[]> {
  const ids: string[] = [];
  let total = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await call(caller, `/api/${kind}?limit=200${cursor && `&cursor=${cursor}`}`);
    const page = (await response.json()) as { items: { id: string }[]; total: number; next: string | null };
    ids.push(...page.items.map(item => item.id));
    total = page.total;
    cursor = page.next;
  }
  if (ids.length !== total) throw new Error(`${ids.length} ${kind}s are listed, ${total} are counted`);
  return ids;
}

export async function health(url: string): Promise<{ status: string; checks: Record<string, string> }> {
  const response = await fetch(`${url}/api/health`);
  return (await response.json()) as { status: string; checks: Record<string, string> };
}
