import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/ids';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, buildAccount, callAs } from '../testing/factories';
import { listRecords } from './listRecords';

const database = useTestDatabase();

it('tells a message only to accounts of the kind it concerns, and all of them to the provider', async () => {
  const { db } = database;
  const made = await Promise.all(
    [null, 'AUDITOR', 'COMPANY'].map((audience) =>
      build(db, CATALOGUE_ID, 'systemMessages', { audience, isActive: true } as object),
    ),
  );
  const ids = made.map(({ id }) => id);
  const [all, auditors, companies] = ids;
  const home = await buildAccount(db);
  const read = async (...who: Parameters<typeof actorOf>) => {
    const call = callAs(db, actorOf(...who));
    const { rows } = await listRecords(call, definitions.systemMessages, { filter: { id: ids } });
    return rows.map(({ id }) => id).sort();
  };
  expect(await read(home, 'Employee', { instanceType: 'AUDITOR' })).toEqual([all, auditors].sort());
  expect(await read(home, 'Owner', { instanceType: 'COMPANY' })).toEqual([all, companies].sort());
  expect(await read(CATALOGUE_ID, 'ProviderAdmin')).toEqual([...ids].sort());
});
