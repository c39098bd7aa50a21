import type { Language } from '@plumbline/resources/language/languages';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { PlanningContext } from '@plumbline/resources/rules/reports/contexts/PlanningContext';
import { type SampleSize, sampleContext } from '../sampleContext';
import { sampleWords } from './sampleWords';

/** A deterministic sample list of an appointment, with the equipment of the sample report. */
export function samplePlanning(
  language: Language,
  size: Pick<SampleSize, 'equipment'> = {},
): PlanningContext {
  const { account, broker, customer, location, planning, auditor, contact, equipment, notFound } =
    sampleContext(language, { ...size, photos: 0 });
  const labels = documentLabels.planning(language);
  const { preparations } = sampleWords[language];
  const { states, locked } = labels.equipment;
  const pieces = equipment.map((piece, index): PlanningContext['equipment'][number] => {
    const isInspected = index < equipment.length / 4;
    const open = piece.earlierDeficiencies.filter(({ isOpen }) => isOpen !== '');
    return {
      number: piece.number,
      identNumber: piece.identNumber,
      qrCode: piece.qrCode,
      place: piece.place,
      location: piece.location,
      whereabouts: piece.whereabouts,
      product: piece.product,
      manufacturer: piece.manufacturer,
      serialNumber: piece.serialNumber,
      yearOfProduction: piece.yearOfProduction,
      category: piece.category,
      regulation: piece.regulation,
      lastDate: notFound[0]?.lastDate ?? '',
      nextDate: planning.date,
      state: isInspected ? states.FINISHED : states.OPEN,
      lock: piece.lockText || (piece.result.code === 'REPAIR_LOCKED' ? locked : ''),
      deficiencyCount: open.length > 0 ? String(open.length) : '',
      deficiencies: open.map(({ description, danger, due }) => ({ description, danger, due })),
    };
  });
  const count = (of: (piece: PlanningContext['equipment'][number]) => boolean) =>
    String(pieces.filter(of).length || '');
  return {
    planning: {
      title: location.name,
      date: planning.date,
      type: planning.type,
      comment: sampleWords[language].remarks,
      printed: planning.date,
    },
    account,
    broker,
    customer: {
      name: customer.name,
      number: customer.number,
      address: customer.address,
      logo: customer.logo,
    },
    location: { name: location.name, address: location.address },
    auditor: { name: auditor.name, phone: auditor.phone, email: auditor.email },
    contact: { name: contact.name, phone: contact.phone, email: contact.email },
    totals: {
      equipment: String(pieces.length),
      processed: count(({ state }) => state === states.FINISHED),
      locked: count(({ lock }) => lock !== ''),
      deficiencies: count(({ deficiencyCount }) => deficiencyCount !== ''),
      notFound: String(notFound.length || ''),
    },
    preparations: preparations.map((name, index) => ({
      name,
      done: index === 0 ? labels.preparations.done : '',
    })),
    preparationCount: String(preparations.length),
    equipment: pieces,
    notFound,
    labels,
  };
}
