import type { Contact } from '@plumbline/resources/entities/contacts';
import type { ChoiceOf } from '@plumbline/resources/language/choices/choiceSet';
import type { dangerLevel } from '@plumbline/resources/language/choices/choices';
import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { nextDatesOf } from '@plumbline/resources/rules/reports/besidesInspection';
import { earliestDate } from '@plumbline/resources/rules/reports/nextDates';
import { pathOf } from '@plumbline/resources/rules/reports/pathOf';
import type {
  ReportContext,
  ReportEquipment,
  ReportSignature,
} from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { verifyCode } from '../engine/drawCode';
import { buildEquipment } from './buildEquipment';
import { type Formats, formatsFor } from './formats';
import { letterhead, person } from './letterhead';
import { listActions, openDeficiencies } from './listActions';
import type { ReportData } from './loadReportData';
import { ownFields } from './ownFields';
import { picture } from './picture';
import { plansOfReport } from './plansOfReport';
import { reportCharts } from './reportCharts';
import { summarise } from './summarise';

interface Options {
  isPreview: boolean;
  /** Day of issue, `YYYY-MM-DD`. */
  today: string;
  attachments: readonly { name: string; pages: number }[];
  /** URL at which the report can be verified; null for a preview. */
  verify: string | null;
}

/** The data of the template's tags, in the report's language. */
export function buildReportContext(
  data: ReportData,
  { isPreview, today, attachments, verify }: Options,
): ReportContext {
  const { report, account, brand, owner, location, planning, contacts } = data;
  const auditor = contacts.get(report.auditor ?? '');
  const contact = contacts.get(report.contact ?? '');
  const { language } = report;
  const labels = reportLabels(language, productNameOf(brand));
  const choices = reportChoices(language);
  const formats = formatsFor(language);
  const to = { language, formats };
  const ofPerson = (one: Contact | undefined) => ownFields(data.entities.contacts, one && { ...one }, to);
  const head = letterhead({ account, brand, owner, auditor, language });
  const equipment = withLocationHeadings(
    data.audits.map((audit, index) => buildEquipment(data, audit, index + 1, formats)),
  );
  const found = equipment.flatMap((one) => one.deficiencies);
  const open = equipment.flatMap(openDeficiencies);
  const actions = listActions(equipment, labels);
  const byDanger = (code: ChoiceOf<typeof dangerLevel>) => ({
    danger: { code, word: choices.dangerLevel[code] },
    count: String(open.filter(({ danger }) => danger.code === code).length),
  });
  const summary = summarise(equipment, labels);
  const dangers = { red: byDanger('red'), orange: byDanger('orange'), green: byDanger('green') };
  const days = data.audits.flatMap((audit) => earliestDate(nextDatesOf(audit, data)) ?? []).sort();
  const isLocked = (one: ReportEquipment, index: number) =>
    one.lockCount !== '' || (locking.includes(one.result.code) && !data.audits[index]?.liftedAt);
  return {
    report: {
      number: report.number ?? '',
      date: formats.day(today),
      state: isPreview ? labels.previewState : labels.finalState,
      title: labels.title,
      remarks: report.comment ?? '',
      customFields: ownFields(data.entities.auditReports, { ...report }, to),
      supersedes: data.superseded?.number ?? '',
      hash: verify ? (report.contentHash ?? '') : '',
      verifyAddress: verify ?? '',
      verifyCode: verify ? { hash: verifyCode, alternative: verify } : null,
    },
    account: head.account,
    broker: head.broker,
    customer: {
      ...head.customer,
      customFields: ownFields(data.entities.equipmentOwners, owner && { ...owner }, to),
    },
    location: {
      name: location?.name ?? report.locationName ?? '',
      address: formats.address(location?.address),
      customFields: ownFields(data.entities.locations, location && { ...location }, to),
    },
    planning: {
      date: formats.day(planning?.datePlanned),
      type: report.type ? choices.auditType[report.type] : '',
      customFields: ownFields(data.entities.auditPlannings, planning && { ...planning }, to),
    },
    auditor: { ...person(auditor), customFields: ofPerson(auditor) },
    contact: { ...person(contact), customFields: ofPerson(contact) },
    totals: {
      equipment: String(equipment.length + data.missed.length),
      processed: String(data.audits.filter((audit) => audit.result !== 'NOT_PROCESSED').length),
      deficiencies: String(found.length),
      earlier: String(open.length - found.length),
      locked: String(equipment.filter(isLocked).length),
      nextDate: formats.day(days[0]),
      attachments: attachments.length > 0 ? String(attachments.length) : '',
      actions: actions.length > 0 ? String(actions.length) : '',
      notFound: data.missed.length > 0 ? String(data.missed.length) : '',
    },
    summary,
    dangers,
    charts: reportCharts({ summary, dangers }),
    plans: plansOfReport(data, equipment),
    actions,
    equipment,
    notFound: data.missed.map((audit, index) => {
      const piece = data.equipments.get(audit.equipment ?? '');
      const place = [pathOf(data.locations, piece?.location ?? null), piece?.place];
      return {
        number: String(index + 1),
        identNumber: piece?.identNumber ?? '',
        product: data.products.get(piece?.product ?? '')?.name ?? '',
        place: place.filter(Boolean).join(' · '),
        lastDate: formats.day(piece?.lastAuditDate),
      };
    }),
    signatures: {
      auditor: signature(data, 'auditor', formats),
      customer: signature(data, 'customer', formats),
    },
    attachments: attachments.map(({ name, pages }, index) => ({
      number: String(index + 1),
      name,
      pages: String(pages),
    })),
    labels,
  };
}

const locking = ['REPAIR_LOCKED', 'SCRAP'];

/** The equipment is sorted by location. */
const withLocationHeadings = (equipment: ReportEquipment[]): ReportEquipment[] =>
  equipment.map((one, index) => ({
    ...one,
    locationHeading: one.location === equipment[index - 1]?.location ? '' : one.location,
  }));

function signature(
  data: ReportData,
  role: 'auditor' | 'customer',
  { day, moment }: Formats,
): ReportSignature {
  const labels = reportLabels(data.report.language).signatures;
  const signed = data.report.signatures?.find((one) => one.role === role);
  const somebody = person(
    data.contacts.get(data.report[role === 'auditor' ? 'auditor' : 'contact'] ?? ''),
  ).name;
  return {
    image: signed ? picture(signed.image, signed.name) : null,
    name: signed?.name ?? somebody,
    // An account that inspects its own equipment has no customer.
    role: labels[role === 'customer' && !data.owner ? 'onSite' : role],
    place: signed?.place ?? '',
    date: signed ? day(signed.date) : '',
    time: signed ? (signed.signedAt ? moment(signed.signedAt) : day(signed.date)) : '',
  };
}
