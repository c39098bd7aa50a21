import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { type Command, SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { pushCommands } from '../../platform/sync/pushCommands';
import { useTestDatabase } from '../../platform/testing/database';
import { build, noon } from '../../platform/testing/factories';
import { correctReport } from '../reports/correctReport';
import { countDeletion } from './countDeletion';
import { buildCustomer, type Customer, okay, refusal } from './testing/customer';

const database = useTestDatabase();
let given: Customer;
beforeAll(async () => {
  given = await buildCustomer(database.db);
});
const done = { answers: okay, result: 'OKAY', isFinished: true };
const { auditPlannings, auditReports } = definitions;

const remove = (id: string) => deleteRecord(given.call, auditPlannings, id);
const listed = async (planning: string) =>
  (await listTyped(given.system, 'audits', { filter: { planning } })).map(({ id }) => id);
const twoOneDone = async () => {
  const racks = [await given.rack(), await given.rack()];
  const { planning, audits } = await given.plan(racks);
  const [finished, open] = [audits[0]!.id, audits[1]!.id];
  await given.change(finished, done);
  return { planning: planning.id, finished, open, racks };
};
const report = (planning: string, state: string) =>
  build(database.db, given.account, 'auditReports', { planning, auditor: given.auditor, state } as object);

describe('a deleted appointment', () => {
  it('deletes its unfinished inspections and keeps the finished ones unchanged', async () => {
    const { planning, finished, racks } = await twoOneDone();
    const before = await given.audit(finished);
    const piece = await given.equipment(racks[0]!);
    expect(await countDeletion(given.call, planning)).toEqual({ count: 1, kept: 1 });
    await remove(planning);
    expect(await listed(planning)).toEqual([finished]);
    expect(await given.audit(finished)).toEqual(before);
    expect(await given.equipment(racks[0]!)).toEqual(piece);
  });

  it('leaves finished inspections readable and correctable', async () => {
    const { planning, finished } = await twoOneDone();
    await remove(planning);
    const corrected = await given.change(finished, { comment: 'Left side', correctionReason: 'Forgotten' });
    expect(corrected).toMatchObject({ comment: 'Left side', isFinished: true });
  });

  it('is restored with its unfinished inspections and correct counts', async () => {
    const { planning, finished, open } = await twoOneDone();
    await remove(planning);
    const { along, left } = await restoreRecord(given.call, auditPlannings, planning);
    expect({ along, left }).toEqual({ along: { audits: 1 }, left: {} });
    expect((await listed(planning)).sort()).toEqual([finished, open].sort());
    expect(await given.planning(planning)).toMatchObject({ plannedCount: 2, processedCount: 1 });
  });

  it('is refused while a report on it is not final', async () => {
    const { planning } = await twoOneDone();
    await report(planning, 'open');
    expect(await refusal(remove(planning))).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ resource: 'auditReports', field: 'planning', count: 1 }] },
    });
  });

  it('leaves a final report, which is corrected once the appointment is restored', async () => {
    const { planning } = await twoOneDone();
    const { id } = await report(planning, 'finished');
    await remove(planning);
    expect(await refusal(correctReport(given.call, id))).toMatchObject({ code: 'PLANNING_DELETED' });
    await restoreRecord(given.call, auditPlannings, planning);
    const correction = await correctReport(given.call, id);
    await expect(
      updateRecord(given.call, auditReports, correction.id, { comment: 'x' }),
    ).resolves.toBeTruthy();
  });

  it('refuses an inspection finished offline, and accepts it once restored', async () => {
    const { planning, open } = await twoOneDone();
    const command = (patch: object, baseVersion: number): Command => ({
      id: newId(),
      resource: 'audits',
      recordId: open,
      operation: 'update',
      baseVersion,
      patch: { ...patch },
      madeAt: noon.toISOString(),
      schemaVersion: SCHEMA_VERSION,
    });
    const push = async (one: Command) => {
      const { user, instance } = given.call.actor;
      return (await pushCommands(given.call, { user, instance, commands: [one] }))[0];
    };
    const { version } = await given.audit(open);
    await remove(planning);
    expect(await push(command(done, version))).toMatchObject({
      status: 'refused',
      code: 'SYNC_RECORD_DELETED',
      data: { resource: 'audits', id: open },
    });
    await restoreRecord(given.call, auditPlannings, planning);
    expect(await push(command(done, (await given.audit(open)).version))).toMatchObject({ status: 'applied' });
    expect(await given.planning(planning)).toMatchObject({ plannedCount: 2, processedCount: 2 });
  });
});
