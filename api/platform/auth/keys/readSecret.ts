import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../base/config/config';

/**
 * The secret from which all encryption at rest derives: SECRET, else a random one created under DATA_DIR. With a
 * database on another machine SECRET is required, or each machine would create its own.
 */
export async function readSecret(config: Config): Promise<string> {
  if (config.secret) {
    if (config.secret.length < 16) throw new Error('SECRET must have at least 16 characters');
    return config.secret;
  }
  if (config.isProduction && !isOnThisMachine(config.databaseUrl)) {
    throw new Error(
      'SECRET is not set; with DATABASE_URL on another machine every process needs the same one',
    );
  }
  return localSecret(path.join(config.dataDir, 'secret'));
}

function isOnThisMachine(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  return searchParams.has('socketPath') || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

async function localSecret(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // `link` is atomic and never overwrites the secret of a concurrent process.
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length < 16) throw new Error(`The secret in ${path.basename(file)} under DATA_DIR is damaged`);
  return secret;
}
