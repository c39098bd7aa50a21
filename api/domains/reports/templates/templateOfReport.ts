import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Language } from '@plumbline/resources/language/languages';
import { chooseTemplate, type TemplateWish } from '@plumbline/resources/rules/reports/chooseTemplate';
import type { Contents } from '@plumbline/resources/rules/reports/contexts/contexts';
import { ApiError } from '../../../base/errors/errors';
import type { Call } from '../../../entities/call';
import type { FileStore } from '../../../platform/files/fileStore';
import { defaultTemplates, type ReportKind } from '../engine/defaultTemplate';
import { type Rendering, type Report, renderReport, templateSandbox } from '../engine/renderReport';
import {
  accountsOfBroker,
  accountsOfInstance,
  type DocumentSubject,
  loadCandidates,
  wishOf,
} from './loadCandidates';
import { publishedFile } from './publishedFile';

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

/** The published template that applies to a document of a report or an appointment. */
export async function templateOfReport(
  call: Call,
  store: FileStore,
  { about, kind }: { about: DocumentSubject; kind: ReportKind },
): Promise<UsedTemplate> {
  const accounts = await accountsOfInstance(call, about.instance);
  return chosenTemplate(call, store, { accounts, wish: await wishOf(call, about, kind), kind });
}

/** The published template for an order document: that of the selling broker or of the brokers above. */
export async function templateOfOrder(
  call: Call,
  store: FileStore,
  { broker, kind, language }: { broker: string | null; kind: ReportKind; language: Language },
): Promise<UsedTemplate> {
  const accounts = await accountsOfBroker(call, broker);
  const wish = { kind, language, owner: null, type: null, categories: [] };
  return chosenTemplate(call, store, { accounts, wish, kind });
}

interface Choosing {
  accounts: readonly string[];
  wish: TemplateWish;
  kind: ReportKind;
}

/** The default template if none applies or without a sandbox. */
async function chosenTemplate(
  call: Call,
  store: FileStore,
  { accounts, wish, kind }: Choosing,
): Promise<UsedTemplate> {
  const { chosen } = chooseTemplate(await loadCandidates(call, accounts, kind), wish);
  if (!chosen) return theDefault(kind, null);
  if ((await templateSandbox()) === 'none') return theDefault(kind, 'TEMPLATES_NEED_SANDBOX');
  const published = await publishedFile(call, store, chosen);
  if (!published) return theDefault(kind, 'FILE_MISSING');
  const { version, content } = published;
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
  request: Contents & Omit<Rendering, 'template'>,
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
