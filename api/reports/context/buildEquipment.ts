import { askedParts, countedFindings } from '@plumbline/resources/audits/askedParts';
import { dangerLevelOf } from '@plumbline/resources/audits/assessCheckpoint';
import {
  type AuditContent,
  answerTo,
  type ChecklistPart,
  type Checkpoint,
  checkpointsOf,
  isApplicable,
} from '@plumbline/resources/audits/checklistParts';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import type { Field, FileValue } from '@plumbline/resources/fields/field';
import { type Language, localized } from '@plumbline/resources/languages';
import { inPairs } from '@plumbline/resources/reports/inPairs';
import type {
  ReportDeficiency,
  ReportEquipment,
  ReportPhoto,
} from '@plumbline/resources/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/reports/reportLabels';
import { earlierDeficiencies } from './earlierDeficiencies';
import type { Formats } from './formats';
import { headerFields } from './headerFields';
import type { ReportData } from './loadReportData';
import { nextDates } from './nextDates';
import { ownFields } from './ownFields';
import { pathOf } from './pathOf';

/** One inspected piece as the report shows it; `position` counts from 1. */
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
    findings: data.deficiencies.get(audit.id) ?? [],
  };
  const head = headerFields(data.categories, equipment, to);
  const found = countedFindings(content).map((one, index) =>
    deficiency(data, one, `${position}.${index + 1}`, formats),
  );
  const asked = askedParts(content);
  const parts = (content.parts ?? []).map((part) =>
    isApplicable(part, audit.notApplicableParts)
      ? reportPart(asked.find(({ id }) => id === part.id) ?? part, content, language, formats)
      : setAside(part, language),
  );
  const earlier = earlierDeficiencies(data, audit, formats);
  const inspector = data.inspectors.get(audit.auditor ?? '') ?? data.auditor;
  const location = pathOf(data.locations, equipment?.location ?? null);
  const photos = [
    ...asked.flatMap((part) => checkpointPhotos(part, audit, language)),
    ...(audit.damageImages ?? []).map((file) => photo(file)),
  ];
  return {
    number: String(position),
    identNumber: equipment?.identNumber ?? '',
    qrCode: equipment?.qrCode ?? '',
    place: equipment?.place ?? '',
    location,
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
    nextDate: formats.day(audit.nextAuditDate),
    nextDates: nextDates(data, audit, formats),
    comment: remarks(audit, language, formats),
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
    parts: parts.filter((part) => part.checkpoints.length > 0),
    deficiencies: found,
    earlierDeficiencies: earlier,
    earlierCount: earlier.length > 0 ? String(earlier.length) : '',
    photos,
    photoRows: inPairs(photos),
  };
}

/** The inspector's remarks, and what a reader must know besides: corrections, and a lock that was lifted by hand. */
function remarks(audit: Audit, language: Language, { day }: Formats): string {
  const { notes } = reportLabels(language).details;
  const filled = (text: string, values: Record<string, string>) =>
    text.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return [
    audit.comment,
    ...(audit.corrections ?? []).map(({ at, by, reason }) =>
      filled(notes.correction, { date: day(at), by: by ?? '–', reason }),
    ),
    audit.liftedAt &&
      filled(notes.lifted, {
        date: day(audit.liftedAt),
        by: audit.liftedBy ?? '–',
        reason: audit.liftReason ?? '–',
      }),
    audit.isUnaware ? notes.unaware : null,
  ]
    .filter(Boolean)
    .join('\n');
}

type ReportPart = ReportEquipment['parts'][number];

/** What was answered, and what was found without an answer of its own. */
type Given = Pick<AuditContent, 'answers' | 'findings'>;

/** A part the piece does not have is named, lest a reader takes it for forgotten. */
function setAside(part: ChecklistPart, language: Language): ReportPart {
  const words = reportLabels(language).checkpoints;
  const nothing = {
    answer: '',
    value: '',
    unit: '',
    limits: '',
    comment: '',
    danger: { code: '' as const, word: '' },
  };
  return {
    name: localized(part.name, language),
    checkpoints: shownIn(part).length > 0 ? [{ number: '1', name: words.notApplicable, ...nothing }] : [],
  };
}

function reportPart(part: ChecklistPart, given: Given, language: Language, formats: Formats): ReportPart {
  return {
    name: localized(part.name, language),
    checkpoints: shownIn(part).map((checkpoint, index) =>
      reportCheckpoint(checkpoint, index, given, language, formats),
    ),
  };
}

const shownIn = (part: ChecklistPart): Checkpoint[] =>
  checkpointsOf(part).filter((checkpoint) => checkpoint.isReferToReport !== false);

/** Photos taken at checkpoints; those of a deficiency stand with it. */
const checkpointPhotos = (part: ChecklistPart, audit: Audit, language: Language): ReportPhoto[] =>
  shownIn(part).flatMap((checkpoint) =>
    (answerTo(checkpoint, audit.answers)?.photos ?? []).map((file) =>
      photo(file, localized(checkpoint.name, language)),
    ),
  );

function reportCheckpoint(
  checkpoint: Checkpoint,
  index: number,
  { answers, findings }: Given,
  language: Language,
  formats: Formats,
) {
  const given = answerTo(checkpoint, answers);
  const level = dangerLevelOf(checkpoint, given);
  const choices = reportChoices(language);
  return {
    number: String(index + 1),
    name: localized(checkpoint.name, language),
    answer: given?.answer ? choices.answer[given.answer] : withoutAnswer(),
    value: formats.number(given?.number),
    unit: typeof given?.number === 'number' ? (checkpoint.unit ?? '') : '',
    limits: limitsOf(checkpoint, language, formats),
    comment: given?.comment ?? '',
    danger: level ? { code: level, word: choices.dangerLevel[level] } : { code: '' as const, word: '' },
  };

  // A gap could be taken for a mistake of printing: what was found stands for an answer, and nothing is said as such.
  function withoutAnswer(): string {
    if (typeof given?.number === 'number') return '';
    const isFound = findings.some((finding) => finding.checkpoint === checkpoint.id);
    return isFound ? reportLabels(language).checkpoints.found : '–';
  }
}

/** Up to where an amount is green and orange, beside what was measured. */
function limitsOf({ greenMax, orangeMax, unit }: Checkpoint, language: Language, formats: Formats): string {
  const words = reportLabels(language).checkpoints;
  const upTo = (word: string, most: number | null | undefined) =>
    typeof most === 'number'
      ? `${word} ≤ ${[formats.number(most), unit].filter(Boolean).join('\u00a0')}`
      : '';
  return [upTo(words.green, greenMax), upTo(words.orange, orangeMax)].filter(Boolean).join('\n');
}

const isInReport = (field: Field): boolean => field.inReport === true;

function deficiency(data: ReportData, one: Deficiency, number: string, formats: Formats): ReportDeficiency {
  const { language } = data.report;
  const photos = (one.photos ?? []).map((file) => photo(file));
  return {
    number,
    description: one.description,
    measure: one.measure ?? '',
    due: formats.day(one.dateDue),
    responsible: one.responsiblePerson ?? '',
    component: one.component ?? '',
    customFields: ownFields(data.entities.deficiencies, { ...one }, { language, formats }),
    danger: { code: one.dangerLevel, word: reportChoices(language).dangerLevel[one.dangerLevel] },
    photos,
    photoRows: inPairs(photos),
  };
}

// A camera's file name says nothing to the reader: a photo has the name of its checkpoint below it, or none.
const photo = (file: FileValue, caption = ''): ReportPhoto => ({
  image: { hash: file.hash, alternative: file.name },
  caption,
});
