import type { Interval } from '@plumbline/resources/rules/audits/index';
import { ownValues } from '@plumbline/resources/rules/customFields/customFields';
import type { LocalRow } from '../../../data/offline';
import { today } from '../../../data/words/due';
import type { EquipmentRefusal, PlanningDraft } from '../planningCommands';
import { type Preparation, written } from '../preparations/preparations';

/** Values of the planning form. */
export interface PlanningValues {
  owner: string | null;
  location: string | null;
  auditor: string | null;
  contact: string | null;
  confirmsByMail: boolean;
  datePlanned: string | null;
  dateUntil: string | null;
  repeatEvery: number | null;
  repeatUnit: Interval['unit'];
  type: LocalRow<'auditPlannings'>['type'];
  title: string;
  comment: string;
  preparations: readonly Preparation[];
  /** Custom fields by name. */
  own: Record<string, unknown>;
}

export interface PlanningStart {
  /** Equipment due until this day is selected. */
  dueUntil: string | null;
  isTypeGiven: boolean;
}

export const emptyPlanning = (
  auditor: string | null,
  preparations: readonly Preparation[] = [],
): PlanningValues => ({
  owner: null,
  location: null,
  auditor,
  contact: null,
  confirmsByMail: true,
  datePlanned: today(),
  dateUntil: null,
  repeatEvery: null,
  repeatUnit: 'MONTHLY',
  type: 'expert',
  title: '',
  comment: '',
  preparations,
  own: {},
});

export const valuesOf = (planning: LocalRow<'auditPlannings'>): PlanningValues => ({
  owner: planning.owner,
  location: planning.location,
  auditor: planning.auditor,
  contact: planning.contact,
  confirmsByMail: planning.confirmsByMail ?? false,
  datePlanned: planning.datePlanned,
  dateUntil: planning.dateUntil,
  repeatEvery: planning.repeatEvery,
  repeatUnit: planning.repeatUnit ?? 'MONTHLY',
  type: planning.type,
  title: planning.title ?? '',
  comment: planning.comment ?? '',
  preparations: planning.preparations ?? [],
  own: ownValues({ ...planning }),
});

export function draftOf({
  title,
  comment,
  owner,
  location,
  auditor,
  contact,
  confirmsByMail,
  datePlanned,
  dateUntil,
  repeatEvery,
  repeatUnit,
  type,
  preparations,
  own,
}: PlanningValues): PlanningDraft {
  return {
    ...own,
    title: title.trim() || null,
    comment: comment.trim() || null,
    preparations: written(preparations),
    type,
    owner,
    contact,
    confirmsByMail: contact !== null && confirmsByMail,
    dateUntil,
    repeatEvery,
    repeatUnit: repeatEvery === null ? null : repeatUnit,
    ...(location ? { location } : {}),
    ...(auditor ? { auditor } : {}),
    ...(datePlanned ? { datePlanned } : {}),
  };
}

export type MissingField = 'owner' | 'location' | 'auditor' | 'datePlanned';

/** Required values missing in the form; the customer is required only for accounts that inspect for others. */
export function missingFields(values: PlanningValues, isOwnerAsked: boolean): MissingField[] {
  const asked: MissingField[] = [
    ...(isOwnerAsked ? ['owner' as const] : []),
    'location',
    'auditor',
    'datePlanned',
  ];
  return asked.filter((name) => !values[name]);
}

/** The refusals in a server response. */
export function refusalsIn(data: Readonly<Record<string, unknown>>): EquipmentRefusal[] {
  return Array.isArray(data.refusals) ? data.refusals.filter(isRefusal) : [];
}

const isRefusal = (value: unknown): value is EquipmentRefusal =>
  typeof value === 'object' && value !== null && 'equipment' in value && 'code' in value;
