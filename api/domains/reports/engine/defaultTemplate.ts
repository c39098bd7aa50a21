import path from 'node:path';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';

export type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';

const place = (name: string) => path.join(import.meta.dirname, '../../../../report-templates', name);

/** The templates for accounts without their own, by kind of document; their source is in the same folder. */
export const defaultTemplates: Readonly<Record<ReportKind, string>> = {
  AUDIT_REPORT: place('audit-report.docx'),
  ACTION_LIST: place('action-list.docx'),
  NOT_FOUND_LIST: place('not-found-list.docx'),
  PLANNING_LIST: place('planning-list.docx'),
  // The heading says which of the two it is.
  ORDER_CONFIRMATION: place('order.docx'),
  INVOICE: place('order.docx'),
  // Only to start from: without a template these texts are not made from a document.
  REPORT_MAIL: place('report-mail.docx'),
  APPOINTMENT_PLANNED: place('appointment-planned.docx'),
  APPOINTMENT_MOVED: place('appointment-moved.docx'),
  APPOINTMENT_CANCELLED: place('appointment-cancelled.docx'),
  ORDER_CONFIRMATION_MAIL: place('order-confirmation-mail.docx'),
  INVOICE_MAIL: place('invoice-mail.docx'),
  CREDIT_NOTE_MAIL: place('credit-note-mail.docx'),
  LICENCE_KEYS_MAIL: place('licence-keys-mail.docx'),
  NEW_ORDER_MAIL: place('new-order-mail.docx'),
  LICENCE_ENDING: place('licence-ending.docx'),
  LICENCE_ENDED: place('licence-ended.docx'),
  TRIAL_ENDING: place('trial-ending.docx'),
  TRIAL_ENDED: place('trial-ended.docx'),
  ACCOUNT_TERMINATED: place('account-terminated.docx'),
  TERMINATION_TAKEN_BACK: place('termination-taken-back.docx'),
  ACCOUNT_ERASED_SOON: place('account-erased-soon.docx'),
  CUSTOMER_TERMINATED: place('customer-terminated.docx'),
  CUSTOMER_TOOK_BACK: place('customer-took-back.docx'),
  INVITATION_MAIL: place('invitation-mail.docx'),
  LABEL_TEXT: place('label-text.docx'),
};

export const defaultTemplate = defaultTemplates.AUDIT_REPORT;
