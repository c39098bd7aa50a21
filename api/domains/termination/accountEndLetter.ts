import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Language } from '@plumbline/resources/language/languages';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { daysLeft } from '@plumbline/resources/rules/licences/trial';
import type { AccountEndContext } from '@plumbline/resources/rules/reports/contexts/AccountEndContext';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { Api } from '../../base/context/context';
import { longDay } from '../../base/times/longDay';
import { wordsOf } from '../../base/wordsOf';
import { asSystem } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';
import type { MailBrand } from '../../platform/brands';
import type { FileStore } from '../../platform/files';
import type { Mail } from '../../platform/mail/mail';
import type { MailKind } from '../../platform/mail/mailKinds';
import { linkLine, mailTextOrNone, sellerInMails, textLetter } from '../reports';

const templates = {
  accountTerminated: 'ACCOUNT_TERMINATED',
  terminationTakenBack: 'TERMINATION_TAKEN_BACK',
  accountErasedSoon: 'ACCOUNT_ERASED_SOON',
  customerTerminated: 'CUSTOMER_TERMINATED',
  customerTookBack: 'CUSTOMER_TOOK_BACK',
} as const satisfies Partial<Record<MailKind, ReportKind>>;

interface Letter {
  kind: keyof typeof templates;
  account: Row;
  /** The broker by whose templates, or those of the brokers above it, the mail is written; null: the provider. */
  seller: string | null;
  reader: { to: string; name: string; language: Language };
  brand: MailBrand | null;
  /** Absolute. */
  link: string;
}

/** A mail about the termination of an account by the template of its seller; undefined where none applies. */
export async function accountEndLetter(
  api: Api,
  store: FileStore,
  { kind, account, seller, reader: { to, name, language }, brand, link }: Letter,
): Promise<Mail | undefined> {
  const context: AccountEndContext = {
    recipient: { name },
    account: { name: String(account.companyName) },
    termination: terminationIn(account, dayOf(api.now()), language),
    seller: await sellerInMails(api.db, seller),
    broker: { name: brand?.name ?? '' },
    labels: documentLabels.accountEnd(language),
  };
  const content = await mailTextOrNone(
    { log: api.log, store, call: asSystem({ db: api.db, now: api.now() }, CATALOGUE_ID) },
    {
      kind: templates[kind],
      about: { seller, language },
      contents: { of: 'accountEnd', context },
    },
  );
  const after = [linkLine(wordsOf(language)('mails.termination.account'), link, brand)];
  return content && textLetter({ kind, to, language, content, after, brand });
}

function terminationIn(account: Row, today: string, language: Language): AccountEndContext['termination'] {
  if (!account.dateErasureDue) return { erasedOn: '', daysLeft: '', undo: '' };
  const due = String(account.dateErasureDue);
  const { undo } = documentLabels.accountEnd(language);
  return {
    erasedOn: longDay(due, language),
    daysLeft: String(daysLeft(due, today)),
    undo: account.isResignedByOwner ? undo.byOwner : undo.bySeller,
  };
}
