import type { Actor, Mirrored } from '@plumbline/resources/language/permissions';
import type { Knex } from 'knex';
import { actorIn } from '../actors/actorIn';
import type { Account, Person } from '../actors/findPerson';

/** Milliseconds until a mirroring ends by itself. */
export const mirroringLifetime = 60 * 60 * 1000;

export interface MirroredAccount extends Account {
  mirroring: Mirrored;
}

/**
 * The account a person currently mirrors, with an owner's rights; null if the mirroring has ended or the person is no
 * longer provider staff.
 */
export async function mirroredAccount(
  db: Knex,
  { person, id, now }: { person: Person; id: string; now: Date },
): Promise<MirroredAccount | null> {
  if (!isProviderStaff(person)) return null;
  const row = await db('mirrorings as m')
    .join('instances as i', 'i.id', 'm.instance')
    .where({ 'm.id': id, 'm.user': person.id, 'm.endedAt': null, 'm.deletedAt': null, 'i.deletedAt': null })
    .where('m.endsAt', '>', now)
    .first(
      'm.endsAt',
      'i.id as instance',
      'i.companyName',
      'i.instanceType',
      'i.supportMayWriteUntil',
      'i.hasResigned',
      'i.dateErasureDue',
    );
  if (!row) return null;
  return {
    contact: null,
    instance: row.instance,
    instanceName: row.companyName,
    instanceType: row.instanceType,
    role: 'Owner',
    locationAccess: 'full',
    permittedLocations: null,
    categoryAccess: 'full',
    permittedCategories: null,
    erasedOn: Number(row.hasResigned) === 1 ? row.dateErasureDue : null,
    mirroring: {
      id,
      until: row.endsAt.toISOString(),
      mayWrite: row.supportMayWriteUntil !== null && row.supportMayWriteUntil > now,
    },
  };
}

export const isProviderStaff = (person: Person): boolean =>
  person.accounts.some(({ instanceType }) => instanceType === 'PROVIDER');

/** Support sees only the mirrored account, without the brokers its owner may reach. */
export async function actorMirroring(db: Knex, person: Person, account: MirroredAccount): Promise<Actor> {
  return { ...(await actorIn(db, person, account)), brokers: [], mirroring: account.mirroring };
}
