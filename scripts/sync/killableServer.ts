import { connectDatabase } from '../../api/base/database/connectDatabase';
import { serveApi } from './serveApi';

// A server in a process of its own, for a test that kills it. Arguments: database, data folder. Tells its address in one
// line; a line "<statements> <before|after>" then says at which statement of the database it kills itself with SIGKILL,
// which leaves it no chance to clean up, as a power cut would.
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
  // Who was told to live on while the statement was carried out does.
  if (moment === 'after' && told === due) process.kill(process.pid, 'SIGKILL');
  return answer;
};

process.stdin.on('data', (line) => {
  const [left, moment = 'before'] = String(line).trim().split(' ');
  due = { left: Number(left), moment };
  process.stdout.write('heard\n');
});
process.stdout.write(`${origin}\n`);
