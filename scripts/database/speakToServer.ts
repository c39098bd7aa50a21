import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';

/** Polls whether the server accepts statements on the socket, until the timeout. */
export async function answers(
  socket: string,
  { timeoutMs, giveUp = () => false }: { timeoutMs: number; giveUp?: () => boolean },
): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && !giveUp()) {
    try {
      await ask(socket, 'SELECT 1');
      return true;
    } catch {
      await delay(25);
    }
  }
  return false;
}

export async function createDatabase(socket: string, name: string): Promise<void> {
  await ask(
    socket,
    `CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`,
  );
}

export function databaseUrl(socket: string, name: string): string {
  return `mysql://root@localhost/${name}?socketPath=${encodeURIComponent(socket)}`;
}

async function ask(socket: string, sql: string): Promise<void> {
  const connection = await mysql.createConnection({ socketPath: socket, user: 'root' });
  try {
    await connection.query(sql);
  } finally {
    connection.destroy();
  }
}
