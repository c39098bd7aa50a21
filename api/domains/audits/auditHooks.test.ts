import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../platform/testing/factories';
import { type Customer, deviation, okay, refusal, upright } from '../planning/testing/customer';
import { confirmed, correctionReason, done, usePlannedRacks } from './testing/usePlannedRacks';

const database = useTestDatabase();
const { world, planned } = usePlannedRacks(database);
let given: Customer;
beforeAll(() => {
  given = world.given;
});

describe('carrying out', () => {
  it('saves answers, parts that do not apply and comments as they come', async () => {
    const { audit, planning } = await planned();
    const answers = [{ id: newId(), checkpoint: upright, answer: 'NOT_OKAY' }];
    const saved = await given.change(audit.id, {
      answers,
      comment: 'Dented',
      dateStarted: noon.toISOString(),
    });
    expect(saved).toMatchObject({ answers, comment: 'Dented', result: 'NOT_PROCESSED', isFinished: false });
    expect(await given.planning(planning.id)).toMatchObject({
      dateStarted: noon.toISOString(),
      processedCount: 0,
    });
  });

  it('finishing brings the equipment’s dates, result and the planning’s count along', async () => {
    const { audit, rack, planning } = await planned();
    const finished = await given.change(audit.id, { ...done, dateAudited: '2026-11-17T08:30:00.000Z' });
    expect(finished).toMatchObject({
      isFinished: true,
      dateAudited: '2026-11-17T08:30:00.000Z',
      nextAuditDate: '2027-11-17',
    });
    expect(await given.equipment(rack)).toMatchObject({
      lastAuditDate: '2026-11-17',
      nextAuditDate: '2027-11-17',
      lastAuditResult: 'OKAY',
      isLocked: false,
      isScrapped: false,
    });
    expect(await given.planning(planning.id)).toMatchObject({
      processedCount: 1,
      dateStarted: '2026-11-17T08:30:00.000Z',
    });
  });

  it('finishing says whether it was late, of a piece that was inspected before', async () => {
    const finish = async (nextDate: string | null) => {
      const { audit, rack } = await planned();
      const duty = nextDate === null ? {} : { lastDate: '2025-11-10', nextDate };
      if (nextDate) await database.db('inspectionDuties').where({ equipment: rack }).update(duty);
      return (await given.change(audit.id, { ...done, dateAudited: '2026-11-17T08:30:00.000Z' })).isLate;
    };
    expect(await finish(null)).toBeNull();
    expect(await finish('2026-11-16')).toBe(true);
    expect(await finish('2026-11-17')).toBe(false);
  });

  it('the equipment’s own interval comes first, and a date the auditor set before both', async () => {
    const own = await planned({ auditInterval: 2, auditIntervalUnit: 'WEEKLY' });
    expect(await given.change(own.audit.id, done)).toMatchObject({ nextAuditDate: '2026-12-01' });
    const set = await planned();
    expect(await given.change(set.audit.id, { ...done, nextAuditDate: '2027-02-02' })).toMatchObject({
      nextAuditDate: '2027-02-02',
    });
    expect((await given.equipment(set.rack)).nextAuditDate).toBe('2027-02-02');
  });

  it.each([
    ['REPAIR_CAN_USE', false, false],
    ['REPAIR_LOCKED', true, false],
    ['SCRAP', true, true],
  ])('%s locks and scraps as it says', async (result, isLocked, isScrapped) => {
    const { audit, rack } = await planned();
    await given.change(audit.id, { ...confirmed, result });
    expect(await given.equipment(rack)).toMatchObject({ lastAuditResult: result, isLocked, isScrapped });
  });
});

describe('what finishing needs', () => {
  it('a result', async () => {
    const { audit } = await planned();
    expect(await refusal(given.change(audit.id, { answers: okay, isFinished: true }))).toMatchObject({
      code: 'AUDIT_WITHOUT_RESULT',
    });
    expect(await refusal(given.change(audit.id, { ...done, result: 'NOT_PROCESSED' }))).toMatchObject({
      code: 'AUDIT_WITHOUT_RESULT',
    });
    expect(await given.audit(audit.id)).toMatchObject({ isFinished: false, answers: null, version: 1 });
  });

  it('every mandatory answer, unless its part does not apply', async () => {
    const { audit } = await planned();
    const refused = await refusal(given.change(audit.id, { ...done, answers: okay.slice(0, 1) }));
    expect(refused).toMatchObject({ code: 'AUDIT_INCOMPLETE', data: { count: 1, checkpoints: [deviation] } });
    const checklist = await partsOf(audit.checklist);
    const notApplicableParts = checklist.map((part) => ({ id: newId(), part: part.id }));
    await expect(
      given.change(audit.id, { result: 'OKAY', isFinished: true, notApplicableParts }),
    ).resolves.toMatchObject({ isFinished: true });
  });

  it('a date that is not in the future', async () => {
    const { audit } = await planned();
    const ahead = given.change(audit.id, { ...done, dateAudited: '2031-01-01T00:00:00.000Z' });
    expect(await refusal(ahead)).toMatchObject({ code: 'AUDIT_DATE_IN_FUTURE' });
  });

  it('answers to checkpoints of its own checklist, each once', async () => {
    const { audit } = await planned();
    const strange = given.change(audit.id, {
      answers: [{ id: newId(), checkpoint: newId(), answer: 'OKAY' }],
    });
    expect((await refusal(strange)).errors).toEqual({ answers: { message: 'validation.list' } });
    const twice = given.change(audit.id, { answers: [okay[0], { ...okay[0], id: newId() }] });
    expect((await refusal(twice)).errors).toEqual({ answers: { message: 'validation.list' } });
  });
});

const partsOf = async (checklist: string | null) => {
  return (await findTyped(given.system, 'checklists', checklist))?.parts ?? [];
};

describe('what arrives late', () => {
  it('an older audit does not move the last date back', async () => {
    const rack = await given.rack();
    const first = await given.plan([rack]);
    await given.change(first.audits[0]!.id, {
      ...confirmed,
      dateAudited: '2026-11-10T08:00:00.000Z',
      result: 'REPAIR_LOCKED',
    });
    const second = await given.plan([rack]);
    await given.change(second.audits[0]!.id, {
      ...done,
      dateAudited: '2026-11-03T08:00:00.000Z',
      result: 'OKAY',
    });
    expect(await given.equipment(rack)).toMatchObject({
      lastAuditDate: '2026-11-10',
      nextAuditDate: '2027-11-10',
      lastAuditResult: 'REPAIR_LOCKED',
      isLocked: true,
    });
  });

  it('nor behind a date that came with an import', async () => {
    const { audit, rack } = await planned({ lastAuditDate: '2026-11-15', nextAuditDate: '2027-05-15' });
    await given.change(audit.id, { ...done, dateAudited: '2026-11-01T08:00:00.000Z' });
    expect(await given.equipment(rack)).toMatchObject({
      lastAuditDate: '2026-11-15',
      nextAuditDate: '2027-05-15',
      lastAuditResult: 'OKAY',
    });
  });

  it('a correction may move its own date back', async () => {
    const { audit, rack } = await planned();
    await given.change(audit.id, { ...done, dateAudited: '2026-11-16T08:00:00.000Z' });
    await given.change(audit.id, {
      dateAudited: '2026-11-09T08:00:00.000Z',
      result: 'REPAIR_CAN_USE',
      confirmedContradiction: true,
      correctionReason,
    });
    expect(await given.equipment(rack)).toMatchObject({
      lastAuditDate: '2026-11-09',
      nextAuditDate: '2027-11-09',
      lastAuditResult: 'REPAIR_CAN_USE',
    });
  });
});

it('is by the person who finished it, where several carry out one appointment', async () => {
  const racks = [await given.rack(), await given.rack()];
  const { audits } = await given.plan(racks);
  const colleague = (await build(database.db, given.account, 'contacts', { contactType: 'employee' })).id;
  const second = callAs(database.db, actorOf(given.account, 'Employee', { contact: colleague }));
  await given.change(audits[0]!.id, done);
  await given.change(audits[1]!.id, done, second);
  expect((await given.audit(audits[0]!.id)).auditor).toBe(given.auditor);
  expect((await given.audit(audits[1]!.id)).auditor).toBe(colleague);
});

it('names who began it, so that colleagues on the same appointment see who is at which piece', async () => {
  const { audit } = await planned();
  const colleague = await build(database.db, given.account, 'contacts');
  const call = callAs(database.db, { ...actorOf(given.account, 'Owner'), contact: colleague.id });
  const began = { dateStarted: noon.toISOString() };
  await updateRecord(call, definitions.audits, audit.id, began);
  expect(await given.audit(audit.id)).toMatchObject({ auditor: colleague.id });
  const other = await build(database.db, given.account, 'contacts');
  await updateRecord(
    callAs(database.db, { ...actorOf(given.account, 'Owner'), contact: other.id }),
    definitions.audits,
    audit.id,
    { comment: 'Seen' },
  );
  expect(await given.audit(audit.id)).toMatchObject({ auditor: colleague.id });
});

describe('who', () => {
  it('the planning’s own auditor may, another external one, a salesperson and a stranger may not', async () => {
    const { audit } = await planned();
    const own = callAs(database.db, actorOf(given.account, 'ServiceProvider', { contact: given.auditor }));
    await expect(given.change(audit.id, done, own)).resolves.toMatchObject({ isFinished: true });
    const other = callAs(database.db, actorOf(given.account, 'ServiceProvider'));
    expect(await refusal(given.change(audit.id, { comment: 'x' }, other))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const sales = callAs(database.db, actorOf(given.account, 'SalesForce'));
    expect(await refusal(given.change(audit.id, { comment: 'x' }, sales))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect(await refusal(given.change(audit.id, { comment: 'x' }, stranger))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('an employee only where permitted', async () => {
    const { audit } = await planned();
    const elsewhere = callAs(database.db, actorOf(given.account, 'Employee', { locations: [given.yard] }));
    expect(await refusal(given.change(audit.id, { comment: 'x' }, elsewhere))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const here = callAs(database.db, actorOf(given.account, 'Employee', { locations: [given.hall] }));
    await expect(given.change(audit.id, { comment: 'x' }, here)).resolves.toMatchObject({ comment: 'x' });
  });

  it('nobody makes an audit by hand, or moves it to another piece', async () => {
    const { audit } = await planned();
    expect(await refusal(createRecord(given.call, definitions.audits, { result: 'OKAY' }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await refusal(given.change(audit.id, { equipment: await given.rack() }))).errors).toEqual({
      equipment: { message: 'validation.readOnly' },
    });
    expect((await refusal(given.change(audit.id, { planning: newId() }))).errors).toEqual({
      planning: { message: 'validation.readOnly' },
    });
  });
});

it('an open inspection follows its piece to another place', async () => {
  const { audit, rack } = await planned();
  await updateRecord(given.call, definitions.equipments, rack, { location: given.yard });
  expect((await given.audit(audit.id)).location).toBe(given.yard);
});
