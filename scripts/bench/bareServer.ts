import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';
import { connectionOptions } from '../../api/connectDatabase';

/**
 * The limit a list is measured against: node:http, one prepared statement, JSON.stringify. No sign-in, no rights, no
 * total. Settings: DATABASE_URL, STATEMENT, BINDINGS (JSON); prints its port.
 */
const { DATABASE_URL = '', STATEMENT = '', BINDINGS = '[]' } = process.env;
const pool = createPool({ ...connectionOptions(DATABASE_URL), connectionLimit: 10 });
const bindings: string[] = JSON.parse(BINDINGS);

const server = createServer((_request, response) => {
  pool.execute(STATEMENT, bindings).then(
    ([rows]) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: Error) => {
      response.statusCode = 500;
      response.end(error.message);
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
