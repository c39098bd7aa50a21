import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createPool } from 'mysql2';
import { connectionOptions } from '../../api/base/database/connectDatabase';

/**
 * Baseline for an export: node:http, one statement read by a cursor, the values of each row joined. No sign-in, no
 * rights, no names of references. Settings: DATABASE_URL, STATEMENT, BINDINGS (JSON); prints its port.
 */
const { DATABASE_URL = '', STATEMENT = '', BINDINGS = '[]' } = process.env;
const pool = createPool({ ...connectionOptions(DATABASE_URL), connectionLimit: 2 });
const bindings: string[] = JSON.parse(BINDINGS);

async function dump(response: ServerResponse): Promise<void> {
  for await (const row of pool.query(STATEMENT, bindings).stream({ highWaterMark: 1000 }))
    if (!response.write(`${Object.values(row).join(';')}\r\n`)) await once(response, 'drain');
  response.end();
}

const server = createServer((_request, response) => {
  dump(response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
