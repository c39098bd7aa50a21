import { definitions } from '@plumbline/resources/entities/index';
import { defaultLanguage } from '@plumbline/resources/language/languages';
import { type AccountType, type Actor, may } from '@plumbline/resources/language/permissions';
import type { Targets } from '@plumbline/resources/rules/messages/index';
import { signInRole } from '@plumbline/resources/rules/people/signInRole';
import type { Knex } from 'knex';
import type { Call } from '../../entities/call';
import { brokersOf } from '../../platform/auth/actors/brokersOf';

/**
 * Number of accounts and people who may read a message with these targets, by the same right as in lists and on
 * devices.
 */
export async function readReach(
  { db }: Pick<Call, 'db'>,
  targets: Targets,
): Promise<{ accounts: number; people: number }> {
  const message = { ...targets, isActive: true };
  const accounts = new Set<string>();
  const people = new Set<string>();
  for (const member of await membersOf(db, targets)) {
    const reader = await readerOf(db, member);
    if (!reader || !may(definitions.systemMessages, 'read', reader, message)) continue;
    accounts.add(member.instance);
    people.add(member.user);
  }
  return { accounts: accounts.size, people: people.size };
}

interface Member {
  user: string;
  contact: string;
  instance: string;
  instanceType: AccountType;
  instanceRole: string | null;
  contactType: string | null;
  /** The broker of the account, or the one that owns it. */
  broker: string | null;
}

/** All users who can sign in to one of the targeted accounts. */
function membersOf(db: Knex, { audience, account }: Targets): Promise<Member[]> {
  return db('contacts as c')
    .join('instances as i', 'i.id', 'c.instance')
    .join('users as u', 'u.id', 'c.user')
    .leftJoin('brokers as b', (join) => {
      join.on('b.id', 'i.broker').andOnNull('b.deletedAt');
    })
    .leftJoin('brokers as o', (join) => {
      join.on('o.account', 'i.id').andOnNull('o.deletedAt');
    })
    .where({ 'c.deletedAt': null, 'i.deletedAt': null, 'u.deletedAt': null, 'u.isActive': true })
    .where((narrowed) => {
      if (account) narrowed.where('i.id', account);
      if (audience) narrowed.where('i.instanceType', audience);
    })
    .select('c.instance', 'c.instanceRole', 'c.contactType', 'i.instanceType', {
      user: 'u.id',
      contact: 'c.id',
      broker: db.raw(`if(i.instanceType = 'BROKER', o.id, b.id)`),
    });
}

async function readerOf(db: Knex, member: Member): Promise<Actor | null> {
  const role = signInRole(member);
  if (role === null) return null;
  const { user, contact, instance, instanceType } = member;
  // Users of a BROKER account may work for a broker that only names them as administrators.
  const isNamed = instanceType === 'BROKER' && member.broker === null;
  const broker = isNamed ? (await brokersOf(db, member, user)).broker : member.broker;
  return {
    user,
    contact,
    instance,
    instanceType,
    role,
    broker: broker ?? null,
    locations: 'all',
    categories: 'all',
    language: defaultLanguage,
    email: '',
  };
}
