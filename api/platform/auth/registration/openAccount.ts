import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { asSystem } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import type { TransactionCall } from '../../../entities/hooks';
import { updateRecord } from '../../../entities/updateRecord';
import { keepConsents } from './consents';
import { openingLicence } from './openingLicence';
import type { Details, Pending } from './registrations';

export interface OpenedAccount {
  user: string;
  instance: string;
  /** The day (`YYYY-MM-DD`) before which the trial ends. */
  validBefore: string;
}

/** Creates account, trial licence, user and owner of a confirmed registration, in the caller's transaction. */
export async function openAccount(
  base: Pick<TransactionCall, 'db' | 'now'>,
  { email: _key, passwordHash }: Pick<Pending, 'email' | 'passwordHash'>,
  details: Details,
): Promise<OpenedAccount> {
  const { db, now } = base;
  const { email, firstName, lastName, phone, language, companyName, accountType: instanceType } = details;
  const [instance, user] = [newId(now.getTime()), newId(now.getTime())];
  // The person who confirms is the author in the history as well.
  const actor = { ...asSystem(base, instance).actor, user, email, language };
  const own = { ...asSystem({ ...base, actor }, instance), db };
  const provider = { ...asSystem({ ...base, actor }, CATALOGUE_ID), db };
  await createRecord(provider, definitions.users, { id: user, email, firstName, lastName, phone, language });
  await db('credentials').insert({ user, passwordHash, changedAt: now });
  await createRecord(own, definitions.instances, {
    id: instance,
    companyName,
    instanceType,
    // A broker's parent broker is set by the provider.
    broker: instanceType === 'BROKER' ? null : details.broker,
  });
  const contact = await createRecord(own, definitions.contacts, {
    firstName,
    lastName,
    contactType: 'owner',
    emailAddress: email,
    phoneNumbers: [{ kind: 'work', number: phone }],
    user,
    instanceRole: 'Owner',
  });
  const license = await openingLicence(own, { instance, language, userContact: String(contact.id) });
  await updateRecord(own, definitions.contacts, String(contact.id), { license: license.id });
  await keepConsents(db, details, { user, instance });
  return { user, instance, validBefore: String(license.validBefore) };
}
