import path from 'node:path';
import type { ChoiceOf, reportKind } from '@plumbline/resources/language/choices/choices';

export type ReportKind = ChoiceOf<typeof reportKind>;

const place = (name: string) => path.join(import.meta.dirname, '../../../../report-templates', name);

/** The templates for accounts without their own, by kind of document; their source is in the same folder. */
export const defaultTemplates: Readonly<Record<ReportKind, string>> = {
  AUDIT_REPORT: place('audit-report.docx'),
  ACTION_LIST: place('action-list.docx'),
  NOT_FOUND_LIST: place('not-found-list.docx'),
};

export const defaultTemplate = defaultTemplates.AUDIT_REPORT;
