import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { lockAccount, writeMany } from '../../entities/writeMany';
import type { JobHandler } from '../jobs/runJobs';
import { actorOf, build, buildAccount, callAs, noon } from '../testing/factories';
import { useRoutes } from '../testing/useRoutes';
import { configureCodes } from './configureCodes';

const handlers = new Map<string, JobHandler>();
const routes = useRoutes((api, answerByServices) => {
  configureCodes(api, {
    handle: (kind, handler) => handlers.set(kind, handler),
    wake: () => {},
    drain: async () => {},
  });
  answerByServices();
});
const { database } = routes;

let account: string;
let other: string;
let prefix: string;
let staff: Actor;
beforeEach(async () => {
  account = await buildAccount(database.db);
  other = await buildAccount(database.db);
  prefix = `P${newId().slice(-6)}-`;
  staff = actorOf(CATALOGUE_ID, 'ProviderAdmin');
});

const owner = (instance = account) => callAs(database.db, actorOf(instance));
const range = (soldTo: string | null) =>
  createRecord(callAs(database.db, staff), definitions.checkerIdRanges, {
    prefix,
    firstNumber: 1,
    lastNumber: 50,
    soldTo,
  });
const code = (number: string, values: Row = {}, instance = account) =>
  createRecord(owner(instance), definitions.qrCodes, { code: `${prefix}${number}`, ...values });
const piece = (number: string | null, instance = account) =>
  build(database.db, instance, 'equipments', number ? { qrCode: `${prefix}${number}` } : {});
const warningOf = async ({ id }: Row, instance = account) =>
  (await getRecord(owner(instance), definitions.qrCodes, String(id))).warning;
async function get(actor: Actor, path: string): Promise<{ status: number; body: unknown }> {
  const answer = await routes.ask(actor, 'GET', path);
  return { status: answer.status, body: await answer.json() };
}
/** Does what waits, as the job would. */
async function recheck(): Promise<void> {
  const jobs: { id: string; payload: unknown }[] = await database
    .db('jobs')
    .where({ kind: 'recheckCodes', state: 'waiting' });
  await database
    .db('jobs')
    .whereIn(
      'id',
      jobs.map(({ id }) => id),
    )
    .delete();
  for (const { payload } of jobs) {
    const job = { payload: typeof payload === 'string' ? JSON.parse(payload) : payload };
    // The job looks at nothing else of the two.
    await handlers.get('recheckCodes')?.run({ db: database.db, now: () => noon } as never, job as never);
  }
}

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
    const job = { subject: account } as never; // nothing else of it is read
    await handlers.get('carryAssignedCodes')?.run({ db: database.db, now: () => noon } as never, job);
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
