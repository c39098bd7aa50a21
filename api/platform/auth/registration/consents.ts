import { newId } from '@plumbline/resources/language/ids';
import type { LegalTextKind } from '@plumbline/resources/rules/legal/legalText';
import type { Knex } from 'knex';
import { currentLegalText } from '../legal/currentLegalText';
import type { Consent, Details } from './registrations';

/** The texts a registration asks consent to. */
const agreed: readonly LegalTextKind[] = ['agb', 'privacy-policy'];

/** The versions in force now; `broker` is whose pages they were read on, if a broker's. */
export async function currentConsents(
  db: Knex,
  { broker, now }: { broker: string | null; now: Date },
): Promise<Consent[]> {
  const texts = await Promise.all(agreed.map((kind) => currentLegalText(db, { kind, broker, now })));
  return texts.map(({ kind, brokerId, versionName, dateValidFrom, link, hash }) => ({
    kind,
    broker: brokerId,
    versionName,
    dateValidFrom,
    link,
    hash,
    agreedAt: now.toISOString(),
  }));
}

/** Records consents as proof; never changed. */
export async function keepConsents(
  db: Knex,
  { consents, language }: Pick<Details, 'consents' | 'language'>,
  { user, instance }: { user: string; instance: string },
): Promise<void> {
  const rows = consents.map(({ agreedAt, ...consent }) => ({
    ...consent,
    id: newId(),
    user,
    instance,
    language,
    agreedAt: new Date(agreedAt),
  }));
  if (rows.length > 0) await db('consents').insert(rows);
}
