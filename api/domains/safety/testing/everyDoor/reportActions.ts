import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { expect } from 'vitest';
import { asSystem, type Call } from '../../../../entities/call';
import { createRecord } from '../../../../entities/createRecord';
import { getRecord } from '../../../../entities/getRecord';
import type { Row } from '../../../../entities/rowMapper';
import { typed } from '../../../../entities/typedRecords';
import { updateRecord } from '../../../../entities/updateRecord';
import { hashReport } from '../../../reports/content/hashReport';
import { correctReport } from '../../../reports/correctReport';
import { keepFinal } from '../../../reports/keepReport';
import { finalizeReport } from '../../../reports/requestReport';
import { theDefault } from '../../../reports/templates/templateOfReport';
import type { Action } from './actions';
import { type Door, refusalOf, send } from './doors';
import { finalRow, visibleContent } from './reportSentences';
import type { Step } from './steps';
import { callOf, count, dayIn, ids, type World } from './world';

type ReportStep = 'compile' | 'sign' | 'finalize' | 'correctReport' | 'edit';

/** Compiles, signs, finalizes and corrects the reports on the equipment, and changes what they show. */
export const reportActions: { [K in ReportStep & Step['kind']]: Action<K> } = {
  compile,
  sign: async (world, { door }) => {
    const [report] = await reports(world, 'open');
    if (report) await sign(world, report, door);
  },
  finalize: async (world, { role, isOwn, isMade }) => {
    const [waiting] = await reports(world, 'waiting');
    if (waiting) return make(world, String(waiting.id));
    const [report] = await reports(world, 'open');
    if (!report) return;
    const id = String(report.id);
    const confirmed = { confirmUnsigned: true, confirmUnfinishedPreview: true };
    const contact = isOwn ? world.given.auditor : world.colleague;
    const code = await refusalOf(finalizeReport(callOf(world, role, contact), id, confirmed));
    if (code === 'SIGNATURE_VOID') count(world, code);
    if (code !== null) return;
    const isInspector = world.told.inspectorOf.get(id) === contact;
    expect(role !== 'Employee' || isInspector, 'an employee finalises only as its inspector').toBe(true);
    if (isMade) await make(world, id);
  },
  correctReport: async (world) => {
    const final = (await reports(world, 'finished')).find(({ supersededBy }) => supersededBy === null);
    if (!final) return;
    const call = callOf(world);
    try {
      const { id } = await correctReport(call, String(final.id));
      world.told.inspectorOf.set(id, String(final.auditor));
      count(world, 'correction begun');
    } catch (error) {
      await refusalOf(Promise.reject(error));
    }
  },
  edit: async (world, { what, door, role, isSigned, days }) => {
    const [report] = [...(await reports(world, 'open')), ...(await reports(world, 'finished'))];
    if (!report) return;
    const id = String(report.id);
    // Only a signed report can become void.
    if (isSigned && report.state === 'open') await sign(world, report, 'rest');
    const [inspection] = await ids(world, 'audits', { report: id });
    const [deficiency] = await ids(world, 'deficiencies', { equipment: world.told.equipment });
    // Names must not contain digits.
    const word = newId()
      .slice(-12)
      .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
    const changes = {
      comment: { entity: 'auditReports', id, patch: { comment: word } },
      inspector: { entity: 'auditReports', id, patch: { auditor: world.colleague } },
      contact: { entity: 'contacts', id: world.contact, patch: { lastName: word } },
      piece: { entity: 'equipments', id: world.told.equipment, patch: { serialNumber: word } },
      place: { entity: 'locations', id: world.given.site, patch: { name: word } },
      inspection: {
        entity: 'audits',
        id: inspection ?? newId(),
        patch: { comment: word, correctionReason: 'Read wrongly' },
      },
      deficiency: {
        entity: 'deficiencies',
        id: deficiency ?? newId(),
        patch: { description: word, correctionReason: 'Read wrongly' },
      },
      // Changed after the inspection without being a correction.
      dueDate: { entity: 'deficiencies', id: deficiency ?? newId(), patch: { dateDue: dayIn(world, days) } },
    } as const;
    const code = await send(callOf(world, role), door, changes[what]);
    // Restoring an old value may change nothing.
    if (code === null && door !== 'history') count(world, `${what} edited`);
    if (code !== null || what !== 'inspector' || role === 'Employee') return;
    const { auditor } = await getRecord(system(world), definitions.auditReports, id);
    world.told.inspectorOf.set(id, String(auditor));
  },
};

async function compile(world: World): Promise<void> {
  const { equipment } = world.told;
  const { given, contact } = world;
  const done: Row | undefined = await world
    .db('audits')
    .where({ equipment, isFinished: 1, report: null, deletedAt: null })
    .orderBy('id')
    .first('planning');
  if (!done) return;
  const id = newId();
  const draft = { id, planning: done.planning, auditor: given.auditor, contact, language: 'pl-PL' };
  const code = await refusalOf(createRecord(callOf(world), definitions.auditReports, draft));
  if (code !== null) return;
  world.told.inspectorOf.set(id, given.auditor);
  count(world, 'report compiled');
}

async function sign(world: World, report: Row, door: Door): Promise<void> {
  const { hash: contentHash } = await hashReport(system(world), typed('auditReports', report));
  const shown = await visibleContent(world.db, report);
  const date = world.now.toISOString().slice(0, 10);
  const signatures = ['auditor', 'customer'].map((role) => ({
    ...{ id: newId(), role, name: 'A B', date, image: world.image, contentHash },
  }));
  const change = { entity: 'auditReports' as const, id: String(report.id), patch: { signatures } };
  if ((await send(callOf(world), door, change)) !== null) return;
  for (const { id } of signatures) world.told.signedContent.set(id, shown);
  count(world, 'report signed');
}

const system = ({ db, now, given }: World): Call => asSystem({ db, now }, given.account);

/** Reports on the equipment in a state, the newest first. */
async function reports({ db, told }: World, state: string): Promise<Row[]> {
  const plannings = db('audits').where({ equipment: told.equipment }).select('planning');
  const found: { id: string }[] = await db('auditReports')
    .whereIn('planning', plannings)
    .where({ state, deletedAt: null })
    .orderBy('id', 'desc')
    .select('id');
  const call = asSystem({ db, now: new Date() }, told.account);
  return Promise.all(found.map(({ id }) => getRecord(call, definitions.auditReports, id)));
}

/** As the render job does with its PDF; a report that cannot be finalized is open again. */
async function make(world: World, id: string): Promise<void> {
  const call = system(world);
  const report = typed('auditReports', await getRecord(call, definitions.auditReports, id));
  const pdf = Buffer.from(`%PDF-1.7 ${id}`);
  const { fields: template } = await theDefault('AUDIT_REPORT', null);
  const made = { report, pdf, pages: 1, template, sealCertificate: 'c'.repeat(64) };
  const code = await refusalOf(keepFinal(call, world.store, made));
  await world.db('jobs').where({ subject: id }).update({ state: 'done' });
  count(world, code ?? 'report final');
  if (code === null) world.told.finalRows.set(id, await finalRow(world.db, id));
  else {
    expect(code).toBe('REPORT_CONTENT_CHANGED');
    const patch = { state: 'open', failure: code, contentHash: null };
    await updateRecord(call, definitions.auditReports, id, patch);
  }
}
