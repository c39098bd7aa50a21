import { createServer, type IncomingMessage } from 'node:http';
import { createPool } from 'mysql2/promise';
import { connectionOptions } from '../../../api/base/database/connectDatabase';

/**
 * Baseline for lists: node:http, prepared hand-written statements, JSON.stringify; no sign-in, no rights. A POST sets
 * the statements (JSON: `[{sql, bindings}]`, the rows first, then the total if it is counted) that every following GET
 * executes. Setting: DATABASE_URL; prints its port.
 */
const pool = createPool({ ...connectionOptions(process.env.DATABASE_URL ?? ''), connectionLimit: 10 });
let statements: { sql: string; bindings: string[] }[] = [];

async function answer(request: IncomingMessage): Promise<string> {
  if (request.method === 'POST') {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    statements = JSON.parse(Buffer.concat(pieces).toString());
    return '';
  }
  const [rows] = await Promise.all(
    statements.map(async ({ sql, bindings }) => (await pool.execute(sql, bindings))[0]),
  );
  return JSON.stringify(rows);
}

const server = createServer((request, response) => {
  answer(request).then(
    (text) => response.setHeader('content-type', 'application/json').end(text),
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
