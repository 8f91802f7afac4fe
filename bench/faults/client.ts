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
}

const headers = (key: string) => ({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });

/** Saves a scan or a cleanup of a text of its own; the answer's status when it is no success. */
export async function save({ url, key }: Caller, serial: string): Promise<Acknowledged | number> {
  const kind = serial.endsWith('5') ? 'cleanup' : 'scan';
  const text = `Number ${serial}: the tide came in over the flats while nobody looked, and the boats were afloat by ten.`;
  const response = await fetch(`${url}/api/${kind}`, {
    method: 'POST',
    headers: headers(key),
    body: JSON.stringify({ text, include_fixes: false }),
  });
  const body = (await response.json()) as { scan_id?: string; id?: string; word_count?: number };
  const id = kind === 'scan' ? body.scan_id : body.id;
  if (response.status !== 200 || !id) return response.status;
  return { kind, id, text, words: body.word_count ?? 0 };
}

/** What is wrong with a record that was acknowledged; null when it is there and whole. */
export async function missing(
  { url, key }: Caller,
  { kind, id, text }: Acknowledged,
): Promise<string | null> {
  const response = await fetch(`${url}/api/${kind}/${id}`, { headers: headers(key) });
  if (response.status !== 200) return `${id} is lost (${response.status})`;
  const record = (await response.json()) as { text?: string; input_text?: string };
  return (kind === 'scan' ? record.text : record.input_text) === text ? null : `${id} is torn`;
}

interface Usage {
  words_this_month: number;
  requests_this_hour: number;
}

export async function usage({ url, key }: Caller): Promise<Usage> {
  const response = await fetch(`${url}/api/config`, { headers: headers(key) });
  return ((await response.json()) as { usage: Usage }).usage;
}

/** Ids of every record, by its pages; throws when a page is not what the first one promised. */
export async function listed({ url, key }: Caller, kind: Acknowledged['kind']): Promise<string[]> {
  const ids: string[] = [];
  let total = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await fetch(`${url}/api/${kind}?limit=200${cursor && `&cursor=${cursor}`}`, {
      headers: headers(key),
    });
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
