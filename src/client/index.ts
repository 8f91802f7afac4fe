/**
 * Telltale's client for Node 20 and browsers: `import { Telltale } from 'telltale/client'`. Its types are the contract's;
 * nothing of the contract itself is loaded.
 */
import { TelltaleError } from './error.js';
import { cleanedFile, form } from './files.js';
import { values } from './lines.js';
import { type CallOptions, type Options, type Request, send } from './transport.js';
import type * as T from './types.js';

export { type Issue, TelltaleError } from './error.js';
export type { CallOptions, Options } from './transport.js';
export type * from './types.js';

/** Fields of a query or a form: what is undefined is left out. */
type Fields = Readonly<Record<string, unknown>>;
const json = { 'content-type': 'application/json' };

/** What a saved record is listed by. */
interface Page<I> {
  items: I[];
  next: string | null;
}

export class Telltale {
  readonly #options: Options;

  constructor(options: Options = {}) {
    this.#options = options;
  }

  /** Reads a text for signals of machine authorship. A score is a signal, not a verdict: show `disclaimer` with it. */
  scan(text: string, options: T.ScanOptions = {}, call?: CallOptions): Promise<T.ScanResult> {
    return this.#post('/api/scan', { ...options, text }, call, true);
  }

  /** The plain-text report of a scan. */
  async scanReport(text: string, options: T.ScanOptions = {}, call?: CallOptions): Promise<string> {
    const body = JSON.stringify({ ...options, text, format: 'text' });
    const request = {
      method: 'POST',
      path: '/api/scan',
      headers: json,
      body,
      repeatable: false,
      keyed: true,
    } as const;
    return (await this.#send(request, call)).text();
  }

  /** Reads a document: .txt .md .html .docx .odt .pdf, up to 1 MB. */
  scanFile(file: T.FileInput, options: T.ScanOptions = {}, call?: CallOptions): Promise<T.ScanResult> {
    return this.#file('/api/scan', file, options, call, false);
  }

  /**
   * Reads up to 1,000 texts in one request; answers come in their order as they are ready, each with a status of its own.
   * Nothing is saved.
   */
  async *batch(
    items: Iterable<string | T.BatchItem>,
    options: T.BatchOptions = {},
    call?: CallOptions,
  ): AsyncGenerator<T.BatchAnswer, void, void> {
    let body = '';
    for (const item of items) body += `${JSON.stringify(typeof item === 'string' ? { text: item } : item)}\n`;
    const headers = { 'content-type': 'application/x-ndjson' };
    const request = {
      method: 'POST',
      path: '/api/scan/batch',
      query: options as Fields,
      headers,
      body,
      repeatable: false,
    } as const;
    yield* values<T.BatchAnswer>(await this.#send(request, call));
  }

  /** Cleans machine typography; no word is rewritten. */
  cleanup(text: string, options: T.CleanupOptions = {}, call?: CallOptions): Promise<T.CleanupResult> {
    return this.#post('/api/cleanup', { ...options, text }, call, true);
  }

  /** Cleans a document in place; a PDF comes back as text. */
  async cleanupFile(
    file: T.FileInput,
    options: { contractions?: boolean } = {},
    call?: CallOptions,
  ): Promise<T.CleanedFile> {
    const request = {
      method: 'POST',
      path: '/api/cleanup/file',
      body: form(file, options),
      repeatable: true,
    } as const;
    return cleanedFile(await this.#send(request, call));
  }

  /** The plain text of a document, for a person to review; `html` adds a sanitised preview. */
  extract(file: T.FileInput, options: { html?: boolean } = {}, call?: CallOptions): Promise<T.ExtractResult> {
    return this.#file('/api/extract', file, options.html ? { format: 'html' } : {}, call, true);
  }

  /** The text of a public web page. */
  fetchUrl(url: string, call?: CallOptions): Promise<T.FetchResult> {
    return this.#post('/api/fetch-url', { url }, call, false, true);
  }

  /** Rewrites up to 20 sentences; events come as they happen, `done` last. */
  async *rewrite(
    sentences: readonly T.SentenceInput[],
    options: { mode?: T.RewriteMode } = {},
    call?: CallOptions,
  ): AsyncGenerator<T.RewriteEvent, void, void> {
    const headers = { ...json, accept: 'application/x-ndjson' };
    const body = JSON.stringify({ sentences, ...options });
    const request = {
      method: 'POST',
      path: '/api/rewrite/stream',
      headers,
      body,
      repeatable: false,
    } as const;
    let done = false;
    for await (const event of values<T.RewriteEvent>(await this.#send(request, call))) {
      done = event.event === 'done';
      yield event;
    }
    if (!done) throw new TelltaleError(200, 'The stream ended before it was done.');
  }

  /** Renders a scan result as a printable report. */
  report(result: object, options: T.ReportOptions = {}, call?: CallOptions): Promise<T.Report> {
    return this.#post('/api/report', { ...options, result }, call, true);
  }

  /** Says whether a scan was of use. */
  feedback(feedback: T.FeedbackInput, call?: CallOptions): Promise<T.FeedbackReceipt> {
    return this.#post('/api/feedback', feedback, call, true);
  }

  /** How much of what a model would read in an image is phrased as an instruction to it. */
  injectionImage(
    image: T.FileInput,
    options: T.ImageOptions = {},
    call?: CallOptions,
  ): Promise<T.InjectionReading> {
    return this.#file('/api/injection/image', image, options, call, true);
  }

  /** What an image declares about how it was made. */
  scanImage(image: T.FileInput, call?: CallOptions): Promise<T.ProvenanceReading> {
    return this.#file('/api/scan/image', image, {}, call, true);
  }

  /** The caller's limits and what is left of them. */
  config(call?: CallOptions): Promise<T.ConfigView> {
    return this.#get('/api/config', call);
  }

  /** The service's health; a service that can't serve says so too, with `status: "failing"`. */
  async health(call?: CallOptions): Promise<T.HealthView> {
    const request = { method: 'GET', path: '/api/health', repeatable: true, accepts: [503] } as const;
    const view = (await (await this.#send(request, call)).json()) as T.HealthView & { detail?: string };
    if (view.status === undefined) throw new TelltaleError(503, view.detail ?? 'The service can not serve.');
    return view;
  }

  /** Saved scans. */
  readonly scans = {
    /** Newest first, page after page, for as long as the loop goes on. */
    list: (options: { pageSize?: number } = {}, call?: CallOptions): AsyncGenerator<T.ScanItem, void, void> =>
      this.#pages<T.ScanItem>('/api/scan', options.pageSize, call),
    get: (id: string, call?: CallOptions): Promise<T.ScanRecord> => this.#get(one('/api/scan', id), call),
    delete: (id: string, call?: CallOptions): Promise<number> => this.#delete(one('/api/scan', id), call),
    deleteAll: (call?: CallOptions): Promise<number> => this.#delete('/api/scan', call),
  };

  /** Saved cleanups. */
  readonly cleanups = {
    list: (
      options: { pageSize?: number } = {},
      call?: CallOptions,
    ): AsyncGenerator<T.CleanupItem, void, void> =>
      this.#pages<T.CleanupItem>('/api/cleanup', options.pageSize, call),
    get: (id: string, call?: CallOptions): Promise<T.CleanupRecord> =>
      this.#get(one('/api/cleanup', id), call),
    delete: (id: string, call?: CallOptions): Promise<number> => this.#delete(one('/api/cleanup', id), call),
    deleteAll: (call?: CallOptions): Promise<number> => this.#delete('/api/cleanup', call),
  };

  /** Saved reports. */
  readonly reports = {
    list: (
      options: { pageSize?: number } = {},
      call?: CallOptions,
    ): AsyncGenerator<T.ReportItem, void, void> =>
      this.#pages<T.ReportItem>('/api/report', options.pageSize, call),
    get: (id: string, call?: CallOptions): Promise<T.Report> => this.#get(one('/api/report', id), call),
    delete: (id: string, call?: CallOptions): Promise<number> => this.#delete(one('/api/report', id), call),
    deleteAll: (call?: CallOptions): Promise<number> => this.#delete('/api/report', call),
  };

  /** Stored feedback. */
  readonly feedbacks = {
    list: (
      options: { pageSize?: number } = {},
      call?: CallOptions,
    ): AsyncGenerator<T.FeedbackItem, void, void> =>
      this.#pages<T.FeedbackItem>('/api/feedback', options.pageSize, call),
    get: (id: string, call?: CallOptions): Promise<T.FeedbackRecord> =>
      this.#get(one('/api/feedback', id), call),
    delete: (id: string, call?: CallOptions): Promise<number> => this.#delete(one('/api/feedback', id), call),
    deleteAll: (call?: CallOptions): Promise<number> => this.#delete('/api/feedback', call),
  };

  async *#pages<I>(
    path: string,
    limit: number | undefined,
    call?: CallOptions,
  ): AsyncGenerator<I, void, void> {
    let cursor: string | null = null;
    do {
      const query = { limit, cursor };
      const response = await this.#send({ method: 'GET', path, query, repeatable: true }, call);
      const page = (await response.json()) as Page<I>;
      yield* page.items;
      cursor = page.next;
    } while (cursor !== null);
  }

  #send(request: Request, call?: CallOptions): Promise<Response> {
    return send(this.#options, request, call);
  }

  async #get<R>(path: string, call?: CallOptions): Promise<R> {
    return (await this.#send({ method: 'GET', path, repeatable: true }, call)).json() as Promise<R>;
  }

  async #delete(path: string, call?: CallOptions): Promise<number> {
    const response = await this.#send({ method: 'DELETE', path, repeatable: false }, call);
    return ((await response.json()) as { deleted: number }).deleted;
  }

  async #post<R>(
    path: string,
    body: object,
    call: CallOptions | undefined,
    keyed: boolean,
    repeatable = false,
  ): Promise<R> {
    const request = {
      method: 'POST',
      path,
      headers: json,
      body: JSON.stringify(body),
      repeatable,
      keyed,
    } as const;
    return (await this.#send(request, call)).json() as Promise<R>;
  }

  // A form's boundary differs each time, so that an Idempotency-Key would call its retry another request.
  async #file<R>(
    path: string,
    file: T.FileInput,
    fields: object,
    call: CallOptions | undefined,
    repeatable: boolean,
  ): Promise<R> {
    const request = { method: 'POST', path, body: form(file, fields), repeatable } as const;
    return (await this.#send(request, call)).json() as Promise<R>;
  }
}

const one = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;
