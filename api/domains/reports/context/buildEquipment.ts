import type { Audit } from '@plumbline/resources/entities/audits';
import { isApplicable } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import type { Field } from '@plumbline/resources/language/fields/field';
import { localized } from '@plumbline/resources/language/languages';
import { askedParts, countedFindings } from '@plumbline/resources/rules/audits/askedParts';
import { positionText, rackGrid } from '@plumbline/resources/rules/racks/index';
import { besidesInspection } from '@plumbline/resources/rules/reports/besidesInspection';
import { inPairs } from '@plumbline/resources/rules/reports/inPairs';
import { earliestDate } from '@plumbline/resources/rules/reports/nextDates';
import { pathOf } from '@plumbline/resources/rules/reports/pathOf';
import type { ReportDeficiency, ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { earlierDeficiencies } from './earlierDeficiencies';
import { filled } from './filled';
import type { Formats } from './formats';
import { headerFields } from './headerFields';
import type { ReportData } from './loadReportData';
import { nextDates } from './nextDates';
import { ownFields } from './ownFields';
import { rackViews, wordsOfPosition } from './rackViews';
import { remarks } from './remarks';
import { reportLocks } from './reportLocks';
import { reportPart, setAside } from './reportParts';
import { brief, captioned, reportPhotos } from './reportPhotos';

/** One inspected equipment as the report shows it; `position` counts from 1. */
export function buildEquipment(
  data: ReportData,
  audit: Audit,
  position: number,
  formats: Formats,
): ReportEquipment {
  const { language } = data.report;
  const equipment = data.equipments.get(audit.equipment ?? '');
  const piece = equipment && { ...equipment };
  const to = { language, formats };
  const product = data.products.get(equipment?.product ?? '');
  const checklist = data.checklists.get(audit.checklist ?? '');
  const result = audit.result ?? 'NOT_PROCESSED';
  const content = {
    ...audit,
    parts: checklist?.parts ?? null,
    findings: data.deficiencies.filter((one) => one.audit === audit.id),
  };
  const head = headerFields(data.categories, equipment, to);
  const front = equipment ? rackGrid(equipment) : null;
  const findings = countedFindings(content);
  const found = findings.map((one, index) =>
    deficiency(data, one, {
      number: `${position}.${index + 1}`,
      piece: equipment?.identNumber ?? '',
      bays: front?.bays,
      formats,
    }),
  );
  const asked = askedParts(content);
  const parts = (content.parts ?? []).map((part) =>
    isApplicable(part, audit.notApplicableParts)
      ? reportPart(asked.find(({ id }) => id === part.id) ?? part, content, language, formats)
      : setAside(part, language),
  );
  const besides = besidesInspection(audit, data);
  const numbered = besides.earlier.map((one, index) => ({
    ...one,
    number: `${position}.${found.length + index + 1}`,
  }));
  const earlier = earlierDeficiencies(numbered, to);
  const inspector = data.contacts.get(audit.auditor ?? '') ?? data.contacts.get(data.report.auditor ?? '');
  const location = pathOf(data.locations, equipment?.location ?? null);
  const photos = reportPhotos({ audit, piece: equipment, parts: asked, earlier: numbered, language });
  return {
    number: String(position),
    identNumber: equipment?.identNumber ?? '',
    qrCode: equipment?.qrCode ?? '',
    place: equipment?.place ?? '',
    location,
    locationHeading: '',
    whereabouts: [location, equipment?.place].filter(Boolean).join(' · '),
    inspector: inspector ? `${inspector.firstName} ${inspector.lastName}` : '',
    product: product?.name ?? '',
    manufacturer: product?.manufacturer ?? '',
    serialNumber: equipment?.serialNumber ?? '',
    yearOfProduction: equipment?.yearOfProduction ? String(equipment.yearOfProduction) : '',
    category: localized(data.categories.get(equipment?.category ?? '')?.name, language),
    regulation: localized(checklist?.name, language),
    regulationVersion: checklist?.regulationVersion
      ? `${reportLabels(language).details.version} ${checklist.regulationVersion}`
      : '',
    auditDate: formats.day(audit.dateAudited),
    nextDate: formats.day(earliestDate(besides.nextDates)),
    nextDates: nextDates(besides.nextDates, data, formats),
    comment: remarks(audit, besides.lifted, to),
    headerFields: head,
    customFields: ownFields(data.entities.equipments, piece, to),
    auditFields: ownFields(data.entities.audits, { ...audit }, to),
    productFields: ownFields(data.entities.products, product && { ...product }, to),
    reportFields: [
      ...head,
      ...ownFields(data.entities.equipments, piece, to, isInReport),
      ...ownFields(data.entities.audits, { ...audit }, to, isInReport),
    ],
    deficiencyCount: found.length > 0 ? String(found.length) : '',
    result: { code: result, word: reportChoices(language).auditResult[result] },
    ...reportLocks(
      { audit, locks: besides.locks, found, left: earlier.filter(({ isOpen }) => isOpen !== '') },
      to,
    ),
    parts: parts.filter((part) => part.checkpoints.length > 0),
    deficiencies: found,
    rackViews: rackViews({
      ...{ front, findings, found, language },
      earlier: numbered.filter(({ isLeft }) => isLeft),
      piece: equipment?.identNumber ?? '',
    }),
    earlierDeficiencies: earlier,
    earlierCount: earlier.length > 0 ? String(earlier.length) : '',
    photos,
    photoRows: inPairs(photos),
  };
}

const isInReport = (field: Field): boolean => field.inReport === true;

function deficiency(
  data: ReportData,
  one: Deficiency,
  {
    number,
    piece,
    bays,
    formats,
  }: { number: string; piece: string; bays: readonly string[] | undefined; formats: Formats },
): ReportDeficiency {
  const { language } = data.report;
  const photos = captioned(
    one.photos,
    filled(reportLabels(language).photos.deficiency, { number, what: brief(one.description), piece }),
    language,
  );
  return {
    number,
    description: one.description,
    measure: one.measure ?? '',
    due: formats.day(one.dateDue),
    responsible: one.responsiblePerson ?? '',
    component: one.component ?? '',
    position: positionText(one, wordsOfPosition(language), bays),
    customFields: ownFields(data.entities.deficiencies, { ...one }, { language, formats }),
    danger: { code: one.dangerLevel, word: reportChoices(language).dangerLevel[one.dangerLevel] },
    photos,
    photoRows: inPairs(photos),
  };
}
