/**
 * Every number that bounds what a client can make the service do, with its reason.
 * Units stand last in a name: bytes, chars (Unicode code points), ms, count.
 */

/** 1 MB as the interface means it. */
export const megabyte = 1_048_576;

export const limits = {
  // Requests and their bodies

  /** JSON bodies: 200,000 characters of text cost at most 1.2 MB escaped; a whole report fits. */
  jsonBodyBytes: 4 * megabyte,
  /** Deepest nesting accepted in a JSON body; every schema of ours is far shallower. */
  jsonDepth: 64,
  /** Values of a JSON body: three times the scan of the longest text with all its sentences; a million would hold up
   *  everybody for a second. */
  jsonValues: 100_000,
  /** Form bodies: fields a form may carry, and the bytes of a field's name. */
  formFields: 64,
  formNameBytes: 200,
  /** Headers of a multipart part, and their bytes: clients send two or three. */
  partHeaders: 32,
  partHeaderBytes: 8 * 1024,
  /** What a form may hold besides its file. */
  formBytes: megabyte,
  /** JSON values of a caller without an account: twice those of a report on the longest text such a caller may scan. */
  anonymousJsonValues: 20_000,
  /** Body of a caller without an account: bytes of a character at most (JSON writes a code point beyond the BMP as two
   *  \u escapes, a form as four percent-encoded bytes), and for names, options and the sentences of a rewrite. */
  bodyCharBytes: 12,
  bodyExtraBytes: 256 * 1024,
  /** A body stored before the caller is known; more waits in the network. A small text comes in one piece. */
  unauthenticatedBodyBytes: 64 * 1024,
  /** Bodies in flight, by whether their callers have an account; beyond them 503. An address may hold 16 images of 10 MB
   *  with their forms, or 900 scans of 200 KB, which is half of all; callers without an account send texts and documents
   *  of up to 2 MB, and 24 addresses at their limit leave the accounts' memory untouched. */
  anonymousBodies: { bytes: 96 * megabyte, addressBytes: 16 * megabyte, bodies: 2_048, addressBodies: 256 },
  accountBodies: { bytes: 384 * megabyte, addressBytes: 192 * megabyte, bodies: 4_096, addressBodies: 1_024 },
  /** A body that goes on after the answer is read and dropped so that its client gets to read the answer: so much of it,
   *  for so long; then the connection is closed. An image of 10 MB takes 8 s at 10 Mbit/s. */
  drainBytes: 32 * megabyte,
  drainMs: 10_000,
  /** Connections that are drained at a time, and of one address: 16 deliver up to 8 MB in a turn of the event loop. */
  concurrentDrains: 16,
  concurrentDrainsPerAddress: 8,
  /** A body must arrive whole by then (uWS itself cuts uploads slower than 16 KB/s). */
  bodyDeadlineMs: 30_000,
  /** Bytes of a streamed body held before reading pauses. */
  streamedBodyBufferBytes: 256 * 1024,
  /** Labels kept with a record. */
  titleChars: 200,
  labelChars: 100,
  recordIdChars: 64,
  /** Headers of ours: an Idempotency-Key, for how long its answer is kept, and an X-Request-Id. */
  idempotencyKeyChars: 255,
  idempotencyMs: 24 * 3_600_000,
  /** How often deleted data is erased from the embedded store's files: docs promise a day, and a pass may fail and be repeated. */
  eraseEveryMs: 6 * 3_600_000,
  /** When a pass that was cut short, or met pages in use by an old reader, is repeated. */
  eraseRetryMs: 3_600_000,
  /** Replays of one Idempotency-Key that are not counted; a client retries three or four times. Later ones count as requests. */
  freeReplaysPerKey: 5,
  /** Keys whose replays are counted at a time, about 200 bytes each. */
  countedReplayKeys: 20_000,
  requestIdChars: 64,
  /** Names of files, and addresses of pages to fetch. */
  filenameChars: 255,
  urlChars: 2_048,
  /** Messages of one array to the agents' door (MCP up to 2025-03-26). */
  mcpBatchMessages: 50,

  /** A 422: entries, the last of which counts the rest; how far it counts; its bytes, echoed input included; and of an
   *  echo the characters of the input and of a name in `loc`. A person corrects a few mistakes at a time. */
  issues: 20,
  issuesCounted: 1_000,
  issueBytes: 60 * 1024,
  echoChars: 2_000,
  echoNameChars: 100,

  /** Request target: our longest path has some 100 characters; a query may carry a short text. uWebSockets.js bounds the
   *  whole head to 16 KB. */
  pathChars: 2_048,
  queryChars: 8_192,
  /** Open connections of a process: the text queue's 2,000 calls, as many uploads, and idle ones. Of them an address may
   *  have a thousand parallel calls, or half of all where descriptors are few; a trusted proxy any number. */
  connections: 8_192,
  addressConnections: 1_024,
  /** Descriptors left to files, stores, threads and child processes where the system's limit is low. */
  otherDescriptors: 256,
  /** How long a count of an address's connections is used before it is taken again. */
  connectionCountMs: 1_000,

  // Answers

  /** History pages: records on one, and characters of a text shown there. */
  historyPageDefault: 50,
  historyPageMax: 200,
  previewChars: 160,
  /** Evidence spans returned for one signal. */
  evidencePerSignal: 5,
  /** A stream that has had nothing to send for this long sends a heartbeat: proxies give up after 30 to 60 s. */
  heartbeatMs: 15_000,
  /** How often the credential of an open stream is checked. With the 500 ms for which a remote store's answer is
   *  cached, a revoked key gets nothing more within a second. */
  credentialCheckMs: 400,

  // Texts and their threads

  /** The text pool's queue: whichever comes first, then 503. */
  queuedTexts: 2_000,
  queuedTextBytes: 64 * megabyte,
  /** What a text may be expected to wait once a burst has been taken: some batches, so that no thread runs dry. */
  queueWaitMs: 50,
  /** Threads that had nothing to do for longer than this were idle; each millisecond beyond lets so many more texts of a
   *  burst come, so that a second of rest is good for a whole queue. Under steady load pauses are shorter. */
  creditIdleMs: 20,
  burstTextsPerIdleMs: 2,
  /** A micro-batch handed to a thread: enough to amortise a dispatch, small enough to keep p99 low. */
  batchTexts: 16,
  batchChars: 48 * 1024,
  /** A queued or running text that has not answered by then gets 504. */
  textDeadlineMs: 10_000,
  /** A batch that runs this long holds a hanging text: the longest text allowed takes a tenth of it. */
  textRunMs: 3_000,
  /** A text this short is cleaned on the main thread: handing it over would take longer. */
  cleanInlineChars: 16 * 1024,
  /** The deeper model abstains below this many words, and reads this many unless asked to read all. */
  classifierWordsMin: 50,
  classifierWords: 1_500,

  // Batches

  /** A batch of scans: its texts, its bytes, and what a line may be called. */
  batchLines: 1_000,
  batchBytes: 32 * megabyte,
  batchIdChars: 128,
  /** Lines of one batch under way for each thread (one micro-batch that is read, one that waits), and their bytes. */
  batchLinesInFlight: 32,
  batchBytesInFlight: 2 * megabyte,
  /** A batch also uses the core that is left free for answering requests, when it is idle: how much less urgent
   *  (nice(2)) that thread is, and how long it stays. */
  backgroundThreadNiceness: 5,
  backgroundThreadIdleMs: 60_000,
  /** A client that reads nothing for so long may be one that sends everything first: what it sends is held, up to so
   *  much for all such clients together. */
  readAheadAfterMs: 100,
  readAheadBytes: 64 * megabyte,

  // Rewrites, reports, feedback

  /** Sentences to rewrite (SPEC §2.9). */
  rewriteSentences: 20,
  rewriteIdChars: 24,
  rewriteCharsMin: 12,
  rewriteChars: 1_200,
  /** Changes tried in one sentence times its length in UTF-16 units: a try checks the whole sentence and costs about 0.4 µs
   *  a unit. A sentence of 300 characters gets 66 tries, one of 1,200 gets 16. */
  rewriteTriedUnits: 20_000,
  /** Reports: the result and the text that may be sent, and how much of a result is shown. Ours have 65
   *  signals; sentences are averaged into columns, and the longest text has about ten thousand. */
  reportResultBytes: megabyte,
  reportTextChars: 200_000,
  reportSourceChars: 300,
  reportSignals: 100,
  reportLines: 50,
  reportSentences: 20_000,
  /** As long as a report's text. */
  feedbackTextChars: 200_000,

  // Documents and their threads

  /** Uploaded documents (SPEC §8). */
  documentBytes: megabyte,
  /** The document pool: documents waiting and their bytes, what one may take of a thread, what it may wait besides, and its heap. */
  queuedDocuments: 64,
  queuedDocumentBytes: 32 * megabyte,
  documentRunMs: 5_000,
  documentDeadlineMs: 20_000,
  documentHeapMb: 256,
  /** How much less urgent (nice(2)) a decoder's thread is than the one that answers requests. */
  documentNiceness: 10,
  /** Office documents: a real 0.5 MB file holds 13 MB of XML; bombs of 90 KB hold 30 MB and more. */
  archiveEntries: 4_000,
  inflatedBytes: 24 * megabyte,
  /** Parts above a megabyte: real ones reach 38 to 1; deflate's most is 1,032 to 1. */
  inflationRatio: 100,
  /** Elements inside each other: word processors nest a few dozen. */
  xmlDepth: 1_000,
  /** A book of 1,500 pages has about 40,000 paragraphs. */
  documentParagraphs: 100_000,
  documentRuns: 200_000,
  /** Most characters of prose read from a document, four times the largest plan's cap. */
  documentChars: 4_000_000,
  /** Changes cleaning makes to one document: ten times those of a long novel. */
  documentEdits: 300_000,
  /** Longest paragraph whose typography is decided as a whole: a novel without a paragraph break. */
  editedParagraphChars: 500_000,
  /** XML a structured preview is made of: mammoth needs about 0.4 s for each megabyte. */
  structuredPreviewBytes: 3 * megabyte,
  /** HTML: open elements kept (browsers keep as many), attributes read of a tag, blocks that take part in finding
   *  the main content. */
  htmlDepth: 512,
  htmlAttributes: 64,
  htmlContainers: 50_000,
  /** Markdown: characters looked at step by step inside paragraphs (a megabyte of ordinary prose takes a tenth),
   *  quotations and items inside each other (people nest a handful), and steps of blocks, which take about 0.2 µs each: a
   *  block or a line inside containers takes 50 for each level, another line one, a cell of a table 8. */
  markdownInlineChars: 15_000_000,
  markdownDepth: 8,
  markdownSteps: 2_500_000,
  /** PDF: what its streams may decode to (a second of parsing for every few megabytes of text operators; images
   *  are only measured), pages and characters read. */
  pdfContentBytes: 8 * megabyte,
  pdfImageBytes: 128 * megabyte,
  /** Streams and objects of a file: the smallest of each takes some 50 bytes, but for packed objects. */
  pdfStreams: 20_000,
  pdfObjects: 200_000,
  pdfPages: 400,
  pdfPageItems: 20_000,
  pdfChars: 1_000_000,

  // Processes for native and WebAssembly work

  /** A process must take tasks by then: it loads sharp in a tenth of a second, on a busy machine in some. */
  nativeStartMs: 10_000,
  /** Messages to a process and from it: the largest upload, and the text of a PDF (`pdfChars`) with every character escaped. */
  nativeTaskBytes: 11 * megabyte,
  nativeAnswerBytes: 8 * megabyte,
  /** Tasks that may wait: each thread that decodes sends one at a time, so none does unless a process is still ending. */
  queuedNativeTasks: 64,
  /** How much less urgent (nice(2)) than the process that answers requests. */
  nativeNiceness: 10,
  /** Resident memory of a decoder's process (a light read takes 95 MB, libraries included), and private memory it may
   *  reserve, which stops an allocation between two looks at the former. */
  nativeResidentBytes: 320 * megabyte,
  nativeDataBytes: 640 * megabyte,
  nativeHeapMb: 160,
  /** A process is replaced after so many tasks, or when it holds so much after one; a second one ends when it is idle. */
  tasksPerNativeProcess: 500,
  nativeRecycleBytes: 160 * megabyte,
  nativeIdleMs: 60_000,
  /** Deadlines of its tasks: what takes longer is not decoded. Print is bounded by `ocrLastPassMs` and `ocrPassMs` first. */
  pixelsRunMs: 8_000,
  printRunMs: 15_000,
  credentialsRunMs: 5_000,
  pdfRunMs: 5_000,

  // Images and their threads

  /** Images, and the pixels a header may claim: a sensor of 100 megapixels; more is a bomb or a scan to tile. */
  imageBytes: 10 * megabyte,
  imagePixels: 100_000_000,
  /** The image pool, as the document pool above; the printed text of a picture takes seconds to read. The bytes are nine
   *  images of the largest size, or 64 of a common one. */
  queuedImages: 64,
  queuedImageBytes: 96 * megabyte,
  imageRunMs: 15_000,
  imageDeadlineMs: 30_000,
  imageHeapMb: 384,
  imageNiceness: 10,
  /** Chunks, boxes, tags and elements looked at in one file (a PNG in 8 KB chunks has 1,300 of them), directories and
   *  boxes inside each other, and texts kept. */
  imageSteps: 100_000,
  imageDepth: 16,
  imageBlocks: 5_000,
  imageWarnings: 20,
  /** Data read through offsets, twice the largest file: directories and items may all point at the same bytes. XMP
   *  packets parsed (real files hold two or three) and characters of a name and of
   *  the path to it. Namespace look-ups, each of which
   *  passes all open elements. */
  imageOffsetBytes: 20 * megabyte,
  xmpPackets: 100,
  xmpNameChars: 100,
  xmpPathChars: 500,
  xmlNamespaceLookups: 8_000_000,
  /** Metadata text kept, and unpacked from compressed chunks: the largest workflows seen hold about a megabyte. */
  imageTextChars: 4_000_000,
  imageInflatedBytes: 16 * megabyte,
  /** What is searched for readable text where none need be: after a file's end, in chunks nobody registered. */
  imageUnknownDataBytes: 256 * 1024,
  /** Content credentials: actions and ingredients read of a manifest, and versions followed back. */
  credentialActions: 200,
  credentialIngredients: 100,
  credentialDepth: 16,
  /** Hidden parameters: the largest picture unpacked for them, and their bits (a graph of 256 KB). */
  stealthPixels: 16_000_000,
  stealthBits: 256 * 1024 * 8,
  /** What a provenance read gives back: fields, and characters of each. */
  provenanceFields: 200,
  provenanceValueChars: 2_000,
  /** Text of an image that is weighed as an instruction: of one field, the passages of it, and the length up to which
   *  it is also tried backwards and in rot13. */
  injectionTextChars: 100_000,
  injectionPassages: 250,
  injectionDecodeChars: 4_000,
  /** Passages weighed of all texts of an image, decoded ones among them (a third of a millisecond each), and zero-width
   *  characters that are tried as bits. */
  injectionWeighedPassages: 2_000,
  smuggledChars: 16_000,
  /** Code points of a found text that an answer repeats, and places named beside the one that leads. */
  findingChars: 500,
  findingsPerRead: 5,
  altTextChars: 10_000,
  /** Pixels: what is decoded whole (four bytes each; more is made smaller while it is decoded), the longest side print and codes are looked for at, and how long
   *  a decoder may take. */
  decodedPixels: 16_000_000,
  /** What a decoder may hold besides: a progressive JPEG of 44 megapixels, an AVIF of 11. */
  decoderBufferBytes: 128 * megabyte,
  printSidePixels: 2_000,
  codeSidePixels: 1_000,
  decodeSeconds: 5,
  qrCodes: 16,
  /** Printed text: the longest side a picture is read at, frames of it, when the last pass may begin, and how many
   *  pictures a recogniser reads before it is replaced (its memory only grows). */
  ocrSidePixels: 2_400,
  ocrFrames: 3,
  ocrLastPassMs: 6_000,
  /** A pass that takes longer has its recogniser ended under it; what was read before is kept. */
  ocrPassMs: 7_000,
  imagesPerOcrProcess: 25,
  ocrIdleMs: 60_000,
  /** As for decoders above; a page of 2,000 x 2,150 pixels full of print takes 222 MB. */
  ocrResidentBytes: 500 * megabyte,
  ocrDataBytes: 1_280 * megabyte,
  ocrRecycleBytes: 350 * megabyte,

  // Drawings (SVG): what is parsed, and what may be handed to a renderer

  /** Elements inside each other that are parsed (browsers stop at 512), attributes of one, and characters of one property
   *  or selector. */
  svgDepth: 512,
  svgAttributes: 1_000,
  svgValueChars: 2_000,
  svgSelectorChars: 200,
  /** Style sheets: characters, selectors, and comparisons of a selector with an element. */
  svgSheetChars: 500_000,
  svgRules: 2_000,
  svgStyleSteps: 1_000_000,
  /** Estimated nanoseconds of drawing: what is estimated here was measured to take at most twice as long. */
  svgDrawNs: 400_000_000,
  /** Elements and references inside each other in what is drawn, and masks, each of which is a layer as large as the canvas. */
  svgDrawDepth: 200,
  svgMaskDepth: 2,
  /** Points of one path, dashes of a pattern, stops of a gradient, and characters of the sanitised drawing. */
  svgPathPoints: 100_000,
  svgDashes: 32,
  svgGradientStops: 256,
  svgDrawnChars: 8 * megabyte,
  /** Device pixels from the origin: renderers count in fixed point up to 2^23. */
  svgCoordinate: 1_000_000,
  /** The canvas: pixels, and the longest side that a small drawing is enlarged to. */
  svgPixels: 4_000_000,
  svgSideMin: 640,
  /** Embedded images: how many are read, their bytes, and the pixels that are drawn with the drawing. */
  svgImages: 8,
  svgImageBytes: 6 * megabyte,
  svgImagePixels: 4_000_000,

  // Other machines: pages, model and chat servers, stores

  /** Fetched pages: hops, time over all of them, headers, and bytes as sent and as decompressed. */
  fetchRedirects: 5,
  fetchMs: 10_000,
  /** Pages under way at a time, each up to 6 MB in memory, and requests that may wait for their turn; of one caller a
   *  quarter and a half, since a page that answers slowly holds its slot for `fetchMs`. */
  concurrentFetches: 32,
  concurrentFetchesPerCaller: 8,
  queuedFetches: 64,
  queuedFetchesPerCaller: 32,
  fetchHeaderBytes: 16 * 1024,
  fetchWireBytes: 2 * megabyte,
  fetchBodyBytes: 4 * megabyte,
  /** A model server gets a text in windows of about its 512 tokens, this many at most. */
  modelWindowWords: 350,
  modelWindows: 32,
  /** A model server (MODEL_URL): its deadline, its answer's size, and when it is left alone for a while. */
  modelMs: 2_000,
  modelAnswerBytes: megabyte,
  modelFailures: 5,
  modelPauseMs: 10_000,
  /** A chat server (REWRITE_URL): time to connect, longest silence, all of an answer, answers at a time, tokens asked for;
   *  an answer is a sentence, and its events carry some 300 bytes a token. */
  chatConnectMs: 2_000,
  chatIdleMs: 8_000,
  chatTotalMs: 25_000,
  concurrentChats: 32,
  chatTokens: 800,
  chatAnswerChars: 6_000,
  chatAnswerBytes: megabyte,
  chatFailures: 5,
  chatPauseMs: 10_000,
  /** Stores on other machines: connections to PostgreSQL, and how long a connection, a statement and a count may take. */
  storeConnections: 20,
  storeConnectMs: 2_000,
  storeStatementMs: 10_000,
  valkeyCommandMs: 1_000,

  // Accounts

  /** scrypt is memory-hard by design: two at a time keep it from starving the machine. */
  concurrentScrypts: 2,
  /** Sign-ins that may wait for scrypt: about ten seconds' worth. */
  queuedScrypts: 64,
  /** Of them for one address (IPv6: for one /48), so that one client can't occupy the queue. */
  queuedScryptsPerAddress: 16,
  passwordCharsMin: 8,
  passwordCharsMax: 256,
  accountNameChars: 64,
  sessionMs: 30 * 24 * 3_600_000,
  /** Sessions of an account: a person's browsers on a dozen machines, several times over. The oldest end. */
  sessionsPerAccount: 50,
  /** Keys of an account that are not revoked. */
  keysPerAccount: 100,
  /** Keys an account may mint in an hour: all of them replaced, twice. */
  keysMintedPerHour: 200,
  /** Revoked and expired keys stay listed (`telltale keys list`) for so long, and no more revoked ones than this. */
  inactiveKeyMs: 90 * 24 * 3_600_000,
  revokedKeysPerAccount: 1_000,
  /** Sign-ins that may be tried in an hour from an address (IPv6: from a /64), and from an IPv6 /48, which is given to one
   *  customer as an IPv4 address is: hence little more. */
  loginsPerHour: 30,
  loginsPerHourPerSite: 36,
  /** Accounts that may be registered in an hour, likewise. */
  registrationsPerHour: 20,
  registrationsPerHourPerSite: 24,
  /** Addresses an account is known to sign in from, and for how long after the last time. */
  knownAddresses: 32,
  knownAddressMs: 30 * 24 * 3_600_000,
  /** Sign-ins to one name from other addresses: failures before they run in turns, the first and the longest delay
   *  between two turns, turns reserved at a time (together five minutes), and how long a turn can be used. */
  signInFreeFailures: 5,
  signInDelayMs: 1_000,
  signInDelayMaxMs: 30_000,
  signInTurns: 10,
  signInTurnMs: 120_000,
  /** Failures remembered, in which time one is forgotten: without attacks all are after half an hour. */
  signInFailuresMax: 15,
  signInFailureDecayMs: 120_000,
  /** Networks whose attempts at a name are remembered (120 turns an hour, each counted in two), and for how long. */
  signInNetworks: 256,
  signInHistoryMs: 3_600_000,

  // Starting and stopping

  /** The quick check of the embedded store at start ends after this many pages or this time; a store of 1 GB has some 20,000 besides those of texts. */
  storeCheckPages: 100_000,
  storeCheckMs: 1_000,
  /** Threads of libuv in a serving process (UV_THREADPOOL_SIZE): commits, scrypt (`concurrentScrypts`), compression and files. */
  ioThreads: 16,
  /** Threads that are still starting at shutdown are waited for this long. */
  threadStartMs: 1_000,
  /** What can't finish by then at shutdown is told so; ending busy threads and flushing take up to another second. */
  shutdownDeadlineMs: 3_500,
  /** A process that has not ended by then after a signal is ended: 5 s are promised. */
  exitDeadlineMs: 4_900,
} as const;
