import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { definitions } from '@plumbline/resources/entities/index';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { newId } from '@plumbline/resources/language/ids';
import { fail } from '../../base/errors/errors';
import { type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { TransactionCall } from '../../entities/hooks';
import { updateRecord } from '../../entities/updateRecord';
import type { FileStore } from '../../platform/files/fileStore';
import { hashReport } from './content/hashReport';
import { queueReportMails } from './mails/queueReportMails';
import type { TemplateFields } from './templates/templateOfReport';

export interface Made {
  report: AuditReport;
  pdf: Buffer;
  pages: number;
  template: TemplateFields;
}

export interface MadeFinal extends Made {
  /** SHA-256 of the certificate it is sealed with. */
  sealCertificate: string;
}

/** Stores a preview on its report. */
export async function keepPreview(
  call: Call,
  store: FileStore,
  { report, pdf, template }: Made,
): Promise<void> {
  const preview = await keepFile(store, report, {
    content: pdf,
    name: `${report.number ?? 'report'}-preview.pdf`,
    mimeType: 'application/pdf',
  });
  await inTransaction(call, async (inner) => {
    await nameFile(inner, preview);
    await updateRecord(inner, definitions.auditReports, report.id, {
      preview,
      previewDate: call.now.toISOString(),
      ...template,
      failure: null,
    });
  });
}

/**
 * Finalizes the report in one transaction: stores PDF and content, marks the corrected report as superseded and queues
 * the mails. Error: REPORT_CONTENT_CHANGED if the content is not the one that was signed and requested.
 */
export async function keepFinal(call: Call, store: FileStore, made: MadeFinal): Promise<void> {
  const { report, pdf, pages, template, sealCertificate } = made;
  const document = await keepFile(store, report, {
    content: pdf,
    name: `${report.number ?? 'report'}.pdf`,
    mimeType: 'application/pdf',
  });
  const { text } = await hashReport(call, report);
  const content = await keepFile(store, report, {
    content: Buffer.from(text),
    name: `${report.number ?? 'report'}.json`,
    mimeType: 'application/json',
  });
  await inTransaction(call, async (inner) => {
    await inner.db.raw('select value from changeCounters where instance = ? for update', [report.instance]);
    await refuseChangedContent(inner, report);
    await nameFile(inner, document);
    await nameFile(inner, content);
    await updateRecord(inner, definitions.auditReports, report.id, {
      document,
      documentHash: document.hash,
      sealCertificate,
      content,
      dateFinalized: call.now.toISOString(),
      ...template,
      pageCount: pages,
      state: 'finished',
      failure: null,
    });
    if (report.supersedes)
      await updateRecord(inner, definitions.auditReports, report.supersedes, { supersededBy: report.id });
    await queueReportMails(inner, report, report.recipients ?? []);
  });
}

/** The content must match the hash that is stored on the report and printed in its PDF. */
export async function refuseChangedContent(call: Call, report: AuditReport): Promise<void> {
  const { hash } = await hashReport(call, report);
  if (hash !== report.contentHash) fail('REPORT_CONTENT_CHANGED', { id: report.id });
}

interface NewFile {
  content: Buffer;
  name: string;
  mimeType: string;
}

async function keepFile(
  store: FileStore,
  report: AuditReport,
  { content, name, mimeType }: NewFile,
): Promise<FileValue> {
  const hash = createHash('sha256').update(content).digest('hex');
  const temporary = path.join(store.temporaryFolder, newId());
  await writeFile(temporary, content);
  await store.adopt(report.instance, hash, temporary);
  return { hash, name, mimeType, size: content.length };
}

async function nameFile(call: TransactionCall, file: FileValue): Promise<void> {
  const known = await call
    .db('files')
    .where({ instance: call.actor.instance, hash: file.hash, deletedAt: null })
    .first('id');
  if (!known) await createRecord(call, definitions.files, { ...file });
}
