import { explainedCommands } from '@plumbline/resources/commands/explainedCommands';
import type { Explained } from '@plumbline/resources/commands/identity';
import { definitions, entityList } from '@plumbline/resources/entities/index';
import { defaultLanguage } from '@plumbline/resources/language/languages';
import { type Actor, mayEver } from '@plumbline/resources/language/permissions';
import { explainEntity } from '@plumbline/resources/rules/rights/explainRights';
import type { SignInState } from '@plumbline/resources/rules/rights/people';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import { typed } from '../../entities/typedRecords';
import { actorIn } from '../../platform/auth/actors/actorIn';
import {
  type Account,
  contactAccounts,
  findPerson,
  type Person,
} from '../../platform/auth/actors/findPerson';
import { lacksSecondFactor } from '../../platform/auth/secondFactor/requireSecondFactor';
import { readPermitted } from './readPermitted';
import { readPlanning } from './readPlanning';

type Told = Omit<Explained, 'entities' | 'planning' | 'locations' | 'categories' | 'others'>;
const { contacts } = definitions;

/**
 * Rights of a contact in its account; NOT_FOUND unless the caller is that person, may assign rights there, or is the
 * provider.
 */
export async function explainContact(api: Api, call: Call, id: string): Promise<Explained> {
  const contact = await findContact(call, id);
  const person = contact.user ? await findPerson(api.db, contact.user) : null;
  const which = { 'contacts.id': contact.id, 'contacts.instance': contact.instance };
  // The account as used at sign-in; for contacts that cannot sign in, what it would be.
  const [account] = await contactAccounts(api.db, which);
  const row = await api
    .db('instances')
    .where({ id: contact.instance })
    .first('companyName', 'instanceType', 'hasResigned', 'dateErasureDue');
  const told: Told = {
    name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
    email: contact.emailAddress ?? null,
    user: contact.user ?? null,
    contact: contact.id,
    instance: contact.instance,
    instanceName: String(row?.companyName ?? ''),
    instanceType: row?.instanceType,
    role: account?.role ?? null,
    instanceRole: contact.instanceRole ?? null,
    signIn: await signInState(api, { user: contact.user ?? null, person, account }),
    erasedOn: account?.erasedOn ?? null,
  };
  return explain(api, call, { told, person, account });
}

/** Rights of a member of the provider's staff; NOT_FOUND for unknown users and those without a system role. */
export async function explainUser(api: Api, call: Call, id: string): Promise<Explained> {
  const row = await findRecord(call, definitions.users, id);
  const user = row && typed('users', row);
  if (!user?.systemRole) return fail('NOT_FOUND', { resource: 'users', id });
  const found = await findPerson(api.db, id);
  const account = found?.accounts.find(({ contact }) => contact === null);
  const told: Told = {
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    email: user.email,
    user: id,
    contact: null,
    instance: account?.instance ?? '',
    instanceName: account?.instanceName ?? '',
    instanceType: 'PROVIDER',
    role: account?.role ?? null,
    instanceRole: null,
    signIn: account ? 'yes' : 'switchedOff',
    erasedOn: null,
  };
  return explain(api, call, { told, person: found, account });
}

async function findContact(call: Call, id: string) {
  const { actor } = call;
  const row =
    actor.instanceType === 'PROVIDER'
      ? await call.db('contacts').where({ id, deletedAt: null, erasedAt: null }).first()
      : mayEver(contacts, 'read', actor) && (await findRecord(call, contacts, id));
  const isTold = actor.instanceType === 'PROVIDER' || actor.contact === id || givesRights(actor);
  return row && isTold ? typed('contacts', row) : fail('NOT_FOUND', { resource: 'contacts', id });
}

/** Also in a terminated account: users who assigned rights can still review them. */
const givesRights = ({ termination: _over, ...actor }: Actor): boolean =>
  mayEver(contacts, 'update', {
    ...actor,
    ...(actor.mirroring ? { mirroring: { ...actor.mirroring, mayWrite: true } } : {}),
  });

interface Found {
  user: string | null;
  person: Person | null;
  account: Account | undefined;
}

async function signInState(api: Api, { user, person, account }: Found): Promise<SignInState> {
  if (!account) return 'noRole';
  if (!user) return 'noSignIn';
  if (!person) return 'switchedOff';
  return (await lacksSecondFactor(api, user, account)) ? 'secondFactor' : 'yes';
}

async function explain(
  api: Api,
  call: Call,
  { told, person, account }: { told: Told; person: Person | null; account: Account | undefined },
): Promise<Explained> {
  const { db } = api;
  const isProvider = call.actor.instanceType === 'PROVIDER';
  const actor = account && (await actorIn(db, person ?? unnamed, account));
  const as = actor && { db, actor, now: call.now };
  const entities = as ? await Promise.all(entityList.map((entity) => accountEntity(as, entity))) : [];
  const shown = { language: call.actor.language, isNamed: !isProvider };
  return {
    ...told,
    locations: await readPermitted(db, { tree: 'locations', ids: actor?.locations ?? 'all', ...shown }),
    categories: await readPermitted(db, { tree: 'categories', ids: actor?.categories ?? 'all', ...shown }),
    others: isProvider ? othersOf(person, told) : [],
    planning: as && told.instanceType !== 'PROVIDER' ? await readPlanning(as, { isShared: isProvider }) : [],
    entities: actor ? entities.map((entity) => explainEntity(entity, actor, explainedCommands)) : [],
  };
}

// A contact without login has no user id, and is not named as administrator of a broker.
const unnamed = { id: '', email: '', language: defaultLanguage };

const othersOf = (person: Person | null, { contact }: Told): Explained['others'] =>
  (person?.accounts ?? [])
    .filter((one) => one.contact !== contact)
    .map(({ contact: other, instance, instanceName, instanceType, role }) => ({
      contact: other,
      instance,
      instanceName,
      instanceType,
      role,
    }));
