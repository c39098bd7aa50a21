import type { Unlocked } from '@plumbline/resources/rules/auth/session';
import type { Knex } from 'knex';

const flags: Record<Unlocked, string> = {
  salesmen: 'isShownSalesman',
  whiteLabelling: 'isWhitelabelingBroker',
};
const known: readonly Unlocked[] = ['salesmen', 'whiteLabelling'];

/** Features the provider has enabled for at least one of these brokers. */
export async function unlockedFor(db: Knex, brokers: readonly string[]): Promise<Unlocked[]> {
  if (brokers.length === 0) return [];
  const rows = await db('brokers')
    .whereIn('id', brokers)
    .select(...Object.values(flags));
  return known.filter((what) => rows.some((row) => row[flags[what]]));
}
