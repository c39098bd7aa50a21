import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { useImportAccount } from '../testing/useImportAccount';
import { flatReference } from './flatReference';
import { referenceCreator } from './referenceCreator';

const { database, fresh, call } = useImportAccount();

it('a created row gets complete values from the list, such as a phone number with its kind', async () => {
  const reference = flatReference({
    field: 'auditor',
    to: definitions.contacts,
    creator: referenceCreator({}),
    create: { firstName: 'Anna', lastName: 'Nowak' },
    whose: null,
    details: ['phoneNumbers'],
    inner: [],
  });
  const details = { phoneNumbers: [{ number: '601 555 012' }] };
  const named = { name: 'anna@odra.example', details, values: {} };
  await database.db.transaction(async (db) => {
    await reference.load({ ...call(), db }, [named]);
    expect(await reference.resolve({ ...call(), db }, named)).toEqual({ id: expect.any(String) });
  });
  const { phoneNumbers } = await database
    .db('contacts')
    .where({ instance: fresh.account, emailAddress: 'anna@odra.example' })
    .first();
  expect(typeof phoneNumbers === 'string' ? JSON.parse(phoneNumbers) : phoneNumbers).toEqual([
    { kind: 'work', number: '601 555 012' },
  ]);
});
