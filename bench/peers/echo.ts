/** Baseline: a bare uWebSockets.js route that returns the request body. */
import * as uws from 'uWebSockets.js';

const app = uws.App();
app.post('/api/cleanup', res => {
  res.onAborted(() => {});
  let body = Buffer.alloc(0);
  res.onData((chunk, isLast) => {
    body = Buffer.concat([body, Buffer.from(chunk)]);
    if (isLast) res.cork(() => res.writeHeader('Content-Type', 'application/json').end(body));
  });
});
app.listen('127.0.0.1', 0, socket => {
  if (!socket) throw new Error('no port');
  console.log(`echo listening on http://127.0.0.1:${uws.us_socket_local_port(socket as never)}`);
  process.once('SIGTERM', () => process.exit(0));
});
