import { connectDatabase } from '../../api/base/database/connectDatabase';
import { serveApi } from './serveApi';

// A server in its own process, for a test that kills it. Arguments: database, data folder. Prints its origin in one
// line; an input line "<statements> <before|after>" then sets the database statement at which it kills itself with
// SIGKILL, without any cleanup, like a power cut.
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const db = connectDatabase(databaseUrl);
const { origin } = await serveApi(db, databaseUrl, dataDir);

interface Dialect {
  _query(connection: unknown, statement: unknown): Promise<unknown>;
}
const dialect = Object.getPrototypeOf(db.client) as Dialect; // knex keeps `_query` out of its types
const original = dialect._query;
let due: { left: number; moment: string } | null = null;

dialect._query = async function counted(connection, statement) {
  const told = due;
  if (told) told.left -= 1;
  const moment = told && told.left <= 0 ? told.moment : null;
  if (moment === 'before') process.kill(process.pid, 'SIGKILL');
  const answer = await original.call(this, connection, statement);
  // The kill may have been cancelled while the statement was executed.
  if (moment === 'after' && told === due) process.kill(process.pid, 'SIGKILL');
  return answer;
};

process.stdin.on('data', (line) => {
  const [left, moment = 'before'] = String(line).trim().split(' ');
  due = { left: Number(left), moment };
  process.stdout.write('heard\n');
});
process.stdout.write(`${origin}\n`);
