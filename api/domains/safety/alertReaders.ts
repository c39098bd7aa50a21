import { entities } from '@plumbline/resources/entities/index';
import type { Language } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import { upwards } from '@plumbline/resources/rules/places/locationTree';
import type { Api } from '../../base/context/context';
import { asSystem, type Call } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import { listTyped } from '../../entities/typedRecords';
import { actorIn } from '../../platform/auth/actors/actorIn';
import { findPerson } from '../../platform/auth/actors/findPerson';

export interface AlertReader {
  to: string;
  language: Language;
}

interface Alert {
  instance: string;
  /** Subject of the mail; owners and administrators without the right to see it get no mail. */
  row: { resource: EntityName; id: string };
  location: string | null;
  /** Contacts named in the row. */
  named?: readonly string[];
}

/**
 * Recipients of an alert, each address once: owners and administrators of the account who may see the row, the contacts
 * named in it, and the contacts of its location and parent locations.
 */
export async function alertReaders(
  api: Pick<Api, 'db' | 'now'>,
  { instance, row, location, named = [] }: Alert,
): Promise<AlertReader[]> {
  const system = asSystem({ db: api.db, now: api.now() }, instance);
  const contacts = [...named, ...(await contactsOfPlace(system, location))];
  const members: { user: string; contact: string }[] = await api
    .db('contacts as c')
    .join('users as u', 'u.id', 'c.user')
    .where({ 'c.instance': instance, 'c.deletedAt': null, 'u.deletedAt': null, 'u.isActive': true })
    .whereIn('c.instanceRole', ['Owner', 'Administrator'])
    .select({ user: 'u.id', contact: 'c.id' });
  const found = new Map<string, AlertReader>();
  for (const { user, contact } of members) {
    const person = await findPerson(api.db, user);
    const account = person?.accounts.find((one) => one.contact === contact);
    if (!person || !account) continue;
    const actor = await actorIn(api.db, person, account);
    const maySee = await findRecord({ db: api.db, actor, now: api.now() }, entities[row.resource], row.id);
    if (maySee) found.set(person.email.toLowerCase(), { to: person.email, language: person.language });
  }
  const language = [...found.values()][0]?.language ?? 'pl-PL';
  const told: { emailAddress: string; language: Language | null }[] = await api
    .db('contacts')
    .whereIn('id', contacts)
    .where({ instance, deletedAt: null })
    .whereNotNull('emailAddress')
    .select('emailAddress', 'language');
  for (const { emailAddress: to, language: own } of told)
    if (!found.has(to.toLowerCase())) found.set(to.toLowerCase(), { to, language: own ?? language });
  return [...found.values()];
}

/** Contacts of a location and its parent locations. */
async function contactsOfPlace(call: Call, location: string | null): Promise<string[]> {
  const places = await listTyped(call, 'locations');
  const byId = new Map(places.map((one) => [one.id, one]));
  return upwards(byId, location).flatMap(({ contacts }) => contacts ?? []);
}
