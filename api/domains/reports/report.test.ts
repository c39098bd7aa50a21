import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config/config';
import { createApi, type RunningApi } from '../../createApi';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import { listRecords } from '../../entities/listRecords';
import type { Row } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { type FileStore, openDiskStore } from '../../platform/files/fileStore';
import { storeFile } from '../../platform/files/storeFile';
import type { Job } from '../../platform/jobs/jobs';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../platform/testing/factories';
import { planInspection } from '../planning/planInspection';
import { hashReport } from './content/hashReport';
import { samplePicture } from './engine/sample/samplePicture';
import { renderReportJob } from './renderReportJob';
import { finalizeReport, requestPreview } from './requestReport';
import { readSeal } from './seal/readSeal';
import { sealCertificates } from './seal/reportSeal';

const database = useTestDatabase();
const run = promisify(execFile);
let api: RunningApi;
let store: FileStore;
let account: string;

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-report-'));
  api = await createApi({
    config: readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir }),
    db: database.db,
    log: pino({ level: 'silent' }),
  });
  // Closing stops the job runner: jobs run only when a test runs them.
  await api.close();
  store = await openDiskStore(dataDir);
  account = await buildAccount(database.db, {
    companyName: 'Pion Inspekcje Techniczne',
    address: { city: 'Wrocław' },
  });
  await build(database.db, account, 'licenses');
});
afterAll(() => api.close());

const owner = () => callAs(database.db, actorOf(account, 'Owner'));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );
const nothing = { confirmUnsigned: false, confirmUnfinishedPreview: false };
const anyway = { confirmUnsigned: true, confirmUnfinishedPreview: true };

interface Inspected {
  planning: string;
  auditor: string;
  contact: string;
  audits: Row[];
}

/** A planning with two audits, of which `finished` are completed. */
async function inspect(finished = 2): Promise<Inspected> {
  const customer = await build(database.db, account, 'equipmentOwners');
  const location = await build(database.db, account, 'locations', {
    owner: customer.id,
    name: 'Hala Ćwiczebna',
  });
  const auditor = await build(database.db, account, 'contacts', { firstName: 'Żaneta', lastName: 'Ćwikła' });
  const contact = await build(database.db, account, 'contacts', {
    firstName: 'Łukasz',
    lastName: 'Świątek',
    owner: customer.id,
  });
  const regulation = await build(database.db, account, 'auditRegulations');
  const category = await build(database.db, account, 'categories', { auditRegulations: [regulation.id] });
  const product = await build(database.db, account, 'products', { category: category.id });
  const pieces = [];
  for (const identNumber of ['REG-Ż1', 'REG-Ż2'])
    pieces.push(
      await build(database.db, account, 'equipments', {
        identNumber,
        owner: customer.id,
        location: location.id,
        product: product.id,
      }),
    );
  const planning = await planInspection(owner(), {
    planning: {
      owner: customer.id,
      location: location.id,
      auditor: auditor.id,
      contact: contact.id,
      datePlanned: '2026-11-17',
      type: 'expert',
    },
    equipments: pieces.map((piece) => piece.id),
  });
  const { rows: audits } = await listRecords(owner(), definitions.audits, {
    filter: { planning: planning.id },
    sort: { field: 'id', order: 'ASC' },
  });
  for (const audit of audits.slice(0, finished)) await finish(audit);
  return { planning: planning.id, auditor: auditor.id, contact: contact.id, audits };
}

async function finish(audit: Row): Promise<void> {
  const checklist = await getRecord(owner(), definitions.checklists, String(audit.checklist));
  const [part] = checklist.parts as { checkpoints: { id: string }[] }[]; // list field of the definition
  const answers = (part?.checkpoints ?? []).map(({ id }) => ({ id: newId(), checkpoint: id, answer: 'YES' }));
  await updateRecord(owner(), definitions.audits, String(audit.id), {
    answers,
    result: 'OKAY',
    isFinished: true,
    dateAudited: '2026-11-17T09:00:00.000Z',
  });
}

const reportOn = ({ planning, auditor, contact }: Inspected, more: Row = {}) =>
  createRecord(owner(), definitions.auditReports, {
    planning,
    auditor,
    contact,
    language: 'pl-PL',
    ...more,
  }).then((row) => String(row.id));
const readReport = (id: string) => getRecord(owner(), definitions.auditReports, id);
const renderJobs = (report: string): Promise<Job[]> =>
  database
    .db('jobs')
    .where({ subject: report })
    .orderBy('createdAt')
    .then((rows) =>
      rows.map((row) => ({
        ...row,
        payload: typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload,
      })),
    );

async function renderNewest(report: string): Promise<void> {
  const job = (await renderJobs(report)).at(-1);
  if (!job) throw new Error('no job was asked for');
  await renderReportJob(store).run(api, job);
}

async function signature(report: string, role: 'auditor' | 'customer', name: string): Promise<Row> {
  const row = typed('auditReports', await readReport(report));
  const { hash: contentHash } = await hashReport(systemCall(database.db, account), row);
  const content = await samplePicture('sample-signature-0');
  const hash = createHash('sha256').update(content).digest('hex');
  const image = await storeFile(owner(), store, {
    hash,
    name: 'signature.png',
    content: Readable.from([content]),
    maxBytes: content.length,
  });
  return { id: newId(), role, name, place: 'Wrocław', date: '2026-11-17', image, contentHash };
}

async function textOf(hash: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'plumbline-pdf-')), 'report.pdf');
  await writeFile(file, await store.read(account, hash));
  return (await run('pdftotext', ['-layout', file, '-'])).stdout;
}

describe('a report', () => {
  it('takes number, place and finished audits from the planning', async () => {
    const inspected = await inspect(1);
    const first = await readReport(await reportOn(inspected));
    expect(first).toMatchObject({
      state: 'open',
      type: 'expert',
      locationName: 'Hala Ćwiczebna',
      dateCreated: '2026-11-17',
    });
    expect(first.number).toMatch(/^R-2026-\d{4}$/);
    const { rows } = await listRecords(owner(), definitions.audits, { filter: { report: first.id } });
    expect(rows.map((row) => row.id)).toEqual([inspected.audits[0]?.id]);
    const second = await readReport(await reportOn(await inspect()));
    expect(Number(String(second.number).slice(-4))).toBe(Number(String(first.number).slice(-4)) + 1);
  });

  it('cannot be moved to another planning', async () => {
    const report = await reportOn(await inspect());
    const other = await inspect();
    const error = await updateRecord(owner(), definitions.auditReports, report, {
      planning: other.planning,
    }).catch((problem) => problem);
    expect(error).toMatchObject({
      code: 'INVALID',
      errors: { planning: { message: 'validation.readOnly' } },
    });
  });

  it('is refused without finished audits, without a contact and without the right to finalize', async () => {
    const inspected = await inspect(0);
    const report = await reportOn(inspected);
    expect(await codeOf(requestPreview(owner(), report))).toBe('REPORT_EMPTY');
    const withoutContact = await reportOn(await inspect(), { contact: null });
    expect(await codeOf(finalizeReport(owner(), withoutContact, anyway))).toBe('INVALID');
    const ready = await inspect();
    const other = callAs(database.db, actorOf(account, 'Employee'));
    const auditor = callAs(database.db, actorOf(account, 'Employee', { contact: ready.auditor }));
    const finished = await reportOn(ready);
    expect(await codeOf(finalizeReport(other, finished, anyway))).toBe('NOT_THE_REPORTS_AUDITOR');
    expect(await codeOf(finalizeReport(auditor, finished, anyway))).toBe('done');
    const foreign = callAs(database.db, actorOf(await buildAccount(database.db), 'Owner'));
    expect(await codeOf(finalizeReport(foreign, finished, anyway))).toBe('NOT_FOUND');
  });

  it('requires confirmation of a missing signature and of a preview in progress', async () => {
    const report = await reportOn(await inspect());
    await requestPreview(owner(), report);
    expect(await codeOf(finalizeReport(owner(), report, nothing))).toBe('SIGNATURE_MISSING');
    expect(await codeOf(finalizeReport(owner(), report, { ...nothing, confirmUnsigned: true }))).toBe(
      'PREVIEW_UNFINISHED',
    );
    expect(await readReport(report)).toMatchObject({ state: 'open' });
  });

  it('becomes a PDF with text and signatures, and is immutable afterwards', async () => {
    const inspected = await inspect();
    const report = await reportOn(inspected);
    await updateRecord(owner(), definitions.auditReports, report, {
      signatures: [
        await signature(report, 'auditor', 'Żaneta Ćwikła'),
        await signature(report, 'customer', 'Łukasz Świątek'),
      ],
    });
    await finalizeReport(owner(), report, nothing);
    expect(await codeOf(updateRecord(owner(), definitions.auditReports, report, { comment: 'late' }))).toBe(
      'REPORT_WAITING',
    );
    await renderNewest(report);
    const final = await readReport(report);
    const { hash } = final.document as { hash: string }; // value of a file field
    expect(final).toMatchObject({ state: 'finished', documentHash: hash, failure: null });
    const text = await textOf(hash);
    for (const word of [
      String(final.number),
      'REG-Ż1',
      'REG-Ż2',
      'Żaneta Ćwikła',
      'Łukasz Świątek',
      'Hala Ćwiczebna',
    ])
      expect(text).toContain(word);
    expect(await codeOf(updateRecord(owner(), definitions.auditReports, report, { comment: 'late' }))).toBe(
      'REPORT_FINISHED',
    );
    expect(await codeOf(deleteRecord(owner(), definitions.auditReports, report))).toBe('REPORT_FINISHED');
    expect(
      await codeOf(
        updateRecord(owner(), definitions.audits, String(inspected.audits[0]?.id), { comment: 'late' }),
      ),
    ).toBe('INVALID');
  });

  it('is sealed with the certificate it names, a preview is not', async () => {
    const report = await reportOn(await inspect());
    const run = async (mode: string) => {
      const job = (await renderJobs(report)).find(({ payload }) => payload.mode === mode);
      if (job) await renderReportJob(store).run(api, job);
    };
    await requestPreview(owner(), report);
    await run('preview');
    const { preview } = await readReport(report);
    await finalizeReport(owner(), report, anyway);
    await run('final');
    const { documentHash, sealCertificate } = await readReport(report);
    const certificates = await sealCertificates(database.db);
    const certificate = certificates.get(String(sealCertificate));
    const sealOf = async (hash: unknown) =>
      readSeal(await store.read(account, String(hash)), [...certificates.values()]);
    expect(await sealOf(documentHash)).toEqual({ state: 'intact', certificate });
    expect(await sealOf(Object(preview).hash)).toEqual({ state: 'none' });
  });

  it('is rendered once, even if its job runs twice', async () => {
    const report = await reportOn(await inspect());
    await finalizeReport(owner(), report, anyway);
    await renderNewest(report);
    const { version, documentHash } = await readReport(report);
    await renderNewest(report);
    expect(await readReport(report)).toMatchObject({ version, documentHash });
  });

  it('is open again with the reason after rendering failed', async () => {
    const report = await reportOn(await inspect());
    await finalizeReport(owner(), report, anyway);
    const [job] = await renderJobs(report);
    if (!job) throw new Error('no job was asked for');
    await renderReportJob(store).failed?.(api, job, 'REPORT_CONVERSION_FAILED');
    expect(await readReport(report)).toMatchObject({
      state: 'open',
      failure: 'REPORT_CONVERSION_FAILED',
      document: null,
    });
  });
});
