/** Receives webhooks in a process of its own, and sends its parent when. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    process.send?.({ receivedMs: performance.timeOrigin + performance.now() });
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
