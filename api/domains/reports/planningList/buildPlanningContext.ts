import type { Audit } from '@plumbline/resources/entities/audits';
import { type Language, localized } from '@plumbline/resources/language/languages';
import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { isMissedInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type {
  PlannedEquipment,
  PlanningContext,
} from '@plumbline/resources/rules/reports/contexts/PlanningContext';
import { pathOf } from '@plumbline/resources/rules/reports/pathOf';
import { reportChoices } from '@plumbline/resources/rules/reports/reportLabels';
import { type Formats, formatsFor } from '../context/formats';
import { inPlaceOrder } from '../context/inPlaceOrder';
import { letterhead, person } from '../context/letterhead';
import type { PlanningData } from './loadPlanningData';

interface Options {
  language: Language;
  /** Day on which the list is printed, `YYYY-MM-DD`. */
  today: string;
}

/** The data of the tags of a planning list: what is still to inspect, what is done, and what was not found. */
export function buildPlanningContext(data: PlanningData, { language, today }: Options): PlanningContext {
  const { planning, account, brand, owner, location, contacts } = data;
  const labels = documentLabels.planning(language, productNameOf(brand));
  const formats = formatsFor(language);
  const audits = inPlaceOrder(data.audits, data);
  const missed = audits.filter(isMissedInspection);
  const equipment = audits
    .filter((audit) => !isMissedInspection(audit))
    .map((audit, index) => planned(data, audit, { position: index + 1, language, labels, formats }));
  const auditor = contacts.get(planning.auditor ?? '');
  const head = letterhead({ account, brand, owner, auditor, language });
  const steps = planning.preparations ?? [];
  const count = (of: (one: PlannedEquipment) => boolean) => counted(equipment.filter(of).length);
  return {
    planning: {
      title: planning.title ?? '',
      date: formats.day(planning.datePlanned),
      type: planning.type ? reportChoices(language).auditType[planning.type] : '',
      comment: planning.comment ?? '',
      printed: formats.day(today),
    },
    account: head.account,
    broker: head.broker,
    customer: head.customer,
    location: { name: location?.name ?? '', address: formats.address(location?.address) },
    auditor: person(auditor),
    contact: person(contacts.get(planning.contact ?? '')),
    totals: {
      equipment: String(equipment.length),
      processed: count(({ state }) => state === labels.equipment.states.FINISHED),
      locked: count(({ lock }) => lock !== ''),
      deficiencies: counted(equipment.reduce((sum, { deficiencies }) => sum + deficiencies.length, 0)),
      notFound: counted(missed.length),
    },
    preparations: steps.map(({ name, isDone }) => ({ name, done: isDone ? labels.preparations.done : '' })),
    preparationCount: counted(steps.length),
    equipment,
    notFound: missed.map((audit, index) => {
      const piece = data.equipments.get(audit.equipment ?? '');
      return {
        number: String(index + 1),
        identNumber: piece?.identNumber ?? '',
        product: data.products.get(piece?.product ?? '')?.name ?? '',
        place: [pathOf(data.locations, piece?.location ?? null), piece?.place].filter(Boolean).join(' · '),
        lastDate: formats.day(piece?.lastAuditDate),
      };
    }),
    labels,
  };
}

interface Printing {
  position: number;
  language: Language;
  labels: PlanningContext['labels'];
  formats: Formats;
}

function planned(
  data: PlanningData,
  audit: Audit,
  { position, language, labels, formats }: Printing,
): PlannedEquipment {
  const piece = data.equipments.get(audit.equipment ?? '');
  const product = data.products.get(piece?.product ?? '');
  const location = pathOf(data.locations, piece?.location ?? null);
  const open = data.deficiencies.filter(({ equipment }) => equipment === piece?.id);
  const { states, locked } = labels.equipment;
  return {
    number: String(position),
    identNumber: piece?.identNumber ?? '',
    qrCode: piece?.qrCode ?? '',
    place: piece?.place ?? '',
    location,
    whereabouts: [location, piece?.place].filter(Boolean).join(' · '),
    product: product?.name ?? '',
    manufacturer: product?.manufacturer ?? '',
    serialNumber: piece?.serialNumber ?? '',
    yearOfProduction: piece?.yearOfProduction ? String(piece.yearOfProduction) : '',
    category: localized(data.categories.get(piece?.category ?? '')?.name, language),
    regulation: localized(data.checklists.get(audit.checklist ?? '')?.name, language),
    lastDate: formats.day(piece?.lastAuditDate),
    nextDate: formats.day(piece?.nextAuditDate),
    state: audit.isFinished ? states.FINISHED : states.OPEN,
    lock: piece?.isLocked ? locked : '',
    deficiencyCount: counted(open.length),
    deficiencies: open.map(({ description, dangerLevel, dateDue }) => ({
      description: description ?? '',
      danger: dangerLevel
        ? { code: dangerLevel, word: reportChoices(language).dangerLevel[dangerLevel] }
        : { code: '', word: '' },
      due: formats.day(dateDue),
    })),
  };
}

/** '' for none, so that templates can test it. */
const counted = (count: number): string => (count > 0 ? String(count) : '');
