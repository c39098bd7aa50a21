import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database';
import { build } from '../testing/factories';
import { unlockedFor } from './unlockedFor';

const database = useTestDatabase();
const broker = async (flags: object): Promise<string> =>
  (await build(database.db, CATALOGUE_ID, 'brokers', flags)).id;

it('tells what the provider has unlocked for one of the brokers', async () => {
  const plain = await broker({});
  const selling = await broker({ isShownSalesman: true });
  const own = await broker({ isWhitelabelingBroker: true });
  const of = (...brokers: string[]) => unlockedFor(database.db, brokers);
  expect(await of(plain)).toEqual([]);
  expect(await of(plain, selling)).toEqual(['salesmen']);
  expect(await of(own)).toEqual(['whiteLabelling']);
  expect(await of(own, selling)).toEqual(['salesmen', 'whiteLabelling']);
  expect(await of()).toEqual([]);
});
