import { randomBytes } from 'node:crypto';
import { newId } from '@plumbline/resources/language/ids';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Knex } from 'knex';
import type { Sealer } from '../../../base/keys/sealer';

export interface SignInKeys {
  /** Private keys the embedded issuer signs with; the newest first, older ones only verify. */
  signing: JWK[];
  /** Secrets for cookies, the newest first. */
  cookies: string[];
  /** Key that signs the API's access tokens. */
  access: Uint8Array;
  /** Key of the rotating session cookie. */
  session: Uint8Array;
}

const makers = {
  signing: async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    return JSON.stringify({ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: newId() });
  },
  cookies: async () => randomBytes(32).toString('base64url'),
  access: async () => randomBytes(32).toString('base64url'),
  session: async () => randomBytes(32).toString('base64url'),
};
type Purpose = keyof typeof makers;

/** Reads the keys shared by all processes; the first process creates missing ones. */
export async function openKeys(db: Knex, sealer: Sealer, now: Date): Promise<SignInKeys> {
  const texts = await readKeys(db, sealer, now);
  return {
    signing: texts.signing.map((text): JWK => JSON.parse(text)),
    cookies: texts.cookies,
    access: newest(texts.access),
    session: newest(texts.session),
  };
}

async function readKeys(db: Knex, sealer: Sealer, now: Date): Promise<Record<Purpose, string[]>> {
  const texts: Record<Purpose, string[]> = { signing: [], cookies: [], access: [], session: [] };
  for (const purpose of Object.keys(texts) as Purpose[] /* keys() widens to string */) {
    texts[purpose] = await stored(db, sealer, purpose);
    if (texts[purpose].length > 0) continue;
    const made = { purpose, generation: 1, sealed: sealer.seal(await makers[purpose]()), createdAt: now };
    await db('signInKeys').insert(made).onConflict(['purpose', 'generation']).ignore();
    texts[purpose] = await stored(db, sealer, purpose);
  }
  return texts;
}

async function stored(db: Knex, sealer: Sealer, purpose: Purpose): Promise<string[]> {
  const rows: { sealed: string }[] = await db('signInKeys')
    .where({ purpose })
    .orderBy('generation', 'desc')
    .select('sealed');
  try {
    return rows.map((row) => sealer.open(row.sealed));
  } catch {
    throw new Error(
      'SECRET does not open the keys in this database: it is not the secret they were sealed with',
    );
  }
}

function newest(texts: string[]): Uint8Array {
  const [text] = texts;
  if (!text) throw new Error('A sign-in key is missing in the database');
  return Buffer.from(text, 'base64url');
}
