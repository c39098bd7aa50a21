import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface LocalServer {
  server: Server;
  port: number;
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  origin: string;
  /** Ends open connections too; resolves once the port is free. */
  close: () => Promise<void>;
}

/**
 * A server on a free port of this machine; without a listener, add one by `server.on('request', …)`.
 *
 * It never closes an idle connection: server and client share the process of a test, and after seconds of computing
 * the client would send on a connection that the server is just closing, and fail with ECONNRESET.
 */
export async function listenLocally(listener?: RequestListener): Promise<LocalServer> {
  const server = createServer({ keepAliveTimeout: 0 }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a TCP server has no other
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
