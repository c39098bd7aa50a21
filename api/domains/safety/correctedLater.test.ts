import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { type Customer, refusal } from '../planning/testing/customer';
import { answer, done, remedied } from './testing/safetyWorld';
import { reason, useEarlierFinding } from './testing/useEarlierFinding';

const database = useTestDatabase();
const { world, begin, inspect, find, deficiency, fromDevice, rackWith, office } = useEarlierFinding(database);
let given: Customer;
beforeAll(() => {
  given = world.given;
});
const unconfirmed = { result: 'REPAIR_CAN_USE', confirmedContradiction: false };
const proof = { comment: 'New upright' };
const comment = { comment: 'Bay 3', ...reason };

/** An inspection in order, and a deficiency that the next one found. */
async function foundAfter() {
  const rack = await given.rack();
  const old = await inspect(rack, 'expert', 11);
  const next = await begin(rack);
  const found = await find(next, 'red');
  await given.change(next, { ...done, result: 'REPAIR_LOCKED', dateAudited: '2026-11-13T08:00:00.000Z' });
  return { rack, old, found };
}

describe('a correction after later inspections', () => {
  it('asks for no answer to what was found only later', async () => {
    const { old, found } = await foundAfter();
    expect(await given.change(old, comment)).toMatchObject({ comment: 'Bay 3', result: 'OKAY' });
    expect(await deficiency(found)).toMatchObject({ status: 'OPEN', lastOutcomeAudit: null });
  });

  it.each([
    ['online', () => given.call],
    ['from a device', fromDevice],
  ] as const)('and closes none of it: %s', async (_door, as) => {
    const { rack, old, found } = await foundAfter();
    await given.change(old, { followUps: [answer(found, 'REMEDIED', proof)], ...reason }, as());
    expect(await deficiency(found)).toMatchObject({ status: 'OPEN', remediedOn: null });
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true });
  });

  it('still asks for what was open at the time, and decides on it', async () => {
    const { rack, found } = await rackWith('orange');
    const audit = await inspect(rack, 'expert', 14, { confirmedContradiction: false }, fromDevice());
    expect(await refusal(given.change(audit, comment))).toMatchObject({ code: 'DEFICIENCIES_UNANSWERED' });
    await given.change(audit, { followUps: [answer(found, 'REMEDIED', proof)], ...reason });
    expect(await deficiency(found)).toMatchObject({ status: 'COMPLETED', lastOutcomeAudit: audit });
  });

  it('also settles what was found later, where the inspection is marked as unaware of it', async () => {
    const rack = await given.rack();
    const other = await begin(rack, 'light');
    const found = await find(other, 'orange');
    await given.change(other, { ...done, ...unconfirmed, dateAudited: '2026-11-16T08:00:00.000Z' });
    const audit = await inspect(rack, 'expert', 14, {}, fromDevice());
    expect(await given.audit(audit)).toMatchObject({ unawareOf: [{ key: found }] });
    await given.change(audit, { followUps: [answer(found, 'REMEDIED', proof)], ...reason });
    expect(await deficiency(found)).toMatchObject({ status: 'COMPLETED' });
    expect(await given.audit(audit)).toMatchObject({ isUnaware: false });
  });

  it('finds the result supported by what it left open, though a later inspection closed it', async () => {
    const { rack, found } = await rackWith('orange');
    const audit = await inspect(rack, 'expert', 14, {
      ...unconfirmed,
      followUps: [answer(found, 'UNCHANGED')],
    });
    await inspect(rack, 'expert', 16, { followUps: [answer(found, 'REMEDIED', proof)] });
    expect(await given.change(audit, comment)).toMatchObject({ result: 'REPAIR_CAN_USE' });
    // And contradicted by it.
    expect(await refusal(given.change(audit, { result: 'OKAY', ...reason }))).toMatchObject({
      code: 'AUDIT_CONTRADICTION',
      data: { contradiction: 'NEGATIVE_BUT_OKAY' },
    });
  });

  it('leaves an answer alone that was right before the deficiency became red', async () => {
    const { rack, found } = await rackWith('green');
    const worse = answer(found, 'WORSE', { dangerLevel: 'orange' });
    const audit = await inspect(rack, 'expert', 14, { ...unconfirmed, followUps: [worse] });
    await updateRecord(given.system, definitions.deficiencies, found, {
      dangerLevel: 'red',
      escalatedOn: '2026-11-17',
    });
    expect(await given.change(audit, comment)).toMatchObject({ comment: 'Bay 3' });
    const anew = { followUps: [answer(found, 'WORSE', { dangerLevel: 'green' })], ...reason };
    expect(await refusal(given.change(audit, anew))).toMatchObject({ code: 'DEFICIENCIES_UNANSWERED' });
  });

  it('is not stopped by a deficiency that was closed without an inspection', async () => {
    const { rack, found } = await rackWith('orange');
    const worse = answer(found, 'WORSE', { dangerLevel: 'red' });
    const audit = await inspect(rack, 'expert', 14, { result: 'REPAIR_LOCKED', followUps: [worse] });
    await updateRecord(office(), definitions.deficiencies, found, remedied);
    expect(await given.change(audit, comment)).toMatchObject({ comment: 'Bay 3' });
    expect(await deficiency(found)).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('an inspection that a device finished without knowing of a deficiency', () => {
  const unaware = async () => {
    const { rack, found } = await rackWith('orange');
    const audit = await inspect(rack, 'expert', 14, { confirmedContradiction: false }, fromDevice());
    expect(await given.audit(audit)).toMatchObject({ isUnaware: true, unawareOf: [{ key: found }] });
    return { found, audit };
  };
  const settled = { isUnaware: false, unawareOf: null };
  const settling = async (audit: string) =>
    (await listTyped(given.system, 'tasks', { filter: { audit, type: 'AUDIT' } })).map(
      ({ status }) => status,
    );

  it('is settled by a correction once that has been closed, and so is its task', async () => {
    const { found, audit } = await unaware();
    await updateRecord(office(), definitions.deficiencies, found, remedied);
    expect(await given.audit(audit)).toMatchObject({ isUnaware: true });
    await given.change(audit, comment);
    expect(await given.audit(audit)).toMatchObject(settled);
    expect(await settling(audit)).toEqual(['COMPLETED']);
  });

  it('or deleted', async () => {
    const { found, audit } = await unaware();
    await deleteRecord(office(), definitions.deficiencies, found, undefined, {
      ...reason,
      contradictedResult: 'OKAY',
    });
    await given.change(audit, comment);
    expect(await given.audit(audit)).toMatchObject(settled);
  });

  it('is not settled by saving it without a reason, which changes nothing', async () => {
    const { found, audit } = await unaware();
    await updateRecord(office(), definitions.deficiencies, found, remedied);
    await given.change(audit, { result: 'OKAY' });
    expect(await given.audit(audit)).toMatchObject({ isUnaware: true, corrections: null });
  });
});
