import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database';
import { build, buildAccount } from '../testing/factories';
import { brandOf, brandOfAccount } from './brandOf';
import { loadBrand } from './loadBrand';
import { mailBrandOf } from './mailBrand';

const database = useTestDatabase();

const broker = async (values: Parameters<typeof build<'brokers'>>[3]): Promise<string> =>
  (await build(database.db, CATALOGUE_ID, 'brokers', values)).id;
const logo = { hash: 'a'.repeat(64), name: 'l.png', mimeType: 'image/png', size: 1 };

/** A broker that has set everything, written past the checks of files. */
async function parentWithAll(): Promise<string> {
  const { db } = database;
  const theme = await build(db, CATALOGUE_ID, 'themes', { primaryColor: '#123456' });
  const id = await broker({
    name: 'Dach',
    isWhitelabelingBroker: true,
    theme: theme.id,
    poweredByText: 'Powered by Dach',
    host: `dach${Date.now()}.example`,
    senderEmail: 'post@dach.example',
    supportEmail: 'hilfe@dach.example',
    reportFooter: { 'de-DE': 'Dach GmbH' },
  });
  await db('brokers')
    .where({ id })
    .update({ logo: JSON.stringify(logo) });
  return id;
}

it('takes over what it does not set from the broker above it', async () => {
  const above = await parentWithAll();
  const own = await broker({
    name: 'Giebel',
    parentBroker: above,
    isWhitelabelingBroker: true,
    supportEmail: 'hilfe@giebel.example',
  });
  expect(await loadBrand(database.db, own)).toMatchObject({
    brand: {
      broker: own,
      name: 'Giebel',
      logo: logo.hash,
      colors: { primaryColor: '#123456' },
      poweredBy: 'Powered by Dach',
    },
    senderEmail: 'post@dach.example',
    supportEmail: 'hilfe@giebel.example',
    reportLogo: logo.hash,
    reportFooter: { 'de-DE': 'Dach GmbH' },
  });
});

it('wears the looks above it where it has not been unlocked itself', async () => {
  const above = await parentWithAll();
  const below = await broker({ name: 'Giebel', parentBroker: above });
  const account = await buildAccount(database.db, { broker: below });
  expect(await brandOfAccount(database.db, account)).toMatchObject({ broker: above, name: 'Dach' });
  expect(await mailBrandOf(database, account)).toMatchObject({ name: 'Dach', sender: 'post@dach.example' });
});

it('has the line about the product only where nobody switched it off', async () => {
  const silent = await broker({ isWhitelabelingBroker: true, isPoweredByActive: false });
  const below = await broker({ isWhitelabelingBroker: true, parentBroker: silent });
  const speaking = await broker({
    isWhitelabelingBroker: true,
    parentBroker: silent,
    poweredByText: 'Mit Dach',
  });
  const plain = await broker({ isWhitelabelingBroker: true });
  const of = async (id: string) => (await brandOf(database.db, id))?.poweredBy;
  expect(await of(silent)).toBeNull();
  expect(await of(below)).toBeNull();
  expect(await of(speaking)).toBe('Mit Dach');
  expect(await of(plain)).toBe('Powered by Plumbline');
});

it('shows the people of a broker its own looks', async () => {
  const home = await buildAccount(database.db, { instanceType: 'BROKER' });
  const own = await broker({ isWhitelabelingBroker: true, account: home });
  expect((await brandOfAccount(database.db, home))?.broker).toBe(own);
});
