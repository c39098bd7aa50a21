import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/ids';
import { planningContent } from '@plumbline/resources/planning/planningContent';
import { canonical, sha256 } from '@plumbline/resources/reports/canonical';
import { expect, it } from 'vitest';
import { getRecord } from '../entities/getRecord';
import type { Row } from '../entities/rowMapper';
import { updateRecord } from '../entities/updateRecord';
import { changePlannedEquipments } from '../planning/changePlannedEquipments';
import { refusal } from '../planning/testing/customer';
import { buildPdf } from '../reports/engine/testing/buildPdf';
import { finalizeReport } from '../reports/requestReport';
import { anyway, type Inspected, useReportWorld } from '../reports/testing/reportWorld';
import { useTestDatabase } from '../testing/database';
import { build } from '../testing/factories';

const database = useTestDatabase();
const { world, owner, system, inspect, reportOn, read, upload, sign, signatureOn, push } =
  useReportWorld(database);
const { auditReports, audits, deficiencies, equipments, contacts, equipmentOwners, locations } = definitions;

async function signedReport() {
  const inspected = await inspect();
  const [first] = inspected.audits;
  const found = await build(database.db, world.account, 'deficiencies', { audit: String(first?.id) });
  const report = await reportOn(inspected);
  await sign(report);
  return { ...inspected, report, audit: String(first?.id), piece: String(first?.equipment), found: found.id };
}
type Signed = Awaited<ReturnType<typeof signedReport>>;

const pdf = async () => {
  return upload(await buildPdf(), 'annex.pdf');
};

const correcting = { correctionReason: 'Read wrongly', confirmedContradiction: true };

const changes: [string, (signed: Signed) => Promise<unknown>][] = [
  ['the remarks', ({ report }) => updateRecord(owner(), auditReports, report, { comment: 'changed' })],
  [
    'what is attached',
    async ({ report }) => updateRecord(owner(), auditReports, report, { attachments: [await pdf()] }),
  ],
  [
    'the result',
    ({ audit }) => updateRecord(owner(), audits, audit, { result: 'REPAIR_CAN_USE', ...correcting }),
  ],
  [
    'an answer',
    async ({ audit, audits: [first] }) => {
      const [answer] = (first?.answers ?? []) as Row[];
      await updateRecord(owner(), audits, audit, {
        answers: [{ ...answer, comment: 'loose' }],
        ...correcting,
      });
    },
  ],
  [
    'the next date',
    ({ audit }) => updateRecord(owner(), audits, audit, { nextAuditDate: '2027-03-01', ...correcting }),
  ],
  [
    'a deficiency',
    ({ found }) =>
      updateRecord(owner(), deficiencies, found, { description: 'deeper', correctionReason: 'Read wrongly' }),
  ],
  ['one more deficiency', ({ audit }) => build(database.db, world.account, 'deficiencies', { audit })],
  ['whose piece it is', ({ piece }) => updateRecord(owner(), equipments, piece, { serialNumber: 'new' })],
  ['a name in the head', ({ contact }) => updateRecord(owner(), contacts, contact, { lastName: 'Inna' })],
  [
    'the name of the customer',
    ({ customer }) => updateRecord(owner(), equipmentOwners, customer, { name: newId() }),
  ],
  ['the name of the place', ({ location }) => updateRecord(owner(), locations, location, { name: newId() })],
  [
    'an inspection, by the outbox of a device',
    ({ audit }) =>
      push(owner(), {
        resource: 'audits',
        recordId: audit,
        operation: 'update',
        patch: { comment: 'hall', ...correcting },
      }),
  ],
  ['an inspection, by the system', ({ audit }) => updateRecord(system(), audits, audit, { comment: 'job' })],
];

it.each(changes)(
  'a change of %s voids the signatures, and finalising refuses them',
  async (_what, change) => {
    const signed = await signedReport();
    expect(await read(signed.report)).toMatchObject({
      signatureState: 'COMPLETE',
      signatures: [{ isVoid: false }, { isVoid: false }],
    });
    await change(signed);
    expect(await read(signed.report)).toMatchObject({
      signatureState: 'VOID',
      signatures: [{ isVoid: true }, { isVoid: true }],
    });
    expect(await refusal(finalizeReport(owner(), signed.report, anyway))).toMatchObject({
      code: 'SIGNATURE_VOID',
      data: { roles: ['auditor', 'customer'] },
    });
  },
);

it('what is signed anew after a change counts, beside one that is void nothing does', async () => {
  const { report } = await signedReport();
  await updateRecord(owner(), auditReports, report, { comment: 'changed' });
  const again = await signatureOn(report, 'customer');
  const [first] = (await read(report)).signatures ?? [];
  await updateRecord(owner(), auditReports, report, { signatures: [first, again] });
  expect(await read(report)).toMatchObject({
    signatureState: 'VOID',
    signatures: [{ isVoid: true }, { isVoid: false }],
  });
  await updateRecord(owner(), auditReports, report, { signatures: [again] });
  expect(await read(report)).toMatchObject({ signatureState: 'PARTIAL' });
  expect(await finalizeReport(owner(), report, anyway)).toMatchObject({ audits: 2 });
});

it('neither language nor recipients are part of what is signed', async () => {
  const { report, contact } = await signedReport();
  await updateRecord(owner(), auditReports, report, { language: 'de-DE', recipients: [contact] });
  expect(await read(report)).toMatchObject({ signatureState: 'COMPLETE' });
});

it('a signature that names no content stands for none, and nobody says of one that it is not void', async () => {
  const inspected: Inspected = await inspect();
  const report = await reportOn(inspected);
  const { contentHash: _unknown, ...bare } = await signatureOn(report, 'customer');
  await updateRecord(owner(), auditReports, report, { signatures: [{ ...bare, isVoid: false }] });
  expect(await read(report)).toMatchObject({ signatureState: 'VOID', signatures: [{ isVoid: true }] });
});

it('a signature on an appointment is void once its day or its pieces change', async () => {
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
