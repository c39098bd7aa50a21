import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../entities/rowMapper';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, callAs } from '../../platform/testing/factories';
import { keepFile } from '../../platform/testing/keepPicture';
import { refusal } from '../planning/testing/customer';
import { buildReportContext } from '../reports/context/buildReportContext';
import { loadReportData } from '../reports/context/loadReportData';
import { buildPdf } from '../reports/engine/testing/buildPdf';
import { finalizeReport } from '../reports/requestReport';
import { anyway, type Inspected, useReportWorld } from '../reports/testing/reportWorld';

const database = useTestDatabase();
const { world, owner, system, inspect, reportOn, read, upload, sign, signatureOn, push } =
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
  // Models, categories and regulations are moved to the shared catalogue.
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

describe('a signed report', () => {
  // Signed anew for each change: to build all that it is about takes far longer.
  let signed: Signed;
  beforeAll(async () => {
    signed = await signedReport();
  });

  it.each(changes)(
    'a change of %s voids its signatures, and finalizing is refused',
    async (_what, change) => {
      await sign(signed.report);
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
});

it.each([
  ['a day of the duty', { nextDate: '2026-12-24' }],
  ['what it is of', { regulation: null, isMandatory: 0 }],
])('a later change of %s changes neither the signed content nor the report', async (_what, change) => {
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

it('accepts a new signature after a change, once the void one is removed', async () => {
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

it('language and recipients are not part of the signed content', async () => {
  const { report, contact } = await signedReport();
  await updateRecord(owner(), auditReports, report, { language: 'de-DE', recipients: [contact] });
  expect(await read(report)).toMatchObject({ signatureState: 'COMPLETE' });
});

it('a signature without content hash is void, and `isVoid` cannot be set by a client', async () => {
  const inspected: Inspected = await inspect();
  const report = await reportOn(inspected);
  const { contentHash: _unknown, ...bare } = await signatureOn(report, 'customer');
  await updateRecord(owner(), auditReports, report, { signatures: [{ ...bare, isVoid: false }] });
  expect(await read(report)).toMatchObject({ signatureState: 'VOID', signatures: [{ isVoid: true }] });
});
