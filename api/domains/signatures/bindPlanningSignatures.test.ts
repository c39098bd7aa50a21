import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { planningContent } from '@plumbline/resources/rules/planning/planningContent';
import { canonical, sha256 } from '@plumbline/resources/rules/reports/canonical';
import { expect, it } from 'vitest';
import { getRecord } from '../../entities/getRecord';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { build } from '../../platform/testing/factories';
import { changePlannedEquipments } from '../planning/changePlannedEquipments';
import { useReportWorld } from '../reports/testing/reportWorld';

const database = useTestDatabase();
const { world, owner, inspect, reportOn, signatureOn } = useReportWorld(database);

it('a signature on an appointment is void after a change of its date or equipment', async () => {
  const { auditPlannings } = definitions;
  const customer = await build(database.db, world.account, 'equipmentOwners');
  const location = await build(database.db, world.account, 'locations', { owner: customer.id });
  const planning = await build(database.db, world.account, 'auditPlannings', {
    owner: customer.id,
    location: location.id,
  });
  const contentHash = await sha256(canonical(planningContent(planning as never, []))); // a whole row
  const { image } = await signatureOn(await reportOn(await inspect()), 'customer');
  const signature = { id: newId(), role: 'customer', name: 'A B', date: '2026-11-17', image, contentHash };
  const signed = await updateRecord(owner(), auditPlannings, planning.id, { signatures: [signature] });
  expect(signed.signatures).toMatchObject([{ isVoid: false }]);
  const moved = await updateRecord(owner(), auditPlannings, planning.id, { datePlanned: '2026-12-01' });
  expect(moved.signatures).toMatchObject([{ isVoid: true }]);
  const back = await updateRecord(owner(), auditPlannings, planning.id, {
    datePlanned: planning.datePlanned,
  });
  expect(back.signatures).toMatchObject([{ isVoid: false }]);
  const regulation = await build(database.db, world.account, 'auditRegulations');
  const category = await build(database.db, world.account, 'categories', {
    auditRegulations: [regulation.id],
  });
  const product = await build(database.db, world.account, 'products', { category: category.id });
  const piece = await build(database.db, world.account, 'equipments', {
    owner: customer.id,
    location: location.id,
    product: product.id,
  });
  await changePlannedEquipments(owner(), planning.id, { add: [piece.id] });
  expect((await getRecord(owner(), auditPlannings, planning.id)).signatures).toMatchObject([
    { isVoid: true },
  ]);
});
