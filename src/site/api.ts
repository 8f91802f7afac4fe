/** Calls to the service, with failures told in words for people. */

interface Issue {
  type: string;
  loc: (string | number)[];
  msg: string;
}

/** A call that did not succeed. `status` 0: the service was not reached. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** What went wrong, by name, when the service gave it one. */
    readonly type: string | null = null,
  ) {
    super(message);
  }
}

const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  password: 'Password',
  current_password: 'Current password',
  new_password: 'New password',
  url: 'Address',
  title: 'Title',
  label: 'Name',
};

function inWords(issue: Issue): string {
  const at = fields[String(issue.loc.at(-1))];
  const said = issue.msg.replace(/^String should/, 'it should').replace(/^Input should/, 'it should');
  const sentence = at === undefined ? said : `${at}: ${said}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

export async function problemOf(response: Response): Promise<Problem> {
  let detail: unknown;
  try {
    detail = ((await response.json()) as { detail?: unknown }).detail;
  } catch {
    detail = undefined;
  }
  if (Array.isArray(detail)) {
    const issues = detail as Issue[];
    return new Problem(response.status, issues.map(inWords).join(' '), issues[0]?.type ?? null);
  }
  const message =
    typeof detail === 'string' ? detail : `The service answered with an error (${response.status}).`;
  return new Problem(response.status, message);
}

const unreachable = (): Problem =>
  new Problem(
    0,
    navigator.onLine
      ? 'The service did not answer. Nothing you entered is lost; try again in a moment.'
      : 'You are offline. Nothing you entered is lost; try again once you are connected.',
  );

let signedOut = (): void => {};
/** Has `run` called when an answer shows that the session has ended meanwhile. */
export const whenSignedOut = (run: () => void): void => {
  signedOut = run;
};

const checksPassword: ReadonlySet<string> = new Set(['/api/session', '/api/account/password']);

/** Sends a request and returns a successful answer; throws a Problem for any other, an AbortError when it was stopped. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable();
  }
  // A wrong password ends no session.
  if (response.status === 401 && !checksPassword.has(path)) signedOut();
  if (!response.ok) throw await problemOf(response);
  return response;
}

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await send(path, signal ? { signal } : {})).json() as Promise<T>;
}

export async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await send(path, { ...init, ...(signal && { signal }) })).json() as Promise<T>;
}

export const remove = (path: string): Promise<Response> => send(path, { method: 'DELETE' });

/** Sends a file as the raw body; `fields` go along as query parameters. */
export function sendFile(
  path: string,
  file: File,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const search = new URLSearchParams(query).toString();
  return send(search === '' ? path : `${path}?${search}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', 'X-Filename': encodeURIComponent(file.name) },
    body: file,
    signal,
  });
}
