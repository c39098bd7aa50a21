import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import { CATALOGUE_ID, newId } from '@plumbline/resources/ids';
import type { Actor } from '@plumbline/resources/permissions';
import type { Change, PullRequest, Shard, SyncedRow } from '@plumbline/resources/sync/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeChangeNumbers } from '../entities/changeNumber';
import { deleteRecord } from '../entities/deleteRecord';
import { updateRecord } from '../entities/updateRecord';
import { actorOf, build, buildAccount, callAs, systemCall } from '../testing/factories';
import { useTestDatabase } from '../testing/database';
import { pullShard } from './pullShard';

const database = useTestDatabase();
const db = () => database.db;
let account: string;
let owner: Actor;
let hall: string;

beforeEach(async () => {
  account = await buildAccount(db());
  owner = actorOf(account);
  hall = (await build(db(), account, 'locations')).id;
});

describe('the first read of a shard', () => {
  test('the base holds what is kept always, the shared catalogue included, and nothing of another account', async () => {
    const shared = await build(db(), CATALOGUE_ID, 'categories');
    const other = await buildAccount(db());
    const foreign = await build(db(), other, 'equipmentOwners');
    const customer = await build(db(), account, 'equipmentOwners');
    const device = reader(owner, 'base');
    await device.readAll();
    expect(device.has('categories', shared.id)).toBe(true);
    expect(device.has('equipmentOwners', customer.id)).toBe(true);
    expect(device.has('instances', account)).toBe(true);
    expect(device.has('equipmentOwners', foreign.id)).toBe(false);
    expect(device.has('instances', other)).toBe(false);
    expect([...device.resources()]).not.toContain('equipments');
  });

  test('a location holds its own equipment and not that of the next hall', async () => {
    const here = await build(db(), account, 'equipments', { location: hall });
    const there = await build(db(), account, 'equipments');
    const device = reader(owner, { location: hall });
    await device.readAll();
    expect(device.ids('equipments')).toEqual([here.id]);
    expect(device.ids('equipments')).not.toContain(there.id);
  });

  test('rows come whole, lists and all', async () => {
    const regulation = await build(db(), account, 'auditRegulations');
    const device = reader(owner, 'base');
    await device.readAll();
    expect(device.row('auditRegulations', regulation.id)).toEqual({
      ...regulation,
      version: 1,
      changeNumber: expect.any(Number),
    });
    expect(device.row('auditRegulations', regulation.id)?.parts).toHaveLength(1);
  });

  test('equipment that stands elsewhere comes with the audit that is done here', async () => {
    const guest = await build(db(), account, 'equipments');
    await planned(guest.id);
    const device = reader(owner, { location: hall });
    await device.readAll();
    expect(device.ids('equipments')).toEqual([guest.id]);
    expect(device.ids('audits')).toHaveLength(1);
  });

  test('the audits of a planning come with it, and their deficiencies and equipment, wherever these stand', async () => {
    const auditor = await build(db(), account, 'contacts');
    const planning = await plannedAt(hall, auditor.id);
    const elsewhere = (await build(db(), account, 'locations')).id;
    const guest = await build(db(), account, 'equipments', { location: elsewhere });
    const audit = await planned(guest.id, null, { planning, location: elsewhere });
    const deficiency = await found(audit, { location: elsewhere });
    const device = reader(owner, { location: hall });
    await device.readAll();
    expect(device.all()).toEqual(
      [
        `auditPlannings/${planning}`,
        `audits/${audit}`,
        `deficiencies/${deficiency}`,
        `equipments/${guest.id}`,
      ].sort(),
    );
    const there = reader(owner, { location: elsewhere });
    await there.readAll();
    expect(there.all()).toEqual(
      [
        `auditPlannings/${planning}`,
        `audits/${audit}`,
        `deficiencies/${deficiency}`,
        `equipments/${guest.id}`,
      ].sort(),
    );
  });

  test('pages of one row lead to the same whole, and the first page tells how many rows will come', async () => {
    for (let count = 0; count < 5; count += 1) await build(db(), account, 'equipments', { location: hall });
    await planned((await build(db(), account, 'equipments')).id);
    const whole = reader(owner, { location: hall });
    await whole.readAll();
    const slow = reader(owner, { location: hall });
    const { total, pages } = await slow.readAll(1);
    expect(slow.all()).toEqual(whole.all());
    expect(total).toBe(slow.all().length);
    expect(pages).toBeGreaterThan(5);
  });

  test('deleted rows do not come', async () => {
    const gone = await build(db(), account, 'equipments', { location: hall });
    await deleteRecord(systemCall(db(), account), entities.equipments, gone.id);
    const device = reader(owner, { location: hall });
    await device.readAll();
    expect(device.seen).toEqual([]);
  });

  test('an interrupted read goes on from its cursor', async () => {
    for (let count = 0; count < 4; count += 1) await build(db(), account, 'equipments', { location: hall });
    const device = reader(owner, { location: hall });
    await device.readPage(2);
    expect(device.ids('equipments')).toHaveLength(2);
    const again = reader(owner, { location: hall }, device.cursor());
    await again.readAll(2);
    expect([...device.ids('equipments'), ...again.ids('equipments')].sort()).toHaveLength(4);
  });
});

describe('changes while pages are read', () => {
  test('a row changed behind the reader comes again, with its new value', async () => {
    const first = await build(db(), account, 'equipments', { location: hall, place: 'old' });
    for (let count = 0; count < 3; count += 1) await build(db(), account, 'equipments', { location: hall });
    const device = reader(owner, { location: hall });
    await device.readPage(2);
    await updateRecord(systemCall(db(), account), entities.equipments, first.id, { place: 'new' });
    await device.readAll(2);
    expect(device.row('equipments', first.id)?.place).toBe('new');
  });

  test('a row deleted behind the reader goes again', async () => {
    const first = await build(db(), account, 'equipments', { location: hall });
    for (let count = 0; count < 3; count += 1) await build(db(), account, 'equipments', { location: hall });
    const device = reader(owner, { location: hall });
    await device.readPage(2);
    await deleteRecord(systemCall(db(), account), entities.equipments, first.id);
    await device.readAll(2);
    expect(device.has('equipments', first.id)).toBe(false);
    expect(device.ids('equipments')).toHaveLength(3);
  });

  test('what is written between all pages arrives, none is lost and none is doubled', async () => {
    const device = reader(owner, { location: hall });
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      made.push((await build(db(), account, 'equipments', { location: hall })).id);
      await device.readPage(1);
    }
    await device.readAll(1);
    expect(device.ids('equipments')).toEqual([...made].sort());
  });

  test('writers that commit while a reader pages leave no gap', async () => {
    const device = reader(owner, { location: hall });
    const product = (await build(db(), account, 'products')).id;
    const writers = Promise.all(
      [1, 2, 3].map(async () => {
        const made: string[] = [];
        for (let count = 0; count < 8; count += 1)
          made.push((await build(db(), account, 'equipments', { location: hall, product })).id);
        return made;
      }),
    );
    for (let count = 0; count < 20; count += 1) await device.readPage(3);
    const made = (await writers).flat();
    await device.readAll(3);
    expect(device.ids('equipments')).toEqual(made.sort());
  });
});

describe('following', () => {
  test('nothing new is an empty page that is complete', async () => {
    await build(db(), account, 'equipments', { location: hall });
    const device = reader(owner, { location: hall });
    await device.readAll();
    const before = device.seen.length;
    const { pages } = await device.readAll();
    expect(pages).toBe(1);
    expect(device.seen).toHaveLength(before);
  });

  test('equipment that moves out of one location and into another leaves the one and joins the other', async () => {
    const rack = await build(db(), account, 'equipments', { location: hall });
    const other = (await build(db(), account, 'locations')).id;
    const left = reader(owner, { location: hall });
    const joined = reader(owner, { location: other });
    await Promise.all([left.readAll(), joined.readAll()]);
    await updateRecord(systemCall(db(), account), entities.equipments, rack.id, { location: other });
    await Promise.all([left.readAll(), joined.readAll()]);
    expect(left.ids('equipments')).toEqual([]);
    expect(joined.ids('equipments')).toEqual([rack.id]);
    expect(left.seen.at(-1)).toEqual({ resource: 'equipments', id: rack.id, row: null });
  });

  test('a row that goes and comes back between two readings is there', async () => {
    const rack = await build(db(), account, 'equipments', { location: hall });
    const other = (await build(db(), account, 'locations')).id;
    const device = reader(owner, { location: hall });
    await device.readAll();
    for (const location of [other, hall])
      await updateRecord(systemCall(db(), account), entities.equipments, rack.id, { location });
    await device.readAll();
    expect(device.row('equipments', rack.id)?.version).toBe(3);
  });

  test('rows that were never in the shard are not spoken of', async () => {
    const device = reader(owner, { location: hall });
    await device.readAll();
    const there = await build(db(), account, 'equipments');
    await deleteRecord(systemCall(db(), account), entities.equipments, there.id);
    await device.readAll();
    expect(device.seen).toEqual([]);
  });

  test('equipment from elsewhere comes when its audit is planned, follows its changes, and goes with the audit', async () => {
    const guest = await build(db(), account, 'equipments', { place: 'A1' });
    const device = reader(owner, { location: hall });
    await device.readAll();
    const audit = await planned(guest.id);
    await device.readAll();
    expect(device.row('equipments', guest.id)?.place).toBe('A1');
    await updateRecord(systemCall(db(), account), entities.equipments, guest.id, { place: 'A2' });
    await device.readAll();
    expect(device.row('equipments', guest.id)?.place).toBe('A2');
    await deleteRecord(systemCall(db(), account), entities.audits, audit);
    await device.readAll();
    expect(device.has('equipments', guest.id)).toBe(false);
    expect(device.has('audits', audit)).toBe(false);
  });

  test('what is planned, found and removed while one follows comes and goes as a whole', async () => {
    const device = reader(owner, { location: hall });
    await device.readAll();
    const elsewhere = (await build(db(), account, 'locations')).id;
    const guest = await build(db(), account, 'equipments', { location: elsewhere });
    const planning = await plannedAt(hall, (await build(db(), account, 'contacts')).id);
    const audit = await planned(guest.id, null, { planning, location: elsewhere });
    await device.readAll();
    const deficiency = await found(audit, { location: elsewhere });
    await device.readAll();
    expect(device.all()).toEqual(
      [
        `auditPlannings/${planning}`,
        `audits/${audit}`,
        `deficiencies/${deficiency}`,
        `equipments/${guest.id}`,
      ].sort(),
    );
    await deleteRecord(systemCall(db(), account), entities.auditPlannings, planning);
    await device.readAll();
    expect(device.all()).toEqual([]);
  });

  test('a change of a planning does not send its audits again', async () => {
    const planning = await plannedAt(hall, (await build(db(), account, 'contacts')).id);
    await planned((await build(db(), account, 'equipments', { location: hall })).id, null, { planning });
    const device = reader(owner, { location: hall });
    await device.readAll();
    const before = device.seen.length;
    await updateRecord(systemCall(db(), account), entities.auditPlannings, planning, {
      comment: 'bring a ladder',
    });
    await device.readAll();
    expect(device.seen.slice(before).map(({ resource }) => resource)).toEqual(['auditPlannings']);
  });

  test('a planning that moves takes its audits along', async () => {
    const planning = await plannedAt(hall, (await build(db(), account, 'contacts')).id);
    const elsewhere = (await build(db(), account, 'locations')).id;
    const guest = await build(db(), account, 'equipments', { location: elsewhere });
    const audit = await planned(guest.id, null, { planning, location: elsewhere });
    const device = reader(owner, { location: hall });
    await device.readAll();
    expect(device.has('audits', audit)).toBe(true);
    await updateRecord(systemCall(db(), account), entities.auditPlannings, planning, { location: elsewhere });
    await device.readAll();
    expect(device.all()).toEqual([]);
  });

  test('a change of the shared catalogue reaches the base', async () => {
    const category = await build(db(), CATALOGUE_ID, 'categories', { isActive: true });
    const device = reader(owner, 'base');
    await device.readAll();
    await updateRecord(systemCall(db(), CATALOGUE_ID), entities.categories, category.id, { isActive: false });
    await device.readAll();
    expect(device.row('categories', category.id)?.isActive).toBe(false);
  });
});

describe('rights', () => {
  test('a person restricted to categories gets no other equipment, and loses what changes into another category', async () => {
    const allowed = (await build(db(), account, 'categories')).id;
    const hidden = (await build(db(), account, 'categories')).id;
    const visible = await build(db(), account, 'equipments', {
      location: hall,
      product: (await build(db(), account, 'products', { category: allowed })).id,
    });
    const concealed = await build(db(), account, 'equipments', {
      location: hall,
      product: (await build(db(), account, 'products', { category: hidden })).id,
    });
    await setCategory(visible.id, allowed);
    await setCategory(concealed.id, hidden);
    const device = reader(actorOf(account, 'Employee', { categories: [allowed] }), { location: hall });
    await device.readAll();
    expect(device.ids('equipments')).toEqual([visible.id]);
    await updateRecord(systemCall(db(), account), entities.equipments, concealed.id, { place: 'B' });
    await setCategory(visible.id, hidden);
    await device.readAll();
    expect(device.ids('equipments')).toEqual([]);
    // The id of what was never theirs does not travel, not even as gone.
    expect(device.seen.map(({ id }) => id)).not.toContain(concealed.id);
  });

  test('a location outside the person’s rights is not found, nor is another account’s', async () => {
    const restricted = actorOf(account, 'Employee', { locations: [newId()] });
    await expect(pull(restricted, { shard: { location: hall }, cursor: null })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const stranger = actorOf(await buildAccount(db()));
    await expect(pull(stranger, { shard: { location: hall }, cursor: null })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('a foreign location is not even named in the base of a restricted person', async () => {
    const device = reader(actorOf(account, 'Employee', { locations: [hall] }), 'base');
    await device.readAll();
    const secret = await build(db(), account, 'locations');
    await updateRecord(systemCall(db(), account), entities.locations, secret.id, { name: 'Renamed' });
    await deleteRecord(systemCall(db(), account), entities.locations, secret.id);
    await device.readAll();
    expect(device.ids('locations')).toEqual([hall]);
    expect(device.seen.map(({ id }) => id)).not.toContain(secret.id);
  });

  test('when rights change, the stamp differs and the shard starts anew with what is left', async () => {
    const other = (await build(db(), account, 'locations')).id;
    const wide = actorOf(account, 'Employee', { locations: [hall, other] });
    const device = reader(wide, 'base');
    await device.readAll();
    expect(device.ids('locations')).toEqual([hall, other].sort());
    const narrow: Actor = { ...wide, locations: [hall] };
    const answer = await pull(narrow, { shard: 'base', cursor: device.cursor() });
    expect(answer.isRestart).toBe(true);
    expect(answer.stamp).not.toBe(device.stamp());
    expect(answer.changes.filter(({ resource }) => resource === 'locations').map(({ id }) => id)).toEqual([
      hall,
    ]);
  });

  test('the order in which permitted locations are listed does not change the stamp', async () => {
    const other = (await build(db(), account, 'locations')).id;
    const actor = actorOf(account, 'Employee', { locations: [hall, other] });
    const device = reader(actor, 'base');
    await device.readAll();
    const answer = await pull(
      { ...actor, locations: [other, hall] },
      { shard: 'base', cursor: device.cursor() },
    );
    expect(answer.stamp).toBe(device.stamp());
    expect(answer.isRestart).toBe(false);
  });

  test('an external auditor loses the deficiencies together with the audit, and gets them with the next one', async () => {
    const auditor = await build(db(), account, 'contacts');
    const successor = await build(db(), account, 'contacts');
    const equipment = await build(db(), account, 'equipments', { location: hall });
    const audit = await planned(equipment.id, auditor.id);
    const deficiency = await found(audit);
    const mine = reader(actorOf(account, 'ServiceProvider', { contact: auditor.id }), { location: hall });
    const theirs = reader(actorOf(account, 'ServiceProvider', { contact: successor.id }), { location: hall });
    await Promise.all([mine.readAll(), theirs.readAll()]);
    expect(mine.ids('deficiencies')).toEqual([deficiency]);
    expect(theirs.ids('deficiencies')).toEqual([]);
    await updateRecord(systemCall(db(), account), entities.audits, audit, { auditor: successor.id });
    await Promise.all([mine.readAll(), theirs.readAll()]);
    expect(mine.ids('deficiencies')).toEqual([]);
    expect(theirs.ids('deficiencies')).toEqual([deficiency]);
  });

  test('the copy of another person or account is not fed', async () => {
    const request = { shard: 'base', cursor: null } as const;
    await expect(
      pullShard(callAs(db(), owner), { ...request, user: owner.user, instance: newId() }),
    ).rejects.toMatchObject({ code: 'SYNC_WRONG_ACCOUNT' });
    await expect(
      pullShard(callAs(db(), owner), { ...request, user: newId(), instance: account }),
    ).rejects.toMatchObject({ code: 'SYNC_WRONG_ACCOUNT' });
  });

  test('staff of the provider keep no accounts on their devices', async () => {
    const device = reader(actorOf(CATALOGUE_ID, 'ProviderAdmin'), 'base');
    await device.readAll();
    expect(device.ids('instances')).toEqual([]);
  });
});

describe('cursors that do not fit', () => {
  test.each(['', 'nonsense', Buffer.from('{"stamp":1}').toString('base64url'), 'x'.repeat(2000)])(
    'start anew: %s',
    async (cursor) => {
      const rack = await build(db(), account, 'equipments', { location: hall });
      const answer = await pull(owner, { shard: { location: hall }, cursor });
      expect(answer.isRestart).toBe(true);
      expect(answer.changes.map(({ id }) => id)).toEqual([rack.id]);
    },
  );

  test('one of another shard starts anew', async () => {
    const device = reader(owner, 'base');
    await device.readAll();
    const rack = await build(db(), account, 'equipments', { location: hall });
    const answer = await pull(owner, { shard: { location: hall }, cursor: device.cursor() });
    expect(answer.isRestart).toBe(true);
    expect(answer.changes.map(({ id }) => id)).toEqual([rack.id]);
  });
});

const pull = (actor: Actor, request: Pick<PullRequest, 'shard' | 'cursor' | 'limit'>) =>
  pullShard(callAs(db(), actor), { user: actor.user, instance: actor.instance, ...request });

/** A device that keeps what it is told. */
function reader(actor: Actor, shard: Shard, start: string | null = null) {
  const rows = new Map<string, Change>();
  const seen: Change[] = [];
  let cursor = start;
  let stamp = '';
  async function readPage(limit = 500) {
    const answer = await pull(actor, { shard, cursor, limit });
    for (const change of answer.changes) {
      seen.push(change);
      if (change.row) rows.set(`${change.resource}/${change.id}`, change);
      else rows.delete(`${change.resource}/${change.id}`);
    }
    ({ cursor, stamp } = answer);
    return answer;
  }
  return {
    seen,
    readPage,
    async readAll(limit?: number) {
      const { total, complete } = await readPage(limit);
      let pages = 1;
      for (let isWhole = complete; !isWhole; pages += 1) isWhole = (await readPage(limit)).complete;
      return { total, pages };
    },
    cursor: () => cursor,
    stamp: () => stamp,
    all: () => [...rows.keys()].sort(),
    resources: () => new Set([...rows.values()].map(({ resource }) => resource)),
    has: (resource: EntityName, id: string) => rows.has(`${resource}/${id}`),
    row: (resource: EntityName, id: string): SyncedRow | null | undefined =>
      rows.get(`${resource}/${id}`)?.row,
    ids: (resource: EntityName) =>
      [...rows.values()]
        .filter((change) => change.resource === resource)
        .map(({ id }) => id)
        .sort(),
  };
}

/** An audit at the hall, whichever equipment it is about. */
const planned = (
  equipment: string,
  auditor: string | null = null,
  more: Record<string, unknown> = {},
): Promise<string> =>
  written('audits', { equipment, auditor, location: hall, result: 'NOT_PROCESSED', ...more });

const plannedAt = (location: string, auditor: string): Promise<string> =>
  written('auditPlannings', { location, auditor, datePlanned: '2026-11-17', type: 'expert', state: 'open' });

const found = (audit: string, more: Record<string, unknown> = {}): Promise<string> =>
  written('deficiencies', {
    audit,
    location: hall,
    description: 'bent',
    dangerLevel: 'red',
    status: 'OPEN',
    ...more,
  });

const setCategory = (id: string, category: string) =>
  updateRecord(systemCall(db(), account), entities.equipments, id, { category });

/** A row as planning writes it, without the rules of planning that do not matter here. */
async function written(table: EntityName, values: Record<string, unknown>): Promise<string> {
  const id = newId();
  await db().transaction(async (trx) => {
    const changeNumber = await takeChangeNumbers(trx, account);
    const now = new Date();
    await trx(table).insert({
      id,
      instance: account,
      version: 1,
      changeNumber,
      createdAt: now,
      updatedAt: now,
      ...values,
    });
    await trx('history').insert({
      instance: account,
      changeNumber,
      resource: table,
      recordId: id,
      operation: 'create',
      version: 1,
      at: now,
    });
  });
  return id;
}
