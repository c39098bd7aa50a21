import type { createCustomer as contract } from '@plumbline/resources/commands/brokers';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import { keepsCustomers } from '@plumbline/resources/rules/brokers/index';
import type { Api } from '../../base/context/context';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { TransactionCall } from '../../entities/hooks';
import { updateRecord } from '../../entities/updateRecord';
import { inviteContact } from '../../platform/auth/invitations/inviteContact';
import { openingLicence } from '../../platform/auth/registration/openingLicence';

type Wish = InputOf<typeof contract>;

/** Creates an account for a customer and invites its owner in one transaction; idempotent. */
export async function createCustomer(api: Api, call: Call, wish: Wish): Promise<AnswerOf<typeof contract>> {
  if (!keepsCustomers(call.actor)) fail('FORBIDDEN', { resource: 'instances' });
  return inTransaction(call, async (inner) => {
    const broker = await brokerFor(inner, wish.broker ?? null);
    const { id, companyName, instanceType, firstName, lastName, emailAddress, language } = wish;
    // Written as system in the new account, with the caller in the history.
    const own: TransactionCall = { ...asSystem(inner, id), db: inner.db };
    const made = await madeBefore(inner, id, broker);
    if (made) return made;
    await createRecord(own, definitions.instances, { id, companyName, instanceType, broker });
    const contact = await createRecord(own, definitions.contacts, {
      firstName,
      lastName,
      contactType: 'owner',
      emailAddress,
      instanceRole: 'Owner',
    });
    const license = await openingLicence(own, { instance: id, language, userContact: String(contact.id) });
    await updateRecord(own, definitions.contacts, String(contact.id), { license: license.id });
    await inviteContact(api, own, String(contact.id), { language });
    return { id, contact: String(contact.id) };
  });
}

/** The broker of the new account: one of the caller's, or any for the provider. */
async function brokerFor({ db, actor }: TransactionCall, wished: string | null): Promise<string | null> {
  if (actor.instanceType !== 'PROVIDER') {
    const broker = wished ?? actor.broker ?? null;
    if (!broker || !actor.brokers?.includes(broker))
      failFields({ broker: { message: 'validation.reference' } });
    return broker;
  }
  const isThere = wished && (await db('brokers').where({ id: wished, deletedAt: null }).first('id'));
  if (wished && !isThere) failFields({ broker: { message: 'validation.reference' } });
  return wished;
}

/** The result of a repeated call with the same id. */
async function madeBefore(
  { db }: TransactionCall,
  id: string,
  broker: string | null,
): Promise<AnswerOf<typeof contract> | null> {
  const account = await db('instances').where({ id }).first('broker');
  if (!account) return null;
  const owner = await db('contacts')
    .where({ instance: id, instanceRole: 'Owner', deletedAt: null })
    .orderBy('id')
    .first('id');
  if ((account.broker ?? null) !== broker || !owner) fail('NOT_FOUND');
  return { id, contact: owner.id };
}
