import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { planningContent } from '@plumbline/resources/rules/planning/planningContent';
import { canonical, sha256 } from '@plumbline/resources/rules/reports/canonical';
import { expect, it } from 'vitest';
import { getRecord } from '../../entities/getRecord';
import { pick } from '../../entities/rowChanges';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, callAs } from '../../platform/testing/factories';
import { keepFile } from '../../platform/testing/keepPicture';
import { changePlannedEquipments } from '../planning/changePlannedEquipments';
import { refusal } from '../planning/testing/customer';
import { hashReport } from '../reports/content/hashReport';
import { buildReportContext } from '../reports/context/buildReportContext';
import { loadReportData } from '../reports/context/loadReportData';
import { buildPdf } from '../reports/engine/testing/buildPdf';
import { finalizeReport } from '../reports/requestReport';
import { anyway, type Inspected, useReportWorld } from '../reports/testing/reportWorld';

const database = useTestDatabase();
const { world, owner, system, inspect, planAgain, reportOn, read, upload, sign, signatureOn, push } =
  useReportWorld(database);
const { auditReports, audits, deficiencies, equipments, contacts, equipmentOwners, locations } = definitions;
const { products, categories, auditRegulations, instances } = definitions;
const provider = () => callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));

async function signedReport() {
  const inspected = await inspect();
  const [first] = inspected.audits;
  const found = await build(database.db, world.account, 'deficiencies', { audit: String(first?.id) });
  const { db } = database;
  const above = await build(db, world.account, 'locations', { owner: inspected.customer });
  await db('locations').where({ id: inspected.location }).update({ parent: above.id });
  const { product } = await db('equipments')
    .where({ id: String(first?.equipment) })
    .first('product');
  const { category } = await db('products').where({ id: product }).first('category');
  const { regulation } = await db('checklists')
    .where({ id: String(first?.checklist) })
    .first('regulation');
  // Models, categories and regulations are the shared catalogue's.
  await db('categories').where({ id: category }).update({ instance: CATALOGUE_ID });
  await db('auditRegulations').where({ id: regulation }).update({ instance: CATALOGUE_ID });
  const report = await reportOn(inspected);
  await sign(report);
  return {
    ...{ above: above.id, product, category, regulation },
    ...inspected,
    report,
    audit: String(first?.id),
    piece: String(first?.equipment),
    found: found.id,
  };
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
  [
    'the address of the customer',
    ({ customer }) => updateRecord(owner(), equipmentOwners, customer, { address: { city: 'Gdynia' } }),
  ],
  [
    'the mail address of the contact',
    ({ contact }) => updateRecord(owner(), contacts, contact, { emailAddress: 'inny@klient.example' }),
  ],
  [
    'the name of a place above',
    ({ above }) => updateRecord(owner(), locations, above, { name: 'Zakład Północ' }),
  ],
  ['the name of the model', ({ product }) => updateRecord(owner(), products, product, { name: 'PR 700' })],
  [
    'the name of the category',
    ({ category }) => updateRecord(provider(), categories, category, { name: { 'pl-PL': 'Regały' } }),
  ],
  [
    'the name of a regulation',
    ({ regulation }) =>
      updateRecord(provider(), auditRegulations, regulation, { name: { 'pl-PL': 'Norma' } }),
  ],
  [
    'a document that the category appends',
    async ({ category }) =>
      updateRecord(provider(), categories, category, {
        documentContent: await keepFile(provider(), world.store, {
          content: await buildPdf(),
          name: 'annex.pdf',
        }),
        isDocumentContentAttachableToReport: true,
      }),
  ],
  [
    'the address of who issues it',
    () => updateRecord(system(), instances, world.account, { address: { city: newId() } }),
  ],
  [
    'the lock of a piece',
    ({ piece }) => takeStep(owner(), equipments, piece, { name: 'lock', args: { stateReason: 'Uderzenie' } }),
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

it.each([
  ['a day of the duty', { nextDate: '2026-12-24' }],
  ['what it is of', { regulation: null, isMandatory: 0 }],
])('%s that changes later changes neither what was signed nor what is printed', async (_what, change) => {
  const { report, piece } = await signedReport();
  const shown = async () => {
    const data = await loadReportData(system(), await read(report));
    const options = { isPreview: true, today: '2026-11-18', attachments: [], verify: null };
    return buildReportContext(data, options).equipment;
  };
  const before = await shown();
  await database.db('inspectionDuties').where({ equipment: piece }).update(change);
  expect(await shown()).toEqual(before);
  expect(await finalizeReport(owner(), report, anyway)).toMatchObject({ audits: 2 });
});

it('a device that does not keep all rows signs the findings: the rest is bound when that arrives', async () => {
  const { report, customer, location } = await signedReport();
  const signedBy = async (findingsHash: string) => {
    const { contentHash: _unknown, ...given } = await signatureOn(report, 'customer');
    await updateRecord(owner(), auditReports, report, { signatures: [{ ...given, findingsHash }] });
    return (await read(report)).signatures?.[0];
  };
  const { hash, findings } = await hashReport(system(), await read(report));
  expect(await signedBy('0'.repeat(64))).toMatchObject({ isVoid: true });
  const signature = await signedBy(findings);
  expect(signature).toMatchObject({ contentHash: hash, isVoid: false });
  // As the device still has it.
  const again = { ...signature, contentHash: null };
  await updateRecord(owner(), auditReports, report, { signatures: [again], comment: null });
  expect((await read(report)).signatures).toEqual([signature]);
  await updateRecord(owner(), locations, location, { name: newId() });
  expect(await read(report)).toMatchObject({ signatureState: 'VOID' });
  expect(await signedBy(findings)).toMatchObject({ isVoid: false });
  await updateRecord(owner(), equipmentOwners, customer, { address: { city: 'Sopot' } });
  expect(await read(report)).toMatchObject({ signatureState: 'VOID' });
});

it('a signature given without network stands when inspection and signature arrive, whatever the server derives of them', async () => {
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

/** The hash of what a device shows that has finished these inspections, before any server has derived anything of them. */
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
