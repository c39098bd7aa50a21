import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import { updateRecord } from '../../entities/updateRecord';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { build } from '../../platform/testing/factories';
import { refusal } from '../planning/testing/customer';
import { correctReport } from './correctReport';
import { buildPdf } from './engine/testing/buildPdf';
import { pdfText } from './engine/testing/readPdf';
import { renderReportJob } from './renderReportJob';
import { finalizeReport } from './requestReport';
import { anyway, useReportWorld } from './testing/reportWorld';
import { findByHash } from './verify/findByHash';

const database = useTestDatabase();
const world = useReportWorld(database);
const { owner, as, inspect, reportOn, read, sign, finalise, jobs, signatureOn, push, upload } = world;
const { auditReports, auditPlannings, audits } = definitions;
const notYours = { code: 'INVALID', errors: { auditor: { message: 'validation.notYourRole' } } };

it('a user cannot gain the right to finalize by entering himself as inspector, neither on create nor on update', async () => {
  const inspected = await inspect();
  const me = await build(database.db, world.world.account, 'contacts');
  const employee = as('Employee', { contact: me.id });
  const { planning, contact } = inspected;
  const draft = { planning, contact, language: 'pl-PL', auditor: me.id };
  expect(await refusal(createRecord(employee, auditReports, draft))).toMatchObject(notYours);
  const report = await reportOn(inspected);
  expect(await refusal(updateRecord(employee, auditReports, report, { auditor: me.id }))).toMatchObject(
    notYours,
  );
  const patch = { auditor: me.id };
  expect(
    await push(employee, { resource: 'auditReports', recordId: report, operation: 'update', patch }),
  ).toMatchObject({ status: 'refused', errors: notYours.errors });
  expect(await read(report)).toMatchObject({ auditor: inspected.auditor });
  expect(await refusal(finalizeReport(employee, report, anyway))).toMatchObject({
    code: 'NOT_THE_REPORTS_AUDITOR',
  });
  // Changing the inspector of the appointment is refused as well.
  expect(await refusal(updateRecord(employee, auditPlannings, planning, { auditor: me.id }))).toMatchObject(
    notYours,
  );
});

it('owners and administrators may name another inspector, who may then finalize the report', async () => {
  const inspected = await inspect();
  const other = await build(database.db, world.world.account, 'contacts');
  const report = await reportOn(inspected);
  await updateRecord(as('Administrator'), auditReports, report, { auditor: other.id });
  const employee = as('Employee', { contact: other.id });
  expect(await finalizeReport(employee, report, anyway)).toMatchObject({ audits: 2 });
});

it('reopens a report with a reason if its content changed while the PDF was made', async () => {
  const inspected = await inspect();
  const report = await reportOn(inspected);
  await sign(report);
  await finalizeReport(owner(), report, anyway);
  const late = { comment: 'late', correctionReason: 'Read wrongly' };
  await updateRecord(owner(), audits, String(inspected.audits[0]?.id), late);
  const [job] = await jobs(report, 'renderReport');
  if (!job) throw new Error('no job was asked for');
  const handler = renderReportJob(world.world.store);
  expect(await refusal(handler.run(world.world.api, job))).toMatchObject({ code: 'REPORT_CONTENT_CHANGED' });
  await handler.failed?.(world.world.api, job, 'REPORT_CONTENT_CHANGED');
  expect(await read(report)).toMatchObject({
    state: 'open',
    failure: 'REPORT_CONTENT_CHANGED',
    contentHash: null,
    signatureState: 'VOID',
  });
});

it('a report finalized offline waits, and is made once even if the request is repeated', async () => {
  const inspected = await inspect();
  const report = await reportOn(inspected);
  const command = {
    id: newId(),
    resource: 'auditReports',
    recordId: report,
    operation: 'command',
    name: 'finalize',
    patch: { confirmUnsigned: true },
  } as const;
  const device = owner();
  for (let time = 0; time < 3; time += 1)
    expect(await push(device, command)).toMatchObject({ status: 'applied' });
  expect(await read(report)).toMatchObject({ state: 'waiting' });
  expect(await jobs(report, 'renderReport')).toHaveLength(1);
});

it('a correction names the final report, which stays valid until the new one is final', async () => {
  const inspected = await inspect();
  const first = await reportOn(inspected);
  await finalise(first);
  const final = await read(first);
  expect(final).toMatchObject({ state: 'finished', content: { hash: final.contentHash } });
  expect((await findByHash(database.db, String(final.contentHash))).verdict).toEqual({ state: 'genuine' });
  expect((await findByHash(database.db, String(final.documentHash))).verdict).toEqual({ state: 'genuine' });
  const audit = String(inspected.audits[0]?.id);
  expect(await refusal(updateRecord(owner(), audits, audit, { comment: 'late' }))).toMatchObject({
    errors: { correctionReason: { message: 'validation.correctionReason' } },
  });
  const { id } = await correctReport(owner(), first);
  expect(await refusal(correctReport(owner(), first))).toMatchObject({ code: 'REPORT_BEING_CORRECTED' });
  await updateRecord(owner(), audits, audit, { comment: 'put right', correctionReason: 'Read wrongly' });
  expect((await findByHash(database.db, String(final.contentHash))).verdict).toEqual({ state: 'genuine' });
  await finalise(id);
  const second = await read(id);
  expect(second).toMatchObject({ state: 'finished', supersedes: first });
  expect((await findByHash(database.db, String(final.contentHash))).verdict).toEqual({
    state: 'superseded',
    by: second.number,
  });
  const { supersededBy, ...kept } = await read(first);
  expect(supersededBy).toBe(id);
  const { supersededBy: _none, version, updatedAt, changeNumber, ...before } = { changeNumber: 0, ...final };
  expect(kept).toMatchObject(before);
  expect(await refusal(correctReport(owner(), first))).toMatchObject({ code: 'REPORT_SUPERSEDED' });
  // With a chain of corrections the last report is named.
  const { id: last } = await correctReport(owner(), id);
  await finalise(last);
  expect((await findByHash(database.db, String(final.contentHash))).verdict).toEqual({
    state: 'superseded',
    by: (await read(last)).number,
  });
});

it('deleting a correction returns its audits to the final report, restoring takes them again', async () => {
  const inspected = await inspect();
  const first = await reportOn(inspected);
  await finalise(first);
  const { id } = await correctReport(owner(), first);
  await deleteRecord(owner(), auditReports, id);
  const audit = String(inspected.audits[0]?.id);
  expect((await getRecord(owner(), audits, audit)).report).toBe(first);
  expect(await refusal(updateRecord(owner(), audits, audit, { comment: 'late' }))).toMatchObject({
    errors: { correctionReason: { message: 'validation.correctionReason' } },
  });
  await restoreRecord(owner(), auditReports, id);
  expect((await getRecord(owner(), audits, audit)).report).toBe(id);
  await deleteRecord(owner(), auditReports, id);
  await correctReport(owner(), first);
  expect(await refusal(restoreRecord(owner(), auditReports, id))).toMatchObject({
    code: 'REPORT_BEING_CORRECTED',
  });
});

it('refuses to correct a report of another inspector', async () => {
  const report = await reportOn(await inspect());
  await finalise(report);
  expect(await refusal(correctReport(as('Employee'), report))).toMatchObject({
    code: 'NOT_THE_REPORTS_AUDITOR',
  });
  expect(await refusal(correctReport(owner(), await reportOn(await inspect())))).toMatchObject({
    code: 'REPORT_NOT_FINISHED',
  });
});

it('marks a signature given for other content as void', async () => {
  const report = await reportOn(await inspect());
  const other = await signatureOn(await reportOn(await inspect()), 'customer');
  await updateRecord(owner(), auditReports, report, { signatures: [other] });
  expect(await read(report)).toMatchObject({ signatureState: 'VOID' });
});

it.each(['documentEnd', null, 'afterCoverPage'] as const)(
  'contains the document of a category with position %s',
  async (attachmentPosition) => {
    const inspected = await inspect();
    const file = await upload(await buildPdf({ pages: 2 }), 'category.pdf');
    const piece = await getRecord(owner(), definitions.equipments, String(inspected.pieces[0]));
    await updateRecord(owner(), definitions.categories, String(piece.category), {
      documentContent: file,
      isDocumentContentAttachableToReport: true,
      attachmentPosition,
    });
    const report = await reportOn(inspected);
    await finalise(report);
    const { document, pageCount } = await read(report);
    const pdf = await world.world.store.read(world.world.account, String(document?.hash));
    const first = attachmentPosition === 'afterCoverPage' ? 2 : Number(pageCount) - 1;
    expect(await pdfText(pdf, first)).toMatch(/attached page 1[\s\S]*: category\.pdf/);
    expect(await pdfText(pdf, first)).toContain(`Strona ${first} / ${pageCount}`);
  },
  60_000,
);

it('lists each equipment with inspector and place, sorted by place', async () => {
  const inspected = await inspect();
  const report = await reportOn(inspected);
  await finalise(report);
  const { document, contentHash } = await read(report);
  const text = await pdfText(await world.world.store.read(world.world.account, String(document?.hash)));
  // `A 10` is sorted before `B 2`.
  expect(text).toMatch(/REG-Ż2[\s\S]*REG-Ż1/);
  for (const words of ['Żaneta Ćwikła', 'Hala Ćwiczebna · A 10', 'wersja 1', String(contentHash)])
    expect(text).toContain(words);
});
