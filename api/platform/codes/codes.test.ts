import { definitions } from '@plumbline/resources/entities/index';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { getRecord } from '../../entities/getRecord';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { actorOf, callAs, noon } from '../testing/factories';
import { useCodesWorld } from './testing/useCodesWorld';

const { database, staff, here, owner, range, code, piece, warningOf, get, recheck } = useCodesWorld();
let account: string;
let other: string;
let prefix: string;
beforeEach(() => {
  ({ account, other, prefix } = here);
});

describe('a code of an account', () => {
  it('is of the range that the account bought, whatever its zeros and letters', async () => {
    const { id } = await range(account);
    expect(await code('007')).toMatchObject({ warning: null, checkerIdRange: id });
    expect(
      await createRecord(owner(), definitions.qrCodes, { code: `${prefix.toLowerCase()}8` }),
    ).toMatchObject({
      checkerIdRange: id,
    });
    expect(await code('51')).toMatchObject({ warning: null, checkerIdRange: null });
  });

  it('was not sold, until it is; then it is the other account\u2019s, whose name nobody reads', async () => {
    const sold = await range(null);
    const one = await code('7');
    expect(one).toMatchObject({ warning: 'NotSold', checkerIdRange: null });
    const sellTo = (soldTo: string) =>
      updateRecord(callAs(database.db, staff), definitions.checkerIdRanges, String(sold.id), { soldTo });
    await sellTo(other);
    await recheck();
    expect(await getRecord(owner(), definitions.qrCodes, String(one.id))).toMatchObject({
      warning: 'BoughtByOtherInstance',
      checkerIdRange: null,
    });
    await sellTo(account);
    await recheck();
    expect(await getRecord(owner(), definitions.qrCodes, String(one.id))).toMatchObject({
      warning: null,
      checkerIdRange: sold.id,
    });
  });

  it('is the account’s own until it lies in a range, no matter who bought that', async () => {
    const one = await code('12');
    await database.db('qrCodes').where({ id: one.id }).update({ isCustom: true });
    await range(other);
    await recheck();
    expect(await getRecord(owner(), definitions.qrCodes, String(one.id))).toMatchObject({ isCustom: false });
  });

  it('of a terminated account waits, and no code of another account with it', async () => {
    const sold = await range(null);
    const [theirs, ours] = [await code('7', {}, other), await code('8')];
    const step = (name: string) =>
      takeStep(callAs(database.db, staff), definitions.instances, other, { name, args: {} });
    await step('resign');
    await updateRecord(callAs(database.db, staff), definitions.checkerIdRanges, String(sold.id), {
      soldTo: account,
    });
    const jobs = await database.db('jobs').where({ kind: 'recheckCodes', subject: sold.id });
    await expect(recheck()).rejects.toMatchObject({ code: 'ACCOUNT_TERMINATED' });
    expect(await warningOf(ours)).toBeNull();
    expect(await warningOf(theirs, other)).toBe('NotSold');
    await step('undoResignation');
    await database.db('jobs').insert(jobs.map((job) => ({ ...job, payload: JSON.stringify(job.payload) })));
    await recheck();
    expect(await warningOf(theirs, other)).toBe('BoughtByOtherInstance');
  });

  it('is on two pieces here, or in use elsewhere, as soon as it is and no longer than it is', async () => {
    const carrier = await piece('9');
    const one = await code('9', { equipment: carrier.id });
    expect(one.warning).toBeNull();
    const wrong = await piece(null);
    const point = (equipment: string) =>
      updateRecord(owner(), definitions.qrCodes, String(one.id), { equipment });
    expect(await point(wrong.id)).toMatchObject({ warning: 'DuplicatedInInstance' });
    expect(await point(carrier.id)).toMatchObject({ warning: null });

    const foreign = await piece('9', other);
    await recheck();
    expect(await warningOf(one)).toBe('DuplicatedExternally');
    await updateRecord(owner(other), definitions.equipments, foreign.id, { qrCode: null });
    await recheck();
    expect(await warningOf(one)).toBeNull();
  });

  it('is looked at again once, however often it changes within a while', async () => {
    const carrier = await piece('13');
    const one = await code('13', { equipment: carrier.id });
    await recheck();
    const wrong = await piece(null);
    for (const equipment of [wrong.id, carrier.id, wrong.id])
      await updateRecord(owner(), definitions.qrCodes, String(one.id), { equipment });
    const jobs = () => database.db('jobs').where({ kind: 'recheckCodes', instance: account });
    expect(await jobs()).toHaveLength(1);
    expect((await jobs())[0].runAfter > noon).toBe(true);
    const later = callAs(database.db, owner().actor, new Date(noon.getTime() + 600_000));
    await updateRecord(later, definitions.qrCodes, String(one.id), { equipment: carrier.id });
    expect(await jobs()).toHaveLength(2);
    await recheck();
  });

  it('is looked at again only where somebody has it', async () => {
    await piece('11');
    const equipment = await piece('12');
    await updateRecord(owner(), definitions.equipments, equipment.id, { place: 'A1' });
    expect(await database.db('jobs').where({ kind: 'recheckCodes', instance: account })).toEqual([]);
  });
});

describe('the code that a piece of equipment carries', () => {
  it('tells all that is suspicious, to those who may see the piece', async () => {
    await range(other);
    await piece('3', other);
    const mine = await piece('3');
    const path = `/api/equipments/${mine.id}/codeWarnings`;
    expect(await get(actorOf(account, 'ServiceProvider'), path)).toMatchObject({
      status: 200,
      body: { warnings: ['BoughtByOtherInstance', 'DuplicatedExternally'] },
    });
    expect(await get(actorOf(other), path)).toMatchObject({ status: 404 });
    const plain = await piece(null);
    expect(await get(actorOf(account), `/api/equipments/${plain.id}/codeWarnings`)).toMatchObject({
      body: { warnings: [] },
    });
  });
});

describe('the use of a range', () => {
  it('is counted, without telling whose codes are in use elsewhere', async () => {
    const sold = await range(account);
    await piece('1');
    await code('1');
    await piece('2');
    await piece('2', other);
    await piece('50', other);
    await piece('51', other);
    const path = `/api/checkerIdRanges/${sold.id}/usage`;
    const usage = { status: 200, body: { total: 50, inUse: 2, elsewhere: 2 } };
    expect(await get(actorOf(account), path)).toMatchObject(usage);
    expect(await get(staff, path)).toMatchObject(usage);
    expect(await get(actorOf(other), path)).toMatchObject({ status: 404 });
  });
});
