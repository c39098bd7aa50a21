import { dayAfter } from '@plumbline/resources/language/due';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { DueEndMail } from '@plumbline/resources/rules/licences/dueEndMails';
import { daysLeft } from '@plumbline/resources/rules/licences/trial';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { LicenceMailContext } from '@plumbline/resources/rules/reports/contexts/LicenceMailContext';
import type { Api } from '../../../base/context/context';
import { longDay } from '../../../base/times/longDay';
import { wordsOf } from '../../../base/wordsOf';
import { asSystem, type Call } from '../../../entities/call';
import type { Typed } from '../../../entities/typedRecords';
import { sellerOfAccount } from '../../../platform/brands';
import type { FileStore } from '../../../platform/files';
import type { MailKind } from '../../../platform/mail/mailKinds';
import type { MailByTemplate } from '../../instances';
import { linkLine, mailTextOrNone, sellerInMails, textLetter } from '../../reports';

const templates = {
  licenceSoon: 'LICENCE_ENDING',
  licenceOver: 'LICENCE_ENDED',
  trialSoon: 'TRIAL_ENDING',
  trialOver: 'TRIAL_ENDED',
} as const satisfies Partial<Record<MailKind, ReportKind>>;

interface Reminder {
  kind: keyof typeof templates;
  due: DueEndMail;
  account: Typed<'instances'>;
  log: Api['log'];
}

/** The reminder by the template of the account's seller or of a broker above it; undefined where none applies. */
export async function endMailByTemplate(
  call: Call,
  store: FileStore,
  { kind, due, account, log }: Reminder,
): Promise<MailByTemplate> {
  const broker = await sellerOfAccount(call.db, account.id);
  const catalogue = asSystem(call, CATALOGUE_ID);
  const seller = await sellerInMails(call.db, broker);
  return async ({ person: { email: to, name, language }, brand, link }) => {
    const left = daysLeft(due.validBefore, dayOf(call.now));
    const context: LicenceMailContext = {
      recipient: { name },
      licence: {
        name: due.name ?? '',
        date: longDay(dayAfter(due.validBefore, -1), language),
        daysLeft: left > 0 ? String(left) : '',
      },
      account: { name: account.companyName },
      seller,
      broker: { name: brand?.name ?? '' },
      labels: documentLabels.licenceMail(language),
    };
    const content = await mailTextOrNone(
      { log, call: catalogue, store },
      {
        kind: templates[kind],
        about: { seller: broker, language },
        contents: { of: 'licenceMail', context },
      },
    );
    const after = [linkLine(wordsOf(language)('mails.licenceEnd.shop'), link, brand)];
    return content && textLetter({ kind, to, language, content, after, brand });
  };
}
