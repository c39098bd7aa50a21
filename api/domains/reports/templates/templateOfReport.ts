import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { chooseTemplate } from '@plumbline/resources/rules/reports/chooseTemplate';
import { asSystem, type Call } from '../../../entities/call';
import type { FileStore } from '../../../platform/files/fileStore';
import { defaultTemplate } from '../engine/defaultTemplate';
import { templateSandbox } from '../engine/renderReport';
import { loadCandidates, wishOf } from './loadCandidates';
import { versionOf } from './publishTemplate';

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
  isDefault: boolean;
  fields: TemplateFields;
}

/** The published template that applies to the report; the default one if none does or without a sandbox. */
export async function templateOfReport(
  call: Call,
  store: FileStore,
  report: AuditReport,
): Promise<UsedTemplate> {
  const candidates = await loadCandidates(call, report.instance, 'AUDIT_REPORT');
  const { chosen } = chooseTemplate(candidates, await wishOf(call, report));
  if (!chosen) return theDefault(null);
  if ((await templateSandbox()) === 'none') return theDefault('TEMPLATES_NEED_SANDBOX');
  const home = asSystem(call, chosen.instance);
  const version = await versionOf(home, chosen.id, chosen.publishedVersion ?? 0);
  if (!(await store.has(chosen.instance, version.file.hash))) return theDefault('FILE_MISSING');
  const content = await store.read(chosen.instance, version.file.hash);
  return {
    content,
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
export async function theDefault(warning: string | null): Promise<UsedTemplate> {
  const content = await readFile(defaultTemplate);
  return {
    content,
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
