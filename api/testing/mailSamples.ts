import type { Language } from '@plumbline/resources/language/languages';
import type { Api } from '../base/context/context';
import { wordsOf } from '../base/wordsOf';
import { orderMailWords } from '../domains/licences/orderMailWords';
import type { AppointmentNews } from '../domains/planning/mails/appointmentMailHooks';
import { appointmentWords } from '../domains/planning/mails/sendAppointmentMail';
import { reportLetter } from '../domains/reports/mails/reportLetter';
import { alertWords } from '../domains/safety/alertWords';
import { weeklyLetter } from '../domains/weeklyMail/weeklyLetter';
import type { Account } from '../platform/auth/actors/findPerson';
import { invitationMail } from '../platform/auth/invitations/invitationMail';
import {
  changedMail,
  movedMail,
  newAddressMail,
  resetMail,
  welcomeMail,
} from '../platform/auth/passwords/accountMails';
import { brokerMail, confirmMail, knownMail } from '../platform/auth/registration/registrationMails';
import type { Details } from '../platform/auth/registration/registrations';
import { type SecondFactorNews, secondFactorMail } from '../platform/auth/secondFactor/secondFactorMails';
import type { MailBrand } from '../platform/brands';
import { letter } from '../platform/mail';
import type { Mail } from '../platform/mail/mail';
import type { MailKind } from '../platform/mail/mailKinds';

interface Reader {
  api: Pick<Api, 'db' | 'config'>;
  language: Language;
  instance: string;
  brand: MailBrand | null;
}

type Sample = (reader: Reader) => Mail | Promise<Mail>;

const email = 'anna@firma.example';
const link = 'https://app.example/there';

/** One mail of each kind; a kind without a sample does not compile. */
export const mailSamples: Record<MailKind, Sample> = {
  resetPassword: (reader) => resetMail({ ...reader, email }, link),
  welcome: (reader) => welcomeMail({ ...reader, email }, link),
  passwordChanged: (reader) => changedMail({ ...reader, email }, link),
  newAddress: (reader) => newAddressMail({ ...reader, email }, 'new@firma.example', link),
  addressMoved: (reader) => movedMail({ ...reader, email }, 'new@firma.example'),
  invitation: (reader) => invitationMail({ ...reader, email, link, inviter: 'Jan', account: 'Firma' }),
  confirmRegistration: ({ language, brand }) =>
    confirmMail(details(language), { link, brand, broker: 'Regalwerk' }),
  knownAddress: ({ language, brand }) =>
    knownMail(details(language), { signIn: link, forgotten: link, brand }),
  brokerRegistered: ({ language }) => brokerMail(details(language), { to: email, language, link }),
  secondFactorOn: (reader) => secondFactor('on', reader),
  secondFactorOff: (reader) => secondFactor('off', reader),
  secondFactorReset: (reader) => secondFactor('reset', reader),
  recoveryCodeUsed: (reader) => secondFactor('recoveryUsed', reader),
  week: ({ language, brand }) =>
    weeklyLetter(
      { to: email, language, account: 'Firma', origin: 'https://app.example', today: '2026-11-23', brand },
      {
        until: '2026-11-29',
        suggestions: [],
        ends: { total: 0, rows: [] },
        plannings: { total: 0, rows: [] },
        tasks: { total: 0, rows: [] },
        places: new Map(),
        pieces: new Map(),
      },
    ),
  redDeficiency: (reader) => plain('redDeficiency', reader, alertWords(reader.language, 'red')),
  escalatingDeficiency: (reader) =>
    plain('escalatingDeficiency', reader, alertWords(reader.language, 'escalating')),
  damage: (reader) => plain('damage', reader, wordsIn(reader.language, 'mails.damage')),
  orderPlaced: (reader) => plain('orderPlaced', reader, orderMailWords(reader.language).placed),
  orderSold: (reader) => plain('orderSold', reader, orderMailWords(reader.language).sold),
  orderKeys: (reader) => plain('orderKeys', reader, orderMailWords(reader.language).keys),
  invoice: (reader) => plain('invoice', reader, orderMailWords(reader.language).invoice),
  creditNote: (reader) => plain('creditNote', reader, orderMailWords(reader.language).credit),
  licenceSoon: (reader) => licence('licenceSoon', reader),
  licenceOver: (reader) => licence('licenceOver', reader),
  trialSoon: (reader) => licence('trialSoon', reader),
  trialOver: (reader) => licence('trialOver', reader),
  accountTerminated: (reader) => termination('accountTerminated', 'terminated', reader),
  terminationTakenBack: (reader) => termination('terminationTakenBack', 'takenBack', reader),
  accountErasedSoon: (reader) => termination('accountErasedSoon', 'erasedSoon', reader),
  customerTerminated: (reader) => toSeller('customerTerminated', 'terminated', reader),
  customerTookBack: (reader) => toSeller('customerTookBack', 'takenBack', reader),
  codeQuestion: (reader) => plain('codeQuestion', reader, wordsIn(reader.language, 'mails.codeQuestion')),
  report: ({ language, brand }) =>
    reportLetter({
      to: email,
      language,
      account: { companyName: 'Firma', reportMailSubject: null, reportMailText: null },
      values: { company: 'Firma' },
      verify: link,
      brand,
    }),
  appointmentPlanned: (reader) => appointment('planned', reader),
  appointmentMoved: (reader) => appointment('moved', reader),
  appointmentCancelled: (reader) => appointment('cancelled', reader),
};

const appointment = (news: AppointmentNews, reader: Reader): Mail => {
  const kind = `appointment${news[0]?.toUpperCase()}${news.slice(1)}` as MailKind; // one kind for each of the news
  return plain(kind, reader, appointmentWords(reader.language, news));
};

const plain = (
  kind: MailKind,
  { language, brand }: Reader,
  words: { subject: string; body: string; ignore: string },
): Mail => letter({ kind, to: email, language, words, values: {}, linkFirst: link, brand });

const licence = (kind: 'licenceSoon' | 'licenceOver' | 'trialSoon' | 'trialOver', reader: Reader): Mail =>
  plain(kind, reader, {
    ...wordsIn(reader.language, `mails.licenceEnd.${kind}`, ['subject', 'body']),
    ignore: wordsOf(reader.language)('mails.licenceEnd.ignore'),
  });

const termination = (kind: MailKind, news: string, reader: Reader): Mail =>
  plain(kind, reader, {
    ...wordsIn(reader.language, `mails.termination.${news}`, ['subject', 'body']),
    ignore: wordsOf(reader.language)('mails.termination.ignore'),
  });

const toSeller = (kind: MailKind, news: string, reader: Reader): Mail =>
  plain(kind, reader, {
    ...wordsIn(reader.language, `mails.termination.seller.${news}`, ['subject', 'body']),
    ignore: wordsOf(reader.language)('mails.termination.seller.ignore'),
  });

function wordsIn(language: Language, key: string, parts = ['subject', 'body', 'ignore']) {
  const words = wordsOf(language);
  const [subject = '', body = '', ignore = ''] = parts.map((part) => words(`${key}.${part}`));
  return { subject, body, ignore };
}

const secondFactor = (news: SecondFactorNews, { api, language, instance }: Reader): Promise<Mail> =>
  // Of the account nothing else is asked.
  secondFactorMail(api, news, { language, email, accounts: [{ instance }] as Account[] });

const details = (language: Language): Details => ({
  // Of what was registered mails ask no more.
  ...({} as Details),
  email,
  language,
  companyName: 'Firma',
  firstName: 'Anna',
  lastName: 'Nowak',
  phone: '+48 22 123 45 67',
});
