import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, buildAccount, callAs } from '../../platform/testing/factories';
import { beginInspection } from './beginInspection';
import { finishPlanning } from './finishPlanning';
import { buildCustomer, type Customer, okay, rackRegulation, refusal } from './testing/customer';

const database = useTestDatabase();
let given: Customer;
let checklist: string;
beforeAll(async () => {
  given = await buildCustomer(database.db);
  const { audits } = await given.plan([await given.rack()]);
  checklist = String(audits[0]?.checklist);
});
const appointment = async () => {
  const { planning } = await given.plan([await given.rack()]);
  return planning.id;
};

it('adds the piece with the id of the device, once however often it is sent', async () => {
  const planning = await appointment();
  const id = newId();
  const wanted = { planning, equipment: await given.rack({ location: given.site }), checklist };
  const begun = await beginInspection(given.call, id, wanted);
  expect(begun).toMatchObject({
    id,
    ...wanted,
    location: given.site,
    category: given.category,
    auditor: given.auditor,
    type: 'expert',
    result: 'NOT_PROCESSED',
    isFinished: false,
  });
  expect(await beginInspection(given.call, id, wanted)).toEqual(begun);
  const [row] = await listTyped(given.call, 'auditPlannings', { filter: { id: planning } });
  expect(row).toMatchObject({ plannedCount: 2, processedCount: 0 });
  await updateRecord(given.call, definitions.audits, id, {
    answers: okay,
    result: 'OKAY',
    isFinished: true,
    dateAudited: given.call.now.toISOString(),
  });
});

it('takes an earlier version of the regulation, but not another regulation', async () => {
  const own = await buildCustomer(database.db);
  const { planning, audits } = await own.plan([await own.rack()]);
  const earlier = String(audits[0]?.checklist);
  const parts = [{ ...rackRegulation.parts[0]!, name: { 'en-EN': 'Frames, revised' } }];
  await updateRecord(own.call, definitions.auditRegulations, own.regulation, { parts });
  const wanted = { planning: planning.id, checklist: earlier, equipment: await own.rack() };
  expect(await beginInspection(own.call, newId(), wanted)).toMatchObject({ checklist: earlier });
  const foreign = { ...wanted, equipment: await own.rack(), checklist };
  expect(await refusal(beginInspection(own.call, newId(), foreign))).toMatchObject({ code: 'NOT_FOUND' });
});

it('refuses a piece on another appointment or on this one already, and a finished appointment', async () => {
  const planning = await appointment();
  const rack = await given.rack();
  const other = await given.plan([rack]);
  const refused = (wanted: object) =>
    refusal(beginInspection(given.call, newId(), { planning, equipment: rack, checklist, ...wanted }));
  const already = { code: 'PLANNING_REFUSED', data: { refusals: [{ code: 'ALREADY_PLANNED' }] } };
  expect(await refused({})).toMatchObject(already);
  expect(await refused({ planning: other.planning.id })).toMatchObject(already);
  await finishPlanning(given.call, planning, { openAudits: 'remove' });
  expect(await refused({ equipment: await given.rack() })).toMatchObject({ code: 'PLANNING_FINISHED' });
});

it('works on an appointment that the device has just made', async () => {
  for (const categories of ['all', [given.category]] as const) {
    const id = newId();
    const inspector = callAs(database.db, actorOf(given.account, 'Employee', { categories }));
    await createRecord(inspector, definitions.auditPlannings, { ...given.draft(), id });
    expect(
      await beginInspection(inspector, newId(), { planning: id, equipment: await given.rack(), checklist }),
    ).toMatchObject({ planning: id });
  }
});

it('gives another account nothing', async () => {
  const stranger = actorOf(await buildAccount(database.db));
  const wanted = { planning: await appointment(), equipment: await given.rack(), checklist };
  expect(await refusal(beginInspection(callAs(database.db, stranger), newId(), wanted))).toMatchObject({
    code: 'NOT_FOUND',
  });
});
