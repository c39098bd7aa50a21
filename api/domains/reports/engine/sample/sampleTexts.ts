import type { Language } from '@plumbline/resources/language/languages';
import type { AccountEndContext } from '@plumbline/resources/rules/reports/contexts/AccountEndContext';
import type { AppointmentContext } from '@plumbline/resources/rules/reports/contexts/AppointmentContext';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { InvitationContext } from '@plumbline/resources/rules/reports/contexts/InvitationContext';
import type { LabelContext } from '@plumbline/resources/rules/reports/contexts/LabelContext';
import type { LicenceMailContext } from '@plumbline/resources/rules/reports/contexts/LicenceMailContext';
import type { MailContext } from '@plumbline/resources/rules/reports/contexts/MailContext';
import type { OrderMailContext } from '@plumbline/resources/rules/reports/contexts/OrderMailContext';
import type { OrderNewsContext } from '@plumbline/resources/rules/reports/contexts/OrderNewsContext';
import { sampleContext } from '../sampleContext';
import { sampleDay } from './sampleDay';
import { sampleOrder } from './sampleOrder';
import { sampleWords } from './sampleWords';

/** Deterministic data of the mail with the sample report. */
export function sampleMail(language: Language): MailContext {
  const { report, customer, location, planning, auditor, contact, account, broker } = sampleContext(
    language,
    {
      equipment: 1,
      photos: 0,
    },
  );
  return {
    recipient: { name: contact.name },
    report: { number: report.number, date: report.date, type: planning.type },
    customer: { name: customer.name },
    location: { name: location.name },
    inspector: { name: auditor.name, phone: auditor.phone, email: auditor.email },
    account: { name: account.name },
    broker: { name: broker.name },
    labels: documentLabels.mail(language),
  };
}

/** Deterministic data of a mail about the sample report's appointment. */
export function sampleAppointment(language: Language): AppointmentContext {
  const { report, labels: _labels, ...mail } = sampleMail(language);
  const { location } = sampleContext(language, { equipment: 1, photos: 0 });
  return {
    ...mail,
    planning: { days: report.date, type: report.type, count: '6' },
    location: { name: location.name, address: location.address },
    labels: documentLabels.appointment(language),
  };
}

/** Deterministic data of the mail with the sample document of an order. */
export function sampleOrderMail(language: Language, kind: ReportKind): OrderMailContext {
  const { broker, ...order } = sampleOrder(language, kind);
  const { contact } = sampleContext(language, { equipment: 1, photos: 0 });
  return {
    ...order,
    recipient: { name: contact.name },
    account: { name: order.buyer.name },
    broker: { name: broker.name },
    labels: documentLabels.orderMail(language),
  };
}

/** Deterministic data of a mail about orders without a document: of one order, or of those of a cart. */
export function sampleOrderNews(language: Language, kind: ReportKind): OrderNewsContext {
  const { seller, buyer, broker, order, items } = sampleOrder(language, 'ORDER_CONFIRMATION');
  const { account, contact } = sampleContext(language, { equipment: 1, photos: 0 });
  const isToSeller = kind === 'NEW_ORDER_MAIL';
  const [{ name = '', quantity = '' } = {}] = items;
  const first = { ...order, name, quantity };
  return {
    recipient: { name: isToSeller ? seller.name : contact.name },
    orders: isToSeller ? [first, { ...first, number: 'B-2026-0013', quantity: '1' }] : [first],
    account: { name: buyer.name },
    seller: { name: seller.name, phone: account.phone, email: seller.email },
    broker: { name: broker.name },
    labels: documentLabels.orderNews(language),
  };
}

/** Deterministic data of the reminder of the end of a licence or a trial. */
export function sampleLicenceMail(language: Language, kind: ReportKind): LicenceMailContext {
  const { seller, buyer, broker } = sampleOrder(language, 'INVOICE');
  const { account, contact } = sampleContext(language, { equipment: 1, photos: 0 });
  const isOver = kind === 'LICENCE_ENDED' || kind === 'TRIAL_ENDED';
  return {
    recipient: { name: contact.name },
    licence: {
      name: sampleWords[language].licencePackage,
      date: sampleDay(language, 30),
      daysLeft: isOver ? '' : '30',
    },
    account: { name: buyer.name },
    seller: { name: seller.name, phone: account.phone, email: seller.email },
    broker: { name: broker.name },
    labels: documentLabels.licenceMail(language),
  };
}

/** Deterministic data of a mail about the termination of an account: by an owner, or else by the seller. */
export function sampleAccountEnd(language: Language, kind: ReportKind): AccountEndContext {
  const { recipient, licence: _licence, ...mail } = sampleLicenceMail(language, kind);
  const isUndone = kind === 'TERMINATION_TAKEN_BACK' || kind === 'CUSTOMER_TOOK_BACK';
  const isToSeller = kind === 'CUSTOMER_TERMINATED' || kind === 'CUSTOMER_TOOK_BACK';
  const labels = documentLabels.accountEnd(language);
  return {
    ...mail,
    recipient: isToSeller ? { name: mail.seller.name } : recipient,
    termination: isUndone
      ? { erasedOn: '', daysLeft: '', undo: '' }
      : { erasedOn: sampleDay(language, 30), daysLeft: '30', undo: labels.undo.byOwner },
    labels,
  };
}

/** Deterministic data of the invitation of the sample report's contact. */
export function sampleInvitation(language: Language): InvitationContext {
  const { seller, buyer, broker } = sampleOrder(language, 'INVOICE');
  const { account, contact, auditor } = sampleContext(language, { equipment: 1, photos: 0 });
  return {
    recipient: { name: contact.name, email: contact.email },
    inviter: { name: auditor.name },
    account: { name: buyer.name },
    invitation: { until: sampleDay(language, 30) },
    seller: { name: seller.name, phone: account.phone, email: seller.email },
    broker: { name: broker.name },
    labels: documentLabels.invitation(language),
  };
}

/** Deterministic data of the label of the sample report's first piece. */
export function sampleLabel(language: Language): LabelContext {
  const { equipment, customer, account, totals, planning } = sampleContext(language, {
    equipment: 1,
    photos: 0,
  });
  const [piece] = equipment;
  return {
    piece: {
      identNumber: piece?.identNumber ?? '',
      qrCode: piece?.qrCode ?? '',
      serialNumber: piece?.serialNumber ?? '',
      product: piece?.product ?? '',
      manufacturer: piece?.manufacturer ?? '',
      category: piece?.category ?? '',
      location: piece?.location ?? '',
      place: piece?.place ?? '',
      yearOfProduction: piece?.yearOfProduction ?? '',
      lastDate: planning.date,
      nextDate: totals.nextDate,
    },
    customer: { name: customer.name },
    account: { name: account.name },
    labels: documentLabels.label(language),
  };
}
