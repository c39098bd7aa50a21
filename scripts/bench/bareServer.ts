import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';
import { connectionOptions } from '../../api/base/database/connectDatabase';

/**
 * The limit a list is measured against: node:http, one prepared statement, JSON.stringify. No sign-in, no rights, no
 * total. Settings: DATABASE_URL, STATEMENT or STATEMENTS (JSON, asked side by side), BINDINGS (JSON); prints its port.
 */
const { DATABASE_URL = '', STATEMENT = '', STATEMENTS, BINDINGS = '[]' } = process.env;
const pool = createPool({ ...connectionOptions(DATABASE_URL), connectionLimit: 10 });
const bindings: string[] = JSON.parse(BINDINGS);
const several: string[] | undefined = STATEMENTS ? JSON.parse(STATEMENTS) : undefined;
const ask = async (statement: string) => (await pool.execute(statement, bindings))[0];

const server = createServer((_request, response) => {
  (several ? Promise.all(several.map(ask)) : ask(STATEMENT)).then(
    (rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
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
