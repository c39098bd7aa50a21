import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Api } from '../../base/context/context';
import { asSystem, type Call } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import { updateRecord } from '../../entities/updateRecord';
import type { FileStore } from '../../platform/files/fileStore';
import type { Job } from '../../platform/jobs/jobs';
import type { JobHandler } from '../../platform/jobs/runJobs';
import { bindDocuments } from './bindDocuments';
import { buildReportContext } from './context/buildReportContext';
import { loadReportData } from './context/loadReportData';
import { keepFinal, keepPreview, refuseChangedContent } from './keepReport';
import { reportImages } from './reportImages';
import { reportSeal } from './seal/reportSeal';
import { sealPdf } from './seal/sealPdf';
import { renderWith, templateOfReport } from './templates/templateOfReport';

/** Renders a report's PDF and stores it; a final one is sealed and finalizes the report. */
export function renderReportJob(store: FileStore): JobHandler {
  return {
    maxAttempts,
    quotaOf: ({ payload }) => (payload.mode === 'preview' ? 'previews' : null),
    run: (api, job) => render(api, store, job),
    // After a failure the report is open again with the reason, so that it does not wait forever.
    failed: async (api, job, code) => {
      const call = asSystem({ db: api.db, now: api.now() }, job.instance);
      const report = await findRecord(call, definitions.auditReports, job.subject);
      if (!report || report.state === 'finished') return;
      await updateRecord(call, definitions.auditReports, job.subject, {
        failure: code,
        ...(job.payload.mode === 'final' ? { state: 'open', contentHash: null } : {}),
      });
    },
  };
}

const maxAttempts = 3;

async function render(api: Api, store: FileStore, job: Job): Promise<void> {
  const call = asSystem({ db: api.db, now: api.now() }, job.instance);
  const isPreview = job.payload.mode !== 'final';
  const report = await findReport(call, job.subject);
  // A duplicate request, or already rendered by another process after the lease expired: nothing to do.
  if (!report || report.state !== (isPreview ? 'open' : 'waiting')) return;
  // Rendering is slow, so changed content is refused before it starts.
  if (!isPreview) await refuseChangedContent(call, report);
  const data = await loadReportData(call, report);
  const attachments = await bindDocuments(store, data);
  const verify = isPreview ? null : `${api.config.origin}/verify/${report.contentHash}`;
  const context = buildReportContext(data, { isPreview, today: dayOf(call.now), attachments, verify });
  // Logos of brokers are stored with the catalogue.
  const images = reportImages(store, [job.instance, CATALOGUE_ID], verify);
  const request = {
    context,
    language: report.language,
    images,
    accent: data.brand?.accent ?? null,
    attachments,
    ...(isPreview ? { watermark: context.labels.preview } : {}),
  };
  const { pdf, pages, template } = await renderWith(
    await templateOfReport(call, store, { about: report, kind: 'AUDIT_REPORT' }),
    request,
    { isLastTry: job.attempts >= maxAttempts },
  );
  const made = { report, pdf, pages, template };
  if (isPreview) return keepPreview(call, store, made);
  const { identity, fingerprint } = await reportSeal(api);
  const sealed = await sealPdf(pdf, identity, api.now());
  await keepFinal(call, store, { ...made, pdf: sealed, sealCertificate: fingerprint });
}

async function findReport(call: Call, id: string): Promise<AuditReport | undefined> {
  // `findRecord` returns untyped rows; `AuditReport` is inferred from the same definition.
  return (await findRecord(call, definitions.auditReports, id)) as AuditReport | undefined;
}
