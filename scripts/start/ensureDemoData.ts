import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { startProgram } from '../processes/children';

interface DemoSettings {
  /** The private database, which may be emptied to repeat an interrupted loading. */
  isPrivate: boolean;
  env: NodeJS.ProcessEnv & { DATABASE_URL: string; DATA_DIR: string };
}

/**
 * Whether demo data is loaded: as set in DEMO_DATA, else only if nothing was configured, that is never in production
 * or in a database named by DATABASE_URL.
 */
export function isDemoWanted({ DEMO_DATA, NODE_ENV }: NodeJS.ProcessEnv, isPrivate: boolean): boolean {
  if (DEMO_DATA === 'yes' || DEMO_DATA === 'no') return DEMO_DATA === 'yes';
  if (DEMO_DATA) throw new Error(`DEMO_DATA is yes or no, not "${DEMO_DATA}"`);
  return isPrivate && NODE_ENV !== 'production';
}

/** Loads the demo data into a database without accounts, if wanted. */
export async function ensureDemoData({ env, isPrivate }: DemoSettings): Promise<void> {
  if (!isDemoWanted(env, isPrivate)) return;
  const unfinished = path.join(env.DATA_DIR, 'demo-data.unfinished');
  if (isPrivate && existsSync(unfinished)) await emptyDatabase(env.DATABASE_URL);
  else if (await hasAccounts(env.DATABASE_URL)) return;
  console.log('Loading the demo data …');
  if (isPrivate) await writeFile(unfinished, 'The demo data is not complete; the next start begins anew.\n');
  const { outcome } = startProgram('scripts/start/loadDemoData.ts', { env });
  if ((await outcome) !== 0) {
    const cure = isPrivate ? '' : ' Empty the database before the next try.';
    throw new Error(`Loading the demo data failed; the lines above say why.${cure}`);
  }
  await rm(unfinished, { force: true });
}

export async function hasAccounts(url: string): Promise<boolean> {
  const db = connectDatabase(url, { poolSize: 1 });
  try {
    if (!(await db.schema.hasTable('instances'))) return false;
    return (await db('instances').first('id')) !== undefined;
  } finally {
    await db.destroy();
  }
}

export async function emptyDatabase(url: string): Promise<void> {
  const db = connectDatabase(url, { poolSize: 1 });
  const name = new URL(url).pathname.slice(1);
  try {
    await db.raw('DROP DATABASE ??', [name]);
    await db.raw('CREATE DATABASE ??', [name]);
  } finally {
    await db.destroy();
  }
}
