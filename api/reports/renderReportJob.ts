import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayOf } from '@plumbline/resources/audits/dayOf';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/ids';
import type { Api } from '../context';
import { asSystem, type Call, inTransaction } from '../entities/call';
import { createRecord } from '../entities/createRecord';
import { findRecord } from '../entities/getRecord';
import { updateRecord } from '../entities/updateRecord';
import type { FileStore } from '../files/fileStore';
import type { Job } from '../jobs/jobs';
import type { JobHandler } from '../jobs/runJobs';
import { bindDocuments } from './bindDocuments';
import { buildReportContext } from './context/buildReportContext';
import { loadReportData } from './context/loadReportData';
import { defaultTemplate } from './engine/defaultTemplate';
import { renderReport } from './engine/renderReport';

/** Makes a report's PDF and puts it on the report; a final one closes the report for good. */
export function renderReportJob(store: FileStore): JobHandler {
  return {
    maxAttempts: 3,
    run: (api, job) => render(api, store, job),
    // A report that could not be made is open again, with the reason, so that nobody waits for ever.
    failed: async (api, job, code) => {
      const call = asSystem({ db: api.db, now: api.now() }, job.instance);
      const report = await findRecord(call, definitions.auditReports, job.subject);
      if (!report || report.state === 'finished') return;
      await updateRecord(call, definitions.auditReports, job.subject, {
        failure: code,
        ...(job.payload.mode === 'final' ? { state: 'open' } : {}),
      });
    },
  };
}

async function render(api: Api, store: FileStore, job: Job): Promise<void> {
  const call = asSystem({ db: api.db, now: api.now() }, job.instance);
  const isPreview = job.payload.mode !== 'final';
  const report = await findReport(call, job.subject);
  // Asked for twice, or finished by another process whose lease ran out: there is nothing left to do.
  if (!report || report.state !== (isPreview ? 'open' : 'waiting')) return;
  const data = await loadReportData(call, report);
  const template = await readFile(defaultTemplate);
  const attachments = await bindDocuments(store, data);
  const context = buildReportContext(data, { isPreview, today: dayOf(call.now), attachments });
  // A broker's logo lies with the catalogue.
  const images = imageReader(store, [job.instance, CATALOGUE_ID]);
  const { pdf, pages } = await renderReport({
    template,
    context,
    language: report.language,
    images,
    accent: data.brand?.accent ?? null,
    attachments,
    ...(isPreview ? { watermark: context.labels.preview } : {}),
  });
  await keep(call, store, {
    report,
    pdf,
    pages,
    isPreview,
    templateVersion: createHash('sha256').update(template).digest('hex').slice(0, 16),
  });
}

async function findReport(call: Call, id: string): Promise<AuditReport | undefined> {
  // The generic store reads rows of the definition this type is inferred from.
  return (await findRecord(call, definitions.auditReports, id)) as AuditReport | undefined;
}

function imageReader(store: FileStore, instances: readonly string[]): (hash: string) => Promise<Buffer> {
  return async (hash) => {
    for (const instance of instances) if (await store.has(instance, hash)) return store.read(instance, hash);
    throw new Error('a picture that a row names is not in the store');
  };
}

interface Made {
  report: AuditReport;
  pdf: Buffer;
  pages: number;
  isPreview: boolean;
  templateVersion: string;
}

async function keep(
  call: Call,
  store: FileStore,
  { report, pdf, pages, isPreview, templateVersion }: Made,
): Promise<void> {
  const hash = createHash('sha256').update(pdf).digest('hex');
  const temporary = path.join(store.temporaryFolder, newId());
  await writeFile(temporary, pdf);
  await store.adopt(report.instance, hash, temporary);
  const file = {
    hash,
    name: `${report.number ?? 'report'}${isPreview ? '-preview' : ''}.pdf`,
    mimeType: 'application/pdf',
    size: pdf.length,
  };
  const now = call.now.toISOString();
  await inTransaction(call, async (inner) => {
    if (!(await inner.db('files').where({ instance: report.instance, hash, deletedAt: null }).first('id')))
      await createRecord(inner, definitions.files, file);
    await updateRecord(
      inner,
      definitions.auditReports,
      report.id,
      isPreview
        ? { preview: file, previewDate: now, failure: null }
        : {
            document: file,
            documentHash: hash,
            dateFinalized: now,
            templateVersion,
            pageCount: pages,
            state: 'finished',
            failure: null,
          },
    );
  });
}
