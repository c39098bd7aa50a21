import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Instance } from '@plumbline/resources/entities/instances';
import type { Language } from '@plumbline/resources/language/languages';
import type { MailContext } from '@plumbline/resources/rules/reports/contexts/MailContext';
import type { Call } from '../../../entities/call';
import type { FileStore } from '../../../platform/files/fileStore';
import { type Paragraph, plainText } from '../engine/texts/readParagraphs';
import { textsBy, textTemplates } from '../templates/textByTemplate';

/** Subject and paragraphs of a mail. */
export interface MailText {
  subject: string;
  paragraphs: readonly Paragraph[];
}

interface Wish {
  report: AuditReport;
  account: Instance;
  language: Language;
  context: MailContext;
}

/**
 * The text of a report's mail by the template that applies: its first paragraph is the subject. Undefined if none
 * applies, or if it is a broker's and the account has a text of its own.
 */
export async function reportText(
  call: Call,
  store: FileStore,
  { report, account, language, context }: Wish,
): Promise<MailText | undefined> {
  const choose = await textTemplates(call, store, { instance: report.instance, kind: 'REPORT_MAIL' });
  const template = await choose({ ...report, language });
  if (!template) return undefined;
  const isOwnText = Boolean(account.reportMailText?.[language] || account.reportMailSubject?.[language]);
  if (template.distance > 0 && isOwnText) return undefined;
  const [text] = (await textsBy(template, language, [{ of: 'mail', context }])) ?? [];
  const [subject, ...paragraphs] = text ?? [];
  if (!subject || paragraphs.length === 0) return undefined;
  return { subject: plainText(subject), paragraphs };
}
