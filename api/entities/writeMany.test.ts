import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureEquipments } from '../domains/equipments/configureEquipments';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import { type Call, inTransaction } from './call';
import { currentChangeNumbers } from './changeNumber';
import { createRecord } from './createRecord';
import { getRecord } from './getRecord';
import { listHistory } from './history';
import type { Row } from './rowMapper';
import { lockAccount, type ManyOutcome, type ManyWrite, writeMany } from './writeMany';

const database = useTestDatabase();
const { equipments, locations } = definitions;
let account: string;
let location: string;
let product: string;
let owner: Call;

beforeAll(configureEquipments);
beforeEach(async () => {
  account = await buildAccount(database.db);
  location = (await build(database.db, account, 'locations')).id;
  product = (await build(database.db, account, 'products')).id;
  owner = callAs(database.db, actorOf(account));
});

const write = (
  writes: ManyWrite[],
  { by = owner, entity = equipments as Parameters<typeof writeMany>[1], isDry = false } = {},
): Promise<ManyOutcome[]> =>
  inTransaction(by, async (call) => {
    await lockAccount(call, entity);
    return writeMany(call, entity, writes, { isDry });
  });
const draft = (identNumber: string, more: Row = {}): ManyWrite => ({
  before: null,
  values: { identNumber, product, location, ...more },
});
const idOf = (outcome: ManyOutcome | undefined): string =>
  outcome && outcome.outcome !== 'refused' ? outcome.id : '';
const whyRefused = (outcomes: ManyOutcome[]) =>
  outcomes.map((one) =>
    one.outcome !== 'refused'
      ? one.outcome
      : one.error.errors
        ? Object.entries(one.error.errors).map(([field, { message }]) => `${field}: ${message}`)
        : one.error.code,
  );

describe('writeMany', () => {
  it('leaves what createRecord would: values, defaults, derived fields, history, change numbers in a row', async () => {
    const values = { identNumber: 'ONE', product, location, place: 'P1', fieldLoad: 1200.5 };
    const single = await createRecord(owner, equipments, values);
    const [before = 0] = await currentChangeNumbers(database.db, [account]);
    const outcomes = await write([
      { before: null, values: { ...values, identNumber: 'TWO' } },
      draft('THREE'),
    ]);
    const { id: _a, identNumber: _b, changeNumber: _c, ...expected } = single;
    const [two, three] = [
      await getRecord(owner, equipments, idOf(outcomes[0])),
      await getRecord(owner, equipments, idOf(outcomes[1])),
    ];
    expect(two).toMatchObject({ ...expected, identNumber: 'TWO', changeNumber: before + 1 });
    expect(three).toMatchObject({ changeNumber: before + 2, isTraceable: true, category: expected.category });
    const [history, model] = [
      await listHistory(owner, equipments, idOf(outcomes[0])),
      await listHistory(owner, equipments, String(single.id)),
    ];
    expect(history).toEqual(
      model.map((entry) => ({
        ...entry,
        changeNumber: before + 1,
        after: { ...entry.after, identNumber: 'TWO' },
      })),
    );
  });

  it('changes only what differs and touches nothing else', async () => {
    const [one, two] = await write([draft('A', { place: 'P1' }), draft('B')]);
    const rows = [
      await getRecord(owner, equipments, idOf(one)),
      await getRecord(owner, equipments, idOf(two)),
    ] as const;
    const [before = 0] = await currentChangeNumbers(database.db, [account]);
    expect(
      await write([
        { before: rows[0], values: { place: 'P2' } },
        { before: rows[1], values: { place: null } },
      ]),
    ).toEqual([
      { outcome: 'updated', id: idOf(one) },
      { outcome: 'unchanged', id: idOf(two) },
    ]);
    expect(await getRecord(owner, equipments, idOf(one))).toEqual({
      ...rows[0],
      place: 'P2',
      version: 2,
      changeNumber: before + 1,
    });
    expect(await getRecord(owner, equipments, idOf(two))).toEqual(rows[1]);
    expect(await currentChangeNumbers(database.db, [account])).toEqual([before + 1]);
    expect((await listHistory(owner, equipments, idOf(one)))[0]).toMatchObject({
      operation: 'update',
      version: 2,
      before: { place: 'P1' },
      after: { place: 'P2' },
    });
  });

  it('refuses single rows for what createRecord refuses, and writes the rest', async () => {
    await write([draft('TAKEN', { qrCode: 'Q-1' })]);
    const foreign = await buildAccount(database.db);
    const outcomes = await write([
      draft('taken'),
      draft('OK-1'),
      draft('ok-1'),
      draft('C', { qrCode: 'q-1' }),
      draft('D', { yearOfProduction: 1700 }),
      { before: null, values: { identNumber: 'E', location } },
      draft('F', { location: (await build(database.db, foreign, 'locations')).id }),
      draft('G', { isLocked: true }),
      draft('H', { colour: 'red' }),
      draft('I', { owner: (await build(database.db, account, 'equipmentOwners')).id }),
    ]);
    expect(whyRefused(outcomes)).toEqual([
      ['identNumber: validation.unique'],
      'created',
      ['identNumber: validation.unique'],
      ['qrCode: validation.unique'],
      ['yearOfProduction: validation.min'],
      ['product: validation.required'],
      ['location: validation.referenceMissing'],
      ['isLocked: validation.readOnly'],
      ['colour: validation.unknownField'],
      ['location: validation.otherOwner'],
    ]);
    expect(await database.db('equipments').where({ instance: account })).toHaveLength(2);
  });

  it('holds every row to the rights of the caller, before and after the change', async () => {
    const closed = (await build(database.db, account, 'locations')).id;
    const [inside, outside] = await write([draft('IN'), draft('OUT', { location: closed })]);
    const rows = [
      await getRecord(owner, equipments, idOf(inside)),
      await getRecord(owner, equipments, idOf(outside)),
    ] as const;
    const employee = callAs(database.db, actorOf(account, 'Employee', { locations: [location] }));
    const outcomes = await write(
      [
        draft('NEW'),
        draft('NOT', { location: closed }),
        { before: rows[0], values: { place: 'x' } },
        { before: rows[1], values: { place: 'x' } },
        { before: rows[0], values: { location: closed } },
      ],
      { by: employee },
    );
    expect(whyRefused(outcomes).map((one) => (Array.isArray(one) ? one[0] : one))).toEqual([
      'created',
      'location: validation.referenceMissing',
      'updated',
      'FORBIDDEN',
      'location: validation.referenceMissing',
    ]);
    expect(
      whyRefused(await write([draft('X')], { by: callAs(database.db, actorOf(account, 'ServiceProvider')) })),
    ).toEqual(['FORBIDDEN']);
  });

  it('tries without writing anything', async () => {
    const numbers = await currentChangeNumbers(database.db, [account]);
    expect(whyRefused(await write([draft('DRY'), draft('dry')], { isDry: true }))).toEqual([
      'created',
      ['identNumber: validation.unique'],
    ]);
    expect(await database.db('equipments').where({ instance: account })).toEqual([]);
    expect(await currentChangeNumbers(database.db, [account])).toEqual(numbers);
  });

  it('lets no tree bite its tail', async () => {
    const upper = await build(database.db, account, 'locations');
    const lower = await build(database.db, account, 'locations', { parent: upper.id });
    expect(
      whyRefused(
        await write([{ before: await getRecord(owner, locations, upper.id), values: { parent: lower.id } }], {
          entity: locations,
        }),
      ),
    ).toEqual([['parent: validation.cycle']]);
  });

  it('nor two rows of one lot that go below each other', async () => {
    const [one, other] = [
      await build(database.db, account, 'locations'),
      await build(database.db, account, 'locations'),
    ];
    const below = async (id: string, parent: string) => ({
      before: await getRecord(owner, locations, id),
      values: { parent },
    });
    const outcomes = await write([await below(one.id, other.id), await below(other.id, one.id)], {
      entity: locations,
    });
    expect(whyRefused(outcomes)).toEqual(['updated', ['parent: validation.cycle']]);
    expect(await getRecord(owner, locations, one.id)).toMatchObject({ parent: other.id });
    expect(await getRecord(owner, locations, other.id)).toMatchObject({ parent: null });
  });
});
