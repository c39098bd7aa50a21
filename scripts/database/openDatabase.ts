import path from 'node:path';
import { startDatabase } from './startDatabase';

export interface OpenDatabase {
  url: string;
  isPrivate: boolean;
  stop(): Promise<void>;
}

/** The product's database: DATABASE_URL, else the private one under DATA_DIR, started if necessary. */
export async function openDatabase(env: NodeJS.ProcessEnv = process.env): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, isPrivate: false, stop: async () => {} };
  const server = await startDatabase({
    directory: path.join(dataDirectory(env), 'mariadb'),
    isSupervised: true,
  });
  return { url: await server.open('plumbline'), isPrivate: true, stop: server.stop };
}

export function dataDirectory(env: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(env.DATA_DIR || path.join(import.meta.dirname, '../../.data'));
}
