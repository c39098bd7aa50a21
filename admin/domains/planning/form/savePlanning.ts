import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { DataProvider } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { changedFields } from '../../../data/offline/merge/changedFields';
import { getEvery } from '../../../data/records/useEvery';
import { changeEquipments } from '../planningCommands';
import { draftOf, type PlanningValues } from './planningDraft';

export type Details = Record<string, unknown>;
type Planning = LocalRow<'auditPlannings'>;

/** The equipment on an inspection list. */
export const equipmentOf = (audits: readonly LocalRow<'audits'>[]): ReadonlySet<string> =>
  new Set(audits.flatMap(({ equipment }) => equipment ?? []));

interface Selection {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  confirmedOtherLocation: boolean;
  /** The new inspector, if changed. */
  auditor?: string | null | undefined;
}

/** Adds equipment to a planning and removes it; rejects with the server's refusals. */
export async function saveSelection(
  planning: string,
  { before, after, confirmedOtherLocation, auditor }: Selection,
): Promise<void> {
  const add = [...after].filter((one) => !before.has(one));
  const remove = [...before].filter((one) => !after.has(one));
  if (add.length === 0 && remove.length === 0) return;
  await changeEquipments(planning, { add, remove, confirmedOtherLocation, ...(auditor ? { auditor } : {}) });
}

/** Fields of the form that differ from the stored row. */
export function changedDetails(
  entity: AnyEntity,
  planning: Planning,
  values: PlanningValues,
  isRewritten: boolean,
): Details {
  const { title, comment, auditor, contact, datePlanned, dateUntil, confirmsByMail, preparations } =
    draftOf(values);
  return changedFields(
    entity,
    { ...planning },
    {
      ...values.own,
      ...{ title, comment, auditor, contact, datePlanned, dateUntil, confirmsByMail },
      // Another user may tick an item in the meantime, so the list is sent only if it was edited here.
      ...(isRewritten ? { preparations } : {}),
    },
  );
}

interface Planned {
  id: string;
  entity: AnyEntity;
  values: PlanningValues;
  chosen: ReadonlySet<string>;
  confirmedOtherLocation: boolean;
}

/**
 * Saves the form on top of an appointment that was created by a request without answer. Throws `refusal` if its
 * location, customer or type differ now, since its inspections belong to those.
 */
export async function savePlannedSince(
  provider: DataProvider,
  { id, entity, values, chosen, confirmedOtherLocation }: Planned,
  refusal: unknown,
): Promise<void> {
  const [{ data: planning }, audits] = await Promise.all([
    provider.getOne<Planning>('auditPlannings', { id }),
    getEvery<LocalRow<'audits'>>(provider, 'audits', {
      filter: { planning: id },
      sort: { field: 'id', order: 'ASC' },
    }),
  ]).catch(() => Promise.reject(refusal));
  const isElsewhere = (['location', 'owner', 'type'] as const).some(
    (name) => planning[name] !== values[name],
  );
  if (isElsewhere) throw refusal;
  await saveSelection(id, {
    before: equipmentOf(audits),
    after: chosen,
    confirmedOtherLocation,
    auditor: planning.auditor === values.auditor ? null : values.auditor,
  });
  const details = changedDetails(entity, planning, values, true);
  if (Object.keys(details).length === 0) return;
  const { data: current } = await provider.getOne<Planning>('auditPlannings', { id });
  await provider.update('auditPlannings', { id, data: { ...current, ...details }, previousData: current });
}
