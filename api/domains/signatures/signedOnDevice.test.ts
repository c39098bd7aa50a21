import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { pick } from '../../entities/rowChanges';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { build } from '../../platform/testing/factories';
import { hashReport } from '../reports/content/hashReport';
import { useReportWorld } from '../reports/testing/reportWorld';

const database = useTestDatabase();
const { world, owner, system, inspect, planAgain, reportOn, read, sign, signatureOn, push } =
  useReportWorld(database);
const { auditReports, audits, equipments, equipmentOwners, locations } = definitions;
const { categories, auditRegulations } = definitions;

it('a device that does not store all rows signs the findings; the rest is bound on arrival', async () => {
  const inspected = await inspect();
  const { customer, location } = inspected;
  const report = await reportOn(inspected);
  await sign(report);
  const signedBy = async (findingsHash: string) => {
    const { contentHash: _unknown, ...given } = await signatureOn(report, 'customer');
    await updateRecord(owner(), auditReports, report, { signatures: [{ ...given, findingsHash }] });
    return (await read(report)).signatures?.[0];
  };
  const { hash, findings } = await hashReport(system(), await read(report));
  expect(await signedBy('0'.repeat(64))).toMatchObject({ isVoid: true });
  const signature = await signedBy(findings);
  expect(signature).toMatchObject({ contentHash: hash, isVoid: false });
  // As stored on the device.
  const again = { ...signature, contentHash: null };
  await updateRecord(owner(), auditReports, report, { signatures: [again], comment: null });
  expect((await read(report)).signatures).toEqual([signature]);
  await updateRecord(owner(), locations, location, { name: newId() });
  expect(await read(report)).toMatchObject({ signatureState: 'VOID' });
  expect(await signedBy(findings)).toMatchObject({ isVoid: false });
  await updateRecord(owner(), equipmentOwners, customer, { address: { city: 'Sopot' } });
  expect(await read(report)).toMatchObject({ signatureState: 'VOID' });
});

it('a signature given offline stays valid after sync, despite the values derived by the server', async () => {
  const { db } = database;
  const first = await inspect({ result: 'REPAIR_LOCKED' });
  const [piece] = first.pieces as [string];
  const [inspected] = first.audits;
  const deficiency = await build(db, world.account, 'deficiencies', {
    audit: String(inspected?.id),
    dangerLevel: 'red',
  });
  await takeStep(owner(), equipments, String(inspected?.equipment), {
    name: 'unlock',
    args: { stateReason: 'x' },
  }).catch(() => 'a red deficiency holds it');
  const visual = await build(db, world.account, 'auditRegulations', {
    type: 'light',
    interval: 1,
    intervalUnit: 'WEEKLY',
  });
  const { category } = await db('equipments').where({ id: piece }).first('category');
  const { checklist } = inspected as { checklist: string };
  const { regulation } = await db('checklists').where({ id: checklist }).first('regulation');
  await updateRecord(system(), auditRegulations, regulation, { alsoCovers: [visual.id] });
  await updateRecord(system(), categories, category, { auditRegulations: [regulation, visual.id] });
  const { planning, audits: open } = await planAgain(first);
  const report = await reportOn({ ...first, planning });
  const patches = open.map(({ id, equipment }) => ({
    id: String(id),
    patch: {
      ...{ result: 'OKAY', isFinished: true, confirmedContradiction: true, answers: inspected?.answers },
      ...{ dateAudited: '2026-11-17T12:30:00.000Z', nextAuditDate: String(inspected?.nextAuditDate) },
      followUps:
        equipment === inspected?.equipment
          ? [{ id: newId(), deficiency: deficiency.id, outcome: 'REMEDIED', comment: 'Wymieniony' }]
          : null,
      seenLocks: [...first.audits.map(({ id: lock }) => lock), deficiency.id].map((lock) => ({
        id: newId(),
        lock,
      })),
    },
  }));
  const contentHash = await hashOnDevice(report, patches);
  for (const { id, patch } of patches)
    expect(
      await push(owner(), { resource: 'audits', recordId: id, operation: 'update', patch }),
    ).toMatchObject({ status: 'applied' });
  const row = await db('audits').where({ id: patches[0]?.id }).first('isUnaware');
  expect(row.isUnaware).toBe(0);
  expect((await db('equipments').where({ id: piece }).first('isLocked')).isLocked).toBe(0);
  const signature = { ...(await signatureOn(report, 'customer')), contentHash };
  const patch = { signatures: [signature] };
  await push(owner(), { resource: 'auditReports', recordId: report, operation: 'update', patch });
  expect(await read(report)).toMatchObject({ signatureState: 'PARTIAL', signatures: [{ isVoid: false }] });
});

/** Content hash on a device that has finished these audits, before the server derived anything from them. */
async function hashOnDevice(report: string, patches: { id: string; patch: Row }[]): Promise<string> {
  const noted = new Error('only looked at');
  let hash = '';
  await database.db
    .transaction(async (trx) => {
      const { write } = rowMapper(audits);
      for (const { id, patch } of patches)
        await trx('audits')
          .where({ id })
          .update(pick(write(patch), Object.keys(patch)));
      hash = (await hashReport({ ...system(), db: trx }, await read(report))).hash;
      throw noted;
    })
    .catch((error) => {
      if (error !== noted) throw error;
    });
  return hash;
}
