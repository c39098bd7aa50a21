import type { Language } from '@plumbline/resources/language/languages';
import type {
  ReportContext,
  ReportDeficiency,
  ReportEquipment,
  ReportSignature,
} from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { filled } from '../context/filled';
import { formatsFor } from '../context/formats';
import { listActions, openDeficiencies } from '../context/listActions';
import { lockWords } from '../context/lockWords';
import { reportCharts } from '../context/reportCharts';
import { summarise } from '../context/summarise';
import { verifyCode } from './drawCode';
import { sampleDay as day } from './sample/sampleDay';
import { dangerOf, sampleCheckpoint, sampleFindings } from './sample/sampleFindings';
import { type SampleKind, sampleWords } from './sample/sampleWords';

export interface SampleSize {
  /** Number of equipment. */
  equipment?: number;
  /** Photos per deficiency. */
  photos?: number;
  signed?: boolean;
}

/** A deterministic sample report for previews of templates, tests and the benchmark. */
export function sampleContext(language: Language, size: SampleSize = {}): ReportContext {
  const words = sampleWords[language];
  const labels = reportLabels(language);
  const equipment = Array.from({ length: size.equipment ?? 6 }, (_, index) =>
    sampleEquipment(language, index, size.photos ?? 2),
  );
  const count = (of: (item: ReportEquipment) => boolean) => equipment.filter(of).length;
  const actions = listActions(equipment, labels);
  const open = equipment.flatMap(openDeficiencies);
  const summary = summarise(equipment, labels);
  const dangers = {
    red: byDanger(language, 'red', open),
    orange: byDanger(language, 'orange', open),
    green: byDanger(language, 'green', open),
  };
  const deficiencies = equipment.reduce((sum, item) => sum + item.deficiencies.length, 0);
  return {
    report: {
      number: 'R-2026-0114',
      date: day(language, 13),
      state: labels.finalState,
      title: labels.title,
      remarks: words.remarks,
      customFields: [],
      supersedes: '',
      hash: sampleHash,
      verifyAddress: `https://plumbline.example/verify/${sampleHash}`,
      verifyCode: { hash: verifyCode, alternative: sampleHash },
    },
    account: { ...words.account, logo: { hash: 'sample-logo', alternative: words.account.name } },
    broker: { name: '', logo: null, footer: '' },
    customer: {
      ...words.customer,
      logo: { hash: 'sample-customer-logo', alternative: words.customer.name },
      customFields: [],
    },
    location: { ...words.location, customFields: [] },
    planning: { date: day(language, 12), type: reportChoices(language).auditType.expert, customFields: [] },
    auditor: person(words.auditor),
    contact: person(words.contact),
    totals: {
      equipment: String(equipment.length),
      processed: String(count((item) => item.result.code !== 'NOT_PROCESSED')),
      deficiencies: String(deficiencies),
      earlier: String(open.length - deficiencies),
      locked: String(count(({ state }) => state.code === 'REPAIR_LOCKED' || state.code === 'SCRAP')),
      nextDate: day(language, 12, 2027),
      attachments: '',
      actions: actions.length > 0 ? String(actions.length) : '',
      notFound: '2',
    },
    summary,
    dangers,
    charts: reportCharts({ summary, dangers }),
    plans: [
      {
        name: words.location.name,
        image: { hash: 'sample-plan', alternative: words.location.name },
        caption: equipment
          .slice(0, 3)
          .map(({ number, identNumber }) => `${number}: ${identNumber}`)
          .join(', '),
      },
    ],
    actions,
    equipment,
    notFound: [901, 902].map((piece, index) => ({
      number: String(index + 1),
      identNumber: `REG-0${piece}`,
      product: words.kinds[0]?.product ?? '',
      place: placeOf(language, index + 7),
      lastDate: index === 0 ? day(language, 14, 2025) : '',
    })),
    signatures: {
      auditor: signature(language, words.auditor, labels.signatures.auditor, size.signed ?? true),
      customer: signature(language, words.contact, labels.signatures.customer, size.signed ?? true),
    },
    attachments: [],
    labels,
  };
}

/** Number of equipment for a sample report of about this many pages with the default template. */
export function sampleEquipmentForPages(pages: number): number {
  return Math.max(1, Math.round((pages - 2) / pagesPerEquipment));
}

const pagesPerEquipment = 1.4;

function sampleEquipment(language: Language, index: number, photos: number): ReportEquipment {
  const words = sampleWords[language];
  const kind = words.kinds[index % words.kinds.length] ?? emptyKind;
  const number = String(index + 1);
  const result = resultPattern[index % resultPattern.length] ?? 'OKAY';
  const found = result === 'OKAY' || result === 'NOT_PROCESSED' ? [] : kind.deficiencies;
  const dangers = new Map(found.map((entry) => [entry.point, entry.danger]));
  const isAudited = result !== 'NOT_PROCESSED';
  const { earlier: earlierLabels, locks } = reportLabels(language);
  const { outcomes } = earlierLabels;
  const word = reportChoices(language).auditResult[result];
  // Okay by its result, but locked for another reason.
  const isLocked = index % 9 === 3;
  // Every fourth has a repaired earlier deficiency; some have an open one under observation.
  const outcome = index % 4 === 0 ? 'REMEDIED' : index % 9 === 1 ? 'UNCHANGED' : null;
  const earlier: ReportEquipment['earlierDeficiencies'] = outcome
    ? kind.deficiencies.slice(0, 1).map((entry) => ({
        number: `${number}.${found.length + 1}`,
        description: entry.description,
        found: day(language, 14, 2025),
        danger: dangerOf(language, entry.danger === 'red' ? 'orange' : entry.danger),
        outcome: outcomes[outcome],
        comment: '',
        isOpen: outcome === 'REMEDIED' ? '' : '1',
        measure: entry.measure,
        due: day(language, 20),
        responsible: entry.responsible,
      }))
    : [];
  const own = index % 6 === 0 ? [words.ownField] : [];
  const identNumber = `${kind.prefix}-${String(index + 101).padStart(4, '0')}`;
  return {
    number,
    identNumber,
    qrCode: `${kind.qrCode}${String(4817 + index * 37).slice(-4)}`,
    place: placeOf(language, index),
    location: words.location.name,
    locationHeading: index === 0 ? words.location.name : '',
    whereabouts: `${words.location.name} · ${placeOf(language, index)}`,
    inspector: words.auditor.name,
    product: kind.product,
    manufacturer: kind.manufacturer,
    serialNumber: kind.serialNumber,
    yearOfProduction: kind.yearOfProduction,
    category: kind.category,
    regulation: kind.regulation,
    regulationVersion: `${reportLabels(language).details.version} 2`,
    auditDate: isAudited ? day(language, 12) : '',
    nextDate: isAudited && result !== 'SCRAP' ? day(language, 12, 2027) : '',
    nextDates:
      isAudited && result !== 'SCRAP'
        ? [
            {
              regulation: kind.regulation,
              type: reportChoices(language).auditType.expert,
              date: day(language, 12, 2027),
              what: `${kind.regulation} · ${reportChoices(language).dutyType.expert}`,
            },
          ]
        : [],
    comment: index % 6 === 0 ? words.comment : index === 1 ? liftedNote(language) : '',
    headerFields: [],
    customFields: own,
    auditFields: [],
    productFields: [],
    reportFields: own,
    deficiencyCount: found.length > 0 ? String(found.length) : '',
    result: { code: result, word },
    state: isLocked
      ? { code: 'REPAIR_LOCKED', word: filled(locks.despite, { result: word }) }
      : { code: result, word },
    locks: isLocked ? [{ reason: sampleLock(language), deficiency: '' }] : [],
    lockText: isLocked ? sampleLock(language) : '',
    lockCount: isLocked ? '1' : '',
    parts: isAudited
      ? kind.parts.map((part) => ({
          name: part.name,
          checkpoints: part.checkpoints.map((point) =>
            sampleCheckpoint(language, point, dangers.get(point.index), index),
          ),
        }))
      : [],
    ...sampleFindings(language, { kind, found, earlier, piece: { number, identNumber }, photos }),
    earlierDeficiencies: earlier,
    earlierCount: earlier.length > 0 ? String(earlier.length) : '',
    photos: [],
    photoRows: [],
  };
}

function sampleLock(language: Language): string {
  const { name: by } = sampleWords[language].contact;
  return lockWords({ kind: 'person', since: '2026-11-02', by }, { language, formats: formatsFor(language) });
}

const liftedNote = (language: Language): string =>
  filled(reportLabels(language).details.notes.liftedLock, {
    lock: sampleLock(language),
    date: day(language, 5),
    by: sampleWords[language].auditor.name,
    reason: sampleWords[language].pointComment,
  });

const sampleHash = '3f6c1a5be07d44c28f90a1d27c9b6e5d8a41f3027be95c6d10482f7ea9c3d5b1';

const placeOf = (language: Language, index: number): string =>
  sampleWords[language].place
    .replace('%r', 'ABCDEF'[index % 6] ?? 'A')
    .replace('%f', String((index % 24) + 1));

function byDanger(
  language: Language,
  level: 'red' | 'orange' | 'green',
  found: readonly Pick<ReportDeficiency, 'danger'>[],
): ReportContext['dangers']['red'] {
  return {
    danger: dangerOf(language, level),
    count: String(found.filter(({ danger }) => danger.code === level).length),
  };
}

// Mostly okay, with each possible result at least once.
const resultPattern = [
  'REPAIR_LOCKED',
  'OKAY',
  'SCRAP',
  'OKAY',
  'REPAIR_CAN_USE',
  'NOT_PROCESSED',
  'OKAY',
  'OKAY',
  'OKAY',
] as const;
const emptyKind: SampleKind = {
  prefix: 'X',
  qrCode: '',
  manufacturer: '',
  serialNumber: '',
  yearOfProduction: '',
  category: '',
  product: '',
  regulation: '',
  captions: [],
  parts: [],
  deficiencies: [],
};

const person = ({ name, phone, email }: Record<'name' | 'phone' | 'email', string>) => ({
  name,
  phone,
  email,
  customFields: [],
});

function signature(
  language: Language,
  person: { name: string; place: string },
  role: string,
  isSigned: boolean,
): ReportSignature {
  return {
    image: isSigned ? { hash: `sample-signature-${person.name.length % 2}`, alternative: person.name } : null,
    name: person.name,
    role,
    place: isSigned ? person.place : '',
    date: isSigned ? day(language, 12) : '',
    time: isSigned ? `${day(language, 12)}, 14:35` : '',
  };
}
