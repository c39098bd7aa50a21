import type { Language } from '@plumbline/resources/language/languages';
import type { AppointmentContext } from '@plumbline/resources/rules/reports/contexts/AppointmentContext';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { LabelContext } from '@plumbline/resources/rules/reports/contexts/LabelContext';
import type { MailContext } from '@plumbline/resources/rules/reports/contexts/MailContext';
import { sampleContext } from '../sampleContext';

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
