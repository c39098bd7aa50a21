import { definitions } from '@plumbline/resources/entities/index';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import { lockAccount, writeMany } from '../../entities/writeMany';
import { actorOf, build, callAs } from '../testing/factories';
import { useCodesWorld } from './testing/useCodesWorld';

const { database, staff, here, owner, run, range, code, piece, warningOf, get, recheck } = useCodesWorld();
let account: string;
let other: string;
let prefix: string;
beforeEach(() => {
  ({ account, other, prefix } = here);
});

describe('a code that a person assigns', () => {
  const codeOf = async ({ id }: Row) => (await getRecord(owner(), definitions.equipments, String(id))).qrCode;

  it('is carried by the equipment that has none, on record, and has no warning for that', async () => {
    const [bare, other] = [await piece(null), await piece(null)];
    const made = await code('21', { equipment: bare.id });
    expect([await codeOf(bare), await warningOf(made)]).toEqual([`${prefix}21`, null]);
    const history = await database.db('history').where({ recordId: bare.id, operation: 'update' });
    expect(history).toHaveLength(1);
    const later = await code('22');
    await updateRecord(owner(), definitions.qrCodes, String(later.id), { equipment: other.id });
    expect(await codeOf(other)).toBe(`${prefix}22`);
  });

  it('is carried also where it was assigned before, each equipment by one code', async () => {
    const [bare, labelled] = [await piece(null), await piece('31')];
    // As the product's own work, which leaves the equipment as it is.
    for (const [number, equipment] of [
      ['32', bare.id],
      ['33', bare.id],
      ['34', labelled.id],
    ])
      await build(database.db, account, 'qrCodes', { code: `${prefix}${number}`, equipment });
    expect(await codeOf(bare)).toBeNull();
    await run('carryAssignedCodes', { subject: account });
    expect([await codeOf(bare), await codeOf(labelled)]).toEqual([`${prefix}32`, `${prefix}31`]);
  });

  it('takes no other code off an equipment, and is not carried twice', async () => {
    const [labelled, bare] = [await piece('23'), await piece(null)];
    await code('24', { equipment: labelled.id });
    expect(await codeOf(labelled)).toBe(`${prefix}23`);
    expect(await code('23', { equipment: bare.id })).toMatchObject({ warning: 'DuplicatedInInstance' });
    expect(await codeOf(bare)).toBeNull();
  });
});

describe('a code that equipment carries without a row of its own', () => {
  const rows = (instance = account): Promise<Row[]> =>
    database
      .db('qrCodes')
      .where({ instance, deletedAt: null })
      .select('id', 'code', 'equipment', 'warning', 'isFromEquipment');
  const write = (id: string, values: Row, instance = account) =>
    updateRecord(owner(instance), definitions.equipments, id, values);

  it('is listed with its warning as soon as it has one, and its page is named to the reader', async () => {
    await range(null);
    const mine = await piece('5');
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      code: `${prefix}5`,
      equipment: mine.id,
      warning: 'NotSold',
      isFromEquipment: 1,
    });
    const path = `/api/equipments/${mine.id}/codeWarnings`;
    const seen = { warnings: ['NotSold'], code: row?.id };
    expect(await get(actorOf(account, 'Employee'), path)).toMatchObject({ body: seen });
    expect(await get(actorOf(account, 'SalesForce'), path)).toMatchObject({ status: 403 });
  });

  it('has no row without a warning, and none of its own beside one made by a person', async () => {
    const carrier = await piece('5');
    expect(await rows()).toEqual([]);
    await range(null);
    await database.db('jobs').where({ kind: 'recheckCodes' }).delete();
    await write(carrier.id, { qrCode: null });
    await code('5');
    await write(carrier.id, { qrCode: `${prefix}5` });
    expect((await rows()).map(({ isFromEquipment }) => isFromEquipment)).toEqual([0]);
  });

  it('leaves the list when it leaves the equipment, and follows it to another', async () => {
    await range(other);
    const [first, second] = [await piece('5'), await piece(null)];
    await write(first.id, { qrCode: `${prefix}51` });
    expect(await rows()).toEqual([]);
    await write(first.id, { qrCode: `${prefix}5` });
    await deleteRecord(owner(), definitions.equipments, first.id);
    expect(await rows()).toEqual([]);
    await write(second.id, { qrCode: `${prefix}5` });
    expect(await rows()).toMatchObject([{ equipment: second.id, warning: 'BoughtByOtherInstance' }]);
  });

  it('is listed when the range is sold to another account, and no longer when it is sold to this one', async () => {
    await piece('5');
    const sold = await range(other);
    await recheck();
    expect(await rows()).toMatchObject([{ warning: 'BoughtByOtherInstance' }]);
    await updateRecord(callAs(database.db, staff), definitions.checkerIdRanges, String(sold.id), {
      soldTo: account,
    });
    await recheck();
    expect(await rows()).toEqual([]);
  });

  it('in two accounts is listed in both, and in neither when one of them gives it up', async () => {
    await piece('5');
    const theirs = await piece('5', other);
    await recheck();
    const warned = [{ warning: 'DuplicatedExternally', isFromEquipment: 1 }];
    expect([await rows(), await rows(other)]).toMatchObject([warned, warned]);
    await write(theirs.id, { qrCode: null }, other);
    await recheck();
    expect([await rows(), await rows(other)]).toEqual([[], []]);
  });

  it('stays in the list once a person has assigned it', async () => {
    await range(null);
    const mine = await piece('5');
    const [row] = await rows();
    await updateRecord(owner(), definitions.qrCodes, String(row?.id), { dateAssigned: '2026-11-01' });
    await write(mine.id, { qrCode: null });
    expect(await rows()).toMatchObject([{ id: row?.id, equipment: mine.id, warning: 'NotSold' }]);
  });

  it('is written with many others in one list', async () => {
    await range(null);
    const made = await build(database.db, account, 'equipments');
    const { location, product } = made;
    const outcomes = await inTransaction(owner(), async (call) => {
      await lockAccount(call, definitions.equipments);
      return writeMany(
        call,
        definitions.equipments,
        ['1', '2', '60'].map((number) => ({
          before: null,
          values: { identNumber: `N-${number}`, location, product, qrCode: `${prefix}${number}` },
        })),
      );
    });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created']);
    expect((await rows()).map((row) => row.code).sort()).toEqual([`${prefix}1`, `${prefix}2`]);
  });
});
