import type { StaffMember } from '@plumbline/resources/commands/identity';
import { systemRightsOf } from '@plumbline/resources/commands/systemRights';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import type { Call } from '../../entities/call';
import { actorIn } from '../../platform/auth/actors/actorIn';
import { type Account, findPerson } from '../../platform/auth/actors/findPerson';
import { unlockedFor } from '../../platform/brands';
import { changesOf, readChanges } from './readChanges';

interface Member {
  id: string;
  user: string;
  contact: string | null;
  isActive: unknown;
}

/** All people with rights beyond their own account: the provider's staff, brokers' users, and salespeople. */
export async function readStaff({ db, now }: Call): Promise<StaffMember[]> {
  const members = [...(await staffOf(db)), ...(await brokersPeople(db))];
  const changes = await readChanges(db, members);
  const mirrored = await readMirrored(db, now);
  const told: StaffMember[] = [];
  for (const member of members) {
    const one = await describeMember(db, member);
    if (one)
      told.push({
        ...one,
        mirrored: member.contact === null ? (mirrored.get(member.user) ?? []) : [],
        changes: changesOf(changes, member),
      });
  }
  return [...told, ...(await salespeople(db))];
}

const staffOf = async (db: Knex): Promise<Member[]> =>
  (
    await db('users')
      .where({ deletedAt: null })
      .whereNotNull('systemRole')
      .orderBy(['lastName', 'email'])
      .select('id', 'isActive')
  ).map(({ id, isActive }) => ({ id, user: id, contact: null, isActive }));

const brokersPeople = (db: Knex): Promise<Member[]> =>
  db('contacts as c')
    .join('instances as i', 'i.id', 'c.instance')
    .join('users as u', 'u.id', 'c.user')
    .where({ 'i.instanceType': 'BROKER', 'c.deletedAt': null, 'i.deletedAt': null, 'u.deletedAt': null })
    .whereNotNull('c.instanceRole')
    .orderBy(['i.companyName', 'c.lastName', 'c.id'])
    .select('c.id', { user: 'u.id', contact: 'c.id' }, 'u.isActive');

type Described = Omit<StaffMember, 'mirrored' | 'changes'>;

async function describeMember(db: Knex, member: Member): Promise<Described | null> {
  const isActive = Boolean(Number(member.isActive));
  // Deactivated users are listed with the rights they would have.
  const person = await findPerson(db, member.user, { alsoInactive: true });
  const account = person?.accounts.find(({ contact }) => contact === member.contact);
  if (!person || !account) return null;
  const actor = await actorIn(db, person, account);
  const unlocked = await unlockedFor(db, actor.brokers ?? []);
  return {
    id: member.id,
    kind: member.contact === null ? 'provider' : 'broker',
    user: member.user,
    contact: member.contact,
    name: person.name,
    email: person.email,
    isActive,
    ...placeOf(account),
    role: account.role,
    isNamedAdmin: await isNamed(db, member.user),
    rights: systemRightsOf(actor, unlocked),
  };
}

const placeOf = ({ instance, instanceName, instanceType }: Account) => ({
  instance,
  instanceName,
  instanceType,
});

const isNamed = async (db: Knex, user: string): Promise<boolean> =>
  Boolean(
    await db('brokers')
      .where({ deletedAt: null })
      .whereRaw('json_contains(admins, json_quote(?))', [user])
      .first('id'),
  );

/** Accounts that support staff currently mirrors, by user. */
async function readMirrored(db: Knex, now: Date): Promise<Map<string, StaffMember['mirrored']>> {
  const rows: { user: string; instanceName: string; until: Date; mayWriteUntil: Date | null }[] = await db(
    'mirrorings as m',
  )
    .join('instances as i', 'i.id', 'm.instance')
    .where({ 'm.endedAt': null, 'm.deletedAt': null, 'i.deletedAt': null })
    .where('m.endsAt', '>', now)
    .select('m.user', {
      instanceName: 'i.companyName',
      until: 'm.endsAt',
      mayWriteUntil: 'i.supportMayWriteUntil',
    });
  const found = new Map<string, StaffMember['mirrored']>();
  for (const { user, instanceName, until, mayWriteUntil } of rows) {
    const mayWrite = mayWriteUntil !== null && mayWriteUntil > now;
    found.set(user, [...(found.get(user) ?? []), { instanceName, until: until.toISOString(), mayWrite }]);
  }
  return found;
}

/** Salespeople listed by brokers: customers see them if the provider enabled that; they have no login. */
async function salespeople(db: Knex): Promise<StaffMember[]> {
  const rows = await db('salesmen as s')
    .join('brokers as b', 'b.id', 's.broker')
    .where({ 's.deletedAt': null, 'b.deletedAt': null, 's.erasedAt': null })
    .orderBy(['b.name', 's.lastName', 's.id'])
    .select('s.id', 's.firstName', 's.lastName', 's.emailAddress', 's.isActive', 'b.isShownSalesman', {
      brokerName: 'b.name',
      account: 'b.account',
    });
  return rows.map(
    ({ id, firstName, lastName, emailAddress, isActive, isShownSalesman, brokerName, account }) => ({
      id,
      kind: 'salesman',
      user: null,
      contact: null,
      name: [firstName, lastName].filter(Boolean).join(' '),
      email: emailAddress,
      isActive: Boolean(Number(isActive)),
      instance: account ?? CATALOGUE_ID,
      instanceName: brokerName,
      instanceType: 'BROKER',
      role: null,
      isNamedAdmin: false,
      rights: Number(isShownSalesman) === 1 ? [{ right: 'showSalesmen', from: 'unlocked' }] : [],
      mirrored: [],
      changes: [],
    }),
  );
}
