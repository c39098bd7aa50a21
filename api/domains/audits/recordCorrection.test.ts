import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { type Customer, refusal } from '../planning/testing/customer';
import { confirmed, correctionReason, done, usePlannedRacks } from './testing/usePlannedRacks';

const database = useTestDatabase();
const { world, planned } = usePlannedRacks(database);
let given: Customer;
beforeAll(() => {
  given = world.given;
});

describe('after finishing', () => {
  it('is corrected with a reason, never unfinished, never incomplete', async () => {
    const { audit } = await planned();
    await given.change(audit.id, done);
    const corrected = await given.change(audit.id, { comment: 'One anchor loose', correctionReason });
    expect(corrected).toMatchObject({
      comment: 'One anchor loose',
      isFinished: true,
      correctionReason: null,
      corrections: [{ reason: correctionReason, changed: 'comment', before: '{"comment":null}' }],
    });
    const change = (values: object) => refusal(given.change(audit.id, { correctionReason, ...values }));
    expect(await change({ isFinished: false })).toMatchObject({ code: 'AUDIT_FINISHED' });
    expect(await change({ answers: [] })).toMatchObject({ code: 'AUDIT_INCOMPLETE' });
    expect(await change({ result: 'NOT_PROCESSED' })).toMatchObject({ code: 'AUDIT_WITHOUT_RESULT' });
    expect(await change({ result: 'SCRAP' })).toMatchObject({
      code: 'AUDIT_CONTRADICTION',
      data: { contradiction: 'POSITIVE_BUT_SCRAP' },
    });
  });

  it('is not changed without a reason, whatever is sent', async () => {
    const { audit } = await planned();
    await given.change(audit.id, done);
    for (const values of [
      { comment: 'x' },
      { result: 'SCRAP' },
      { dateAudited: null },
      { nextAuditDate: null },
    ])
      expect((await refusal(given.change(audit.id, values))).errors).toEqual({
        correctionReason: { message: 'validation.correctionReason' },
      });
    const blank = given.change(audit.id, { comment: 'x', correctionReason: '  ' });
    expect((await refusal(blank)).errors).toHaveProperty('correctionReason');
    expect(await given.audit(audit.id)).toMatchObject({ comment: null, result: 'OKAY', corrections: null });
  });

  it('a correction may not take its day away', async () => {
    const { audit } = await planned();
    await given.change(audit.id, { ...done, dateAudited: '2026-11-02T08:00:00.000Z' });
    for (const dateAudited of [null, ''])
      expect(
        (await refusal(given.change(audit.id, { dateAudited, correctionReason }))).errors,
      ).toHaveProperty('dateAudited');
    expect(await given.audit(audit.id)).toMatchObject({
      dateAudited: '2026-11-02T08:00:00.000Z',
      corrections: null,
    });
  });

  it('a next date set by hand survives a correction of the day', async () => {
    const { audit } = await planned();
    await given.change(audit.id, { ...done, nextAuditDate: '2027-01-31' });
    const day = { dateAudited: '2026-11-16T08:00:00.000Z', correctionReason };
    expect(await given.change(audit.id, day)).toMatchObject({
      nextAuditDate: '2027-01-31',
    });
  });

  it('a next date later than the interval stays with its reason, and without it nowhere', async () => {
    const { audit } = await planned();
    const later = { nextAuditDate: '2031-01-01', nextAuditDateReason: 'Agreed with the maker' };
    await given.change(audit.id, { ...done, dateAudited: '2026-11-16T08:00:00.000Z', ...later });
    const without = { nextAuditDateReason: ' ', correctionReason };
    expect((await refusal(given.change(audit.id, without))).errors).toMatchObject({
      nextAuditDateReason: { message: 'validation.laterNeedsReason' },
    });
    expect(await given.audit(audit.id)).toMatchObject(later);
    const device = { ...given.call, madeAt: '2026-11-16T09:00:00.000Z' };
    expect(await given.change(audit.id, without, device)).toMatchObject({
      nextAuditDate: '2027-11-16',
      isNextDateSet: false,
    });
  });

  it('has its deficiencies corrected as well, on its record; measures go on without', async () => {
    const { audit, rack } = await planned();
    const draft = { audit: audit.id, description: 'Bent', dangerLevel: 'orange' };
    const found = await createRecord(given.call, definitions.deficiencies, draft);
    const id = String(found.id);
    await given.change(audit.id, { ...confirmed, result: 'REPAIR_CAN_USE' });
    const change = (values: object) =>
      updateRecord(given.call, definitions.deficiencies, id, { ...values } as Record<string, unknown>);
    const asked = { correctionReason: { message: 'validation.correctionReason' } };
    expect((await refusal(change({ description: 'Other' }))).errors).toEqual(asked);
    expect((await refusal(change({ dangerLevel: 'green' }))).errors).toEqual(asked);
    expect((await refusal(createRecord(given.call, definitions.deficiencies, draft))).errors).toEqual(asked);
    expect((await refusal(deleteRecord(given.call, definitions.deficiencies, id))).errors).toEqual(asked);
    await change({ description: 'Bent by 12 mm', correctionReason });
    const { corrections } = await given.audit(audit.id);
    expect(corrections).toMatchObject([{ reason: correctionReason, changed: 'deficiencies' }]);
    expect(corrections?.[0]?.before).toContain('"description":"Bent"');
    await change({ status: 'COMPLETED', remedy: 'Replaced', remediedBy: 'Jan Żak', dateDue: '2026-12-01' });
    expect((await given.equipment(rack)).openMeasures).toBe(0);
  });

  it('loses a deficiency by a correction alone, which keeps what it was; the lock goes with it', async () => {
    const { audit, rack } = await planned();
    const draft = { audit: audit.id, description: 'Bent', dangerLevel: 'red' };
    const id = String((await createRecord(given.call, definitions.deficiencies, draft)).id);
    await given.change(audit.id, { ...done, confirmedContradiction: true });
    const { version } = await getTyped(given.call, 'deficiencies', id);
    const remove = (reason: unknown) =>
      deleteRecord(given.call, definitions.deficiencies, id, version, { correctionReason: reason });
    expect((await refusal(remove(' '))).errors).toHaveProperty('correctionReason');
    expect((await refusal(remove('x'.repeat(501)))).errors).toHaveProperty('correctionReason');
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true, openMeasures: 1 });
    await remove(correctionReason);
    const { corrections } = await given.audit(audit.id);
    expect(corrections).toMatchObject([{ reason: correctionReason, changed: 'deficiencies' }]);
    expect(JSON.parse(corrections?.[0]?.before ?? '')).toMatchObject({
      deficiencies: { deficiency: id, isRemoved: true, values: { description: 'Bent', dangerLevel: 'red' } },
    });
    expect(await given.equipment(rack)).toMatchObject({ isLocked: false, openMeasures: 0 });
  });

  it('keeps a deficiency that a device recorded without knowing it, and has the result settled', async () => {
    const { audit, rack } = await planned();
    await given.change(audit.id, done);
    const device = { ...given.call, madeAt: '2026-11-16T07:00:00.000Z' };
    const draft = { audit: audit.id, description: 'Torn at the foot', dangerLevel: 'red' };
    await createRecord(device, definitions.deficiencies, draft);
    const after = await given.audit(audit.id);
    expect(after).toMatchObject({ isFinished: true, result: 'OKAY', isUnaware: true });
    expect(after.corrections).toMatchObject([
      { changed: 'deficiencies', reason: expect.stringMatching(/\S{5}/) },
    ]);
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true, openMeasures: 1 });
    const tasks = await listTyped(given.call, 'tasks', { filter: { audit: audit.id, type: 'AUDIT' } });
    expect(tasks).toHaveLength(1);
    // A device knows its own changes of one that is there: those are corrections with a reason.
    const [found] = await listTyped(given.call, 'deficiencies', { filter: { audit: audit.id } });
    const change = updateRecord(device, definitions.deficiencies, found?.id ?? '', { description: 'Other' });
    expect((await refusal(change)).errors).toHaveProperty('correctionReason');
  });
});
