import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockedFields } from '../../entities/checkLocks';
import { deleteRecord } from '../../entities/deleteRecord';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { buildCustomer, type Customer, refusal } from '../planning/testing/customer';

const database = useTestDatabase();
let given: Customer;
beforeAll(async () => {
  given = await buildCustomer(database.db);
});

const take = (id: string, name: string, args = {}, call = given.call) =>
  takeStep(call, definitions.equipments, id, { name, args });

describe('the states of equipment', () => {
  it('have initial values', async () => {
    expect(await given.equipment(await given.rack())).toMatchObject({
      openMeasures: 0,
      isTraceable: true,
      isLocked: false,
      isArchived: false,
      isScrapped: false,
    });
  });

  it('can become not traceable, from today or a given date, and traceable again', async () => {
    const id = await given.rack();
    expect(await take(id, 'markNotTraceable')).toMatchObject({
      isTraceable: false,
      dateNotTraceable: '2026-11-17',
    });
    expect(await take(id, 'markTraceable')).toMatchObject({ isTraceable: true, dateNotTraceable: null });
    expect(await take(id, 'markNotTraceable', { date: '2026-11-02' })).toMatchObject({
      dateNotTraceable: '2026-11-02',
    });
  });

  it.each(['2027-01-01', '2026-02-30', 7])('cannot be not traceable from %s', async (date) => {
    const id = await given.rack();
    expect((await refusal(take(id, 'markNotTraceable', { date }))).errors).toEqual({
      date: { message: 'validation.date' },
    });
  });

  it('can be locked, unlocked, scrapped, unscrapped, archived and unarchived, each recorded with its user', async () => {
    const id = await given.rack({ nextAuditDate: '2027-01-01' });
    expect(await take(id, 'lock')).toMatchObject({ isLocked: true });
    expect((await refusal(take(id, 'unlock'))).errors).toEqual({
      stateReason: { message: 'validation.required' },
    });
    expect(await take(id, 'unlock', { stateReason: 'Beam replaced' })).toMatchObject({
      isLocked: false,
      lockReasons: null,
      stateReason: 'Beam replaced',
    });
    expect(await take(id, 'scrap')).toMatchObject({ isScrapped: true, isLocked: true, nextAuditDate: null });
    expect(await refusal(take(id, 'unlock'))).toMatchObject({ code: 'STEP_IMPOSSIBLE' });
    expect(await take(id, 'unscrap', { stateReason: 'Mixed up with R-12' })).toMatchObject({
      isScrapped: false,
      isLocked: true,
    });
    expect(await take(id, 'archive')).toMatchObject({ isArchived: true });
    expect(await take(id, 'unarchive')).toMatchObject({ isArchived: false, version: 7 });
    const entries = await database.db('history').where({ recordId: id, operation: 'update' });
    expect(entries.map(({ user }) => user)).toEqual(Array(6).fill(given.call.actor.user));
  });

  it('are reached idempotently', async () => {
    const id = await given.rack();
    await take(id, 'lock');
    expect(await take(id, 'lock')).toMatchObject({ isLocked: true, version: 2 });
  });

  it('cannot be written as fields', async () => {
    const sent = updateRecord(given.call, definitions.equipments, await given.rack(), { isArchived: true });
    expect((await refusal(sent)).errors).toEqual({ isArchived: { message: 'validation.readOnly' } });
  });

  it.each(['archive', 'scrap'])(
    '%s is refused while an open inspection or report contains it',
    async (name) => {
      const id = await given.rack();
      const { planning, audits } = await given.plan([id]);
      expect(await refusal(take(id, name))).toMatchObject({
        code: 'LOCKED_BY_AUDIT',
        data: { id, blockers: [{ resource: 'auditPlannings', count: 1, ids: [planning.id] }] },
      });
      const report = await build(database.db, given.account, 'auditReports', {
        planning: planning.id,
        auditor: given.auditor,
        language: 'pl-PL',
        state: 'open',
      });
      await database.db('audits').where({ id: audits[0]!.id }).update({ isFinished: 1, report: report.id });
      expect(await refusal(take(id, name))).toMatchObject({
        code: 'LOCKED_BY_REPORT',
        data: { blockers: [{ resource: 'auditReports', count: 1, ids: [report.id] }] },
      });
      await database.db('auditReports').where({ id: report.id }).update({ state: 'finished' });
      await expect(take(id, name)).resolves.toMatchObject({ id });
    },
  );
});

it('cannot be deleted, moved or given another model while an open inspection or report contains it', async () => {
  const id = await given.rack();
  const { planning, audits } = await given.plan([id]);
  const remove = () => deleteRecord(given.call, definitions.equipments, id);
  const change = (values: object) =>
    updateRecord(given.call, definitions.equipments, id, { ...values }).then(
      () => 'done',
      (error) => error.errors,
    );
  const { id: other } = await build(database.db, given.account, 'products');
  expect(await refusal(remove())).toMatchObject({ code: 'LOCKED_BY_AUDIT' });
  expect(await change({ product: other })).toMatchObject({ product: { message: 'validation.openAudit' } });
  const report = await build(database.db, given.account, 'auditReports', {
    planning: planning.id,
    auditor: given.auditor,
    language: 'pl-PL',
    state: 'open',
  });
  await database.db('audits').where({ id: audits[0]!.id }).update({ isFinished: 1, report: report.id });
  expect(await change({ location: given.yard })).toMatchObject({
    location: { message: 'validation.openReport' },
  });
  expect(await refusal(remove())).toMatchObject({ code: 'LOCKED_BY_REPORT' });
  await database.db('auditReports').where({ id: report.id }).update({ state: 'finished' });
  expect(await change({ location: given.yard, product: other })).toBe('done');
  await remove();
});

describe('the right to take a step', () => {
  it('is given to employees at permitted locations, not to other accounts or external auditors', async () => {
    const id = await given.rack();
    const as = (...actor: Parameters<typeof actorOf>) => callAs(database.db, actorOf(...actor));
    const here = as(given.account, 'Employee', { locations: [given.hall] });
    const elsewhere = as(given.account, 'Employee', { locations: [given.yard] });
    await expect(take(id, 'lock', {}, here)).resolves.toMatchObject({ isLocked: true });
    expect(await refusal(take(id, 'markNotTraceable', {}, elsewhere))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(take(id, 'unlock', { stateReason: 'x' }, here))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refusal(take(id, 'unlock', {}, as(given.account, 'ServiceProvider')))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = as(await buildAccount(database.db));
    expect(await refusal(take(id, 'unlock', {}, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await given.equipment(id)).toMatchObject({ isLocked: true });
  });
});

it('reports which fields cannot change, and why, in advance', async () => {
  const id = await given.rack();
  const locks = () => lockedFields(given.call, definitions.equipments, id);
  expect(await locks()).toEqual({});
  const { planning } = await given.plan([id]);
  expect(await locks()).toEqual({
    product: {
      message: 'validation.openAudit',
      blockers: [{ resource: 'auditPlannings', count: 1, ids: [planning.id] }],
    },
  });
});
