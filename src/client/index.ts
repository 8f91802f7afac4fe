/**
 * HTTP client of the service for Node 20 and browsers: `import { Telltale } from 'telltale/client'`. It
 * imports the types of `src/contract` only, so that no schema code reaches a bundle. A failed call throws a
 * TelltaleError.
 *
 * @example
 * const telltale = new Telltale({ baseUrl: 'http://127.0.0.1:8400', apiKey });
 * (await telltale.scan('Text')).score; // 12.5
 */
import { type CallOptions, Connection, type Options } from './connection.js';
import { TelltaleError } from './error.js';
import { cleanedFile, form } from './files.js';
import { parseNdjson } from './ndjson.js';
import { Records, TitledRecords } from './records.js';
import { resumed } from './resume.js';
import type * as T from './types.js';

export type { CallOptions, Options } from './connection.js';
export { type Issue, TelltaleError } from './error.js';
export type { RecordPage, Records, TitledRecords } from './records.js';
export type * from './types.js';

/** A call that scans a text or a file. With `fields`, the result has only these fields. */
interface ScanCall<Input> {
  (input: Input, options: T.ScanOptions & T.FieldOptions, call?: CallOptions): Promise<T.SelectedScanResult>;
  (input: Input, options?: T.ScanOptions, call?: CallOptions): Promise<T.ScanResult>;
}

export class Telltale {
  readonly #connection: Connection;
  /** Saved scans. */
  readonly scans: TitledRecords<T.ScanItem, T.ScanRecord>;
  /** Saved cleanups. */
  readonly cleanups: TitledRecords<T.CleanupItem, T.CleanupRecord>;
  /** Saved results of images. */
  readonly images: TitledRecords<T.ImageItem, T.ImageRecord>;
  /** Saved reports. */
  readonly reports: Records<T.ReportItem, T.Report>;
  /** Saved feedback. */
  readonly feedbacks: Records<T.FeedbackItem, T.FeedbackRecord>;

  constructor(options: Options = {}) {
    const connection = new Connection(options);
    this.#connection = connection;
    this.scans = new TitledRecords(connection, '/api/scan');
    this.cleanups = new TitledRecords(connection, '/api/cleanup');
    this.images = new TitledRecords(connection, '/api/image');
    this.reports = new Records(connection, '/api/report');
    this.feedbacks = new Records(connection, '/api/feedback');
  }

  /** Scans a text for signals of machine authorship. Show `disclaimer` with the score: it is no verdict. */
  readonly scan: ScanCall<string> = (text: string, options: T.ScanOptions = {}, call?: CallOptions) =>
    this.#connection.post<T.ScanResult>('/api/scan', { ...options, text }, call, { keyed: true });

  /** Scans a text and returns the plain-text report. */
  async scanReport(text: string, options: T.ScanOptions = {}, call?: CallOptions): Promise<string> {
    const request = { json: { ...options, text, format: 'text' }, keyed: true };
    return (await this.#connection.send('POST', '/api/scan', request, call)).text();
  }

  /** Scans a text and returns the signed result alone, as `telltale verify` expects it in a file. */
  signedScan(text: string, options: T.ScanOptions = {}, call?: CallOptions): Promise<T.SignedScan> {
    return this.#connection.post('/api/scan', { ...options, text, format: 'signed' }, call, { keyed: true });
  }

  /** The result of a saved scan, signed and alone. */
  signedRecord(id: string, call?: CallOptions): Promise<T.SignedScan> {
    return this.#connection.get(`/api/scan/${encodeURIComponent(id)}`, call, { format: 'signed' });
  }

  /** Scans a document of up to 1 MB: .txt .md .html .docx .odt .pptx .epub .pdf. */
  readonly scanFile: ScanCall<T.FileInput> = (
    file: T.FileInput,
    options: T.ScanOptions = {},
    call?: CallOptions,
  ) => this.#connection.postFile<T.ScanResult>('/api/scan', file, options, call, false);

  /**
   * Scans up to 10,000 texts in one request. Yields one answer per text, in the order of the texts, as soon
   * as it is ready; each has its own status. Nothing is saved. When the connection is lost, the texts without
   * an answer are sent again, and so are texts that a busy service did not scan (503), `retries` times at
   * most without a new answer.
   */
  batch(
    items: Iterable<string | T.BatchItem>,
    options: T.BatchOptions & T.FieldOptions,
    call?: CallOptions,
  ): AsyncGenerator<T.BatchAnswer<T.SelectedScanResult>, void, void>;
  batch(
    items: Iterable<string | T.BatchItem>,
    options?: T.BatchOptions,
    call?: CallOptions,
  ): AsyncGenerator<T.BatchAnswer, void, void>;
  async *batch(
    items: Iterable<string | T.BatchItem>,
    options: T.BatchOptions = {},
    call?: CallOptions,
  ): AsyncGenerator<T.BatchAnswer, void, void> {
    const lines = Array.from(
      items,
      item => `${JSON.stringify(typeof item === 'string' ? { text: item } : item)}\n`,
    );
    const send = async (indices: readonly number[]): Promise<AsyncGenerator<T.BatchAnswer, void, void>> => {
      const headers = { 'content-type': 'application/x-ndjson' };
      const request = { query: { ...options }, headers, body: indices.map(index => lines[index]).join('') };
      return parseNdjson(await this.#connection.send('POST', '/api/scan/batch', request, call));
    };
    yield* resumed(send, lines.length, this.#connection.retryLimits(call), call?.signal);
  }

  /** Cleans machine typography. No word is rewritten. */
  cleanup(text: string, options: T.CleanupOptions = {}, call?: CallOptions): Promise<T.CleanupResult> {
    return this.#connection.post('/api/cleanup', { ...options, text }, call, { keyed: true });
  }

  /**
   * Cleans a document and returns one of the same format; a PDF as plain text. `edits` are replacements of
   * words that are made first, such as accepted rewrites; the result reports those that were not applied.
   */
  async cleanupFile(
    file: T.FileInput,
    options: T.CleanFileOptions = {},
    call?: CallOptions,
  ): Promise<T.CleanedFile> {
    const edits = options.edits && JSON.stringify(options.edits);
    const request = { body: form(file, { ...options, edits }), idempotent: true };
    return cleanedFile(await this.#connection.send('POST', '/api/cleanup/file', request, call));
  }

  /**
   * Extracts the plain text of a document. `html` adds a sanitised preview. `whole` also returns a text that
   * is too long for one scan.
   */
  extract(
    file: T.FileInput,
    { html, whole }: { html?: boolean | undefined; whole?: boolean | undefined } = {},
    call?: CallOptions,
  ): Promise<T.ExtractResult> {
    const fields = { ...(html && { format: 'html' }), ...(whole && { whole }) };
    return this.#connection.postFile('/api/extract', file, fields, call);
  }

  /** Fetches a public web page and returns its text. */
  fetchUrl(url: string, call?: CallOptions): Promise<T.FetchResult> {
    return this.#connection.post('/api/fetch-url', { url }, call, { idempotent: true });
  }

  /** Rewrites up to 20 sentences. Yields the events of the stream as they arrive; the last one is `done`. */
  async *rewrite(
    sentences: readonly T.SentenceInput[],
    options: { mode?: T.RewriteMode | undefined } = {},
    call?: CallOptions,
  ): AsyncGenerator<T.RewriteEvent, void, void> {
    const request = { headers: { accept: 'application/x-ndjson' }, json: { sentences, ...options } };
    const response = await this.#connection.send('POST', '/api/rewrite/stream', request, call);
    let done = false;
    for await (const event of parseNdjson<T.RewriteEvent>(response)) {
      done = event.event === 'done';
      yield event;
    }
    if (!done) throw new TelltaleError(200, 'The stream ended before it was done.');
  }

  /** Renders a scan result as a printable report. */
  report(result: object, options: T.ReportOptions = {}, call?: CallOptions): Promise<T.Report> {
    return this.#connection.post('/api/report', { ...options, result }, call, { keyed: true });
  }

  /** Stores whether a scan was useful. */
  feedback(feedback: T.FeedbackInput, call?: CallOptions): Promise<T.FeedbackReceipt> {
    return this.#connection.post('/api/feedback', feedback, call, { keyed: true });
  }

  /** Reads what an image declares and whether it instructs a model. Saves the result, never the image. */
  image(image: T.FileInput, options: T.SavedImageOptions = {}, call?: CallOptions): Promise<T.ImageResult> {
    return this.#connection.postFile('/api/image', image, options, call, false);
  }

  /** Measures how much of the text that a model would read in an image is phrased as an instruction. */
  injectionImage(
    image: T.FileInput,
    options: T.ImageOptions = {},
    call?: CallOptions,
  ): Promise<T.InjectionReading> {
    return this.#connection.postFile('/api/injection/image', image, options, call);
  }

  /** Reads the metadata in which an image file declares how it was made. */
  scanImage(image: T.FileInput, call?: CallOptions): Promise<T.ProvenanceReading> {
    return this.#connection.postFile('/api/scan/image', image, {}, call);
  }

  /** The caller's account, limits and current usage. */
  config(call?: CallOptions): Promise<T.ConfigView> {
    return this.#connection.get('/api/config', call);
  }

  /** The health of the service. A failing service answers 503, which is returned with `status: "failing"`. */
  async health(call?: CallOptions): Promise<T.HealthView> {
    const response = await this.#connection.send('GET', '/api/health', { accepts: [503] }, call);
    const view = (await response.json()) as T.HealthView & { detail?: string };
    if (view.status === undefined) throw new TelltaleError(503, view.detail ?? 'The service is unavailable.');
    return view;
  }

  /** The signed-in account. Needs the session cookie of a browser; an API key is rejected. */
  readonly account = {
    /** Registers an account and signs it in. */
    register: (credentials: T.Credentials, call?: CallOptions): Promise<T.AccountView> =>
      this.#connection.post('/api/account', credentials, call),
    get: (call?: CallOptions): Promise<T.AccountView> => this.#connection.get('/api/account', call),
    /** Changes the password and ends every other session. */
    changePassword: (change: T.PasswordChange, call?: CallOptions): Promise<T.AccountView> =>
      this.#connection.post('/api/account/password', change, call),
    /** Deletes the account and everything it owns. */
    delete: (call?: CallOptions): Promise<number> => this.#connection.delete('/api/account', call),
  };

  /** The account's sessions: the browsers that are signed in. */
  readonly sessions = {
    signIn: (credentials: T.Credentials, call?: CallOptions): Promise<T.AccountView> =>
      this.#connection.post('/api/session', credentials, call),
    signOut: (call?: CallOptions): Promise<number> => this.#connection.delete('/api/session', call),
    list: (call?: CallOptions): Promise<T.SessionView[]> => this.#connection.items('/api/sessions', call),
    delete: (id: string, call?: CallOptions): Promise<number> =>
      this.#connection.delete(`/api/sessions/${encodeURIComponent(id)}`, call),
    deleteAll: (call?: CallOptions): Promise<number> => this.#connection.delete('/api/sessions', call),
  };

  /** The account's API keys. Needs a session, as `account` does. */
  readonly keys = {
    list: (call?: CallOptions): Promise<T.KeyItem[]> => this.#connection.items('/api/keys', call),
    /** Creates a key. The response is the only place where the whole key appears. */
    create: (options: T.KeyOptions = {}, call?: CallOptions): Promise<T.NewKey> =>
      this.#connection.post('/api/keys', options, call),
    delete: (id: string, call?: CallOptions): Promise<number> =>
      this.#connection.delete(`/api/keys/${encodeURIComponent(id)}`, call),
  };
}
