import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { type Command, SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import type { Row } from '../../entities/rowMapper';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { pushCommands } from '../../platform/sync/pushCommands';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, callAs } from '../../platform/testing/factories';
import { type Customer, okay, refusal, upright } from '../planning/testing/customer';
import { answer } from './testing/safetyWorld';
import { reason, useEarlierFinding } from './testing/useEarlierFinding';

const database = useTestDatabase();
const { world, begin, inspect, find, deficiency, locksOf, rackWith } = useEarlierFinding(database);
let given: Customer;
beforeAll(() => {
  given = world.given;
});
const remove = (id: string, sent: Row = {}, call = given.call) =>
  deleteRecord(call, definitions.deficiencies, id, undefined, { ...reason, ...sent });
const settling = (audit: string) =>
  listTyped(given.system, 'tasks', { filter: { audit, type: 'AUDIT', status: 'OPEN' } });
const isThere = async (id: string) =>
  (await listTyped(given.system, 'deficiencies', { filter: { id: [id] } })).length > 0;

/** A later inspection that found the only deficiency of an earlier one still open; the result rests on it. */
async function stillOpen(more: Row = {}) {
  const { rack, found } = await rackWith('red', 'REPAIR_LOCKED');
  const later = await inspect(rack, 'expert', 16, {
    ...{ result: 'REPAIR_LOCKED', confirmedContradiction: false },
    ...{ followUps: [answer(found, 'UNCHANGED')], ...more },
  });
  return { rack, found, later };
}
const own = { contradictedResult: 'OKAY' };

describe('deleting a deficiency on which the result of a later inspection rested', () => {
  it('is refused until both results are decided, and asks for both at once', async () => {
    const { found, later } = await stillOpen();
    const both = { contradictedResult: expect.anything(), contradictedLater: expect.anything() };
    expect(await refusal(remove(found))).toMatchObject({ code: 'AUDIT_CONTRADICTION', errors: both });
    expect(await refusal(remove(found, own))).toMatchObject({
      code: 'AUDIT_CONTRADICTION',
      data: { id: later, contradiction: 'POSITIVE_BUT_REPAIR' },
      errors: both,
    });
    expect(await isThere(found)).toBe(true);
    expect((await given.audit(later)).corrections).toBeNull();
  });

  it('changes the later result in a correction of its own; the lock goes with it', async () => {
    const { rack, found, later } = await stillOpen();
    await remove(found, { ...own, contradictedLater: 'OKAY' });
    const after = await given.audit(later);
    expect(after).toMatchObject({ result: 'OKAY', unawareOf: null });
    expect(after.corrections).toMatchObject([{ reason: reason.correctionReason, changed: 'result' }]);
    expect(JSON.parse(after.corrections?.[0]?.before ?? '')).toMatchObject({ result: 'REPAIR_LOCKED' });
    expect(await locksOf(rack)).toEqual([]);
  });

  it('or keeps it knowingly, so that it is not asked about again', async () => {
    const { rack, found, later } = await stillOpen();
    await remove(found, { ...own, contradictedLater: 'KEPT' });
    expect(await given.audit(later)).toMatchObject({ result: 'REPAIR_LOCKED', confirmedContradiction: true });
    expect(await locksOf(rack)).toEqual(['inspection']);
    expect(await given.change(later, { comment: 'Bay 3', ...reason })).toMatchObject({ comment: 'Bay 3' });
  });

  it('asks for nothing where the later inspection found more, closed it, or was confirmed', async () => {
    const negative = okay.map((one) => (one.checkpoint === upright ? { ...one, answer: 'NOT_OKAY' } : one));
    const more = await stillOpen({ answers: negative });
    await remove(more.found, own);
    expect(await given.audit(more.later)).toMatchObject({ result: 'REPAIR_LOCKED', corrections: null });
    const { rack, found } = await rackWith('orange');
    const closing = [answer(found, 'REMEDIED', { comment: 'New upright' })];
    const closed = await inspect(rack, 'expert', 16, { followUps: closing });
    await remove(found, own);
    expect(await given.audit(closed)).toMatchObject({ result: 'OKAY', corrections: null });
  });

  it('takes a confirmation back that nothing needs any more', async () => {
    const { found, later } = await stillOpen({ result: 'OKAY', confirmedContradiction: true });
    await remove(found, own);
    expect(await given.audit(later)).toMatchObject({ result: 'OKAY', confirmedContradiction: false });
  });

  it('is the same from the outbox', async () => {
    const { found, later } = await stillOpen();
    const { user, instance } = given.call.actor;
    const push = (patch: Command['patch']) =>
      pushCommands(given.call, {
        ...{ user, instance },
        commands: [
          {
            ...{ id: newId(), resource: 'deficiencies', recordId: found, operation: 'delete', patch },
            ...{ madeAt: '2026-11-17T07:00:00.000Z', schemaVersion: SCHEMA_VERSION, baseVersion: null },
          },
        ],
      });
    expect(await push({ ...reason, ...own })).toMatchObject([
      { status: 'refused', code: 'AUDIT_CONTRADICTION', current: { id: found } },
    ]);
    expect(await push({ ...reason, ...own, contradictedLater: 'OKAY' })).toMatchObject([
      { status: 'applied' },
    ]);
    expect(await given.audit(later)).toMatchObject({ result: 'OKAY' });
  });
});

describe('where nobody can be asked, the later inspection waits to be settled', () => {
  it('by somebody who may change it: an auditor of another one decides only about the own', async () => {
    const { rack, found, later } = await stillOpen();
    const { audit } = await deficiency(found);
    const guest = actorOf(given.account, 'ServiceProvider');
    await database.db('audits').where({ id: audit }).update({ auditor: guest.contact });
    await remove(found, { ...own, contradictedLater: 'OKAY' }, callAs(database.db, guest));
    expect(await given.audit(later)).toMatchObject({
      result: 'REPAIR_LOCKED',
      isUnaware: true,
      unawareOf: [{ kind: 'deficiency', key: found }],
    });
    expect(await settling(later)).toHaveLength(1);
    await given.change(later, { result: 'OKAY', ...reason });
    expect(await given.audit(later)).toMatchObject({ isUnaware: false, unawareOf: null });
    expect(await settling(later)).toHaveLength(0);
    expect(await locksOf(rack)).toEqual([]);
  });

  it('after the deficiency went with a missed inspection, which is not finished', async () => {
    const rack = await given.rack();
    const missed = await begin(rack);
    const found = await find(missed, 'orange');
    await database.db('audits').where({ id: missed }).update({ isMissed: true });
    const { planning } = await given.audit(missed);
    await database.db('auditPlannings').where({ id: planning }).update({ state: 'finished' });
    const later = await inspect(rack, 'expert', 16, {
      ...{ result: 'REPAIR_CAN_USE', confirmedContradiction: false },
      followUps: [answer(found, 'UNCHANGED')],
    });
    await deleteRecord(given.call, definitions.auditPlannings, String(planning));
    expect(await isThere(found)).toBe(false);
    expect(await given.audit(later)).toMatchObject({ isUnaware: true, unawareOf: [{ key: found }] });
    expect(await settling(later)).toHaveLength(1);
  });

  it('after a corrected answer hides the checkpoint of the deficiency', async () => {
    const { found, later } = await stillOpen();
    await updateRecord(given.system, definitions.deficiencies, found, { isNotAsked: true });
    expect(await given.audit(later)).toMatchObject({ isUnaware: true, unawareOf: [{ key: found }] });
  });
});
