import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { chooseTemplate } from '@plumbline/resources/rules/reports/chooseTemplate';
import { ApiError } from '../../../base/errors/errors';
import { asSystem, type Call } from '../../../entities/call';
import { listTyped } from '../../../entities/typedRecords';
import type { FileStore } from '../../../platform/files/fileStore';
import { defaultTemplates, type ReportKind } from '../engine/defaultTemplate';
import { type Report, type ReportRequest, renderReport, templateSandbox } from '../engine/renderReport';
import { loadCandidates, wishOf } from './loadCandidates';

/** The fields by which a report tells the template it was made with. */
export type TemplateFields = Pick<
  AuditReport,
  | 'templateVersion'
  | 'templateName'
  | 'templateNumber'
  | 'templateSource'
  | 'templateHash'
  | 'templateWarning'
>;

export interface UsedTemplate {
  content: Buffer;
  kind: ReportKind;
  isDefault: boolean;
  fields: TemplateFields;
}

/** The published template that applies to a document of the report; the default one if none does or without a sandbox. */
export async function templateOfReport(
  call: Call,
  store: FileStore,
  { report, kind }: { report: AuditReport; kind: ReportKind },
): Promise<UsedTemplate> {
  const candidates = await loadCandidates(call, report.instance, kind);
  const { chosen } = chooseTemplate(candidates, await wishOf(call, report, kind));
  if (!chosen) return theDefault(kind, null);
  if ((await templateSandbox()) === 'none') return theDefault(kind, 'TEMPLATES_NEED_SANDBOX');
  const home = asSystem(call, chosen.instance);
  const [version] = await listTyped(home, 'reportTemplateVersions', {
    filter: { template: chosen.id, number: chosen.publishedVersion },
  });
  if (!version || !(await store.has(chosen.instance, version.file.hash)))
    return theDefault(kind, 'FILE_MISSING');
  const content = await store.read(chosen.instance, version.file.hash);
  return {
    content,
    kind,
    isDefault: false,
    fields: {
      ...hashFields(content),
      templateName: chosen.name,
      templateNumber: version.number,
      templateSource: version.id,
      templateWarning: null,
    },
  };
}

/** The default template; `warning` says why it replaces the one that applies. */
export async function theDefault(kind: ReportKind, warning: string | null): Promise<UsedTemplate> {
  const content = await readFile(defaultTemplates[kind]);
  return {
    content,
    kind,
    isDefault: true,
    fields: {
      ...hashFields(content),
      templateName: null,
      templateNumber: null,
      templateSource: null,
      templateWarning: warning,
    },
  };
}

function hashFields(content: Buffer): Pick<TemplateFields, 'templateHash' | 'templateVersion'> {
  const templateHash = createHash('sha256').update(content).digest('hex');
  return { templateHash, templateVersion: templateHash.slice(0, 16) };
}

/**
 * A template that does not fit this data is replaced by the default one, with the reason among its fields; on the last
 * try also one that LibreOffice does not convert, which may be the template's fault or a passing one.
 */
export async function renderWith(
  used: UsedTemplate,
  request: Omit<ReportRequest, 'template'>,
  { isLastTry }: { isLastTry: boolean },
): Promise<Report & { template: TemplateFields }> {
  try {
    return { ...(await renderReport({ ...request, template: used.content })), template: used.fields };
  } catch (error) {
    if (used.isDefault || !(error instanceof ApiError)) throw error;
    const isOfTemplate = error.code.startsWith('TEMPLATE');
    const mayBe = error.code === 'REPORT_CONVERSION_FAILED' || error.code === 'REPORT_TIMEOUT';
    if (!isOfTemplate && !(isLastTry && mayBe)) throw error;
    return renderWith(await theDefault(used.kind, error.code), request, { isLastTry });
  }
}
