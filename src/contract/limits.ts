/**
 * Every number that bounds what a client can make the service do, with its unit and its reason.
 *
 * The unit ends the name: Bytes, Chars (Unicode code points unless the comment says otherwise), Ms, Mb (of
 * heap), Niceness (nice(2)). A name without a unit is a count. Ms is elapsed time unless the comment says
 * processor time, which does not grow while a busy machine runs something else. Work limited by it also ends
 * after ten times as much elapsed time (limitRun in pools).
 */

import { pageLimits } from './page-limits.js';

/** 1 MB in the interface: 2^20 bytes. */
export const megabyte = 1_048_576;

export const limits = {
  ...pageLimits,

  // Request head

  /** Size of a whole head. 431 beyond it. */
  headBytes: 16 * 1024,
  /** Length of the path. The longest path of the service has about 100 characters. */
  pathChars: 2_048,
  /** Length of the query string, which may contain a short text. */
  queryChars: 8_192,
  requestIdChars: 64,
  /** Origin, which a response repeats. A host name has at most 253 characters. */
  originChars: 300,
  idempotencyKeyChars: 255,

  // Connections

  /** Open connections of a process: 2,000 calls of the text queue, as many uploads, and idle ones. */
  connections: 8_192,
  /**
   * Connections of one address, unless CONNECTIONS_PER_ADDRESS sets the number; at most half of all when file
   * descriptors are few. Trusted proxies and this machine have no limit.
   */
  addressConnections: 1_024,
  /** Part of the connections that is reserved for answering those over a limit with 503. */
  rejectedConnectionShare: 1 / 8,
  /** Time until such a connection gets its 503. Most clients have sent their request by then. */
  rejectionDelayMs: 100,
  /** Time after which such a connection is closed, so that the client can read the answer first. */
  rejectedConnectionMs: 1_000,
  /**
   * Time in which a head must arrive, and after which a connection without a request or progress is closed.
   * Applies to node:http; uWebSockets.js has the same time built in.
   */
  idleConnectionMs: 10_000,
  /** Bytes of a body that must arrive in that time while the service reads. Applies to node:http. */
  bodyBytesPerCheck: 16 * 1024,
  /** File descriptors reserved for files, stores, threads and child processes. */
  otherDescriptors: 256,
  /** Time for which the kernel's count of an address's connections is reused. */
  connectionCountMs: 1_000,

  // Event loop

  /**
   * Time of a turn of the event loop after which no further step of a request starts in it. A turn then lasts
   * at most this time, the longest step, and the reading of sockets: 50 ms together.
   */
  turnMs: 5,

  // Request bodies

  /** JSON body. A text of 200,000 characters takes at most 1.2 MB when escaped, and a whole report fits. */
  jsonBodyBytes: 4 * megabyte,
  /** Nesting depth of a JSON body. All schemas of the service are far shallower. */
  jsonDepth: 64,
  /** Values in a JSON body. Only reports need more than some hundred; parsing this many takes up to 9 ms. */
  jsonValues: 20_000,
  /** The same for a report, of 16,000 sentences. Parsing takes up to 30 ms, while other requests wait. */
  reportJsonValues: 70_000,
  /** Bytes per character in a body without an account: JSON may escape one character as two \u sequences. */
  bodyCharBytes: 12,
  /** Bytes of a body without an account for names, options and the sentences of a rewrite. */
  bodyExtraBytes: 256 * 1024,
  formFields: 64,
  formNameBytes: 200,
  /** Bytes of a form besides its file. */
  formBytes: megabyte,
  /** Headers of a multipart part. Clients send two or three. */
  partHeaders: 32,
  partHeaderBytes: 8 * 1024,
  /** Bytes buffered before the caller is authenticated. Reading then pauses. A small text fits. */
  unauthenticatedBodyBytes: 64 * 1024,
  /**
   * Memory for bodies of callers without an account; 503 beyond it. Such callers send texts and documents of
   * up to 2 MB. 24 addresses at their limit do not affect the memory for accounts.
   */
  anonymousBodies: { bytes: 96 * megabyte, addressBytes: 16 * megabyte },
  /** Memory for bodies of accounts. One address may use half: 16 images of 10 MB, or 900 scans of 200 KB. */
  accountBodies: { bytes: 384 * megabyte, addressBytes: 192 * megabyte },
  /** Time in which a body must arrive. uWebSockets.js itself ends uploads slower than 16 KB/s. */
  bodyDeadlineMs: 30_000,
  /** Bytes up to which a gzip body may have any compression ratio; beyond them `inflationRatio` applies. */
  inflatedBodyFreeBytes: megabyte,
  /** Compression ratio. Real texts reach 38; the maximum of deflate is 1,032. */
  inflationRatio: 100,
  /** Bytes buffered of a streamed body before reading pauses. */
  streamedBodyBufferBytes: 256 * 1024,
  /**
   * Bytes that are read and dropped after an early answer, so that a client that is still sending can read
   * the answer. The connection is closed afterwards.
   */
  drainBytes: 32 * megabyte,
  /** Time limit for that. An image of 10 MB takes 8 s at 10 Mbit/s. */
  drainMs: 10_000,
  /**
   * Connections that are drained at the same time. Each of them delivers at least 512 KB in a turn of the
   * event loop if its client sends as fast.
   */
  concurrentDrains: 16,
  concurrentDrainsPerAddress: 8,
  filenameChars: 255,
  urlChars: 2_048,
  labelChars: 100,
  recordIdChars: 64,

  // Validation errors (422)

  /** Entries. The last one states the number of further issues. A person corrects only a few at a time. */
  issues: 20,
  issuesCounted: 1_000,
  /** Size of the entries, including echoed input. */
  issueBytes: 60 * 1024,
  echoChars: 2_000,
  /** Echoed characters of a name in `loc`. */
  echoNameChars: 100,
  /**
   * Unknown query parameters that the warnings of a response name, and unknown fields that an error names.
   * All headers of a response, which may contain the warnings, stay below 12 KB: many clients reject more
   * than 16 KB.
   */
  unknownFields: 5,

  // Idempotency

  /** Time for which a response can be replayed. */
  idempotencyMs: 24 * 3_600_000,
  /**
   * Keys with reservations of one monthly counter, about 100 bytes each. More than the requests that an
   * account has in progress; the others were left by killed processes.
   */
  reservationsPerCounter: 10_000,
  /** Replays of a key that do not count against the rate limit. A client retries three or four times. */
  freeReplaysPerKey: 5,
  /** Keys whose replays are counted, about 200 bytes each. */
  countedReplayKeys: 20_000,

  // Responses

  /** Length from which a response is compressed. A shorter one fits into two packets. */
  compressedBytesMin: 2_048,
  /** Length up to which it is compressed on the main thread, in about 0.1 ms; a dispatch takes longer. */
  compressInlineBytes: 32 * 1024,
  /** Length of a list of field paths (`fields`), and paths in it. A scan record has about 80 fields. */
  fieldListChars: 2_000,
  fieldPaths: 100,
  /** Length of an unknown path that is compared with the known ones. The longest known path has 27. */
  fieldPathChars: 60,
  /** Length of a choice of signals (`signals`), and signals in it (`top:N`). The names of all have 700. */
  signalListChars: 1_000,
  topSignals: 100,
  /** Records on a page of the history, by default and at most. */
  historyPageDefault: 50,
  historyPageMax: 200,
  /** Characters of a text in a history list. */
  previewChars: 160,
  evidencePerSignal: 5,
  /** Signals and passages of a short result, as MCP returns it by default. */
  shortSignals: 3,
  shortPassages: 6,
  passages: 200,
  /** Signals of a passage, and evidence spans of each. */
  passageSignals: 5,
  evidencePerPassageSignal: 3,
  sentenceReasons: 3,
  /** Time without data after which a stream sends a heartbeat. Proxies give up after 30 to 60 s. */
  heartbeatMs: 15_000,
  /**
   * Interval at which the credential of an open stream is checked. A remote store's answer is cached for 500
   * ms, so a revoked key receives nothing more after one second.
   */
  credentialCheckMs: 400,

  // Texts and their threads

  /** Texts in the queue of the text pool; 503 beyond it. */
  queuedTexts: 2_000,
  queuedTextBytes: 64 * megabyte,
  /** Texts in a batch: enough to amortise the dispatch to a thread, few enough for a low 99th percentile. */
  batchTexts: 16,
  /** The same when no client waits for any of them: a thread then waits less for its next batch. */
  backgroundBatchTexts: 48,
  /** Characters in a batch of more than one text. */
  batchChars: 48 * 1024,
  /** Texts in the pool, waiting or not, and for how long, from which on it uses the threads of every core. */
  loadTexts: 24,
  loadMs: 250,
  /** Time that a client waits for a text, queued or running; 503 beyond it. */
  textWaitMs: 10_000,
  /** The same for a line or sentence of a stream, which stays open meanwhile. */
  streamedTextWaitMs: 60_000,
  /** Processor time after which a batch is considered hung. The longest text takes a tenth of it. */
  textWorkMs: 3_000,

  // Batches of scans

  /** Bytes of blank lines in a batch; 422 beyond them. 10,000 texts may have one between any two. */
  batchBlankBytes: 64 * 1024,
  /** Rejected lines after which a batch ends, if they are more than half of its lines. */
  batchRejectedLines: 1_000,
  batchLines: 10_000,
  batchBytes: 32 * megabyte,
  batchIdChars: 128,
  /** Lines of one batch in progress per thread: one micro-batch that runs and one that waits. */
  batchLinesInFlight: 96,
  /** Memory of these lines and their results by thread, as far as `allBatchBytesInFlight` suffices. */
  batchBytesInFlight: 4 * megabyte,
  /** The same for all batches together, in equal shares. A batch always has one line in progress. */
  allBatchBytesInFlight: 48 * megabyte,
  /** Results of more than one line that are written at once. */
  batchWriteBytes: 64 * 1024,
  /** Expected size of a result: 8 to 17 KB without sentences. */
  batchResultBytes: 16 * 1024,
  /** Expected memory by byte of a line: the line and, with sentences, four times its size. */
  batchBytesPerInputByte: 5,
  /** nice(2) of the background thread, which uses the main thread's core while that is idle. */
  backgroundThreadNiceness: 5,
  /** Idle time after which a thread that started on demand ends. */
  idleThreadMs: 60_000,
  /**
   * Time without a task after which threads collect garbage. It takes 50 ms of processor time, and the next
   * ten scans take longer. V8 returns the space of young objects only after seconds with few allocations.
   */
  idleCollectionMs: 30_000,
  /** Time without reads after which the body is buffered: the client may send all of it before it reads. */
  readAheadAfterMs: 100,
  /** Bytes buffered for all such clients together. */
  readAheadBytes: 64 * megabyte,

  // Rewrites, reports and feedback

  rewriteIdChars: 24,
  /**
   * Number of tried changes in a sentence times its length in UTF-16 units. Each try checks the whole
   * sentence and takes about 0.4 µs per unit. A sentence of 300 characters gets 66 tries, one of 1,200 gets
   * 16.
   */
  rewriteTriedUnits: 20_000,
  /** Further rewrites of a sentence. More would be hard to choose from. */
  rewriteAlternatives: 3,
  /** Sentences up to which a rewrite server writes several: together as long as the longest sentence. */
  rewriteSeveralChars: 400,
  reportResultBytes: megabyte,
  shareDays: 365,
  /** Signed report or result whose signature is checked. */
  signedFileBytes: 20 * megabyte,
  /** Signals in a report. A result has up to 42. */
  reportSignals: 100,
  reportLines: 50,
  /** Sentences in a report's chart, which averages them into columns. The longest text has about 10,000. */
  reportSentences: 20_000,

  // Documents and their threads

  /** Processor time from which a document or image is slow. An ordinary one takes less than 0.2 s. */
  slowFileMs: 1_000,
  /** Time after a slow file in which its caller may not use the reserved thread. */
  slowCallerMs: 120_000,
  slowCallers: 10_000,
  documentBytes: megabyte,
  queuedDocuments: 64,
  queuedDocumentBytes: 32 * megabyte,
  /** Processor time of a document on its thread. */
  documentWorkMs: 5_000,
  /** Time that a client waits for a document, queued or running; 503 beyond it. */
  documentWaitMs: 20_000,
  documentHeapMb: 256,
  documentNiceness: 10,
  archiveEntries: 4_000,
  /** Inflated size of an archive. A real 0.5 MB file has 13 MB of XML; bombs of 90 KB have 30 MB and more. */
  inflatedBytes: 24 * megabyte,
  /** Depth of nested XML elements. Word processors nest a few dozen. */
  xmlDepth: 1_000,
  /** Paragraphs. A book of 1,500 pages has about 40,000. */
  documentParagraphs: 100_000,
  /** Runs (spans of text with one format). */
  documentRuns: 200_000,
  /** Characters of prose read from a document: four times the largest plan's limit. */
  documentChars: 4_000_000,
  /** Requested edits that a header lists as not made. A response's headers have at most 12 KB. */
  reportedEdits: 1_000,
  /** Edits of a cleaned document: ten times those of a long novel. */
  documentEdits: 300_000,
  /** Paragraph that is cleaned as a whole: enough for a novel without a paragraph break. */
  editedParagraphChars: 500_000,
  /** XML of a structured preview. mammoth needs about 0.4 s per megabyte. */
  structuredPreviewBytes: 3 * megabyte,
  pdfPages: 400,
  pdfPageItems: 20_000,
  pdfChars: 1_000_000,

  // Command line

  /** Processor time for one file of `scan` and `clean`. Natural files of the largest size take up to 2 s. */
  fileWorkMs: 10_000,
  /** Size up to which a file is processed without that limit and a thread. */
  fileInlineBytes: 16 * 1024,

  // Processes for native and WebAssembly code

  /** Processor time in which a process must be ready. Running samples of each kind takes 0.6 s. */
  nativeStartMs: 5_000,
  /**
   * Processor time for which a process continues a task whose client has disconnected, before it is killed. A
   * task that ends by then costs less than a new process.
   */
  nativeAbortGraceMs: 500,
  /** Message to a process: the largest upload. */
  nativeTaskBytes: 11 * megabyte,
  /** Message from a process: the text of a PDF (`pdfChars`) with every character escaped. */
  nativeAnswerBytes: 8 * megabyte,
  nativeNiceness: 10,
  /** Resident memory of a decoder process. Its libraries take 140 MB. */
  nativeResidentBytes: 368 * megabyte,
  /** Private memory (RLIMIT_DATA), which stops an allocation between two samples of resident memory. */
  nativeDataBytes: 688 * megabyte,
  nativeHeapMb: 160,
  /** Resident memory after a task above which a decoder process is replaced. */
  nativeRecycleBytes: 208 * megabyte,
  /** Idle time after which all processes but one end. */
  nativeIdleMs: 60_000,
  /** Processor time to decode an image. */
  pixelsWorkMs: 8_000,
  /** The same to recognise text in an image: `ocrLastPassMs`, and its last pass. */
  printWorkMs: 15_000,
  credentialsWorkMs: 5_000,
  pdfWorkMs: 5_000,

  // Images and their threads

  imageBytes: 10 * megabyte,
  /**
   * Pixels declared by an image's header: enough for a camera of 100 megapixels. Larger images are bombs, or
   * scans that should be tiled.
   */
  imagePixels: 100_000_000,
  queuedImages: 64,
  /** Bytes of the queued images: nine of the largest size, or 64 of a common size. */
  queuedImageBytes: 96 * megabyte,
  /** Processor time of an image on its thread. */
  imageWorkMs: 15_000,
  /** Time that a client waits for an image, queued or running; 503 beyond it. OCR takes seconds. */
  imageWaitMs: 30_000,
  imageHeapMb: 384,
  imageNiceness: 10,
  /** Chunks, boxes, tags and elements visited in a file. A PNG in 8 KB chunks has 1,300. */
  imageSteps: 100_000,
  /** Depth of nested directories and boxes. */
  imageDepth: 16,
  /** Texts collected from a file. */
  imageBlocks: 5_000,
  imageWarnings: 20,
  /** Data read through offsets: twice the largest file, as directories may point to the same bytes. */
  imageOffsetBytes: 20 * megabyte,
  /** XMP packets parsed. Real files contain two or three. */
  xmpPackets: 100,
  xmpNameChars: 100,
  xmpPathChars: 500,
  /** Metadata text. The largest generation workflows seen have about 1 MB. */
  imageTextChars: 4_000_000,
  imageInflatedBytes: 16 * megabyte,
  /** Bytes searched for readable text after a file's end and in unregistered chunks. */
  imageUnknownDataBytes: 256 * 1024,
  credentialActions: 200,
  credentialIngredients: 100,
  /** Earlier versions of a content credential that are followed. */
  credentialDepth: 16,
  /** Bits of hidden parameters: a workflow of 256 KB. */
  stealthBits: 256 * 1024 * 8,
  provenanceFields: 200,
  provenanceValueChars: 2_000,
  /** Text of one field that is scored as an instruction. */
  injectionTextChars: 100_000,
  /** Passages scored in one field. */
  injectionPassages: 250,
  /** Length up to which a text is also scored reversed and decoded from ROT13. */
  injectionDecodeChars: 4_000,
  /** Passages scored in an image, decoded ones included; about 0.3 ms each. */
  injectionWeighedPassages: 2_000,
  /** Zero-width characters that are decoded as bits. */
  smuggledChars: 16_000,
  findingChars: 500,
  /** Further locations listed after the highest-scoring one. */
  findingsPerRead: 5,
  altTextChars: 10_000,
  /** Decoded pixels of four bytes. Larger images are scaled down, which destroys text in the lowest bits. */
  decodedPixels: 16_000_000,
  /** Longest side at which an image is searched for printed text. */
  printSidePixels: 2_000,
  /** Longest side at which an image is searched for QR codes. */
  codeSidePixels: 1_000,
  qrCodes: 16,
  ocrSidePixels: 2_400,
  ocrFrames: 3,
  /** Processor time of a request's OCR after which no further pass starts. A page of text takes 1 s. */
  ocrLastPassMs: 6_000,
  /** Resident memory of an OCR process. A page of 2,000 x 2,150 pixels full of text takes 222 MB. */
  ocrResidentBytes: 500 * megabyte,
  ocrDataBytes: 1_280 * megabyte,
  ocrRecycleBytes: 350 * megabyte,

  // Drawings (SVG)

  /** Attribute that determines whether text is visible. Drawing programs write up to 2,000 in `style`. */
  svgValueChars: 10_000,
  svgImages: 8,

  // Fetched pages

  fetchRedirects: 5,
  /** Time of a fetch, redirects included. */
  fetchMs: 10_000,
  /** Concurrent fetches, each with up to 6 MB in memory. */
  concurrentFetches: 32,
  /** The same for one caller, because a slow page occupies its slot for `fetchMs`. */
  concurrentFetchesPerCaller: 8,
  queuedFetches: 64,
  queuedFetchesPerCaller: 32,
  /** Bytes received in a fetch: heads, framing and bodies as transferred, redirects included. */
  fetchBytesRead: 2 * megabyte,
  /**
   * Bytes of it that are parsed at once: undici takes up to 16 ms for 1,000 fields beyond its limit of 16 KB
   * for heads.
   */
  fetchParsedBytes: 4 * 1024,
  /** Body of a fetched response after decompression. */
  fetchBodyBytes: 4 * megabyte,

  // Model server (MODEL_URL) and chat server (REWRITE_URL)

  /** Words of a window sent to a model server: about 512 tokens. */
  modelWindowWords: 350,
  modelWindows: 32,
  /** Deadline of a model server's answer. */
  modelMs: 2_000,
  modelAnswerBytes: megabyte,
  /** Consecutive failures after which a model server is not called for `modelPauseMs`. */
  modelFailures: 5,
  modelPauseMs: 10_000,
  chatConnectMs: 2_000,
  /** Longest wait for the first token of a chat server's answer, and between two tokens. */
  chatIdleMs: 8_000,
  chatTotalMs: 25_000,
  concurrentChats: 32,
  /** Tokens requested (`max_tokens`). */
  chatTokens: 800,
  /** Length of an answer, which is one sentence. */
  chatAnswerChars: 6_000,
  /** Bytes of an answer's events, about 300 per token. */
  chatAnswerBytes: megabyte,
  chatFailures: 5,
  chatPauseMs: 10_000,

  // Stores on other machines

  /** Connections to PostgreSQL. */
  storeConnections: 20,
  storeConnectMs: 2_000,
  storeStatementMs: 10_000,
  valkeyCommandMs: 1_000,
  /** Time for which a shutdown waits for the answers to the last calls. */
  storeCloseMs: 500,

  // Accounts, keys and sessions

  /** Concurrent scrypt calculations. scrypt uses much memory by design. */
  concurrentScrypts: 2,
  /** Queued scrypt calculations: about ten seconds of work. */
  queuedScrypts: 64,
  /** The same for one address (an IPv4 address or an IPv6 /48), so that one client cannot fill the queue. */
  queuedScryptsPerAddress: 16,
  passwordCharsMin: 8,
  passwordCharsMax: 256,
  accountNameChars: 64,
  sessionMs: 30 * 24 * 3_600_000,
  /** Several browsers on a dozen machines. A new session ends the oldest one beyond it. */
  sessionsPerAccount: 50,
  /** Keys of an account that are not revoked. */
  keysPerAccount: 100,
  /** Keys that an account may create per hour: enough to replace all of them twice. */
  keysMintedPerHour: 200,
  /** Reads of results and reports by one caller, such as a school, unless its plan has more requests. */
  viewsPerHour: 3_000,
  /** Kilobytes that an extracted document counts at least: the time of a small one. */
  extractedKilobytesMin: 64,
  /** Time for which revoked and expired keys stay listed (`telltale keys list`). */
  inactiveKeyMs: 90 * 24 * 3_600_000,
  /** Revoked keys that stay listed. */
  revokedKeysPerAccount: 1_000,

  // Sign-ins and registrations

  /** Sign-ins per hour from an IPv4 address or an IPv6 /64. */
  loginsPerHour: 30,
  /** The same from an IPv6 /48. Only slightly more, because providers assign a /48 to one customer. */
  loginsPerHourPerSite: 36,
  /** Registrations per hour from an IPv4 address or an IPv6 /64. */
  registrationsPerHour: 20,
  registrationsPerHourPerSite: 24,
  /** Addresses from which an account has signed in. A sign-in from a known address is not delayed. */
  knownAddresses: 32,
  /** Time since the last sign-in for which an address is known. */
  knownAddressMs: 30 * 24 * 3_600_000,
  /** Failed sign-ins to one name from unknown addresses before further ones are delayed. */
  signInFreeFailures: 5,
  /** First delay between two sign-ins. */
  signInDelayMs: 1_000,
  signInDelayMaxMs: 30_000,
  /** Delayed sign-ins that are scheduled at the same time: together five minutes. */
  signInTurns: 10,
  /** Time for which a scheduled sign-in can be used. */
  signInTurnMs: 120_000,
  /** Failures beyond which counting stops. */
  signInFailuresMax: 15,
  /** Time after which one failure expires. All have expired half an hour after an attack. */
  signInFailureDecayMs: 120_000,
  /** Networks whose attempts at a name are counted: 120 attempts per hour, each counted for two networks. */
  signInNetworks: 256,
  /** Time for which the attempts of a network are counted. */
  signInHistoryMs: 3_600_000,

  // Start and shutdown

  /** Threads of libuv (UV_THREADPOOL_SIZE): commits, scrypt (`concurrentScrypts`), compression and files. */
  ioThreads: 16,
  /** Time for which a shutdown waits for threads that are still starting. */
  threadStartMs: 1_000,
  /** Time to finish requests. Terminating threads and flushing take up to another second. */
  shutdownDeadlineMs: 3_500,
  /** Time after a signal at which one of several serving processes ends in any case. */
  servingExitDeadlineMs: 4_300,
  /** Time after which the supervisor kills serving processes that have not ended. */
  servingKillMs: 4_600,
  /** Time after a signal at which the process exits in any case. The docs promise 5 s. */
  exitDeadlineMs: 4_900,
} as const;
