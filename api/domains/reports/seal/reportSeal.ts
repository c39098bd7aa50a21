import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import type { SealIdentity } from '../../../base/config/sealIdentity';
import type { Api } from '../../../base/context/context';
import { signInState } from '../../../platform/auth/signInState';
import { makeCertificate } from './makeCertificate';

export interface ReportSeal {
  identity: SealIdentity;
  /** SHA-256 of the certificate. */
  fingerprint: string;
}

type SealApi = Pick<Api, 'config' | 'db' | 'now'>;

const seals = new WeakMap<SealApi, Promise<ReportSeal>>();

/**
 * The installation's seal: of the settings, else made at the first sealing and kept encrypted in the database, one for all
 * processes. Its certificate stays known when the settings name another one.
 */
export function reportSeal(api: Api): Promise<ReportSeal> {
  const known = seals.get(api);
  if (known) return known;
  const opened = api.config.seal ? noteCertificate(api, api.config.seal) : ownSeal(api);
  seals.set(api, opened);
  // A failure is not cached: the database may be reachable at the next report.
  opened.catch(() => seals.delete(api));
  return opened;
}

/** Every certificate that documents were sealed with, as DER by its SHA-256. */
export async function sealCertificates(db: Knex): Promise<Map<string, Buffer>> {
  const rows: { fingerprint: string; certificates: string }[] = await db('sealCertificates').select(
    'fingerprint',
    'certificates',
  );
  return new Map(
    rows.flatMap(({ fingerprint, certificates }) =>
      decoded(certificates)
        .slice(0, 1)
        .map((one) => [fingerprint, one]),
    ),
  );
}

/** Slot of the seal that the app makes; those of the settings take their fingerprint. */
const own = 'own';

async function noteCertificate({ db, now }: SealApi, identity: SealIdentity): Promise<ReportSeal> {
  const { certificates } = identity;
  const fingerprint = fingerprintOf(certificates);
  await db('sealCertificates')
    .insert({ slot: fingerprint, fingerprint, certificates: encoded(certificates), createdAt: now() })
    .onConflict('slot')
    .ignore();
  return { identity, fingerprint };
}

async function ownSeal(api: Api): Promise<ReportSeal> {
  const { sealer } = await signInState(api);
  const read = async (): Promise<ReportSeal | undefined> => {
    const row: { fingerprint: string; certificates: string; sealedKey: string } | undefined = await api
      .db('sealCertificates')
      .where({ slot: own })
      .first('fingerprint', 'certificates', 'sealedKey');
    if (!row) return undefined;
    const identity = { certificates: decoded(row.certificates), key: sealer.open(row.sealedKey) };
    return { identity, fingerprint: row.fingerprint };
  };
  const kept = await read();
  if (kept) return kept;
  const keys = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 });
  const certificates = [makeCertificate({ name: new URL(api.config.origin).hostname, keys, now: api.now() })];
  const made = {
    slot: own,
    fingerprint: fingerprintOf(certificates),
    certificates: encoded(certificates),
    sealedKey: sealer.seal(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    createdAt: api.now(),
  };
  await api.db('sealCertificates').insert(made).onConflict('slot').ignore();
  const first = await read();
  if (!first) throw new Error('the seal is missing in the database');
  return first;
}

const fingerprintOf = ([certificate = Buffer.alloc(0)]: readonly Buffer[]): string =>
  createHash('sha256').update(certificate).digest('hex');

const encoded = (certificates: readonly Buffer[]): string =>
  certificates.map((one) => one.toString('base64')).join(' ');
const decoded = (text: string): Buffer[] => text.split(' ').map((one) => Buffer.from(one, 'base64'));
