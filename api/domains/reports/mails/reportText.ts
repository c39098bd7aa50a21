import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Instance } from '@plumbline/resources/entities/instances';
import type { Language } from '@plumbline/resources/language/languages';
import type { MailContext } from '@plumbline/resources/rules/reports/contexts/MailContext';
import type { Call } from '../../../entities/call';
import type { FileStore } from '../../../platform/files/fileStore';
import { type MailText, mailText } from './mailText';

interface Wish {
  report: AuditReport;
  account: Instance;
  language: Language;
  context: MailContext;
}

/**
 * The text of a report's mail by the template that applies. Undefined if none applies, or if it is a broker's and the
 * account has a text of its own.
 */
export function reportText(
  call: Call,
  store: FileStore,
  { report, account, language, context }: Wish,
): Promise<MailText | undefined> {
  const isOwnText = Boolean(account.reportMailText?.[language] || account.reportMailSubject?.[language]);
  return mailText(call, store, {
    kind: 'REPORT_MAIL',
    about: { ...report, language },
    contents: { of: 'mail', context },
    isWanted: ({ distance }) => distance === 0 || !isOwnText,
  });
}
