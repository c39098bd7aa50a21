import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { type Command, SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { describe, expect, it } from 'vitest';
import { configureEntities } from '../../entities/configureEntities';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import type { Row } from '../../entities/rowMapper';
import { findTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { pushCommands } from '../../platform/sync/pushCommands';
import { useRoutes } from '../../platform/testing/useRoutes';
import { refusal } from '../planning/testing/customer';
import { correctionReason, done, usePlannedRacks } from './testing/usePlannedRacks';

const { database, ask } = useRoutes((api, answerByServices) => {
  answerByServices();
  configureEntities(api);
});
const { world, planned } = usePlannedRacks(database);

/** An inspection whose result rests on its only deficiency. */
async function resting(result = 'REPAIR_LOCKED', more: Row = {}) {
  const { given } = world;
  const { audit, rack } = await planned();
  const draft = { audit: audit.id, description: 'Bent', dangerLevel: 'orange' };
  const id = String((await createRecord(given.call, definitions.deficiencies, draft)).id);
  await given.change(audit.id, { ...done, result, ...more });
  return { audit: audit.id, rack, id };
}
const remove = (id: string, sent: Row = {}, call = world.given.call) =>
  deleteRecord(call, definitions.deficiencies, id, undefined, { correctionReason, ...sent });
const isThere = async (id: string) => (await findTyped(world.given.call, 'deficiencies', id)) !== undefined;
const refused = {
  code: 'AUDIT_CONTRADICTION',
  data: { contradiction: 'POSITIVE_BUT_REPAIR' },
  errors: { contradictedResult: { message: 'validation.contradictedResult' } },
};

describe('deleting the deficiency on which the result of a finished inspection rested alone', () => {
  it('is refused without a decision, and the reason comes first', async () => {
    const { audit, id } = await resting();
    expect(await refusal(remove(id, { correctionReason: ' ' }))).toMatchObject({ code: 'INVALID' });
    expect(await refusal(remove(id))).toMatchObject(refused);
    expect(await refusal(remove(id, { contradictedResult: 'SCRAP' }))).toMatchObject({ code: 'INVALID' });
    expect(await isThere(id)).toBe(true);
    expect((await world.given.audit(audit)).corrections).toBeNull();
  });

  it('keeps the result knowingly', async () => {
    const { audit, rack, id } = await resting();
    await remove(id, { contradictedResult: 'KEPT' });
    const after = await world.given.audit(audit);
    expect(after).toMatchObject({ result: 'REPAIR_LOCKED', confirmedContradiction: true, unawareOf: null });
    expect(after.corrections).toMatchObject([{ reason: correctionReason, changed: 'deficiencies' }]);
    expect(await world.given.equipment(rack)).toMatchObject({ isLocked: true });
  });

  it('or changes it in the same correction, which keeps what it was; the lock goes with it', async () => {
    const { audit, rack, id } = await resting();
    await remove(id, { contradictedResult: 'OKAY' });
    const after = await world.given.audit(audit);
    expect(after).toMatchObject({ result: 'OKAY', confirmedContradiction: false });
    expect(after.corrections).toMatchObject([{ changed: 'deficiencies, result' }]);
    expect(JSON.parse(after.corrections?.[0]?.before ?? '')).toMatchObject({
      result: 'REPAIR_LOCKED',
      deficiencies: { deficiency: id, isRemoved: true },
    });
    expect(await world.given.equipment(rack)).toMatchObject({ isLocked: false });
  });

  it('gives a scrapped piece found in order its next date again', async () => {
    const { audit, id } = await resting('SCRAP');
    expect(await refusal(remove(id))).toMatchObject({ data: { contradiction: 'POSITIVE_BUT_SCRAP' } });
    await remove(id, { contradictedResult: 'OKAY' });
    expect((await world.given.audit(audit)).nextAuditDate).toEqual(expect.any(String));
  });

  it('asks for nothing while something else is wrong, and takes back a confirmation that nothing needs', async () => {
    const two = await resting();
    const draft = { audit: two.audit, description: 'Torn', dangerLevel: 'green', correctionReason };
    await createRecord(world.given.call, definitions.deficiencies, draft);
    await remove(two.id, { contradictedResult: 'OKAY' });
    expect(await world.given.audit(two.audit)).toMatchObject({ result: 'REPAIR_LOCKED' });
    const fine = await resting('OKAY', { confirmedContradiction: true });
    await remove(fine.id);
    expect(await world.given.audit(fine.audit)).toMatchObject({
      result: 'OKAY',
      confirmedContradiction: false,
    });
  });

  it('asks anew where another contradiction had been confirmed', async () => {
    const { id } = await resting('REPAIR_CAN_USE');
    const red = { dangerLevel: 'red', correctionReason };
    const device = { ...world.given.call, madeAt: '2026-11-16T07:00:00.000Z' };
    await updateRecord(device, definitions.deficiencies, id, red);
    expect(await refusal(remove(id))).toMatchObject(refused);
  });

  it('is the same over REST', async () => {
    const { audit, id } = await resting();
    const { actor } = world.given.call;
    const path = (more: object) =>
      `/api/deficiencies/${id}?${new URLSearchParams({ correctionReason, ...more })}`;
    const first = await ask(actor, 'DELETE', path({}));
    expect(first.status).toBe(422);
    expect(await first.json()).toMatchObject(refused);
    expect((await ask(actor, 'DELETE', path({ contradictedResult: 'OKAY' }))).status).toBe(200);
    expect(await world.given.audit(audit)).toMatchObject({ result: 'OKAY' });
  });

  it('and from the outbox, which brings the record on the server back with the question', async () => {
    const { audit, id } = await resting();
    const { user, instance } = world.given.call.actor;
    const push = async (patch: Command['patch']) =>
      pushCommands(world.given.call, {
        ...{ user, instance },
        commands: [
          {
            ...{ id: newId(), resource: 'deficiencies', recordId: id, operation: 'delete', patch },
            ...{ madeAt: '2026-11-16T07:00:00.000Z', schemaVersion: SCHEMA_VERSION, baseVersion: null },
          },
        ],
      });
    expect(await push({ correctionReason })).toMatchObject([
      { status: 'refused', code: 'AUDIT_CONTRADICTION', errors: refused.errors, current: { id } },
    ]);
    expect(await push({ correctionReason, contradictedResult: 'KEPT' })).toMatchObject([
      { status: 'applied' },
    ]);
    expect(await world.given.audit(audit)).toMatchObject({ confirmedContradiction: true });
  });
});

describe('what a device did not know', () => {
  const settling = (audit: string) =>
    listTyped(world.given.call, 'tasks', { filter: { audit, type: 'AUDIT', status: 'OPEN' } });

  it('an inspection finished without its only deficiency, which a colleague had deleted, waits to be settled', async () => {
    const { given } = world;
    const { audit } = await planned();
    const draft = { audit: audit.id, description: 'Bent', dangerLevel: 'orange' };
    const id = String((await createRecord(given.call, definitions.deficiencies, draft)).id);
    const colleague = { ...given.call, actor: { ...given.call.actor, user: given.account } };
    await deleteRecord(colleague, definitions.deficiencies, id);
    const device = { ...given.call, madeAt: '2026-11-16T07:00:00.000Z' };
    await updateRecord(device, definitions.audits, audit.id, { ...done, result: 'REPAIR_CAN_USE' });
    expect(await given.audit(audit.id)).toMatchObject({ isUnaware: true, unawareOf: [{ key: id }] });
    expect(await settling(audit.id)).toHaveLength(1);
    await given.change(audit.id, { result: 'OKAY', correctionReason });
    expect(await given.audit(audit.id)).toMatchObject({ isUnaware: false, unawareOf: null });
    expect(await settling(audit.id)).toHaveLength(0);
  });

  it('a deficiency added and deleted there without knowing that the inspection was finished has it settled', async () => {
    const { given } = world;
    const { audit } = await planned();
    await given.change(audit.id, { ...done, result: 'REPAIR_CAN_USE', confirmedContradiction: true });
    const device = { ...given.call, madeAt: '2026-11-16T07:00:00.000Z' };
    const draft = { audit: audit.id, description: 'Bent', dangerLevel: 'green' };
    const id = String((await createRecord(device, definitions.deficiencies, draft)).id);
    await remove(id, { correctionReason: null }, { ...device, followsUnheard: true } as typeof device);
    expect(await isThere(id)).toBe(false);
    expect(await given.audit(audit.id)).toMatchObject({ isUnaware: true, unawareOf: [{ key: id }] });
  });
});
