import * as commands from '@plumbline/resources/commands/licences';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { getRecord } from '../../entities/getRecord';
import { listRecords } from '../../entities/listRecords';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { takenBy } from '../../platform/testing/takenBy';
import { activateKeys } from './activateKeys';
import { configureLicences } from './configureLicences';
import { placeOrder } from './placeOrder';
import { readShop } from './readShop';

const database = useTestDatabase();
beforeAll(configureLicences);

/** An account of a broker who sells two sets; further sets are hidden, no longer on sale, or another broker's. */
async function start() {
  const { db } = database;
  const staff = callAs(db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
  const { id: broker } = await build(db, CATALOGUE_ID, 'brokers', {
    name: 'Regalschutz',
    shopLink: 'https://shop.example',
    supportTimes: { 'de-DE': 'Mo–Fr 8–16 Uhr' },
    sendQRCode: true,
  });
  const { hash, name, mimeType, size } = await build(db, CATALOGUE_ID, 'files');
  await db('brokers')
    .where({ id: broker })
    .update({ images: JSON.stringify([{ hash, name, mimeType, size }]) });
  const { id: below } = await build(db, CATALOGUE_ID, 'brokers', { parentBroker: broker });
  const set = (values: object) =>
    build(db, CATALOGUE_ID, 'licenseSets', { broker, price: 120, validityInMonths: 12, ...values });
  const small = (await set({ name: 'Small', tier: 'basic', userCount: 2, isAdvertisingLicenseSet: true })).id;
  await set({ name: 'Elsewhere', tier: 'unlimited', shopLink: 'https://shop.example/u' });
  await set({ name: 'Hidden', isPubliclyVisible: false });
  await set({ name: 'Over', validTill: '2026-11-16' });
  await build(db, CATALOGUE_ID, 'licenseSets', { name: 'Other broker' });
  await build(db, CATALOGUE_ID, 'sellers', {
    broker,
    name: 'Regalschutz GmbH',
    address: { street: 'Ring 1', zip: '04315', city: 'Leipzig', country: 'DE' },
    iban: 'DE89370400440532013000',
  });
  const account = await buildAccount(db, {
    broker: below,
    companyName: 'Hala Sp. z o.o.',
    address: { street: 'Długa 1', zip: '00-001', city: 'Łódź', country: 'PL' },
    vatId: 'PL5250001234',
  });
  const contact = (await build(db, account, 'contacts')).id;
  const buyer = callAs(db, actorOf(account, 'Owner', { contact }));
  const sellerActor = actorOf(await buildAccount(db), 'Owner', {
    instanceType: 'BROKER',
    brokers: [broker, below],
  });
  return { staff, set, small, account, buyer, seller: callAs(db, sellerActor), below };
}

const line = (licenseSet: string, more: object = {}) => ({
  id: newId(),
  licenseSet,
  quantity: 1,
  unitPrice: 120,
  ...more,
});
const names = ({ offers }: { offers: ShopOffer[] }) => offers.map(({ name }) => name);
const rowsOf = (call: Call, name: 'licenseKeys' | 'orders') =>
  listRecords(call, definitions[name]).then(({ rows }) => rows);
const jobsAbout = (order: string) =>
  database.db('jobs').where({ kind: 'orderMail', subject: order }).select('payload');

describe('the shop', () => {
  it('shows the sets of the nearest broker on sale today, and the link to an external shop', async () => {
    const { buyer, set, below } = await start();
    const shop = await readShop(buyer);
    expect(names(shop)).toEqual(['Small', 'Elsewhere']);
    expect(shop).toMatchObject({
      seller: {
        name: 'Regalschutz',
        supportTimes: { 'de-DE': 'Mo–Fr 8–16 Uhr' },
        sendsQrCodes: true,
        images: [{ name: expect.any(String), hash: expect.any(String) }],
      },
      shopLink: 'https://shop.example',
      offers: [
        {
          tier: 'basic',
          isPromoted: true,
          price: 120,
          currency: 'EUR',
          maxUser: 2,
          months: 12,
          validBefore: '2027-11-17',
        },
        { shopLink: 'https://shop.example/u' },
      ],
    });
    await set({ name: 'Nearer', broker: below });
    expect(names(await readShop(buyer))).toEqual(['Nearer']);
  });

  it('is for owners and administrators', async () => {
    const { account } = await start();
    await expect(readShop(callAs(database.db, actorOf(account, 'Employee')))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('links to the configured external shop if neither broker nor seller has one', async () => {
    const { buyer, below } = await start();
    const configured = 'https://licences.example/shop';
    const own = callAs(database.db, actorOf(await buildAccount(database.db), 'Owner'));
    expect((await readShop(own, configured)).shopLink).toBe(configured);
    expect((await readShop(own)).shopLink).toBeNull();
    expect((await readShop(buyer, configured)).shopLink).toBe('https://shop.example');
    await database.db('brokers').update({ shopLink: null });
    await database.db('brokers').where({ id: below }).update({ shopLink: 'https://nearer.example' });
    expect((await readShop(buyer, configured)).shopLink).toBe('https://nearer.example');
  });
});

describe('an order', () => {
  it('becomes keys when it is paid, and these become licences', async () => {
    const { buyer, small, account, seller } = await start();
    const item = line(small, { quantity: 2 });
    const placed = await placeOrder(buyer, { items: [item], comment: 'Hall 3' });
    expect(placed).toEqual({ orders: [{ id: item.id, number: 'B-2026-0001' }] });
    expect(await jobsAbout(item.id)).toHaveLength(1);
    expect(await getRecord(seller, definitions.orders, item.id)).toMatchObject({
      instance: account,
      quantity: 2,
      unitPrice: 120,
      isPaid: false,
      comment: 'Hall 3',
      orderedBy: buyer.actor.contact,
    });
    expect(await rowsOf(buyer, 'licenseKeys')).toEqual([]);

    await takeStep(seller, definitions.orders, item.id, { name: 'markPaid' });
    const keys = await rowsOf(buyer, 'licenseKeys');
    expect(keys).toHaveLength(2);
    expect(await jobsAbout(item.id)).toHaveLength(2);
    await expect(updateRecord(seller, definitions.orders, item.id, { quantity: 3 })).rejects.toMatchObject({
      errors: { quantity: { message: 'validation.orderPaid' } },
    });

    const { results } = await activateKeys(
      buyer,
      { keys: keys.map(({ key }) => key).join(',') },
      { limits: { take: async () => null, forgive: async () => {} }, address: '' },
    );
    expect(results.map((result) => 'license' in result && result.license.name)).toEqual(['Small', 'Small']);
    await expect(takeStep(seller, definitions.orders, item.id, { name: 'undoPaid' })).rejects.toMatchObject({
      code: 'ORDER_KEYS_ACTIVATED',
      data: { count: 2 },
    });
  });

  it('that is set back to unpaid loses its keys', async () => {
    const { buyer, small, seller } = await start();
    const item = line(small);
    await placeOrder(buyer, { items: [item] });
    await takeStep(seller, definitions.orders, item.id, { name: 'markPaid' });
    await takeStep(seller, definitions.orders, item.id, { name: 'undoPaid' });
    expect(await rowsOf(buyer, 'licenseKeys')).toEqual([]);
    await takeStep(seller, definitions.orders, item.id, { name: 'markPaid' });
    expect(await rowsOf(buyer, 'licenseKeys')).toHaveLength(1);
  });

  it('cannot be marked as paid by the buyer or a salesman', async () => {
    const { buyer, small, seller } = await start();
    const item = line(small);
    await placeOrder(buyer, { items: [item] });
    const salesman = callAs(database.db, { ...seller.actor, role: 'SalesForce' });
    for (const call of [buyer, salesman])
      await expect(takeStep(call, definitions.orders, item.id, { name: 'markPaid' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    await expect(
      createRecord(salesman, definitions.orders, {
        licenseSet: small,
        instance: buyer.actor.instance,
        isPaid: true,
      }),
    ).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('is created once if sent twice, also concurrently', async () => {
    const { buyer, small } = await start();
    const items = [line(small)];
    const sent = await Promise.allSettled([placeOrder(buyer, { items }), placeOrder(buyer, { items })]);
    expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await placeOrder(buyer, { items })).toEqual({
      orders: [{ id: items[0]?.id, number: expect.any(String) }],
    });
    expect(await rowsOf(buyer, 'orders')).toHaveLength(1);
    expect(await jobsAbout(String(items[0]?.id))).toHaveLength(1);
  });

  it('is refused line by line, and as a whole if a price has changed', async () => {
    const { buyer, small } = await start();
    const elsewhere = (await readShop(buyer)).offers.find(({ shopLink }) => shopLink);
    const order = async (...items: unknown[]) =>
      placeOrder(buyer, await takenBy(commands.placeOrder, { items }));
    await expect(order()).rejects.toMatchObject({ errors: { items: { message: 'validation.required' } } });
    await expect(order(line(small, { quantity: 0 }), line(small, { quantity: 1.5 }))).rejects.toMatchObject({
      errors: {
        'items.0.quantity': { message: 'validation.min', args: { min: 1 } },
        'items.1.quantity': { message: 'validation.integer' },
      },
    });
    await expect(order(line(small), line(String(elsewhere?.id)), line(newId()))).rejects.toMatchObject({
      errors: {
        'items.1.licenseSet': { message: 'validation.notOnSale' },
        'items.2.licenseSet': { message: 'validation.notOnSale' },
      },
    });
    await expect(order(line(small, { unitPrice: 60 }))).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      data: { price: 120 },
    });
    expect(await rowsOf(buyer, 'orders')).toEqual([]);
  });
});

describe('a change of a licence', () => {
  const activate = async (buyer: Call, order: string, at = buyer.now) => {
    const keys = (await rowsOf(buyer, 'licenseKeys')).filter((key) => key.order === order);
    return activateKeys(
      { ...buyer, now: at },
      { keys: keys.map(({ key }) => key).join(',') },
      { limits: { take: async () => null, forgive: async () => {} }, address: '' },
    );
  };
  /** An account with a licence of the small set until the given day, and the shop's offers for it. */
  async function changing(validBefore: string) {
    const world = await start();
    const { id: license } = await build(database.db, world.account, 'licenses', {
      licenseSet: world.small,
      name: 'Hall 3',
      isTrial: false,
      hasResigned: false,
      validFrom: '2026-01-15',
      validBefore,
      maxUser: 2,
    });
    const offer = (await readShop(world.buyer)).offers[0];
    const change = (kind: string) => {
      const found = offer?.changes.find((one) => one.kind === kind);
      if (!found) throw new Error(`no ${kind} is offered`);
      return found;
    };
    const licence = () => database.db('licenses').where({ id: license }).first('maxUser', 'validBefore');
    return { ...world, license, change, licence };
  }

  it('adds seats until the end of the licence, at a price pro rata for the remaining days', async () => {
    const { buyer, seller, small, license, change, licence } = await changing('2027-01-15');
    const { unitPrice, days, ofDays } = change('SEATS');
    expect([days, ofDays, unitPrice]).toEqual([59, 365, 19.4]);
    const item = line(small, { quantity: 3, unitPrice, change: { license, kind: 'SEATS' } });
    await placeOrder(buyer, { items: [item] });
    expect(await getRecord(seller, definitions.orders, item.id)).toMatchObject({
      kind: 'SEATS',
      license,
      unitPrice: 19.4,
      net: 58.2,
      periodFrom: '2026-11-17',
      periodTill: '2027-01-15',
      termDays: 365,
    });
    const { content } = await database.db('orderDocuments').where({ order: item.id }).first('content');
    expect(JSON.parse(content)).toMatchObject({ licence: 'Hall 3', order: { kind: 'SEATS', termDays: 365 } });
    await takeStep(seller, definitions.orders, item.id, { name: 'markPaid' });
    await activate(buyer, item.id);
    expect(await licence()).toEqual({ maxUser: 8, validBefore: '2027-01-15' });
  });

  it('creates a separate licence for seats if the licence was renewed meanwhile, and none after the period', async () => {
    const { buyer, seller, small, license, change, licence, account } = await changing('2027-01-15');
    const item = line(small, {
      quantity: 1,
      unitPrice: change('SEATS').unitPrice,
      change: { license, kind: 'SEATS' },
    });
    const late = { ...item, id: newId() };
    await placeOrder(buyer, { items: [item, late] });
    for (const { id } of [item, late]) await takeStep(seller, definitions.orders, id, { name: 'markPaid' });
    await database.db('licenses').where({ id: license }).update({ validBefore: '2028-01-15' });
    await activate(buyer, item.id);
    expect(await licence()).toEqual({ maxUser: 2, validBefore: '2028-01-15' });
    const beside = await database.db('licenses').where({ instance: account }).whereNot({ id: license });
    expect(beside).toMatchObject([{ maxUser: 2, validBefore: '2027-01-15' }]);
    const { results } = await activate(buyer, late.id, new Date('2027-01-15T12:00:00Z'));
    expect(results).toMatchObject([{ problem: 'LICENSE_KEY_EXPIRED' }]);
  });

  it('renews the given licence from its end, once, at the full price', async () => {
    const { buyer, seller, small, license, change, licence, account } = await changing('2027-01-15');
    await build(database.db, account, 'licenses', {
      licenseSet: small,
      isTrial: false,
      hasResigned: false,
      validFrom: '2026-01-01',
      validBefore: '2027-01-01',
    });
    const item = line(small, {
      unitPrice: change('RENEWAL').unitPrice,
      change: { license, kind: 'RENEWAL' },
    });
    expect(item.unitPrice).toBe(120);
    await expect(placeOrder(buyer, { items: [{ ...item, quantity: 2 }] })).rejects.toMatchObject({
      errors: { 'items.0.quantity': { message: 'validation.max', args: { max: 1 } } },
    });
    await placeOrder(buyer, { items: [item] });
    await takeStep(seller, definitions.orders, item.id, { name: 'markPaid' });
    await activate(buyer, item.id);
    expect(await licence()).toEqual({ maxUser: 2, validBefore: '2028-01-15' });
  });

  it('renews a licence twice in succession, in whichever order the keys are activated', async () => {
    const { buyer, seller, small, license, change, licence, account } = await changing('2027-01-15');
    const renewal = (unitPrice: number) =>
      line(small, { unitPrice, change: { license, kind: 'RENEWAL' as const } });
    const first = renewal(change('RENEWAL').unitPrice);
    await placeOrder(buyer, { items: [first] });
    const offered = (await readShop(buyer)).offers[0]?.changes.find(({ kind }) => kind === 'RENEWAL');
    expect(offered).toMatchObject({ from: '2028-01-15', till: '2029-01-15' });
    const second = renewal(offered?.unitPrice ?? 0);
    await placeOrder(buyer, { items: [second] });
    const period = async ({ id }: { id: string }) =>
      database.db('orders').where({ id }).first('periodFrom', 'periodTill');
    expect(await period(first)).toEqual({ periodFrom: '2027-01-15', periodTill: '2028-01-15' });
    expect(await period(second)).toEqual({ periodFrom: '2028-01-15', periodTill: '2029-01-15' });
    for (const { id } of [first, second])
      await takeStep(seller, definitions.orders, id, { name: 'markPaid' });
    for (const [{ id }, validBefore] of [
      [second, '2028-01-15'],
      [first, '2029-01-15'],
    ] as const) {
      await activate(buyer, id);
      expect(await licence()).toEqual({ maxUser: 2, validBefore });
    }
    expect(await database.db('licenses').where({ instance: account })).toHaveLength(1);
  });

  it('keeps the set its price was calculated for', async () => {
    const { buyer, seller, small, license, change, set } = await changing('2027-01-15');
    const item = line(small, { unitPrice: change('SEATS').unitPrice, change: { license, kind: 'SEATS' } });
    await placeOrder(buyer, { items: [item] });
    const licenseSet = (await set({ name: 'Large', price: 900 })).id;
    await expect(updateRecord(seller, definitions.orders, item.id, { licenseSet })).rejects.toMatchObject({
      errors: { licenseSet: { message: 'validation.orderOfLicence' } },
    });
    expect(await getRecord(seller, definitions.orders, item.id)).toMatchObject({
      licenseSet: small,
      unitPrice: 19.4,
    });
  });

  it('is refused at an outdated price, and for a licence of another account', async () => {
    const { buyer, small, license, set } = await changing('2027-01-15');
    const order = (values: object) => placeOrder(buyer, { items: [line(small, values)] });
    await expect(order({ unitPrice: 19.73, change: { license, kind: 'SEATS' } })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      data: { price: 19.4 },
    });
    const other = await changing('2027-01-15');
    const notOnSale = { errors: { 'items.0.licenseSet': { message: 'validation.notOnSale' } } };
    await expect(
      order({ unitPrice: 19.4, change: { license: other.license, kind: 'SEATS' } }),
    ).rejects.toMatchObject(notOnSale);
    const { id: far } = await set({ name: 'Far', userCount: 1 });
    await expect(
      placeOrder(buyer, { items: [line(far, { change: { license, kind: 'RENEWAL' } })] }),
    ).rejects.toMatchObject(notOnSale);
  });
});
