import { definitions, entities } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { mayEver } from '@plumbline/resources/language/permissions';
import { adHocChecklist } from '@plumbline/resources/rules/planning/adHocChecklist';
import { isOpenInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { type Obstacle, whyNotChoosable } from '@plumbline/resources/rules/planning/whyNotChoosable';
import { useMemo } from 'react';
import { commandLocally, createLocally, type LocalRow, useLocalList } from '../../../data/offline';
import { useActor } from '../../../data/session/ActorProvider';
import { today } from '../../../data/words/due';
import { useRights } from '../../../entities/useRights';

export interface InspectNow {
  /** Why it cannot be inspected now; null: it can. */
  obstacle: Obstacle | 'NO_CHECKLIST' | 'NO_RIGHT' | null;
  /** The open inspection of the piece on another appointment. */
  elsewhere: LocalRow<'audits'> | undefined;
  /** It needs an appointment of its own, because this one is finished or of another customer. */
  isNewAppointment: boolean;
  /** Stores the inspection on this device; resolves with the path ids of appointment and inspection. */
  begin: () => Promise<{ planning: string; audit: string }>;
}

/** Adds a piece to an appointment, or to a new one of today, to inspect it at once; works without the server. */
export function useInspectNow(
  planning: LocalRow<'auditPlannings'>,
  equipment: LocalRow<'equipments'>,
): InspectNow {
  const actor = useActor();
  const { canUpdate } = useRights(entities.auditPlannings);
  const { records: locations } = useLocalList('locations');
  const { records: categories } = useLocalList('categories');
  const { records: products } = useLocalList('products', { filter: { id: [equipment.product] } });
  const { records: regulations } = useLocalList('auditRegulations');
  const { records: checklists } = useLocalList('checklists');
  const { records: audits } = useLocalList('audits', { filter: { equipment: equipment.id } });
  const checklist = useMemo(
    () =>
      adHocChecklist(
        equipment,
        planning.type,
        {
          locations: byId(locations),
          categories: byId(categories),
          products: byId(products),
          regulations: byId(regulations),
        },
        checklists,
      ),
    [equipment, planning.type, locations, categories, products, regulations, checklists],
  );
  const isNewAppointment =
    planning.state === 'finished' || (planning.owner ?? null) !== (equipment.owner ?? null);
  const { contact } = actor;
  const mayBegin = isNewAppointment
    ? contact !== null && mayEver(definitions.auditPlannings, 'create', actor)
    : canUpdate({ ...planning });
  const obstacle = whyNotChoosable({
    equipment,
    planning: { owner: equipment.owner },
    // The server decides on the licence: it may have been renewed since this device was online.
    license: null,
    locations: new Set([equipment.location]),
    checkpointCount: checklist === undefined ? undefined : 1,
    isBeyondAuditor: false,
    hasRegulation: false,
    appointment: undefined,
  });
  return {
    obstacle: obstacle ?? (mayBegin ? (checklist ? null : 'NO_CHECKLIST') : 'NO_RIGHT'),
    elsewhere: audits.find((audit) => audit.planning !== planning.id && isOpenInspection(audit)),
    isNewAppointment,
    begin: async () => {
      const { owner, location, id } = equipment;
      const { type } = planning;
      const target = isNewAppointment
        ? await createLocally('auditPlannings', {
            owner,
            location,
            type,
            auditor: contact ?? '',
            datePlanned: today(),
          })
        : planning.id;
      const audit = newId();
      await commandLocally('audits', audit, 'begin', {
        planning: target,
        equipment: id,
        checklist: checklist?.id,
      });
      return { planning: target, audit };
    },
  };
}

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));
