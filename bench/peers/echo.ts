/**
 * The floor of a request: a bare uWebSockets.js route that reads the body and answers it, or as many bytes as
 * the member `bytes` of the query says.
 */
import * as uws from 'uWebSockets.js';

const answer = Buffer.alloc(1_048_576, 'x');
const app = uws.App();
app.post('/*', (res, req) => {
  const bytes = Number(req.getQuery('bytes') ?? 0);
  res.onAborted(() => {});
  let body = Buffer.alloc(0);
  res.onData((chunk, isLast) => {
    body = Buffer.concat([body, Buffer.from(chunk)]);
    const sent = bytes > 0 ? answer.subarray(0, bytes) : body;
    if (isLast) res.cork(() => res.writeHeader('Content-Type', 'application/json').end(sent));
  });
});
app.listen('127.0.0.1', 0, socket => {
  if (!socket) throw new Error('no port');
  console.log(`echo listening on http://127.0.0.1:${uws.us_socket_local_port(socket as never)}`);
  process.once('SIGTERM', () => process.exit(0));
});
