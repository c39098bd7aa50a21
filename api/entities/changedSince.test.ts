import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../platform/testing/factories';
import { inTransaction } from './call';
import { changedSince } from './changedSince';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const { deficiencies } = definitions;

it('tells what others changed in the fields asked for, and not what the calendar alone brought about', async () => {
  const account = await buildAccount(database.db);
  const [own, other] = [actorOf(account), actorOf(account)].map((actor) => callAs(database.db, actor));
  if (!own || !other) throw new Error('two people');
  const system = systemCall(database.db, account);
  const { id } = await build(database.db, account, 'deficiencies', { dangerLevel: 'orange' });
  const asked = (more: object = {}) =>
    inTransaction(own, (call) =>
      changedSince(call, {
        resource: 'deficiencies',
        records: [id],
        fields: ['dangerLevel'],
        besidesCalendar: true,
        ...more,
      }),
    ).then((changes) => changes.map(({ version }) => version));
  await updateRecord(own, deficiencies, id, { dangerLevel: 'green' });
  await updateRecord(other, deficiencies, id, { measure: 'Straighten' });
  expect(await asked()).toEqual([]);
  await updateRecord(other, deficiencies, id, { dangerLevel: 'orange' });
  await updateRecord(system, deficiencies, id, { dangerLevel: 'red', escalatedOn: '2026-11-20' });
  expect(await asked()).toEqual([4]);
  expect(await asked({ besidesCalendar: false })).toEqual([4, 5]);
  // Taking back what the calendar did is a person's decision.
  const asRule = { ...other, isSystem: true };
  await updateRecord(asRule, deficiencies, id, { dangerLevel: 'green', escalatedOn: null });
  expect(await asked({ since: { version: 4 } })).toEqual([6]);
  expect(await asked({ withCreation: true, since: { at: new Date(0) } })).toEqual([1, 4, 6]);
});
