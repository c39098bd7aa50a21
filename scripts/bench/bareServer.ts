import { createServer } from 'node:http';
import { newId } from '@plumbline/resources/language/ids';
import { createPool } from 'mysql2/promise';
import { connectionOptions } from '../../api/base/database/connectDatabase';

/**
 * Baseline for responses: node:http, one prepared statement, JSON.stringify. No sign-in, no rights, no total.
 * Settings: DATABASE_URL, STATEMENT or STATEMENTS (JSON, executed in parallel), BINDINGS (JSON), in which `$new` is a
 * new id each time and `$any` one of IDS (JSON); prints its port.
 */
const { DATABASE_URL = '', STATEMENT = '', STATEMENTS, BINDINGS = '[]', IDS = '[]' } = process.env;
const pool = createPool({ ...connectionOptions(DATABASE_URL), connectionLimit: 10 });
const bindings: (string | number | null)[] = JSON.parse(BINDINGS);
const ids: string[] = JSON.parse(IDS);
const several: string[] | undefined = STATEMENTS ? JSON.parse(STATEMENTS) : undefined;

const made: Record<string, () => string> = {
  $new: () => newId(),
  $any: () => ids[Math.floor(Math.random() * ids.length)] ?? '',
};
const bound = () => bindings.map((one) => made[String(one)]?.() ?? one);
const ask = async (statement: string) => (await pool.execute(statement, bound()))[0];

const server = createServer((request, response) => {
  request.resume();
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
