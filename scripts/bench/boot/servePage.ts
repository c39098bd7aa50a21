import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OnEnd } from '../line';

/** A page that only loads an empty script of this size: the lower bound for an app of the same size. */
export async function servePage(bytes: number, onEnd: OnEnd): Promise<string> {
  const script = `/*${' '.repeat(Math.max(0, bytes - 4))}*/`;
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.js')) response.setHeader('content-type', 'text/javascript').end(script);
    else
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><script src="/script.js"></script>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}
